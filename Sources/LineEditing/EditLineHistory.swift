/// The lines of a history that libedit saved itself.
struct EditLineHistory {
  static let cookie = Array("_HiStOrY_V2_\n".utf8)

  let lines: [ArraySlice<UInt8>]

  /// Nil when the bytes are no such file.
  init?(_ bytes: [UInt8]) {
    guard Self.begins(with: bytes) else { return nil }
    lines = bytes.dropFirst(Self.cookie.count).split(separator: UInt8(ascii: "\n")).map {
      let line = Self.decoded($0)
      // Lines taken over with their end.
      return line.last == UInt8(ascii: "\n") ? line.dropLast() : line[...]
    }
  }

  static func begins(with bytes: [UInt8]) -> Bool { bytes.starts(with: cookie) }

  /// Undoes `vis(3)`: `\040` for a blank, `\\`, `\^A` for a control, `\M-a` for a byte over 127.
  private static func decoded(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        decoded.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "7")).contains) {
        decoded.append(digits.reduce(0) { $0 << 3 | ($1 & 7) })
        rest.removeFirst(3)
        continue
      }
      rest.removeFirst()
      switch next {
      case UInt8(ascii: "^"):
        if let letter = rest.popFirst() { decoded.append(letter & 0x1F) }
      case UInt8(ascii: "M"):
        let isControl = rest.popFirst() == UInt8(ascii: "^")
        if let letter = rest.popFirst() {
          decoded.append((isControl ? letter & 0x1F : letter) | 0x80)
        }
      default: decoded.append(next)
      }
    }
    return decoded
  }
}
