extension Language {
  /// The languages that a person may have meant, best first: by code, own name or English name,
  /// by their beginnings, then by what is left when a letter or two are mistyped. A whole name
  /// leaves no doubt: then no others are offered.
  package static func closest(to typed: String) -> [Language] {
    let wanted = Array(Folding.fold(typed))
    guard !wanted.isEmpty else { return [] }
    let tolerance = wanted.count < 3 ? 0 : wanted.count < 6 ? 1 : 2
    let ranked = all.enumerated().compactMap { index, language in
      language.rank(for: wanted, tolerance: tolerance).map {
        (rank: $0, index: index, language: language)
      }
    }
    let exact = ranked.filter { $0.rank == 0 }
    return (exact.isEmpty ? ranked : exact).sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .prefix(5).map(\.language)
  }

  private func rank(for wanted: [Character], tolerance: Int) -> Int? {
    let names = [code, autonym, englishName].map { Array(Folding.fold($0)) }
    if names.contains(wanted) { return 0 }
    if names.dropFirst().contains(where: { $0.starts(with: wanted) }) { return 1 }
    if names[0].starts(with: wanted) { return 2 }
    let isWordBeginning = names.dropFirst().contains { name in
      name.split(whereSeparator: { " (-".contains($0) }).contains { $0.starts(with: wanted) }
    }
    if isWordBeginning { return 3 }
    let distance = names.map { EditDistance.between($0, wanted, atMost: tolerance) ?? .max }.min()
    return distance.flatMap { $0 <= tolerance ? 3 + $0 : nil }
  }
}
