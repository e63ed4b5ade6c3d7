/// What MediaWiki forbids in every title, in the order in which it looks.
enum TitleLimits {
  static func check(_ key: ArraySlice<UInt8>, isSpecial: Bool) throws(TitleError) {
    if let piece = illegalPiece(in: key) { throw .characters(piece) }
    if isRelative(key) { throw .relative }
    if Bytes.contains("~~~", in: key) { throw .magicTilde }
    let limit = isSpecial ? 512 : 255
    if key.count > limit { throw .tooLong(limit: limit) }
  }

  /// The first character that is not in `$wgLegalTitleChars`, percent sequence or character
  /// reference.
  private static func illegalPiece(in key: ArraySlice<UInt8>) -> String? {
    for index in key.indices {
      let rest = key[index...]
      switch key[index] {
      case Byte.percent:
        if rest.dropFirst().prefix(2).compactMap(Byte.hexadecimalValue).count == 2 {
          return Bytes.text(rest.prefix(3))
        }
      case Byte.ampersand:
        if let reference = CharacterReferences.namedReference(at: rest) {
          return Bytes.text(reference)
        }
      case let byte where !isLegal(byte):
        return Bytes.text(rest.prefix(1))
      case _: continue
      }
    }
    return nil
  }

  private static func isLegal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., Byte.zero...UInt8(ascii: ";"), UInt8(ascii: "?")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "\\"), UInt8(ascii: "^")...UInt8(ascii: "z"), Byte.tilde: true
    case UInt8(ascii: " ")...UInt8(ascii: "/"): byte != Byte.numberSign
    case Byte.equals: true
    case _: false
    }
  }

  private static func isRelative(_ key: ArraySlice<UInt8>) -> Bool {
    guard key.contains(Byte.dot) else { return false }
    let steps = key.split(separator: Byte.slash, omittingEmptySubsequences: false)
    return steps.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }
}
