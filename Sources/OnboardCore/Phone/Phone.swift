/// The simulated phone and its world: all that a command can change.
package struct Phone: Equatable, Sendable {
  package var profile: Profile
  package var app: App
  package var world: World
  /// What content could not do, one of a kind at most; `retry` asks it again.
  package var failed: [ContentRequest]

  /// A phone whose app is closed.
  package init(profile: Profile, world: World) {
    self.profile = profile
    self.world = world
    app = .closed
    failed = []
  }
}

extension Phone {
  /// The draw of a request that deals no cards: what becomes of it on a flaky network follows from
  /// it, and the cards of later loads do not (P-1: to look changes nothing).
  mutating func passageDraw(_ purpose: String) -> Draw {
    world.requests += 1
    return Draw(seed: profile.chance.seed, words: purpose, String(world.requests))
  }

  package var screen: Screen {
    switch app {
    case .closed: .closed
    case .background: .background
    case .open(let screen): screen.name
    }
  }

  /// The grid and the search of the interests screen, while it is the one on show.
  package var interestsScreen: InterestsScreen? {
    guard case .open(.interests(let interests)) = app else { return nil }
    return interests
  }
}
