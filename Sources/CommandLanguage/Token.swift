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
  /// Quotes that people type, or that their keyboards make of what they type; an apostrophe is
  /// none, titles are full of them.
  private static func closings(of opening: Character) -> [Character]? {
    switch opening {
    case "\"": ["\""]
    case "“": ["”", "“"]
    case "„": ["“", "”"]
    case "«": ["»"]
    case "「": ["」"]
    default: nil
    }
  }

  let line: Substring
  let tokens: [Token]

  /// The words of a line; what `line` keeps is without the comment.
  init(_ text: String) throws(LexicalFault) {
    var tokens: [Token] = []
    var index = text.startIndex
    var end = text.endIndex
    while index < text.endIndex {
      let character = text[index]
      if Lexer.isBlank(character) {
        index = text.index(after: index)
      } else if character == "#" {
        end = index
        break
      } else if let closings = Lexer.closings(of: character) {
        let start = index
        guard let (content, after) = Lexer.quoted(text, from: start, closings) else {
          throw .unclosedQuote(String(text[start...]))
        }
        tokens.append(Token(text: content, isQuoted: true, start: start))
        index = after
      } else {
        let start = index
        while index < text.endIndex, !Lexer.isBlank(text[index]) {
          index = text.index(after: index)
        }
        tokens.append(Token(text: String(text[start..<index]), isQuoted: false, start: start))
      }
    }
    self.tokens = tokens
    line = text[..<end]
  }

  static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{A0}" || character == "\u{3000}"
  }

  private static func quoted(
    _ text: String, from start: String.Index, _ closings: [Character]
  ) -> (String, String.Index)? {
    var content = ""
    var index = text.index(after: start)
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if closings.contains(character) { return (content, next) }
      if character == "\\", next < text.endIndex,
        text[next] == "\\" || closings.contains(text[next])
      {
        content.append(text[next])
        index = text.index(after: next)
      } else {
        content.append(character)
        index = next
      }
    }
    return nil
  }
}
