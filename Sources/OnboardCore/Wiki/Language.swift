/// A language, or a variant of one, in which a profile can read Wikipedia.
package struct Language: Sendable, Hashable {
  /// The code as people type it and the apps store it: `en`, `no`, `zh-hans`.
  package let code: String
  /// The language code of the wiki that is read: `zh` for `zh-hans`.
  package let wiki: String
  /// The language's name in itself.
  package let autonym: String
  package let englishName: String
  package let isRightToLeft: Bool
  /// MediaWiki's codes to fall back on for words, best first; English, the last resort, left out.
  package let fallbacks: [String]

  /// Every language that the apps list, in their order.
  package static let all: [Language] = LanguageTable.rows.split(separator: "\n").compactMap(read)

  /// The language with this code, however it is cased and whether `-` or `_` joins its parts.
  ///
  /// Other names of a code are understood as well, as Wikipedia's own hosts and browsers use them.
  package static func named(_ code: String) -> Language? {
    let code = String(code.lowercased().map { $0 == "_" ? "-" : $0 })
    return byCode[LanguageAliases.byAlias[code] ?? code]
  }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  private static func read(_ row: Substring) -> Language? {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 6 else { return nil }
    return Language(
      code: String(fields[0]), wiki: String(fields[1]), autonym: String(fields[4]),
      englishName: String(fields[5]), isRightToLeft: fields[2] == "rtl",
      fallbacks: fields[3].split(separator: " ").map(String.init))
  }
}
