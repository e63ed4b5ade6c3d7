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

/// The app of the phone.
package enum App: Equatable, Sendable {
  case closed
  case open(OpenScreen)
  /// Alive, with the screen that `foreground` brings back.
  case background(OpenScreen)
}

/// A screen of the open app, with what is true on it.
package enum OpenScreen: Equatable, Sendable {
  case intro
  case privacy
  case languages
  case curiosity
  case interests(InterestsScreen)
  case preference(PreferenceScreen)
  case building(Building)
  case home(Home)
}

/// "What are you interested in?"
package struct InterestsScreen: Equatable, Sendable {
  package var grid: Grid
  package var results: SearchResults?
  /// What `preview` showed last.
  package var samples: Samples?

  package init(grid: Grid, results: SearchResults? = nil, samples: Samples? = nil) {
    self.grid = grid
    self.results = results
    self.samples = samples
  }
}

/// "What would you like to see first?"
package struct PreferenceScreen: Equatable, Sendable {
  /// Nil until they have come.
  package var samples: Samples?
  /// The interests screen that `back` returns to.
  package var interests: InterestsScreen

  package init(samples: Samples? = nil, interests: InterestsScreen) {
    self.samples = samples
    self.interests = interests
  }
}

/// "Let's build your feed…"
package struct Building: Equatable, Sendable {
  package let feed: FirstFeed
  /// The load that ends it, however it ends.
  package let draw: Draw

  package init(feed: FirstFeed, draw: Draw) {
    self.feed = feed
    self.draw = draw
  }
}

package struct Home: Equatable, Sendable {
  package var tab: Tab

  package init(tab: Tab) { self.tab = tab }

  package enum Tab: String, CaseIterable, Sendable {
    case community
    case forYou = "for-you"
  }
}

extension FirstFeed {
  /// The tab that home opens on.
  package var tab: Home.Tab {
    switch self {
    case .community: .community
    case .personalized: .forYou
    }
  }
}

/// What a search found.
package struct SearchResults: Equatable, Sendable {
  package let words: String
  package let language: String
  package let namespace: Int
  package let pages: [Page]

  package init(words: String, language: String, namespace: Int, pages: [Page]) {
    self.words = words
    self.language = language
    self.namespace = namespace
    self.pages = pages
  }
}

/// What surrounds the phone.
package struct World: Equatable, Sendable {
  /// How the phone's clock goes.
  package enum Clock: Equatable, Sendable {
    /// Stands at an instant until it is moved.
    case standing(Int)
    /// Runs so many seconds ahead of the real time.
    case running(ahead: Int)
  }

  package var clock: Clock
  package var network: Network
  /// How many requests went over the network that draw no cards.
  package var requests = 0

  package init(clock: Clock, network: Network = .online) {
    self.clock = clock
    self.network = network
  }

  /// The phone's time when the real time is `real`; both in seconds since 1970.
  package func instant(real: Int) -> Int {
    switch clock {
    case .standing(let instant): instant
    case .running(let ahead): real + ahead
    }
  }

  /// Moves the clock from `now` to `instant`; a running clock goes on from there.
  package mutating func moveClock(from now: Int, to instant: Int) {
    switch clock {
    case .standing: clock = .standing(instant)
    case .running(let ahead): clock = .running(ahead: ahead + instant - now)
    }
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

extension OpenScreen {
  package var name: Screen {
    switch self {
    case .intro: .intro
    case .privacy: .privacy
    case .languages: .languages
    case .curiosity: .curiosity
    case .interests: .interests
    case .preference: .preference
    case .building: .building
    case .home: .home
    }
  }
}
