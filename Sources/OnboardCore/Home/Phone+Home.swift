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
    return fillHome(at: moment)
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

  // MARK: - Loading

  /// How many carousels are asked for at most before the person does something again.
  static let mostLoads = 12
  /// How many modules are ready from where the person is on.
  private static let readyAhead = 2

  /// Shows home, and asks for what is not there of it.
  mutating func fillHome(at moment: Moment, loads: Int = Phone.mostLoads) -> [Effect] {
    guard let home else { return [] }
    switch home.tab {
    case .forYou:
      let next = loads > 0 ? nextLoad(of: home, furtherLoads: loads - 1) : nil
      settlePosition()
      return [.say(.screen)] + (next.map { [.fetch(.carousel($0))] } ?? [])
    case .community:
      if home.community?.language != profile.language {
        let feed = CommunityFeed(language: profile.language, today: moment.day)
        updateHome { $0.community = feed }
        return [.say(.screen), .fetch(.community(communityRequest(moment.day)))]
      }
      settlePosition()
      return [.say(.screen)]
    }
  }

  mutating func communityRequest(_ day: Day, isForBuilding: Bool = false) -> CommunityRequest {
    CommunityRequest(
      language: profile.language, day: day, isForBuilding: isForBuilding,
      draw: passageDraw("community"))
  }

  /// The carousel that is wanted next; nil when all that is near is there.
  mutating func nextLoad(
    of home: Home, furtherLoads: Int, isForBuilding: Bool = false
  ) -> CarouselRequest? {
    guard let feed, let module = nextWaiting(in: feed.modules, at: home, reach: furtherLoads) else {
      return nil
    }
    return CarouselRequest(
      source: module.source, language: feed.language, cards: module.draw,
      furtherLoads: furtherLoads, isForBuilding: isForBuilding, draw: passageDraw("carousel"))
  }

  /// The first module that waits where the person is or comes to. What was passed over on the way
  /// comes before it if it is within reach, so that a feed is the same however one moves through it;
  /// so does the nearest when nothing is there.
  private func nextWaiting(
    in modules: [FeedModule], at home: Home, reach: Int
  ) -> FeedModule? {
    let passed = modules.prefix(home.forYou.module).filter {
      isShown($0) && $0.condition == .waiting
    }
    if let first = passed.first, passed.count <= reach { return first }
    var ready = 0
    for module in modules.dropFirst(home.forYou.module) where isShown(module) {
      if module.condition == .waiting { return module }
      ready += 1
      if ready == Phone.readyAhead { return nil }
    }
    return ready == 0 ? passed.last : nil
  }

  mutating func receive(
    _ candidates: [Page], for request: CarouselRequest, at moment: Moment
  ) -> [Effect] {
    let language = request.language
    guard let feed = profile.home.feed(in: language) else { return [] }
    let rule = CarouselRule(profile, language: language, today: feed.day)
    profile.home.updateFeed(in: language) {
      $0.fill(request.source, request.cards, from: candidates, by: rule)
    }
    return language == profile.language
      ? continueHome(at: moment, loads: request.furtherLoads) : []
  }

  mutating func receive(
    _ content: CommunityDay, for request: CommunityRequest, at moment: Moment
  ) -> [Effect] {
    let hidden = profile.home.hiddenStories
    updateHome { home in
      guard home.community?.language == request.language else { return }
      let isOlder = home.community?.days.first?.day != request.day
      home.community?.add(content, of: request.day, hidden: hidden)
      // Who asks for an earlier day wants to see it.
      if isOlder,
        let place = home.community?.modules.firstIndex(where: { module in
          module.source == .community(request.day) && !module.isEmpty
        })
      {
        home.inCommunity = Home.Position(module: place)
      }
    }
    return continueHome(at: moment, loads: 0)
  }

  /// Notes that content of home did not come, for `retry`.
  mutating func noteFailure(_ failure: ContentFailure, of request: CarouselRequest) {
    profile.home.updateFeed(in: request.language) { feed in
      for place in feed.modules.indices
      where feed.modules[place].draw == request.cards
        && feed.modules[place].source.isSame(as: request.source)
        && feed.modules[place].condition != .ready
      {
        feed.modules[place].condition = .failed(failure)
      }
    }
  }

  mutating func noteFailure(_ failure: ContentFailure, of request: CommunityRequest) {
    updateHome { home in
      guard home.community?.language == request.language else { return }
      home.community?.note(request.day, .failed(failure))
    }
  }

  /// Goes on with home where it is on show.
  mutating func continueHome(at moment: Moment, loads: Int) -> [Effect] {
    guard screen == .home else { return [] }
    return fillHome(at: moment, loads: loads)
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

extension ForYouFeed {
  /// The article that is its reason for "Because you read".
  var reason: Article? {
    modules.first { $0.kind == .becauseYouRead }?.source.seed?.article
  }
}

extension OpenScreen {
  /// Home, or the home that stands behind this screen.
  package var home: Home? {
    switch self {
    case .home(let home), .languageManager(let home): home
    case .article(let article): article.home
    case .settings(let settings): settings.home
    case .interests(let interests): interests.origin?.home
    case .intro, .privacy, .languages, .curiosity, .preference, .building: nil
    }
  }

  mutating func updateHome(_ change: (inout Home) -> Void) {
    guard var changed = home else { return }
    change(&changed)
    switch self {
    case .home: self = .home(changed)
    case .languageManager: self = .languageManager(changed)
    case .article(var article):
      article.home = changed
      self = .article(article)
    case .settings: self = .settings(SettingsScreen(home: changed))
    case .interests(var interests):
      interests.origin?.home = changed
      self = .interests(interests)
    case .intro, .privacy, .languages, .curiosity, .preference, .building: return
    }
  }
}
