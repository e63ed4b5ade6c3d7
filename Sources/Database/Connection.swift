import CSQLite

/// One open SQLite database; owns its handle and the statements prepared on it.
///
/// A connection stays on the thread that uses it: it is not `Sendable`.
@safe package final class Connection {
  package enum Mode: Sendable {
    case readOnly
    /// Never changed while it is open: no locks, no journal looked for.
    case immutable
    case readWrite
  }

  package let path: String
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  package init(path: String, mode: Mode) throws(DatabaseError) {
    self.path = path
    let name: String
    let flags: Int32
    switch mode {
    case .readOnly:
      (name, flags) = (path, SQLITE_OPEN_READONLY)
    case .immutable:
      (name, flags) = (
        Connection.uri(path) + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      )
    case .readWrite:
      (name, flags) = (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }
    var opened: OpaquePointer?
    let result = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened = unsafe opened else {
      throw DatabaseError(
        cause: .other, code: result, message: "out of memory", path: path)
    }
    unsafe handle = opened
    guard result == SQLITE_OK else {
      // A failed open leaves a handle that must be closed all the same.
      let error = unsafe Connection.error(on: opened, result, path)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    statements.removeAll()
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows and take no values.
  package func execute(_ sql: String) throws(DatabaseError) {
    let result = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw error(result) }
  }

  /// Runs one statement with its values; it stays prepared for the next time.
  package func run(_ sql: String, _ values: Value...) throws(DatabaseError) {
    try run(sql, values)
  }

  package func run(_ sql: String, _ values: [Value]) throws(DatabaseError) {
    let statement = try statement(for: sql)
    try statement.bind(values)
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// Runs a query and makes a value of each row.
  package func rows<Result>(
    _ sql: String, _ values: [Value] = [], _ make: (Row) -> Result
  ) throws(DatabaseError) -> [Result] {
    let statement = try statement(for: sql)
    try statement.bind(values)
    defer { statement.reset() }
    var results: [Result] = []
    while try statement.step() { results.append(make(Row(statement: statement))) }
    return results
  }

  /// Runs `work` in a transaction: all of it lasts, or nothing.
  package func transaction(
    _ work: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try execute("BEGIN IMMEDIATE")
    do {
      try work()
      try execute("COMMIT")
    } catch {
      // The failure that matters is the first; rolling back can only fail when SQLite has done
      // so by itself.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Milliseconds to wait for another process's lock.
  package func setBusyTimeout(_ milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(handle, milliseconds)
  }

  private func statement(for sql: String) throws(DatabaseError) -> Statement {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let result = unsafe sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
    guard result == SQLITE_OK, let prepared = unsafe prepared else { throw error(result) }
    let statement = unsafe Statement(prepared, connection: handle, path: path)
    statements[sql] = statement
    return statement
  }

  private func error(_ result: Int32) -> DatabaseError {
    unsafe Connection.error(on: handle, result, path)
  }

  static func error(
    on handle: OpaquePointer, _ result: Int32, _ path: String
  ) -> DatabaseError {
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    let cause: DatabaseError.Cause =
      switch result & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_MISMATCH: .damaged
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_FULL, SQLITE_IOERR, SQLITE_PERM: .unwritable
      default: .other
      }
    return DatabaseError(cause: cause, code: result, message: message, path: path)
  }

  /// A path as a file URI; what has a meaning there, and what is not ASCII, is percent-encoded.
  private static func uri(_ path: String) -> String {
    path.utf8.reduce(into: "file:") { text, byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      text += isPlain ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16)
    }
  }
}
