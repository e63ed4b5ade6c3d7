/// What MediaWiki does to the characters of a title before it looks for meaning in them.
enum TitleText {
  /// The text as bytes, without bidi marks, its blanks run together to underscores.
  static func cleaned(_ text: String) throws(TitleError) -> ArraySlice<UInt8> {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return joiningBlanks(Array(text.utf8)[...]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E, 0x200F, 0x202A...0x202E: continue
      case 0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
        bytes.append(Byte.underscore)
      case 0xFFFD: throw .brokenText
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return joiningBlanks(bytes[...])
  }

  /// The part before the first colon, which may be a prefix, and the rest, both trimmed: MediaWiki's
  /// `/^(.+?)_*:_*(.*)$/`, in which a line break matches nothing but, at the very end, `$`.
  static func splitPrefix(
    of key: ArraySlice<UInt8>
  ) -> (prefix: String, rest: ArraySlice<UInt8>)? {
    let line = key.last == Byte.newline ? key.dropLast() : key
    guard let colon = line.dropFirst().firstIndex(of: Byte.colon), !line.contains(Byte.newline)
    else { return nil }
    var prefix = line[..<colon]
    while prefix.count > 1, prefix.last == Byte.underscore { prefix.removeLast() }
    let rest = line[(colon + 1)...].drop { $0 == Byte.underscore }
    return (Bytes.text(prefix), rest)
  }

  private static func joiningBlanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte != Byte.space && byte != Byte.underscore {
        joined.append(byte)
      } else if let last = joined.last, last != Byte.underscore {
        joined.append(Byte.underscore)
      }
    }
    if joined.last == Byte.underscore { joined.removeLast() }
    return joined[...]
  }
}
