/// A topic's name, and the language that it is written in.
package struct TopicName: Hashable, Sendable {
  package let text: String
  package let language: String
}

/// The names of the topics, by language: those that content told, else those built in.
package struct TopicNames: Equatable, Sendable {
  private var told: [String: [Topic: String]] = [:]

  package init() {}

  /// The names that are shown when the content is in `language`, in the order of the topics.
  package func shown(in language: String) -> [TopicName] {
    let builtIn = TopicNames.builtIn(in: language)
    guard let told = told[language], !told.isEmpty else { return builtIn }
    return zip(Topic.allCases, builtIn).map { topic, name in
      told[topic].map { TopicName(text: $0, language: language) } ?? name
    }
  }

  package func name(of topic: Topic, in language: String) -> TopicName {
    shown(in: language)[topic.number - 1]
  }

  /// Whether content was asked for the names in `language` already, and answered.
  package func wereTold(in language: String) -> Bool { told[language] != nil }

  /// Takes over what content told, an empty answer included.
  ///
  /// A wiki without a name of its own tells that of another language, and does not say so: such a
  /// name is left out.
  mutating func tell(_ names: [Topic: String], in language: String) {
    let borrowed = TopicNames.chain(from: language).filter { $0 != language }
      .compactMap(TopicNames.own)
    told[language] = names.filter { topic, name in
      !name.isEmpty && !borrowed.contains { $0[topic.number - 1] == name }
    }
  }
}

// MARK: - The names built in

extension TopicNames {
  /// The languages that have names of their own, sorted.
  package static var languages: [String] { rows.keys }

  /// The names in one language, in the order of the topics; nil when it has none of its own.
  package static func own(_ language: String) -> [String]? {
    rows.fields(of: language).map { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The names that are known for `language` without asking anybody: its own, else those of the
  /// next language with names along MediaWiki's fallback chain, else the English ones (T-2).
  package static func builtIn(in language: String) -> [TopicName] {
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
