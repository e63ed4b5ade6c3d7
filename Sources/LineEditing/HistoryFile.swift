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
  private static let newline = UInt8(ascii: "\n")

  let limit: Int
  private var appendsUntilTrim = 0
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
    var isBlank = true
    var previous: UInt8 = 0
    for byte in line.utf8 {
      let isControl = byte < 0x20 || byte == 0x7F || (previous == 0xC2 && byte < 0xA0)
      if isControl { return false }
      if byte != UInt8(ascii: " ") { isBlank = false }
      previous = byte
    }
    return !isBlank && line.utf8.count <= longestLine
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
    let lines = EditLineHistory(bytes)?.lines ?? bytes.split(separator: Self.newline)
    return lines.suffix(limit).compactMap { bytes in
      let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      return String(validating: line, as: UTF8.self).flatMap { Self.isWorthKeeping($0) ? $0 : nil }
    }
  }

  private func write(_ line: String) {
    do {
      guard let file = try LockedFile(path: path, mode: .appending) else { return }
      if try EditLineHistory.begins(with: file.bytes(0..<EditLineHistory.cookie.count)) {
        let lines = EditLineHistory(try file.contents())?.lines ?? []
        try file.replace(with: Self.joined(lines.suffix(limit - 1) + [ArraySlice(line.utf8)]))
        return
      }
      let size = try file.size()
      let last = try file.bytes(max(0, size - 1)..<size)
      let isUnended = last.first.map { $0 != Self.newline } ?? false
      try file.append((isUnended ? [Self.newline] : []) + Array(line.utf8) + [Self.newline])
      try trim(file)
    } catch {
      fault = "cannot write \(path): \(error.reason)"
    }
  }

  /// Counts now and then: once at first, then whenever the slack may be used up.
  private func trim(_ file: borrowing LockedFile) throws(FileError) {
    guard appendsUntilTrim == 0 else {
      appendsUntilTrim -= 1
      return
    }
    appendsUntilTrim = limit / 10
    let bytes = try file.contents()
    guard bytes.count(where: { $0 == Self.newline }) > limit else { return }
    let lines = bytes.split(separator: Self.newline)
    try file.replace(with: Self.joined(lines.suffix(limit)))
  }

  private static func joined(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    lines.flatMap { $0 + [newline] }
  }
}
