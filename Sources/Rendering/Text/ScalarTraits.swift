/// What the width table knows of one scalar: its columns, where lines may break beside it, and its
/// direction.
struct ScalarTraits: OptionSet, Sendable {
  var rawValue: UInt32

  static let twoColumns = ScalarTraits(rawValue: 1 << 0)
  static let noColumns = ScalarTraits(rawValue: 1 << 1)
  /// An emoji one column wide, until a variation selector asks for its picture.
  static let growsWithSelector = ScalarTraits(rawValue: 1 << 2)
  static let pictograph = ScalarTraits(rawValue: 1 << 3)
  static let neverStartsLine = ScalarTraits(rawValue: 1 << 4)
  static let neverEndsLine = ScalarTraits(rawValue: 1 << 5)
  static let writtenWithoutBlanks = ScalarTraits(rawValue: 1 << 6)
  static let blank = ScalarTraits(rawValue: 1 << 7)
  static let hyphen = ScalarTraits(rawValue: 1 << 8)
  /// Right-to-left letters, and Arabic digits, which pull what surrounds them the same way.
  static let rightToLeft = ScalarTraits(rawValue: 1 << 9)

  private static let bits: UInt32 = 10

  var columns: Int {
    if contains(.twoColumns) { return 2 }
    return contains(.noColumns) ? 0 : 1
  }

  /// The traits of the run that `scalar` lies in.
  static func of(_ scalar: Unicode.Scalar) -> ScalarTraits {
    let runs = WidthTable.runs
    let key = scalar.value << bits | (1 << bits - 1)
    var lower = 0
    var upper = runs.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if runs[middle] <= key { lower = middle } else { upper = middle }
    }
    return ScalarTraits(rawValue: runs[lower] & (1 << bits - 1))
  }
}
