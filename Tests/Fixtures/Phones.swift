import OnboardCore

extension Moment {
  /// 2026-11-30 09:00:00 in UTC.
  package static let morning = Moment(instant: 1_796_029_200, offset: 0)
}

extension Profile {
  package static func fixture(
    _ topics: [Topic] = [], _ articles: [Page] = [], read: [Page] = [], saved: [Page] = [],
    languages: [String] = ["en", "de"], at onboarding: Onboarding? = nil
  ) -> Profile {
    var profile = Profile(languages: languages)
    profile.interests = Interests(topics: topics, articles: articles)
    profile.history = read.map { Reading(page: $0, seconds: 75, at: .morning) }
    profile.saved = saved.map { SavedPage(page: $0, at: .morning) }
    if let onboarding { profile.onboarding = onboarding }
    return profile
  }
}

extension Phone {
  package static func fixture(_ profile: Profile, _ app: App = .closed) -> Phone {
    var phone = Phone(profile: profile, world: World(clock: .standing(Moment.morning.instant)))
    phone.app = app
    return phone
  }

  /// A phone on a screen of the running flow.
  package static func flow(
    _ screen: FlowScreen, _ profile: Profile = .fixture(), active: FirstFeed = .community,
    cards: [Page] = [], results: SearchResults? = nil
  ) -> Phone {
    var profile = profile
    profile.onboarding = .running(FlowPosition(screen: screen, active: active))
    let source: Grid.Source = profile.interests.topics.last.map { .topic($0) } ?? .opening
    let interests = InterestsScreen(
      grid: Grid(source: source, language: profile.language, cards: cards, condition: .ready),
      results: results)
    let open: OpenScreen =
      switch screen {
      case .intro: .intro
      case .privacy: .privacy
      case .languages: .languages
      case .curiosity: .curiosity
      case .interests: .interests(interests)
      case .preference: .preference(PreferenceScreen(interests: interests))
      }
    return fixture(profile, .open(open))
  }

  /// A phone on the interests screen.
  package static func interests(
    _ profile: Profile = .fixture(), cards: [Page] = [], results: [Page]? = nil
  ) -> Phone {
    flow(
      .interests, profile, cards: cards,
      results: results.map { SearchResults(words: "x", language: "en", namespace: 0, pages: $0) })
  }

  /// A phone whose flow is over.
  package static func home(
    _ profile: Profile = .fixture(), tab: Home.Tab = .community, onboarding: Onboarding? = nil
  ) -> Phone {
    var profile = profile
    profile.onboarding = onboarding ?? .complete(.community)
    return fixture(profile, .open(.home(Home(tab: tab))))
  }

  /// A phone that shows an article which was opened from For you.
  package static func article(
    _ page: Page, _ profile: Profile = .fixture(), since: Int = Moment.morning.instant
  ) -> Phone {
    var profile = profile
    profile.onboarding = .complete(.community)
    let reading = Reading(page: page, seconds: 0, at: .morning)
    profile.history.append(reading)
    return fixture(
      profile,
      .open(
        .article(
          ArticleScreen(page: page, reading: reading, since: since, home: Home(tab: .forYou)))))
  }

  /// A phone on the settings, which were opened from For you.
  package static func settings(_ profile: Profile = .fixture()) -> Phone {
    var profile = profile
    profile.onboarding = .complete(.community)
    return fixture(profile, .open(.settings(SettingsScreen(home: Home(tab: .forYou)))))
  }

  /// Takes the draw of the next request that deals no cards.
  package mutating func passage(_ purpose: String) -> Draw {
    world.requests += 1
    return Draw(seed: profile.chance.seed, words: purpose, String(world.requests))
  }

  /// The grid of the interests screen, for a test to edit what it expects.
  package var grid: Grid {
    get {
      interestsScreen?.grid ?? Grid(source: .opening, language: "", cards: [], condition: .ready)
    }
    set {
      guard case .open(.interests(var screen)) = app else { return }
      screen.grid = newValue
      app = .open(.interests(screen))
    }
  }

  /// The search results of the interests screen.
  package var results: SearchResults? {
    get { interestsScreen?.results }
    set {
      guard case .open(.interests(var screen)) = app else { return }
      screen.results = newValue
      app = .open(.interests(screen))
    }
  }

  /// The samples of the preference screen.
  package var samples: Samples? {
    get {
      guard case .open(.preference(let screen)) = app else { return nil }
      return screen.samples
    }
    set {
      guard case .open(.preference(var screen)) = app else { return }
      screen.samples = newValue
      app = .open(.preference(screen))
    }
  }
}

extension SelectionChange {
  /// A change with only what the closure sets.
  package static func of(_ edit: (inout SelectionChange) -> Void) -> Notice {
    var change = SelectionChange()
    edit(&change)
    return .selection(change)
  }
}
