/// Runs of blanks, which layout needs all the time.
enum Blanks {
  private static let prepared = (0...120).map(made)

  /// So many blanks; none for a negative number.
  static func of(_ count: Int) -> String {
    if prepared.indices.contains(count) { return prepared[count] }
    return made(max(0, count))
  }

  /// From bytes: to repeat a string takes ten times as long, which a start would feel.
  private static func made(_ count: Int) -> String {
    String(decoding: repeatElement(UInt8(ascii: " "), count: count), as: UTF8.self)
  }
}
