/// The ASCII bytes that titles and links are cut at.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let numberSign = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let ampersand = UInt8(ascii: "&")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let underscore = UInt8(ascii: "_")
  static let bar = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= UInt8(ascii: "9")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - zero }
    let lower = byte | 0x20
    guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") else { return nil }
    return lower - UInt8(ascii: "a") + 10
  }
}
