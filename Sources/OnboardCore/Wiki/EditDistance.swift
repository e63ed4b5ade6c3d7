/// How many keys were struck wrongly.
package enum EditDistance {
  /// The number of letters inserted, left out, replaced or swapped with their neighbour, or nil
  /// when there are more than `limit`.
  package static func between(
    _ first: [Character], _ second: [Character], atMost limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwapped =
          row > 0 && column > 0 && letter == second[column - 1] && first[row - 1] == other
        if isSwapped { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
