/// Finds what a person probably meant by a word that is not quite one.
package enum Nearest {
  /// The candidates close enough to `typed` to be worth offering, the closest first; equally close
  /// ones keep their order.
  package static func to<Candidate>(
    _ typed: String, among candidates: [Candidate], most: Int = 3,
    by spellings: (Candidate) -> [String]
  ) -> [Candidate] {
    let folded = Array(Folding.fold(typed))
    // A long line is no misspelt word, and comparing it would take long.
    guard !folded.isEmpty, folded.count <= 40 else { return [] }
    let allowed = max(1, folded.count / 3)
    var found: [(distance: Int, order: Int, candidate: Candidate)] = []
    for (order, candidate) in candidates.enumerated() {
      let distances = spellings(candidate).compactMap { spelling in
        distance(folded, Array(Folding.fold(spelling)), allowed)
      }
      if let best = distances.min() { found.append((best, order, candidate)) }
    }
    found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return found.prefix(most).map(\.candidate)
  }

  /// The edit distance, but a beginning that was typed right counts as nearly the whole.
  private static func distance(
    _ typed: [Character], _ spelling: [Character], _ allowed: Int
  ) -> Int? {
    if typed.count >= 3, spelling.starts(with: typed) {
      return min(1, spelling.count - typed.count)
    }
    return EditDistance.between(typed, spelling, atMost: allowed)
  }
}
