extension TerminalLines {
  /// The first Tab inserts what is certain; one that finds nothing certain lists what is possible,
  /// if the Tab before it was pressed in the same place.
  func completeWord() -> CommandResult {
    let line = editor.line
    let answer = complete(line.text, line.cursor)
    let scalars = line.text.unicodeScalars
    guard (0...line.cursor).contains(answer.start), !answer.candidates.isEmpty else {
      return .refused
    }
    let word = String(
      String.UnicodeScalarView(scalars.prefix(line.cursor).dropFirst(answer.start)))
    if var insertion = answer.insertion(replacing: word) {
      let hasSpace = scalars.dropFirst(line.cursor).first == " "
      if insertion.last == " ", answer.candidates.count == 1, hasSpace { insertion.removeLast() }
      if insertion != word {
        editor.deleteBeforeCursor(line.cursor - answer.start)
        editor.insert(insertion)
        completed = editor.line
        return .redraw
      }
    }
    guard completed == line, answer.candidates.count > 1 else {
      completed = line
      return .refused
    }
    list(answer.candidates)
    return .unchanged
  }

  private func list(_ candidates: [Candidate]) {
    let layout = layout(columns: size.columns)
    let rows = max(3, size.rows - layout.end.row - 2)
    let list = CandidateList(columns: size.columns, rows: rows, width: width)
    let down = layout.end.row - layout.cursor.row + 1
    editor.write(String(repeating: "\n", count: down) + "\r")
    for line in list.lines(for: candidates) { editor.write(line + "\r\n") }
    editor.redraw()
  }
}
