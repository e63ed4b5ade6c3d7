/// Text brought to a number of terminal columns; text from outside goes through `SafeText` before.
package enum TextLayout {
  private static let ellipsis: Character = "…"

  /// `text` when it fits, otherwise its beginning and `…`; never wider than `columns`.
  package static func cut(_ text: String, to columns: Int) -> String {
    if text.utf8.count <= columns || DisplayWidth.of(text) <= columns { return text }
    return ellipsized(text, to: columns)
  }

  /// `text` in exactly `columns` columns, cut or with blanks around it.
  package static func pad(
    _ text: String, to columns: Int, alignment: TextAlignment = .leading
  ) -> String {
    let fitting = cut(text, to: columns)
    let missing = max(0, columns - DisplayWidth.of(fitting))
    let left =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return Blanks.of(left) + fitting + Blanks.of(missing - left)
  }

  /// The beginning of `text` and `…`, whether or not anything was left out.
  static func ellipsized(_ text: String, to columns: Int) -> String {
    let room = columns - DisplayWidth.of(ellipsis)
    if room < 0 { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      if used > room { break }
      kept.append(character)
    }
    while kept.last?.traits.contains(.blank) == true { kept.removeLast() }
    kept.append(ellipsis)
    return kept
  }
}
