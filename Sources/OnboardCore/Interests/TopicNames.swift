/// A topic's name, and the language that it is written in.
package struct TopicName: Hashable, Sendable {
  package let text: String
  package let language: String
}

extension Topic {
  /// The name shown when the content is in `language`: its own, else that of the next language
  /// with names along MediaWiki's fallback chain, else the English one (T-2).
  package func name(in language: String) -> TopicName {
    TopicNames.shown(in: language)[number - 1]
  }
}

/// The names of the topics, by language.
package enum TopicNames {
  /// The languages that have names of their own, sorted.
  package static var languages: [String] { rows.keys }

  /// The names in one language, in the order of the topics; nil when it has none of its own.
  package static func own(_ language: String) -> [String]? {
    rows.fields(of: language).map { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The names that are shown when the content is in `language`, in the order of the topics.
  package static func shown(in language: String) -> [TopicName] {
    for code in [language] + (own(language) == nil ? chain(from: language) : []) {
      if let names = own(code) { return names.map { TopicName(text: $0, language: code) } }
    }
    preconditionFailure("there are English names")
  }

  /// `language`, then where its names come from when it has none: along the fallback chain, then
  /// from its wiki's own language, English last.
  package static func chain(from language: String) -> [String] {
    guard let known = Language.named(language) else { return [language, "en"] }
    return [language] + known.fallbacks + [known.wiki, "en"]
  }

  private static let rows = SortedRows(table, separator: "|")
}
