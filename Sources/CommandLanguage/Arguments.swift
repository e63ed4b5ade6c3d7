import OnboardCore

/// What stands behind a command's name.
struct Arguments {
  let verb: Verb
  let tokens: [Token]
  /// The line without its comment.
  let line: Substring

  /// The first word when it is not quoted, in lower case.
  var keyword: String? {
    guard let first = tokens.first, !first.isQuoted else { return nil }
    return first.text.lowercased()
  }

  func dropping(_ count: Int) -> Arguments {
    Arguments(verb: verb, tokens: Array(tokens.dropFirst(count)), line: line)
  }

  /// The words as one text.
  var text: String { tokens.map(\.text).joined(separator: " ") }

  /// The line from the first word on, as it was typed.
  var raw: String {
    guard let start = tokens.first?.start else { return "" }
    var raw = line[start...]
    while let last = raw.last, Lexer.isBlank(last) { raw.removeLast() }
    return String(raw)
  }

  func none() throws(CommandError) {
    if !tokens.isEmpty { throw .arguments(verb, .tooMany(text)) }
  }

  func one(_ expected: String) throws(CommandError) -> String {
    guard tokens.count == 1, let token = tokens.first else {
      throw tokens.isEmpty
        ? .arguments(verb, .none(expected: expected))
        : .arguments(verb, .unexpected(text, expected: expected, nearest: []))
    }
    return token.text
  }

  func some(_ expected: String) throws(CommandError) -> String {
    guard !tokens.isEmpty else { throw .arguments(verb, .none(expected: expected)) }
    return text
  }

  func unexpected(
    _ expected: String, nearest: [String] = []
  ) -> CommandError {
    tokens.isEmpty
      ? .arguments(verb, .none(expected: expected))
      : .arguments(verb, .unexpected(text, expected: expected, nearest: nearest))
  }

  /// Takes an option and its value out of the words.
  func option(
    _ name: String, expected: String
  ) throws(CommandError) -> (value: String?, rest: Arguments) {
    guard
      let place = tokens.firstIndex(where: {
        !$0.isQuoted && ($0.text == name || $0.text.hasPrefix(name + "="))
      })
    else { return (nil, self) }
    var rest = tokens
    if tokens[place].text != name {
      rest.remove(at: place)
      let value = String(tokens[place].text.dropFirst(name.count + 1))
      return (value, Arguments(verb: verb, tokens: rest, line: line))
    }
    guard place + 1 < tokens.count else {
      throw .arguments(verb, .none(expected: "\(expected) after \(name)"))
    }
    rest.removeSubrange(place...place + 1)
    return (tokens[place + 1].text, Arguments(verb: verb, tokens: rest, line: line))
  }
}
