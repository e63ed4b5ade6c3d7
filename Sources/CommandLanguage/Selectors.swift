import OnboardCore

extension Grammar {
  /// What `select` and `deselect` name: numbers, `topic NAME, NAME`, titles in quotes, bare words.
  static func selectors(_ arguments: Arguments) throws(CommandError) -> [Selector] {
    guard let first = arguments.tokens.first else {
      throw .arguments(
        arguments.verb, .none(expected: "a card's number, a topic or a title"))
    }
    if arguments.tokens.count == 1, isTopicKeyword(first) {
      throw .arguments(arguments.verb, .none(expected: "a topic's name, id or number"))
    }
    var selectors: [Selector] = []
    var phrase: [String] = []
    var namesTopics = false
    func closePhrase() {
      guard !phrase.isEmpty else { return }
      let text = phrase.joined(separator: " ")
      phrase = []
      guard namesTopics else {
        selectors.append(.words(text))
        return
      }
      for part in text.split(separator: ",") { selectors.append(.topic(trimmed(part))) }
    }
    for (index, token) in arguments.tokens.enumerated() {
      if token.isQuoted {
        closePhrase()
        selectors.append(namesTopics ? .topic(token.text) : .title(token.text))
      } else if isTopicKeyword(token), phrase.isEmpty, index + 1 < arguments.tokens.count {
        namesTopics = true
      } else if phrase.isEmpty, !namesTopics, let numbers = numbers(in: token),
        isAlone(index, arguments.tokens)
      {
        selectors += numbers.map { .card($0) }
      } else if phrase.isEmpty, isEndlessNumber(token) {
        throw arguments.unexpected("a card's number, a topic or a title")
      } else {
        phrase.append(token.text)
      }
    }
    closePhrase()
    guard !selectors.isEmpty else {
      throw arguments.unexpected("a card's number, a topic or a title")
    }
    return selectors
  }

  private static func isTopicKeyword(_ token: Token) -> Bool {
    let text = token.text.lowercased()
    return !token.isQuoted && (text == "topic" || text == "topics")
  }

  /// The numbers of a word such as `3`, `3,` or `3,7`.
  private static func numbers(in token: Token) -> [Int]? {
    guard !token.isQuoted else { return nil }
    let parts = token.text.split(separator: ",")
    let numbers = parts.compactMap { Int($0) }
    return numbers.isEmpty || numbers.count < parts.count ? nil : numbers
  }

  /// A number that no card can have, and that is no title either.
  private static func isEndlessNumber(_ token: Token) -> Bool {
    token.text.utf8.count > 18 && token.text.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func trimmed(_ part: Substring) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Whether a number stands for itself: what follows it on the line is another number, a quote, a
  /// topic or nothing. In `select 12 Monkeys` it begins a title.
  private static func isAlone(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, !tokens[index].text.hasSuffix(",") else { return true }
    let following = tokens[index + 1]
    return following.isQuoted || numbers(in: following) != nil || isTopicKeyword(following)
  }
}
