/// How titles are made findable: the same rule for what is indexed and for what is typed.
package enum SearchText {
  /// The text as it is indexed: folded, and with blanks between the characters of scripts that
  /// write none between words, so that a search finds them anywhere within (S-1).
  package static func indexed(_ text: String) -> String {
    tokens(text).joined(separator: " ")
  }

  /// The words of a text that are worth comparing between articles.
  package static func words(_ text: String) -> [String] {
    let tokens = tokens(text)
    // Single characters of a script without spaces mean little; neighbouring pairs mean more.
    let pairs = zip(tokens, tokens.dropFirst()).compactMap { one, other -> String? in
      guard one.unicodeScalars.count == 1, other.unicodeScalars.count == 1,
        let first = one.unicodeScalars.first, let second = other.unicodeScalars.first,
        standsAlone(first), standsAlone(second)
      else { return nil }
      return one + other
    }
    return tokens.filter { $0.unicodeScalars.count > 3 } + pairs
  }

  /// Words beyond these find nothing more; no title has so many.
  private static let mostWords = 40

  /// An FTS5 query for titles that hold every word, or the beginning of a word, that was typed.
  package static func query(_ typed: String) -> String {
    var phrases: [String] = []
    var run: [String] = []
    func closeRun() {
      guard !run.isEmpty else { return }
      phrases.append("\"" + run.joined(separator: " ") + "\"")
      run = []
    }
    for token in tokens(typed).prefix(mostWords) {
      if token.unicodeScalars.count == 1, let scalar = token.unicodeScalars.first,
        standsAlone(scalar)
      {
        run.append(token)
      } else {
        closeRun()
        phrases.append("\"" + token + "\"*")
      }
    }
    closeRun()
    return phrases.joined(separator: " ")
  }

  /// Whether a page's title has every word, or the beginning of a word, that was typed.
  package static func matches(_ typed: String, _ page: Page) -> Bool {
    let words = tokens(page.article.title) + tokens(Markup.plainText(page.displayTitle))
    return tokens(typed).allSatisfy { typed in words.contains { $0.hasPrefix(typed) } }
  }

  /// Folded words; a character of a script without spaces is a word of its own.
  static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = String.UnicodeScalarView()
    func closeWord() {
      guard !word.isEmpty else { return }
      tokens.append(String(word))
      word = String.UnicodeScalarView()
    }
    for scalar in Folding.fold(text).unicodeScalars {
      if standsAlone(scalar) {
        closeWord()
        tokens.append(String(scalar))
      } else if isWordPart(scalar) {
        word.append(scalar)
      } else {
        closeWord()
      }
    }
    closeWord()
    return tokens
  }

  /// As FTS5's unicode61 tokenizer divides: letters, digits and private-use characters, and the
  /// marks that belong to them.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark,
      .enclosingMark:
      true
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .control, .format, .surrogate, .unassigned:
      false
    @unknown default: false
    }
  }

  /// Whether the character belongs to a script that writes no blanks between words: ideographs,
  /// kana, Thai, Lao, Khmer, Burmese, Tibetan.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x0F00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      isWordPart(scalar)
    default: false
    }
  }
}
