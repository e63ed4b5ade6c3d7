import Capabilities
import OnboardCore
import OnboardSession
import ProfileStore
import TranscriptRunner

/// Chooses the live parts of a session.
struct SessionFactory {
  let options: Options
  /// Whether a person types: then the clock is the real one unless another was asked for.
  let isInteractive: Bool

  func session(_ content: Content) throws -> Session {
    let clock = try clock()
    let capabilities = Capabilities(
      content: content, store: try store(), clock: clock,
      readFile: LiveFiles.contents)
    let world = World(
      clock: isInteractive && options.clock == nil
        ? .running(ahead: 0)
        : .standing(clock.instant(of: options.clock ?? Header.defaultClock)),
      phase: options.phase, endOfFeed: options.endOfFeed)
    let profile = Profile(
      languages: options.languages ?? ["en"], start: options.start ?? .curiosity,
      seed: options.seed ?? 1)
    let session = try Session(capabilities, new: profile, world: world, seed: options.seed)
    report(session)
    return session
  }

  /// The directory of profiles and history; nil when nothing is to be kept.
  func stateDirectory() throws(OptionFault) -> String? {
    if options.isEphemeral { return nil }
    guard let directory = options.dataDirectory ?? LiveFiles.stateDirectory() else {
      throw OptionFault(
        message: "there is no home directory to keep the profile in; use --data-dir DIR or"
          + " --ephemeral")
    }
    return directory
  }

  private func store() throws -> Store {
    guard let directory = try stateDirectory() else { return .ephemeral }
    return .sqlite(try ProfileStore(directory: directory, profile: options.profile))
  }

  private func clock() throws(OptionFault) -> Clock {
    let zone = options.timeZone ?? (isInteractive && options.clock == nil ? nil : "UTC")
    guard let clock = Clock.live(timeZone: zone) else {
      let nearest = TimeZones.like(zone ?? "").map { "'\($0)'" }
      throw OptionFault(
        message: "--time-zone: unknown time zone '\(zone ?? "")'"
          + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"))
    }
    return clock
  }

  /// What a stored profile makes of the options for a new one, and what in it is not known.
  private func report(_ session: Session) {
    if session.isKnownProfile, options.languages != nil || options.start != nil {
      Output.complain(
        "the profile '\(options.profile)' exists; --languages and --start are for a new one")
    }
    if !session.unknownTopics.isEmpty {
      Output.complain(
        "the profile has topics that this version does not know, left alone: "
          + session.unknownTopics.joined(separator: ", "))
    }
  }
}
