import OnboardCore

/// Where a profile survives a relaunch.
package struct Store: Sendable {
  /// The profile as it was last saved; nil for a new one.
  package var load: @Sendable () throws(StoreFailure) -> LoadedProfile?
  /// Saves what changed between two states; durable when it returns.
  package var save: @Sendable (_ old: Profile?, _ new: Profile) throws(StoreFailure) -> Void

  package init(
    load: @escaping @Sendable () throws(StoreFailure) -> LoadedProfile?,
    save: @escaping @Sendable (Profile?, Profile) throws(StoreFailure) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// Keeps nothing: `--ephemeral`, and transcripts.
  package static let ephemeral = Store(load: { nil }, save: { _, _ in })
}

package struct LoadedProfile: Equatable, Sendable {
  package let profile: Profile
  /// Ids of topics that this version does not know; they are left alone (T-5).
  package let unknownTopics: [String]

  package init(profile: Profile, unknownTopics: [String] = []) {
    self.profile = profile
    self.unknownTopics = unknownTopics
  }
}

/// Why a profile could not be opened, read or saved. In every case what is stored stays as it is.
package enum StoreFailure: Error, Equatable, Sendable {
  /// Another shell writes to this profile.
  case inUse(profile: String)
  /// The file cannot be opened or written.
  case unwritable(path: String, reason: String)
  case damaged(path: String, reason: String)
  /// Made by a newer onboard.
  case newer(path: String, version: Int, known: Int)
}
