extension TextLayout {
  /// The lines of `text`, none wider than `columns`, without blanks at their ends.
  ///
  /// A newline ends a line. A grapheme wider than a line becomes `…`, as in `cut`. When there are
  /// more lines than `most`, the last one ends with `…`.
  package static func wrap(_ text: String, columns: Int, most: Int? = nil) -> [String] {
    let most = most ?? .max
    if columns <= 0 || most <= 0 { return [] }
    if PlainText.isLine(text, columns: columns) { return [text] }
    var lines: [String] = []
    if let plain = PlainText(text) {
      lines = plain.lines(columns: columns)
    } else {
      for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        var wrapper = LineWrapper(columns: columns)
        for word in Words(of: paragraph) {
          wrapper.add(word)
          if lines.count + wrapper.finishedLines.count > most { break }
        }
        lines += wrapper.allLines
        if lines.count > most { break }
      }
    }
    if lines == [""] { return [] }
    if lines.count > most { lines[most - 1] = ellipsized(lines[most - 1], to: columns) }
    return Array(lines.prefix(most))
  }
}

/// Fills lines greedily with words.
private struct LineWrapper {
  let columns: Int
  private(set) var finishedLines: [String] = []
  private var line = ""
  private var used = 0
  private var blanks = ""

  init(columns: Int) { self.columns = columns }

  var allLines: [String] { finishedLines + [line] }

  mutating func add(_ word: Words.Element) {
    let width = DisplayWidth.of(word.text)
    let gap = line.isEmpty ? 0 : DisplayWidth.of(blanks)
    if used + gap + width <= columns {
      if !line.isEmpty { line += blanks }
      line += word.text
      used += gap + width
    } else {
      if !line.isEmpty { finishLine() }
      if width <= columns {
        line = word.text
        used = width
      } else {
        addInParts(word.text)
      }
    }
    blanks = word.blanks
  }

  private mutating func addInParts(_ word: String) {
    for character in word {
      let fitting = TextLayout.cut(String(character), to: columns)
      let width = DisplayWidth.of(fitting)
      if used + width > columns { finishLine() }
      line += fitting
      used += width
    }
  }

  private mutating func finishLine() {
    finishedLines.append(line)
    line = ""
    used = 0
  }
}
