/// What SQLite could not do: its result code, its own words, and the file.
package struct DatabaseError: Error, Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    /// Another process holds the lock.
    case busy
    /// The file is no database, or a damaged one.
    case damaged
    /// The disk is full, the folder or file may not be opened or written.
    case unwritable
    case other
  }

  package let cause: Cause
  /// SQLite's extended result code.
  package let code: Int32
  package let message: String
  package let path: String
}
