/// How a wiki begins its titles.
package enum FirstLetterRule: Sendable, Hashable {
  case capital
  /// Azerbaijani and Karakalpak keep the dot of a capital i (MediaWiki's `LanguageAz`).
  case capitalWithDottedI
  /// Turkish does, and capitalizes its dotless i to I (MediaWiki's `LanguageTr`).
  case capitalInTurkish
  /// Titles may begin with a small letter, as on the Lojban Wikipedia.
  case asTyped

  func applied(to text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    let capital =
      switch self {
      case .asTyped: String(first)
      case .capitalWithDottedI, .capitalInTurkish: first == "i" ? "İ" : Letters.capitalized(first)
      case .capital: Letters.capitalized(first)
      }
    return capital + String(text.unicodeScalars.dropFirst())
  }
}
