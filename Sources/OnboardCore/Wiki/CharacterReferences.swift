/// HTML's character references, which MediaWiki resolves in titles
/// (`Sanitizer::decodeCharReferencesAndNormalize`).
enum CharacterReferences {
  /// The text with its references resolved and, if it holds any ampersand at all, normalized.
  static func decoded(_ text: String, replacements: LetterReplacements) -> String {
    guard text.utf8.contains(Byte.ampersand) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let (replacement, length) = reference(at: rest) ?? ([byte], 1)
      result.append(contentsOf: replacement)
      rest = rest.dropFirst(length)
    }
    let clean = String(String.UnicodeScalarView(Bytes.text(result).unicodeScalars.map(cleaned)))
    return replacements.applied(to: Normalization.composed(clean))
  }

  /// The bytes of `&name;` if the text begins with something of that form, known or not.
  static func namedReference(at text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.first == Byte.ampersand else { return nil }
    let afterName = text.dropFirst().drop {
      $0 >= 0x80 || Byte.isDigit($0) || Byte.isLetter($0)
    }
    guard afterName.first == Byte.semicolon, afterName.startIndex > text.startIndex + 1 else {
      return nil
    }
    return text[...afterName.startIndex]
  }

  private static func reference(
    at text: ArraySlice<UInt8>
  ) -> (replacement: [UInt8], length: Int)? {
    if let name = namedReference(at: text) {
      guard let scalars = names.fields(of: Bytes.text(name.dropFirst()))?.first else { return nil }
      let values = Bytes.text(scalars).split(separator: " ").compactMap { UInt32($0, radix: 16) }
      return (values.flatMap { utf8(of: $0) }, name.count)
    }
    return numericReference(at: text)
  }

  private static func numericReference(
    at text: ArraySlice<UInt8>
  ) -> (replacement: [UInt8], length: Int)? {
    guard text.starts(with: "&#".utf8) else { return nil }
    var digits = text.dropFirst(2)
    let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    if isHexadecimal { digits = digits.dropFirst() }
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var value: UInt32 = 0
    var rest = digits
    while let digit = rest.first.flatMap(Byte.hexadecimalValue), UInt32(digit) < radix {
      value = min(value * radix + UInt32(digit), 0x110000)
      rest = rest.dropFirst()
    }
    guard rest.startIndex > digits.startIndex, rest.first == Byte.semicolon else { return nil }
    let isAllowed = allowed.contains { $0.contains(value) }
    return (utf8(of: isAllowed ? value : 0xFFFD), rest.startIndex + 1 - text.startIndex)
  }

  private static func utf8(of value: UInt32) -> [UInt8] {
    Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
  }

  /// The scalars that MediaWiki lets a numeric reference name (`Sanitizer::validateCodepoint`).
  private static let allowed: [ClosedRange<UInt32>] = [
    0x9...0xA, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF,
  ]

  /// Control characters become the replacement character (`UtfNormal\Validator::cleanUp`).
  private static func cleaned(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0...0x8, 0xB, 0xC, 0xE...0x1F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }

  private static let names = SortedRows(EntityTable.rows)
}
