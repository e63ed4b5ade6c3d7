/// What libedit cannot draw: combining marks, rows that end in a blank as parts of one line, and
/// lines taller than the screen.
extension TerminalLines {
  /// How the line on the screen was drawn last.
  enum Repair {
    case none, line, window
  }

  /// Called whenever libedit has drawn all it knows.
  func repairScreen() {
    defer { editor.flush() }
    let line = editor.line
    let scalars = line.text.unicodeScalars
    let mayWrap = (scalars.count + prompt.unicodeScalars.count) * 2 >= size.columns
    let hasMarks = scalars.contains { isDrawnMark($0) }
    guard mayWrap || hasMarks || repair != .none else { return }
    let layout = layout(columns: size.columns)
    if layout.rows.count > size.rows {
      drawWindow(layout)
      repair = .window
      return
    }
    if repair == .window { redrawFromTop() }
    let isTorn = layout.rows.dropLast().contains { $0.hasSuffix(" ") }
    let hasControls = scalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    if (hasMarks || isTorn || repair == .line) && !hasControls { drawLine(line.text, layout) }
    repair = hasMarks ? .line : .none
  }

  /// Writes all once more in the same cells.
  ///
  /// libedit has a cell for each column and none for a mark. Where a row ends in a blank it goes on
  /// with a line feed, after which the terminal wraps the rows separately when it is resized.
  private func drawLine(_ text: String, _ layout: LineLayout) {
    let drawn = text.unicodeScalars.filter { columns(of: $0) > 0 || isDrawnMark($0) }
    let up = layout.cursor.row > 0 ? "\u{1B}[\(layout.cursor.row)A" : ""
    let line = String(String.UnicodeScalarView(drawn))
    editor.write("\u{1B}7\(up)\r\(prompt)\u{1B}[0m\(line)\u{1B}8")
  }

  /// Those that change a neighbour's width in some terminals stay away: joiners of emoji and
  /// selectors of variants.
  private func isDrawnMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    let isSelector = scalar.properties.isVariationSelector
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return !isSelector && columns(of: scalar) == 0
    default: return scalar == "\u{200C}"
    }
  }

  /// As much of a line as fits, around the cursor.
  private func drawWindow(_ layout: LineLayout) {
    let last = layout.rows.count - size.rows
    let top = max(0, min(layout.cursor.row - size.rows / 2, last))
    let rows = layout.rows[top..<(top + size.rows)]
    let place = "\(layout.cursor.row - top + 1);\(layout.cursor.column + 1)"
    editor.write("\u{1B}[H\u{1B}[2J" + rows.joined(separator: "\r\n") + "\u{1B}[\(place)H")
  }

  private func redrawFromTop() {
    editor.write("\u{1B}[H\u{1B}[2J")
    editor.redraw()
  }

  /// Leaves a line that filled the screen, so that what follows stands below it.
  func leaveWindow() {
    if repair == .window { editor.write("\u{1B}[\(size.rows);1H\n") }
    repair = .none
  }
}
