/// The `%41` of addresses; what is no such sequence stays, broken UTF-8 becomes U+FFFD.
enum PercentEncoding {
  static func decoded(_ text: some StringProtocol) -> String {
    Bytes.text(decodedBytes(Array(text.utf8)[...]))
  }

  /// A value of a query, in which `+` means a space.
  static func decodedFormValue(_ text: Substring) -> String {
    let spaced = text.utf8.map { $0 == Byte.plus ? Byte.space : $0 }
    return Bytes.text(decodedBytes(spaced[...]))
  }

  /// A title in the path of an address: letters and digits of ASCII and what MediaWiki's links keep
  /// stay, everything else becomes `%41`.
  static func encodedTitle(_ title: [UInt8]) -> String {
    let kept = Set("-_.~;@$!*(),/:".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in title {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.append(byte)
      default:
        if kept.contains(byte) {
          result.append(byte)
        } else {
          result += [Byte.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decodedBytes(_ encoded: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = encoded
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(Byte.hexadecimalValue)
      if byte == Byte.percent, digits.count == 2 {
        result.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
