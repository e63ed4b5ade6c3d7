/// Letter case as MediaWiki's PHP sees it, the same on every machine.
enum Letters {
  /// The text in lower case, letter by letter: no rule for a final sigma, no language's own rule.
  static func lowercased(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = ""
    for scalar in text.unicodeScalars { result += scalar.properties.lowercaseMapping }
    return result
  }

  /// The letter as a title begins with it: in title case, the sharp s exempt as on Wikipedia.
  ///
  /// Capitals that came with Unicode 16 or later are left alone, since Wikipedia does not know them.
  static func capitalized(_ letter: Unicode.Scalar) -> String {
    let isExempt = letter == "ß"
    let capital = letter.properties.titlecaseMapping
    let isKnown = capital.unicodeScalars.allSatisfy { ($0.properties.age?.major ?? .max) <= 15 }
    return isExempt || !isKnown ? String(letter) : capital
  }
}
