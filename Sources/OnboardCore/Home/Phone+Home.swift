extension Phone {
  /// Home, also while something that was opened from it stands before it or the app is away.
  package var home: Home? {
    switch app {
    case .closed: nil
    case .open(let screen), .background(let screen): screen.home
    }
  }

  mutating func updateHome(_ change: (inout Home) -> Void) {
    switch app {
    case .closed:
      return
    case .open(var screen):
      screen.updateHome(change)
      app = .open(screen)
    case .background(var screen):
      screen.updateHome(change)
      app = .background(screen)
    }
  }

  /// The For you feed of the language in use.
  package var feed: ForYouFeed? { profile.home.feed(in: profile.language) }

  /// The modules of the tab on show, those that are left out among them.
  package func modules(of home: Home) -> [FeedModule] {
    switch home.tab {
    case .community: home.community?.modules ?? []
    case .forYou: feed?.modules ?? []
    }
  }

  /// Whether a module stands in its feed: it is on, and has cards or may still get some.
  package func isShown(_ module: FeedModule) -> Bool {
    !module.isEmpty && isOn(module)
  }

  /// The module and the card that the person is at.
  package var current: (module: FeedModule, card: FeedCard)? {
    guard let home else { return nil }
    let modules = modules(of: home)
    let position = home.position
    guard modules.indices.contains(position.module), isShown(modules[position.module]) else {
      return nil
    }
    let module = modules[position.module]
    guard module.cards.indices.contains(position.card) else { return nil }
    return (module, module.cards[position.card])
  }

  // MARK: - Opening and refreshing

  /// Opens home at the top of a feed.
  mutating func openHome(_ tab: Home.Tab, at moment: Moment) -> [Effect] {
    refreshIfDue(at: moment)
    app = .open(.home(Home(tab: tab)))
    return feedIsOld(at: moment) + fillHome(at: moment)
  }

  /// Makes the day's feed where there is none yet (Y-7). Without a network the feed of another day
  /// stays until there is one.
  @discardableResult mutating func refreshIfDue(at moment: Moment) -> Bool {
    let language = profile.language
    guard profile.home.refreshes(of: language, on: moment.day) == 0 else { return false }
    guard world.network != .offline || feed == nil else { return false }
    makeFeed(at: moment)
    return true
  }

  /// Says that the feed on show is of another day for want of a network.
  func feedIsOld(at moment: Moment) -> [Effect] {
    guard home?.tab == .forYou, world.network == .offline, let feed,
      profile.home.refreshes(of: profile.language, on: moment.day) == 0
    else { return [] }
    return [.say(.feedIsOld(feed.day))]
  }

  /// Makes a new feed of the language in use, which is at its top.
  mutating func makeFeed(at moment: Moment) { open(newFeed(on: moment.day), at: moment) }

  /// Puts a new feed on home, at its top.
  private mutating func open(_ feed: ForYouFeed, at moment: Moment) {
    profile.home.keep(feed)
    profile.home.noteRefresh(of: feed.language, on: moment.day)
    updateHome { home in
      home.forYou = Home.Position()
      home.inCommunity = Home.Position()
      home.community = nil
    }
  }

  private func newFeed(on day: Day) -> ForYouFeed {
    recipe(turn: profile.home.refreshes(of: profile.language, on: day), on: day)
      .feed(after: feed?.reasons ?? [])
  }

  /// The day's feed once the interests of now are applied, as at the end of an onboarding (P-6,
  /// Y-10). What the day's feed shows already goes on in it.
  func feedForInterests(on day: Day) -> ForYouFeed {
    guard let feed, feed.day == day else { return newFeed(on: day) }
    let recipe = recipe(turn: feed.turn, on: day)
    let made = feed.modules.filter { $0.kind == .basedOnInterests }.map(\.source.key)
    guard made != recipe.interests.map(\.key) || feed.isForFewReads else { return feed }
    return recipe.feed(after: feed.reasons, keeping: feed.reason).continuing(feed)
  }

  /// Applies the interests of an onboarding that ended.
  mutating func makeFeedForInterests(at moment: Moment) {
    let made = feedForInterests(on: moment.day)
    guard feed?.day == moment.day else { return open(made, at: moment) }
    profile.home.keep(made)
  }

  func recipe(turn: Int, on day: Day) -> FeedRecipe {
    FeedRecipe(
      profile: profile, language: profile.language, day: day, turn: turn, phase: world.phase)
  }

  /// A new feed because the person asks for one.
  mutating func refresh(at moment: Moment) -> [Effect] {
    guard world.network != .offline else { return [.say(.refused(.noRefreshOffline))] }
    forgetFailures()
    makeFeed(at: moment)
    return [.say(.refreshed)] + fillHome(at: moment)
  }

  // MARK: - The position

  /// Moves the position off modules that are left out, and off cards that are not there.
  mutating func settlePosition() {
    guard let home else { return }
    let modules = modules(of: home)
    var position = home.position
    let shown = modules.indices.filter { isShown(modules[$0]) }
    if !shown.contains(position.module) {
      let module = shown.first { $0 > position.module } ?? shown.last ?? 0
      position = Home.Position(module: module)
    }
    if shown.contains(position.module), modules[position.module].condition == .ready {
      position.card = min(position.card, modules[position.module].cards.count - 1)
    }
    guard position != home.position else { return }
    updateHome { $0.position = position }
  }

  /// Notes what is on screen, so that it does not come back soon (Y-10).
  mutating func noteSeen(behind effects: [Effect], at moment: Moment) {
    guard screen == .home, let home, home.tab == .forYou else { return }
    if effects.contains(.say(.feedOverview)) {
      profile.home.noteSeen(
        modules(of: home).filter(isShown).flatMap(\.articles), on: moment.day)
    } else if effects.contains(.say(.screen)), let module = current?.module {
      profile.home.noteSeen(module.articles, on: moment.day)
    }
  }
}
