/// A word of a command line.
struct Token: Equatable {
  let text: String
  let isQuoted: Bool
  /// Where it begins in the line, quotes included.
  let start: String.Index
}

/// A line that cannot be divided into words.
enum LexicalFault: Error, Equatable {
  case unclosedQuote(String)
}

/// Divides a line into words: blanks separate, quotes hold a text together, `#` at the beginning
/// or after a blank comments.
struct Lexer {
  let line: Substring
  let tokens: [Token]

  /// The words of a line; what `line` keeps is without the comment.
  init(_ text: String) throws(LexicalFault) {
    let scalars = text.unicodeScalars
    var tokens: [Token] = []
    var index = scalars.startIndex
    var end = scalars.endIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if Lexer.isBlank(scalar) {
        index = scalars.index(after: index)
      } else if scalar == "#" {
        end = index
        break
      } else if let closings = Lexer.closings(of: scalar) {
        guard let (content, after) = Lexer.quoted(scalars, from: index, closings) else {
          throw .unclosedQuote(String(text[index...]))
        }
        tokens.append(Token(text: content, isQuoted: true, start: index))
        index = after
      } else {
        let start = index
        index = scalars[index...].firstIndex(where: Lexer.isBlank) ?? scalars.endIndex
        tokens.append(Token(text: String(scalars[start..<index]), isQuoted: false, start: start))
      }
    }
    self.tokens = tokens
    line = text[..<end]
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\u{A0}", "\u{3000}": true
    default: false
    }
  }

  static func isBlank(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(isBlank)
  }

  /// What ends a quotation: quotes that people type, or that their keyboards make of what they
  /// type. An apostrophe begins none, titles are full of them.
  private static func closings(of opening: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch opening {
    case "\"": ["\""]
    case "“": ["”", "“"]
    case "„": ["“", "”"]
    case "«": ["»"]
    case "「": ["」"]
    default: nil
    }
  }

  private static func quoted(
    _ scalars: String.UnicodeScalarView, from start: String.Index, _ closings: [Unicode.Scalar]
  ) -> (String, String.Index)? {
    var content = String.UnicodeScalarView()
    var index = scalars.index(after: start)
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if closings.contains(scalar) { return (String(content), next) }
      if scalar == "\\", next < scalars.endIndex,
        scalars[next] == "\\" || closings.contains(scalars[next])
      {
        content.append(scalars[next])
        index = scalars.index(after: next)
      } else {
        content.append(scalar)
        index = next
      }
    }
    return nil
  }
}
