import OnboardCore

/// All that a session may ask of the world.
package struct Capabilities: Sendable {
  package var content: Content
  package var store: Store
  package var clock: Clock
  /// The commands of a file, for `source`; nil when it cannot be read.
  package var readFile: @Sendable (_ path: String) -> Result<String, FileFailure>

  package init(
    content: Content, store: Store, clock: Clock,
    readFile: @escaping @Sendable (String) -> Result<String, FileFailure>
  ) {
    self.content = content
    self.store = store
    self.clock = clock
    self.readFile = readFile
  }
}

/// Why a file could not be read.
package struct FileFailure: Error, Equatable, Sendable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
