import OnboardSession

/// What a line of a transcript expects to be printed.
package enum LinePattern: Equatable, Sendable {
  /// Any lines, also none.
  case anyLines
  /// One line: these texts in order, with anything between them.
  case line([String])

  /// Reads an output line: a leading backslash escapes, `[..]` stands for any text, `\[..]` for
  /// itself.
  package init(_ source: String) {
    var parts: [String] = []
    var current = ""
    var rest = source[...]
    if rest.first == "\\", !rest.hasPrefix("\\[..]") { rest = rest.dropFirst() }
    while !rest.isEmpty {
      if rest.hasPrefix("\\[..]") {
        current += "[..]"
        rest = rest.dropFirst(5)
      } else if rest.hasPrefix("[..]") {
        parts.append(current)
        current = ""
        rest = rest.dropFirst(4)
      } else {
        current.append(rest.removeFirst())
      }
    }
    self = .line(parts + [current])
  }

  package func matches(_ line: String) -> Bool {
    switch self {
    case .anyLines:
      return true
    case .line(let parts):
      guard let first = parts.first, let last = parts.last, parts.count > 1 else {
        return parts.first == line
      }
      guard line.hasPrefix(first) else { return false }
      var rest = line.dropFirst(first.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let range = TranscriptText.range(of: part, in: rest) else { return false }
        rest = rest[range.upperBound...]
      }
      return rest.count >= last.count && rest.hasSuffix(last)
    }
  }
}
