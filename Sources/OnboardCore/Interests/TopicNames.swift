/// A topic's name, and the language that it is written in.
package struct TopicName: Hashable, Sendable {
  package let text: String
  package let language: String
}

extension Topic {
  /// The name shown when the content is in `language`: its own, else that of the next language
  /// with names along MediaWiki's fallback chain, else the English one (T-2).
  package func name(in language: String) -> TopicName {
    for code in TopicNames.chain(from: language) {
      if let text = TopicNames.own(code)?[number - 1] {
        return TopicName(text: text, language: code)
      }
    }
    preconditionFailure("the English row of the topic names is complete")
  }
}

/// The names of the topics, by language.
package enum TopicNames {
  /// The languages that have names of their own, sorted.
  package static var languages: [String] { rows.keys.sorted() }

  /// The names in one language, in the order of the topics; nil when it has none of its own.
  package static func own(_ language: String) -> [String]? {
    rows[language].map { $0.split(separator: "|").map(String.init) }
  }

  /// `language`, then where its names come from when it has none, English last.
  package static func chain(from language: String) -> [String] {
    [language] + (Language.named(language)?.fallbacks ?? []) + ["en"]
  }

  private static let rows: [String: Substring] = {
    var rows: [String: Substring] = [:]
    for line in table.split(separator: "\n") {
      guard let end = line.firstIndex(of: "|") else { continue }
      rows[String(line[..<end])] = line[line.index(after: end)...]
    }
    return rows
  }()
}
