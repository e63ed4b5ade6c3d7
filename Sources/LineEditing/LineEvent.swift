/// What came of asking for a line.
package enum LineEvent: Equatable, Sendable {
  case line(String)
  /// `^C`: the person gave the line up.
  case interrupted
  /// `^D` on an empty line, or nothing more to read.
  case end
  case invalid(LineFault)
}

/// Why a line cannot be taken as text; it is skipped, and its source goes on.
///
/// Lines and bytes are counted from 1.
package enum LineFault: Equatable, Sendable {
  case invalidUTF8(line: Int, byte: Int)
  case nulByte(line: Int, byte: Int)
  case tooLong(line: Int, bytes: Int)
}

extension LineEvent {
  /// Reads the bytes of one line strictly: neither repaired nor cut at a zero byte.
  init(bytes: some Collection<UInt8>, line: Int) {
    if let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) {
      self = .line(text)
    } else {
      self = .invalid(Self.fault(in: bytes, line: line))
    }
  }

  private static func fault(in bytes: some Collection<UInt8>, line: Int) -> LineFault {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var byte = 1
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let scalar) where scalar.first == 0: return .nulByte(line: line, byte: byte)
      case .valid(let scalar): byte += scalar.count
      case .error, .emptyInput: return .invalidUTF8(line: line, byte: byte)
      }
    }
  }
}
