import Capabilities
import Database
import OnboardCore
import Synchronization

/// A profile in an SQLite file of its own, held for writing by one process at a time.
///
/// What `save` wrote outlives the death of the process at any moment: the write-ahead log is the
/// system's by then, though a power cut may lose its end.
package final class ProfileStore: Sendable {
  package let path: String
  private let profile: String
  private let connection: Mutex<Connection>

  /// Opens a profile and keeps others from writing to it; makes it when there is none.
  package init(directory: String, profile: String) throws(StoreFailure) {
    let path = ProfileFiles.path(directory: directory, profile: profile)
    self.path = path
    self.profile = profile
    try ProfileFiles.prepare(path)
    do throws(DatabaseError) {
      let connection = try Connection(path: path, mode: .readWrite)
      connection.setBusyTimeout(100)
      try connection.execute("PRAGMA locking_mode=EXCLUSIVE")
      try connection.execute("PRAGMA journal_mode=WAL")
      try connection.execute("PRAGMA synchronous=NORMAL")
      // The first write takes the lock that the exclusive mode then keeps.
      try connection.execute("BEGIN IMMEDIATE; COMMIT")
      self.connection = Mutex(connection)
    } catch {
      throw ProfileStore.failure(error, profile: profile)
    }
    try migrate()
  }

  /// The profile as it was last saved; nil when nothing was saved yet.
  package func load() throws(StoreFailure) -> LoadedProfile? {
    let result = try work { connection throws(DatabaseError) in
      try ProfileReader(connection).read()
    }
    switch result {
    case .success(let profile): return profile
    case .failure(let damage): throw .damaged(path: path, reason: damage.reason)
    }
  }

  /// Saves the difference between two states in one transaction.
  package func save(_ old: Profile?, _ new: Profile) throws(StoreFailure) {
    guard old != new else { return }
    // A file that was removed takes what is written to its grave.
    guard ProfileFiles.exists(path) else {
      throw .unwritable(path: path, reason: "the file was removed")
    }
    try work { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        try ProfileWriter(connection).write(new, over: old)
      }
    }
  }

  private func migrate() throws(StoreFailure) {
    let version = try work { connection throws(DatabaseError) in
      try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    }
    let known = Migrations.all.count
    guard version >= 0 else {
      throw .damaged(path: path, reason: "its version is \(version)")
    }
    guard version <= known else { throw .newer(path: path, version: version, known: known) }
    let problem = try work { connection throws(DatabaseError) in
      try connection.rows("PRAGMA quick_check(1)") { $0.text(0) }.first
    }
    if let problem, problem != "ok" { throw .damaged(path: path, reason: problem) }
    guard version < known else { return }
    try work { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        for migration in Migrations.all[version...] { try connection.execute(migration) }
        try connection.execute("PRAGMA user_version = \(known)")
      }
    }
  }

  private func work<Result: Sendable>(
    _ body: (Connection) throws(DatabaseError) -> Result
  ) throws(StoreFailure) -> Result {
    do throws(DatabaseError) {
      return try connection.withLock { connection throws(DatabaseError) in try body(connection) }
    } catch {
      throw ProfileStore.failure(error, profile: profile)
    }
  }

  private static func failure(_ error: DatabaseError, profile: String) -> StoreFailure {
    switch error.cause {
    case .busy: .inUse(profile: profile)
    // A table that is missing, or another than expected, is damage too.
    case .damaged, .other: .damaged(path: error.path, reason: error.message)
    case .unwritable: .unwritable(path: error.path, reason: error.message)
    }
  }
}

extension Store {
  package static func sqlite(_ store: ProfileStore) -> Store {
    Store(
      load: { () throws(StoreFailure) in try store.load() },
      save: { old, new throws(StoreFailure) in try store.save(old, new) })
  }
}
