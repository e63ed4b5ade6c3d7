/// How expected lines and printed lines go together, with as few differences as possible.
struct Alignment: Equatable {
  enum Part: Equatable {
    /// An expected line and the printed one that it matches.
    case same(expected: Int, actual: Int)
    /// Printed lines that `...` stands for.
    case skipped(expected: Int, actual: Range<Int>)
    case missing(expected: Int)
    case unexpected(actual: Int)
  }

  let parts: [Part]

  var isMatch: Bool {
    parts.allSatisfy { part in
      switch part {
      case .same, .skipped: true
      case .missing, .unexpected: false
      }
    }
  }

  /// Whether lines were printed that no pattern takes.
  var hasUnexpected: Bool {
    parts.contains { part in
      switch part {
      case .unexpected: true
      case .same, .skipped, .missing: false
      }
    }
  }

  init(expected: [LinePattern], actual: [String]) {
    parts = Alignment.align(expected, actual)
  }

  /// The least number of differences from each place on, then the way that has it.
  private static func align(_ expected: [LinePattern], _ actual: [String]) -> [Part] {
    let rows = expected.count
    let columns = actual.count
    var cost = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in stride(from: rows, through: 0, by: -1) {
      for column in stride(from: columns, through: 0, by: -1) {
        cost[row][column] = best(row, column, expected, actual, cost)
      }
    }
    var parts: [Part] = []
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      if row < rows, expected[row] == .anyLines {
        let start = column
        while column < columns, cost[row + 1][column] > cost[row][start] { column += 1 }
        parts.append(.skipped(expected: row, actual: start..<column))
        row += 1
      } else if row < rows, column < columns, expected[row].matches(actual[column]),
        cost[row][column] == cost[row + 1][column + 1]
      {
        parts.append(.same(expected: row, actual: column))
        row += 1
        column += 1
      } else if row < rows, cost[row][column] == cost[row + 1][column] + 1 {
        parts.append(.missing(expected: row))
        row += 1
      } else {
        parts.append(.unexpected(actual: column))
        column += 1
      }
    }
    return parts
  }

  private static func best(
    _ row: Int, _ column: Int, _ expected: [LinePattern], _ actual: [String], _ cost: [[Int]]
  ) -> Int {
    guard row < expected.count else { return actual.count - column }
    if expected[row] == .anyLines {
      return (column...actual.count).map { cost[row + 1][$0] }.min() ?? 0
    }
    var best = cost[row + 1][column] + 1
    if column < actual.count {
      best = min(best, cost[row][column + 1] + 1)
      if expected[row].matches(actual[column]) { best = min(best, cost[row + 1][column + 1]) }
    }
    return best
  }
}
