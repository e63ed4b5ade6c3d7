/// Why a text is no JSON.
package struct JSONFault: Error, Equatable, Sendable {
  /// Where reading stopped, in bytes.
  package let offset: Int
  package let expected: String
}

extension JSONValue {
  /// Reads a text by RFC 8259. Nothing of it can make the reader fail but by throwing.
  package static func read(_ text: String) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8))
    return try reader.document()
  }
}

/// A reader of our own: the shell starts without Foundation, and an answer is read in one pass.
private struct JSONReader {
  /// Deeper nesting than any wiki sends; a bound keeps hostile text from exhausting the stack.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONFault) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard place == bytes.count else { throw fault("the end") }
    return value
  }

  private func fault(_ expected: String) -> JSONFault {
    JSONFault(offset: place, expected: expected)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth < JSONReader.deepest else { throw fault("less nesting") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return try number()
    default: throw fault("a value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault)
    -> JSONValue
  {
    let length = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    guard isThere else { throw fault("a value") }
    place += length
    return value
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    place += 1
    var members: [String: JSONValue] = [:]
    skipBlanks()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault("a name") }
      let name = try string()
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw fault("':'") }
      members[name] = try value(depth: depth + 1)
      skipBlanks()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw fault("',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    place += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw fault("',' or ']'") }
    }
  }

  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = place
    _ = take(UInt8(ascii: "-"))
    let whole = place
    guard digits() > 0 else { throw fault("a digit") }
    if bytes[whole] == UInt8(ascii: "0"), place > whole + 1 { throw fault("no leading zero") }
    if take(UInt8(ascii: ".")), digits() == 0 { throw fault("a digit") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw fault("a digit") }
    }
    return .number(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Skips digits and counts them.
  private mutating func digits() -> Int {
    let start = place
    while let byte = next, isDigit(byte) { place += 1 }
    return place - start
  }

  private mutating func string() throws(JSONFault) -> String {
    place += 1
    var text: [UInt8] = []
    var start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[start..<place]
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<place]
        place += 1
        let scalar = try escaped()
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        start = place
      case 0..<0x20:
        throw fault("no control character")
      default:
        place += 1
      }
    }
    throw fault("'\"'")
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("an escape") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw fault("an escape")
    }
  }

  /// A code point of one or two UTF-16 units; a half that stands alone is U+FFFD.
  private mutating func codePoint() throws(JSONFault) -> Unicode.Scalar {
    let unit = try hexadecimalUnit()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    let afterFirst = place
    guard UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      place = afterFirst
      return "\u{FFFD}"
    }
    let second = try hexadecimalUnit()
    guard UTF16.isTrailSurrogate(second) else {
      place = afterFirst
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func hexadecimalUnit() throws(JSONFault) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    place += 4
    return unit
  }
}
