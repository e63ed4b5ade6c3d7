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
