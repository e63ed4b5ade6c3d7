import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines from a stream that nobody edits: a pipe, a file, or a terminal too plain for editing.
///
/// A line ends with LF or CRLF, the last one also with the stream. A byte order mark at the start is
/// no part of the text.
package final class StreamLines {
  /// What becomes of lines that are no text a person wrote.
  package enum Damage: Sendable {
    /// Broken UTF-8 and zero bytes make a line a fault.
    case refused
    /// Broken UTF-8 becomes U+FFFD and a zero byte stays, for readers who judge each line
    /// themselves. CR belongs to a line's end only if the first line ends with it as well.
    case kept
  }

  /// Longer lines are no text a person wrote.
  package static let longestLine = 1 << 20

  private static let readSize = 64 << 10
  private static let newline = UInt8(ascii: "\n")
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The number of the line last given, counted from 1.
  package private(set) var lineNumber = 0

  private let descriptor: Int32
  private let damage: Damage
  private let isInterrupted: () -> Bool
  private let willWait: () -> Void
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var endsWithReturns = true

  /// `willWait` is called before each read, which may wait: time to hand on what was written.
  package convenience init(
    descriptor: Int32, damage: Damage = .refused, willWait: @escaping () -> Void = {}
  ) {
    self.init(descriptor: descriptor, damage: damage, willWait: willWait, isInterrupted: { false })
  }

  /// `isInterrupted` is asked whenever a signal ends a read.
  init(
    descriptor: Int32, damage: Damage = .refused, willWait: @escaping () -> Void = {},
    isInterrupted: @escaping () -> Bool
  ) {
    self.descriptor = descriptor
    self.damage = damage
    self.willWait = willWait
    self.isInterrupted = isInterrupted
  }

  package func next() -> LineEvent {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: Self.newline) { return take(upTo: end) }
      if isAtEnd { return takeRest() }
      if buffer.count - position > Self.longestLine { return skipLine() }
      searched = buffer.count
      let dropped = position
      guard fill() else {
        discard()
        return .interrupted
      }
      searched -= dropped
    }
  }

  private func take(upTo end: Int) -> LineEvent {
    defer { position = end + 1 }
    let hasReturn = end > position && buffer[end - 1] == UInt8(ascii: "\r")
    if lineNumber == 0, damage == .kept { endsWithReturns = hasReturn }
    return event(for: position..<(hasReturn && endsWithReturns ? end - 1 : end))
  }

  private func takeRest() -> LineEvent {
    guard position < buffer.count else { return .end }
    defer { position = buffer.count }
    return event(for: position..<buffer.count)
  }

  private func event(for range: Range<Int>) -> LineEvent {
    lineNumber += 1
    var bytes = buffer[range]
    if lineNumber == 1, bytes.starts(with: Self.mark) { bytes = bytes.dropFirst(Self.mark.count) }
    if bytes.count > Self.longestLine {
      return .invalid(.tooLong(line: lineNumber, bytes: bytes.count))
    }
    switch damage {
    case .refused: return LineEvent(bytes: bytes, line: lineNumber)
    case .kept: return .line(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func skipLine() -> LineEvent {
    lineNumber += 1
    var length = 0
    while true {
      if let end = buffer[position...].firstIndex(of: Self.newline) {
        length += end - position
        position = end + 1
        break
      }
      length += buffer.count - position
      discard()
      if isAtEnd { break }
      guard fill() else { return .interrupted }
    }
    return .invalid(.tooLong(line: lineNumber, bytes: length))
  }

  private func discard() {
    buffer.removeAll(keepingCapacity: true)
    position = 0
  }

  /// False when an interrupt ended the wait. Drops what was given already.
  private func fill() -> Bool {
    buffer.removeSubrange(..<position)
    position = 0
    let kept = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.readSize))
    var count = -1
    willWait()
    while true {
      count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress.map { unsafe $0 + kept }, Self.readSize)
      }
      guard count < 0, errno == EINTR else { break }
      if isInterrupted() {
        buffer.removeLast(Self.readSize)
        return false
      }
    }
    buffer.removeLast(Self.readSize - max(count, 0))
    isAtEnd = count <= 0
    return true
  }
}
