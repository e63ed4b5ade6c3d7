import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The commands typed before, one a line in a plain UTF-8 file that several shells may share.
///
/// Each command is appended under a lock as it is given. The file is read when first asked for.
package final class HistoryFile {
  /// Longer lines were pasted by mistake more often than typed.
  package static let longestLine = 4 << 10

  /// What went wrong first, as a phrase; nothing is tried again after it.
  package private(set) var fault: String?

  private let path: String
  let limit: Int
  private var loaded: [String]?

  package init(path: String, limit: Int = 10_000) {
    self.path = path
    self.limit = max(1, limit)
  }

  package var entries: [String] {
    if let loaded { return loaded }
    let entries = read()
    loaded = entries
    return entries
  }

  /// Keeps the line unless it repeats the one before or could not be shown again as typed.
  @discardableResult
  package func append(_ line: String) -> Bool {
    guard Self.isWorthKeeping(line), entries.last != line else { return false }
    loaded?.append(line)
    if let count = loaded?.count, count > limit + limit / 10 {
      loaded?.removeFirst(count - limit)
    }
    if fault == nil { write(line) }
    return true
  }

  static func isWorthKeeping(_ line: String) -> Bool {
    line.utf8.count <= longestLine && line.contains { !$0.isWhitespace }
      && !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private func read() -> [String] {
    do {
      guard let file = try LockedFile(path: path, mode: .reading) else { return [] }
      return try parse(file.contents())
    } catch {
      fault = "cannot read \(path): \(error.reason)"
      return []
    }
  }

  private func parse(_ bytes: [UInt8]) -> [String] {
    let lines = EditLineHistory(bytes)?.lines ?? bytes.split(separator: UInt8(ascii: "\n"))
    return lines.suffix(limit).compactMap { bytes in
      let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      return String(validating: line, as: UTF8.self).flatMap { Self.isWorthKeeping($0) ? $0 : nil }
    }
  }

  private func write(_ line: String) {
    do {
      guard let file = try LockedFile(path: path, mode: .appending) else { return }
      let before = try file.contents()
      if let other = EditLineHistory(before) {
        try file.replace(with: Self.joined(other.lines.suffix(limit - 1) + [ArraySlice(line.utf8)]))
        return
      }
      let isUnended = before.last.map { $0 != UInt8(ascii: "\n") } ?? false
      try file.append((isUnended ? [UInt8(ascii: "\n")] : []) + Array(line.utf8) + [0x0A])
      let lines = before.split(separator: UInt8(ascii: "\n"))
      if lines.count >= limit + limit / 10 {
        try file.replace(with: Self.joined(lines.suffix(limit - 1) + [ArraySlice(line.utf8)]))
      }
    } catch {
      fault = "cannot write \(path): \(error.reason)"
    }
  }

  private static func joined(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
