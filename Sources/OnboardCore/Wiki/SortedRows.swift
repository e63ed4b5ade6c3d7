/// Rows of tab-separated fields in ascending order of their first field, searched in place so that
/// a table costs nothing until somebody asks and little then.
struct SortedRows: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The fields after the key in the row whose first field is `key`.
  func fields(of key: String) -> [ArraySlice<UInt8>]? {
    let key = Array(key.utf8)
    var low = 0
    var high = bytes.count
    while low < high {
      let start = startOfRow(around: low + (high - low) / 2)
      let row = bytes[start...]
      let first = row.prefix { $0 != Byte.tab }
      if first.elementsEqual(key) {
        let rest = row[first.endIndex...].prefix { $0 != Byte.newline }
        return rest.dropFirst().split(separator: Byte.tab, omittingEmptySubsequences: false)
      }
      if first.lexicographicallyPrecedes(key) {
        low = (row.firstIndex(of: Byte.newline) ?? bytes.count - 1) + 1
      } else {
        high = start
      }
    }
    return nil
  }

  private func startOfRow(around index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    return start
  }
}
