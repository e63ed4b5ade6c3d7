/// Text as the bytes that MediaWiki works on.
enum Bytes {
  static func spaced(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == Byte.underscore ? Byte.space : $0 }, as: UTF8.self)
  }

  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>, of byte: UInt8) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 == byte }
    while bytes.last == byte { bytes.removeLast() }
    return bytes
  }

  /// Whether `part` stands anywhere in `bytes`.
  static func contains(_ part: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    let part = Array(String(describing: part).utf8)
    guard let first = part.first else { return true }
    var rest = bytes
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
