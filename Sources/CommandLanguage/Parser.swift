import OnboardCore

/// Reads lines as commands.
package enum Parser {
  /// The command of a line, or nil when the line is empty or only a comment.
  package static func command(_ line: String) throws(CommandError) -> Command? {
    let lexer: Lexer
    do throws(LexicalFault) {
      lexer = try Lexer(line)
    } catch {
      switch error {
      case .unclosedQuote(let text): throw .unclosedQuote(text)
      }
    }
    guard let first = lexer.tokens.first else { return nil }
    let verb = try verb(first)
    let arguments = Arguments(
      verb: verb, tokens: Array(lexer.tokens.dropFirst()), line: lexer.line)
    if arguments.tokens.last?.text == "?", arguments.tokens.last?.isQuoted == false {
      return .help(verb)
    }
    return try Grammar.command(verb, arguments)
  }

  /// The command that a word names: in full, by another name, or by an unambiguous beginning.
  static func verb(_ token: Token) throws(CommandError) -> Verb {
    let typed = token.text.lowercased()
    if let verb = Grammar.verbs[typed] { return verb }
    if !token.isQuoted {
      let begun = Verb.allCases.filter { $0.rawValue.hasPrefix(typed) }
      if begun.count == 1 { return begun[0] }
      if begun.count > 1 { throw .ambiguous(token.text, begun) }
      if typed.utf8.allSatisfy({ (48...57).contains($0) }) { throw .bareNumber(token.text) }
    }
    throw .unknown(token.text, nearest: Nearest.to(typed, among: Verb.allCases) { [$0.rawValue] })
  }

  /// The commands of a text: one a line, or several divided by a semicolon between blanks.
  package static func split(_ text: String) -> [String] {
    var commands: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line
      while let cut = separator(in: rest) {
        commands.append(rest[..<cut])
        rest = rest[rest.index(after: cut)...]
      }
      commands.append(rest)
    }
    return commands.map { command in
      var part = command.drop { Lexer.isBlank($0) }
      while let last = part.last, Lexer.isBlank(last) { part.removeLast() }
      return String(part)
    }
  }

  private static func separator(in line: Substring) -> Substring.Index? {
    var isQuoted = false
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if character == "\"", before != "\\" { isQuoted.toggle() }
      let after = line.index(after: index)
      if character == ";", !isQuoted, Lexer.isBlank(before),
        after == line.endIndex || Lexer.isBlank(line[after])
      {
        return index
      }
      before = character
    }
    return nil
  }
}
