/// Where libedit puts a text on a screen: which row and column each scalar and the cursor take.
///
/// It follows libedit's own rules: a width for each scalar, a wide one never split, and a full row
/// going on in the next.
package struct LineLayout: Equatable {
  /// A place on the screen, counted from 0 at the prompt's start.
  package struct Place: Equatable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package private(set) var cursor: Place
  package private(set) var end: Place
  /// The text of each row, with marks that take no column.
  package private(set) var rows = [""]

  /// `cursor` counts scalars of `text`.
  package init(
    prompt: String, text: String, cursor: Int, columns: Int, width: (Unicode.Scalar) -> Int
  ) {
    var place = Place(row: 0, column: 0)
    var rows = [""]
    func wrap() {
      place = Place(row: place.row + 1, column: 0)
      rows.append("")
    }
    func add(_ scalar: Unicode.Scalar) {
      if scalar == "\n" { return wrap() }
      let size = max(0, width(scalar))
      if place.column + size > columns { wrap() }
      rows[place.row].unicodeScalars.append(scalar)
      place.column += size
      if place.column >= columns { wrap() }
    }
    for scalar in plainPrompt(prompt).unicodeScalars { add(scalar) }
    self.cursor = place
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == cursor {
        self.cursor = place
        if place.column + max(0, width(scalar)) > columns {
          self.cursor = Place(row: place.row + 1, column: 0)
        }
      }
      add(scalar)
    }
    if cursor >= text.unicodeScalars.count { self.cursor = place }
    end = place
    self.rows = rows
  }
}
