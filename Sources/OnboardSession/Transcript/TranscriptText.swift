import OnboardCore

/// The lines of the transcript format.
package enum TranscriptText {
  /// What a line of a transcript is, after the header.
  package enum Line: Equatable, Sendable {
    case input(Screen, String)
    case comment
    /// Stands for any lines, also none.
    case anyLines
    /// A line to be printed, without its escape; `[..]` in it stands for any text.
    case output(String)
  }

  /// `interests> `, the prompt of a screen.
  package static func prompt(_ screen: Screen) -> String { screen.rawValue + "> " }

  package static func read(_ line: Substring) -> Line {
    if let (screen, command) = input(line) { return .input(screen, command) }
    if line.first == "#" { return .comment }
    if line == "..." { return .anyLines }
    return .output(String(line))
  }

  /// The screen and the command of a line that begins with a prompt.
  package static func input(_ line: Substring) -> (Screen, String)? {
    guard let end = line.firstIndex(of: ">"),
      line.utf8.first.map({ $0 >= 97 && $0 <= 122 }) == true,
      let screen = Screen(rawValue: String(line[..<end]))
    else { return nil }
    let rest = line[line.index(after: end)...]
    guard let blank = rest.first else { return (screen, "") }
    guard blank == " " else { return nil }
    return (screen, String(rest.dropFirst()))
  }

  /// A printed line as it stands in a transcript: what would read as something else is escaped.
  package static func escaped(_ line: String) -> String {
    var text = line
    if line.contains("[..]") { text = replacing("[..]", with: "\\[..]", in: text) }
    switch read(text[...]) {
    case .input, .comment, .anyLines: return "\\" + text
    case .output: return text.first == "\\" ? "\\" + text : text
    }
  }

  /// A command of a file.
  package struct SourceLine: Equatable, Sendable {
    package let number: Int
    package let command: String
    /// Whether the transcript shows that it is refused.
    package var isRefused = false
  }

  /// The commands of a file: the inputs of a transcript, or every line of a plain list of commands.
  package static func commands(of text: String) -> [SourceLine] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var inputs: [SourceLine] = []
    for (index, line) in lines.enumerated() {
      if let (_, command) = input(line) {
        inputs.append(SourceLine(number: index + 1, command: command))
      } else if line.hasPrefix("error: "), !inputs.isEmpty {
        inputs[inputs.count - 1].isRefused = true
      }
    }
    guard inputs.isEmpty else { return inputs }
    return lines.enumerated().filter { !$0.element.isEmpty && $0.element.first != "#" }
      .map { SourceLine(number: $0.offset + 1, command: String($0.element)) }
  }

  /// Whether a transcript says in a header what its run depends on.
  package static func hasHeader(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.prefix { input($0) == nil }.contains("---")
  }

  static func replacing(_ part: String, with other: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = range(of: part, in: rest) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  package static func range(of part: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) {
        return start..<text.index(start, offsetBy: part.count)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
