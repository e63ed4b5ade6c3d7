import OnboardCore

/// What `meta=allmessages` tells of the names of topics.
struct TopicNamesAnswer {
  /// Longer ones, and those that mean "nothing", name no topic.
  private static let longest = 100

  let names: [Topic: String]

  init(_ value: JSONValue) {
    let topics = Dictionary(
      uniqueKeysWithValues: Topic.allCases.map { (Questions.message(naming: $0), $0) })
    var names: [Topic: String] = [:]
    for message in value["query"]?["allmessages"]?.elements ?? [] {
      guard message["missing"]?.isSet != true,
        let topic = message["name"]?.string.flatMap({ topics[$0] }),
        let name = message["content"]?.string.flatMap(TopicNamesAnswer.name)
      else { continue }
      names[topic] = name
    }
    self.names = names
  }

  /// The text of a message as a name: one line without markup.
  private static func name(_ message: String) -> String? {
    let words = Markup.plainText(message).split { $0.isWhitespace }
    let name = Normalization.composed(words.joined(separator: " "))
    return name.isEmpty || name == "-" || name.count > longest ? nil : name
  }
}
