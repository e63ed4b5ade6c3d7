/// Runs of blanks, which layout needs all the time.
enum Blanks {
  private static let prepared = (0...120).map { String(repeating: " ", count: $0) }

  /// So many blanks; none for a negative number.
  static func of(_ count: Int) -> String {
    if prepared.indices.contains(count) { return prepared[count] }
    return String(repeating: " ", count: max(0, count))
  }
}
