/// Printable ASCII, which most text is: every byte is a column, and lines end at blanks and after
/// hyphens between letters. The same lines as by the rules for all scripts, found without them.
struct PlainText {
  private let bytes: [UInt8]

  /// Nil when the text holds anything else.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    bytes = Array(text.utf8)
  }

  /// Whether a text is a line as it stands: plain, no longer than `columns`, no blanks at its ends.
  static func isLine(_ text: String, columns: Int) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last, bytes.count <= columns else {
      return false
    }
    return first != 0x20 && last != 0x20 && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// The lines, none longer than `columns`.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    var line = 0..<0
    var index = 0
    while let word = word(from: index) {
      index = word.upperBound
      if !line.isEmpty, word.upperBound - line.lowerBound <= columns {
        line = line.lowerBound..<word.upperBound
        continue
      }
      if !line.isEmpty { lines.append(text(line)) }
      line = word
      while line.count > columns {
        lines.append(text(line.lowerBound..<line.lowerBound + columns))
        line = line.lowerBound + columns..<line.upperBound
      }
    }
    return lines + [text(line)]
  }

  /// The next part that no line end may divide, behind blanks.
  private func word(from index: Int) -> Range<Int>? {
    var start = index
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    guard start < bytes.count else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end] != 0x20 {
      let isBreak =
        bytes[end - 1] == UInt8(ascii: "-") && end - 1 > start && isLetter(bytes[end - 2])
        && isLetter(bytes[end])
      if isBreak { break }
      end += 1
    }
    return start..<end
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
