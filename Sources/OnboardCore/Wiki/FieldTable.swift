/// Entries of hexadecimal fields, five digits each, in ascending order and searched in place.
struct FieldTable: Sendable {
  private static let width = 5
  private let digits: [UInt8]
  private let entryWidth: Int

  init(_ text: String, fields: Int) {
    digits = text.utf8.filter { $0 != Byte.newline }
    entryWidth = fields * Self.width
  }

  /// The fields that follow `key` in the entry that begins with it.
  func entry(startingWith key: [UInt32]) -> [Unicode.Scalar]? {
    var low = 0
    var high = digits.count / entryWidth
    while low < high {
      let middle = (low + high) / 2
      switch order(ofEntry: middle, against: key) {
      case .same:
        return (key.count..<entryWidth / Self.width).compactMap {
          Unicode.Scalar(field($0, ofEntry: middle))
        }
      case .before: low = middle + 1
      case .after: high = middle
      }
    }
    return nil
  }

  private enum Order { case before, same, after }

  private func order(ofEntry entry: Int, against key: [UInt32]) -> Order {
    for (index, wanted) in key.enumerated() {
      let found = field(index, ofEntry: entry)
      if found != wanted { return found < wanted ? .before : .after }
    }
    return .same
  }

  private func field(_ index: Int, ofEntry entry: Int) -> UInt32 {
    let start = entry * entryWidth + index * Self.width
    var value: UInt32 = 0
    for digit in digits[start..<start + Self.width] {
      value = value << 4 | UInt32(Byte.hexadecimalValue(digit) ?? 0)
    }
    return value
  }
}
