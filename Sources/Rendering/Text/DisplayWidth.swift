/// How many columns a terminal gives to text.
package enum DisplayWidth {
  /// The columns of `text`; control characters have none, since they never reach a terminal.
  ///
  /// Never more than the bytes of its UTF-8.
  package static func of(_ text: String) -> Int {
    var columns = 0
    for byte in text.utf8 {
      if byte >= 0x80 { return ofScalars(text) }
      if byte >= 0x20, byte != 0x7F { columns += 1 }
    }
    return columns
  }

  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var counter = ColumnCounter()
    for scalar in character.unicodeScalars { counter.add(scalar) }
    return counter.columns
  }

  private static func ofScalars(_ text: String) -> Int {
    var counter = ColumnCounter()
    for scalar in text.unicodeScalars { counter.add(scalar) }
    return counter.columns
  }
}
