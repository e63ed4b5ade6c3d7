import OnboardCore
import OnboardSession

/// A transcript as it was read from a file.
package struct Document: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// Counted from 1.
    package let line: Int
    package let screen: Screen
    package let command: String
    package let expected: [ExpectedLine]
  }

  package struct ExpectedLine: Equatable, Sendable {
    package let line: Int
    package let pattern: LinePattern
    /// As it stands in the file.
    package let source: String
  }

  package let path: String
  package let header: Header
  package let steps: [Step]

  /// Reads a transcript; throws the first thing in it that cannot be understood.
  package init(_ text: String, path: String) throws(DocumentFault) {
    var reader = DocumentReader(path: path)
    // CRLF is one character; other ends of lines are matter of a line.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      var line = line
      // A byte order mark before the first line is no part of it.
      if index == 0, line.unicodeScalars.first == "\u{FEFF}" {
        line = line[line.unicodeScalars.index(after: line.startIndex)...]
      }
      while let last = line.unicodeScalars.last, last == " " || last == "\t" || last == "\r" {
        line = line[..<line.unicodeScalars.index(before: line.endIndex)]
      }
      try reader.read(line, number: index + 1)
    }
    self.path = path
    (header, steps) = try reader.finish()
  }
}

/// Why a file is no transcript.
package struct DocumentFault: Error, Equatable, Sendable {
  package let path: String
  package let line: Int?
  package let message: String

  package var text: String { path + (line.map { ":\($0)" } ?? "") + ": " + message }
}

/// Takes the lines of a transcript one after the other.
private struct DocumentReader {
  private enum Part { case beforeHeader, header, body }

  let path: String
  private var part = Part.beforeHeader
  private var header = Header()
  private var headerKeys = Set<Substring>()
  private var steps: [Document.Step] = []
  private var input: (line: Int, screen: Screen, command: String)?
  private var expected: [Document.ExpectedLine] = []

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring, number: Int) throws(DocumentFault) {
    switch part {
    case .beforeHeader:
      if line == "---" {
        part = .header
      } else if !line.isEmpty, line.first != "#" {
        part = .body
        try readBody(line, number)
      }
    case .header:
      if line == "---" { part = .body } else { try readHeader(line, number) }
    case .body:
      try readBody(line, number)
    }
  }

  private mutating func readHeader(_ line: Substring, _ number: Int) throws(DocumentFault) {
    if line.isEmpty || line.first == "#" { return }
    guard let colon = line.firstIndex(of: ":") else {
      throw fault("expected 'key: value' in the header; got '\(line)'", number)
    }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    guard headerKeys.insert(line[..<colon]).inserted else {
      throw fault("'\(line[..<colon])' stands twice in the header", number)
    }
    do throws(HeaderFault) {
      try header.set(String(line[..<colon]), String(value))
    } catch {
      throw fault(error.message, number)
    }
  }

  private mutating func readBody(_ line: Substring, _ number: Int) throws(DocumentFault) {
    switch TranscriptText.read(line) {
    case .input(let screen, let command):
      close()
      input = (number, screen, command)
    case .comment:
      break
    case .anyLines:
      try expect(.anyLines, line, number)
    case .output(let text):
      if input == nil, text.isEmpty { return }
      try expect(LinePattern(text), line, number)
    }
  }

  private mutating func expect(
    _ pattern: LinePattern, _ source: Substring, _ number: Int
  ) throws(DocumentFault) {
    guard input != nil else {
      throw fault(
        "expected a prompt such as 'curiosity> ', a header or a comment; got '\(source)'", number)
    }
    expected.append(
      Document.ExpectedLine(line: number, pattern: pattern, source: String(source)))
  }

  private mutating func close() {
    guard let input else { return }
    // Blank lines before the next prompt only divide.
    while expected.last?.source.isEmpty == true { expected.removeLast() }
    steps.append(
      Document.Step(
        line: input.line, screen: input.screen, command: input.command, expected: expected))
    expected = []
    self.input = nil
  }

  mutating func finish() throws(DocumentFault) -> (Header, [Document.Step]) {
    if part == .header { throw fault("the header has no closing '---'", nil) }
    close()
    guard !steps.isEmpty else { throw fault("there is no command in it", nil) }
    return (header, steps)
  }

  private func fault(_ message: String, _ line: Int?) -> DocumentFault {
    DocumentFault(path: path, line: line, message: message)
  }
}
