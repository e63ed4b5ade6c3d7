/// Rows of fields, divided by tabs or another character, in ascending order of their first field
/// and searched in place, so that a table costs nothing until somebody asks and little then.
struct SortedRows: Sendable {
  private let bytes: [UInt8]
  private let separator: UInt8

  init(_ text: String, separator: Unicode.Scalar = "\t") {
    bytes = Array(text.utf8)
    self.separator = UInt8(ascii: separator)
  }

  /// The first fields of all rows, in their order.
  var keys: [String] {
    bytes.split(separator: Byte.newline).map { row in
      String(decoding: row.prefix { $0 != separator }, as: UTF8.self)
    }
  }

  /// The fields after the key in the row whose first field is `key`, or only the first ones.
  func fields(of key: String, most: Int = .max) -> [ArraySlice<UInt8>]? {
    let key = Array(key.utf8)
    var low = 0
    var high = bytes.count
    while low < high {
      let start = startOfRow(around: low + (high - low) / 2)
      let end = endOfRow(from: start)
      switch order(ofRow: start..<end, against: key) {
      case .same: return fields(in: start + key.count..<end, most)
      case .before: low = end + 1
      case .after: high = start
      }
    }
    return nil
  }

  private enum Order { case before, same, after }

  /// How the first field of a row stands to a key, by bytes.
  private func order(ofRow row: Range<Int>, against key: [UInt8]) -> Order {
    var index = row.lowerBound
    for byte in key {
      guard index < row.upperBound, bytes[index] != separator else { return .before }
      if bytes[index] != byte { return bytes[index] < byte ? .before : .after }
      index += 1
    }
    return index < row.upperBound && bytes[index] != separator ? .after : .same
  }

  /// The fields of the rest of a row, which begins with a separator.
  private func fields(in rest: Range<Int>, _ most: Int) -> [ArraySlice<UInt8>] {
    guard !rest.isEmpty else { return [] }
    var fields: [ArraySlice<UInt8>] = []
    var start = rest.lowerBound + 1
    for index in start..<rest.upperBound where bytes[index] == separator {
      fields.append(bytes[start..<index])
      if fields.count == most { return fields }
      start = index + 1
    }
    fields.append(bytes[start..<rest.upperBound])
    return fields
  }

  private func startOfRow(around index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    return start
  }

  private func endOfRow(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != Byte.newline { end += 1 }
    return end
  }
}
