import CSQLite

/// A value handed to a statement.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  /// The text, or NULL for nil.
  package static func optional(_ text: String?) -> Value { text.map { .text($0) } ?? .null }
}

/// A prepared statement; owns its handle.
@safe final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  private let path: String

  init(_ handle: OpaquePointer, connection: OpaquePointer, path: String) {
    unsafe self.handle = handle
    unsafe self.connection = connection
    self.path = path
  }

  deinit { unsafe sqlite3_finalize(handle) }

  func bind(_ values: [Value]) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let result: Int32
      switch value {
      case .null: result = unsafe sqlite3_bind_null(handle, place)
      case .integer(let number): result = unsafe sqlite3_bind_int64(handle, place, Int64(number))
      case .real(let number): result = unsafe sqlite3_bind_double(handle, place, number)
      case .text(let text):
        var text = text
        result = text.withUTF8 { bytes in
          unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            guard let start = characters.baseAddress else {
              return unsafe onb_bind_text(handle, place, "", 0)
            }
            return unsafe onb_bind_text(handle, place, start, Int32(characters.count))
          }
        }
      }
      guard result == SQLITE_OK else { throw error(result) }
    }
  }

  /// Whether there is another row.
  func step() throws(DatabaseError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw error(result)
    }
  }

  func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  func integer(_ column: Int32) -> Int { unsafe Int(sqlite3_column_int64(handle, column)) }

  func text(_ column: Int32) -> String? {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func error(_ result: Int32) -> DatabaseError {
    unsafe Connection.error(on: connection, result, path)
  }
}

/// The row that a query stands on; valid only while it is being read.
package struct Row {
  let statement: Statement

  package func integer(_ column: Int) -> Int { statement.integer(Int32(column)) }

  /// The text, empty for NULL.
  package func text(_ column: Int) -> String { statement.text(Int32(column)) ?? "" }

  package func optionalText(_ column: Int) -> String? { statement.text(Int32(column)) }
}
