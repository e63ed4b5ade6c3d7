/// What a person pressed, found in the bytes a terminal sends.
package enum Key: Equatable {
  case scalar(Unicode.Scalar)
  /// A whole escape sequence, from ESC to its last byte.
  case sequence(String)
  case paste(PastedText)
}

/// Turns a terminal's bytes into keys, however they are cut into reads.
package struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var bytes: ArraySlice<UInt8> = []
  private var isPasting = false

  package init() {}

  /// Whether the bytes at hand begin a key whose rest should follow at once.
  package var isMidKey: Bool { !bytes.isEmpty && !isPasting }

  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  package mutating func clear() {
    bytes = []
    isPasting = false
  }

  /// The next whole key; nil when more bytes are needed. With `isLate` nothing more is waited for.
  package mutating func next(isLate: Bool) -> Key? {
    if isPasting { return nextPaste() }
    guard let first = bytes.first else { return nil }
    guard first == Self.escape else { return nextScalar(isLate: isLate) }
    guard let length = sequenceLength(isLate: isLate) else { return nil }
    guard length > 1 else {
      bytes.removeFirst()
      return .scalar("\u{1B}")
    }
    let sequence = String(decoding: bytes.prefix(length), as: UTF8.self)
    bytes.removeFirst(length)
    guard sequence == "\u{1B}[200~" else { return .sequence(sequence) }
    isPasting = true
    return nextPaste()
  }

  private mutating func nextPaste() -> Key? {
    guard let end = firstRange(of: Self.pasteEnd) else { return nil }
    let pasted = PastedText(bytes[..<end.lowerBound])
    bytes = bytes[end.upperBound...]
    isPasting = false
    return .paste(pasted)
  }

  private func firstRange(of pattern: [UInt8]) -> Range<Int>? {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: Self.escape) {
      if bytes[found...].starts(with: pattern) { return found..<(found + pattern.count) }
      start = found + 1
    }
    return nil
  }

  /// How many bytes the sequence at the start takes; 1 when it is ESC alone, nil when unfinished.
  private func sequenceLength(isLate: Bool) -> Int? {
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil: return isLate ? 1 : nil
    case UInt8(ascii: "["):
      let isConsoleKey = rest.dropFirst().first == UInt8(ascii: "[")
      let parameters = rest.dropFirst(isConsoleKey ? 2 : 1)
      let last = parameters.firstIndex { !(0x20...0x3F).contains($0) }
      guard let last else { return isLate ? bytes.count : nil }
      let isFinal = (0x40...0x7E).contains(bytes[last])
      return last - bytes.startIndex + (isFinal ? 1 : 0)
    case UInt8(ascii: "O"):
      return rest.count > 1 ? 3 : isLate ? 1 : nil
    default: return 1
    }
  }

  private mutating func nextScalar(isLate: Bool) -> Key? {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    switch decoder.parseScalar(from: &rest) {
    case .valid(let encoded):
      bytes.removeFirst(encoded.count)
      return .scalar(Unicode.UTF8.decode(encoded))
    case .error(let length):
      if length == bytes.count, length < 4, bytes[bytes.startIndex] >= 0xC2, !isLate { return nil }
      bytes.removeFirst(length)
      return .scalar("\u{FFFD}")
    case .emptyInput: return nil
    }
  }
}
