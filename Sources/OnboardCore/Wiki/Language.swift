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
  package static let all: [Language] = table.keys.compactMap { code in
    table.fields(of: code).flatMap { read(code, $0) }
  }.sorted { $0.place < $1.place }.map(\.language)

  /// The language with this code, however it is cased and whether `-` or `_` joins its parts.
  ///
  /// Other names of a code are understood as well, as Wikipedia's own hosts and browsers use them.
  package static func named(_ code: String) -> Language? {
    if let fields = table.fields(of: code) { return read(code, fields)?.language }
    let normal = String(code.lowercased().map { $0 == "_" ? "-" : $0 })
    let known = LanguageAliases.byAlias[normal] ?? normal
    return table.fields(of: known).flatMap { read(known, $0)?.language }
  }

  /// The wiki of a code as it stands in the table, without reading the rest of its row.
  static func wikiOfKnown(_ code: String) -> String? {
    table.fields(of: code, most: 1)?.first.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let table = SortedRows(LanguageTable.rows)

  private static func read(
    _ code: String, _ fields: [ArraySlice<UInt8>]
  ) -> (place: Int, language: Language)? {
    guard fields.count == 6 else { return nil }
    let texts = fields.map { String(decoding: $0, as: UTF8.self) }
    let language = Language(
      code: code, wiki: texts[0], autonym: texts[3], englishName: texts[4],
      isRightToLeft: texts[1] == "rtl", fallbacks: texts[2].split(separator: " ").map(String.init))
    return Int(texts[5]).map { ($0, language) }
  }
}
