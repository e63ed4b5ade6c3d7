/// The candidates as rows for a screen of a given size.
package struct CandidateList {
  private static let gap = 2

  let columns: Int
  /// How many rows may be used.
  let rows: Int
  let width: (String) -> Int

  package init(columns: Int, rows: Int, width: @escaping (String) -> Int) {
    self.columns = columns
    self.rows = rows
    self.width = width
  }

  package func lines(for candidates: [Candidate]) -> [String] {
    let hasNotes = candidates.contains { !$0.note.isEmpty }
    let lines =
      hasNotes && candidates.count <= rows ? described(candidates) : table(candidates)
    return lines
  }

  /// One a row, with its note as far as it fits.
  private func described(_ candidates: [Candidate]) -> [String] {
    let first = candidates.map { width($0.text) }.max() ?? 0
    return candidates.map { candidate in
      let space = columns - first - Self.gap - 1
      guard !candidate.note.isEmpty, space > 8 else { return fitted(candidate.text, columns - 1) }
      return padded(candidate.text, to: first + Self.gap) + fitted(candidate.note, space)
    }
  }

  /// In columns, read downwards.
  private func table(_ candidates: [Candidate]) -> [String] {
    let texts = candidates.map { fitted($0.text, columns - 1) }
    let cell = (texts.map(width).max() ?? 0) + Self.gap
    let across = max(1, (columns - 1 + Self.gap) / cell)
    let needed = (texts.count + across - 1) / across
    guard needed > rows else { return grid(texts, height: needed, cell: cell) }
    let height = max(1, rows - 1)
    let shown = min(texts.count, height * across)
    return grid(Array(texts.prefix(shown)), height: height, cell: cell)
      + ["… and \(texts.count - shown) more"]
  }

  private func grid(_ texts: [String], height: Int, cell: Int) -> [String] {
    (0..<height).map { row in
      let cells = stride(from: row, to: texts.count, by: height).map { texts[$0] }
      return cells.dropLast().map { padded($0, to: cell) }.joined() + (cells.last ?? "")
    }
  }

  private func padded(_ text: String, to size: Int) -> String {
    text + String(repeating: " ", count: max(0, size - width(text)))
  }

  private func fitted(_ text: String, _ size: Int) -> String {
    guard width(text) > size else { return text }
    var kept = Substring(text)
    while !kept.isEmpty, width(String(kept)) > size - 1 { kept.removeLast() }
    return kept + "…"
  }
}
