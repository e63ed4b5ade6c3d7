import OnboardCore

extension FeedModule {
  /// A module of a feed of the morning's day whose cards have not come.
  package static func waiting(
    _ kind: ModuleKind, _ source: FeedSource, language: String = "en",
    on day: Day = Moment.morning.day, turn: Int = 0
  ) -> FeedModule {
    FeedModule(
      kind: kind, source: source, draw: draw(source, language: language, on: day, turn: turn))
  }

  /// A carousel of an interest whose cards have not come.
  package static func interest(
    _ source: FeedSource, language: String = "en", on day: Day = Moment.morning.day, turn: Int = 0
  ) -> FeedModule {
    waiting(.basedOnInterests, source, language: language, on: day, turn: turn)
  }

  /// Continue reading, which is ready from the start.
  package static func continueReading(
    _ pages: [Page] = [], saved: [Page] = [], hidden: Int = 0, language: String = "en",
    on day: Day = Moment.morning.day, turn: Int = 0
  ) -> FeedModule {
    var module = waiting(.continueReading, .library, language: language, on: day, turn: turn)
    module.condition = .ready
    module.hidden = hidden
    module.cards = FeedCard.carousel(pages + saved, module.draw, saved: saved)
    return module
  }

  /// The module with these pages on its cards.
  package func with(_ pages: [Page], hidden: Int = 0) -> FeedModule {
    var module = self
    module.condition = .ready
    module.hidden = hidden
    module.cards = FeedCard.carousel(pages, draw)
    return module
  }

  /// The draw of a source: made from words, so that home and its samples agree (P-6).
  package static func draw(
    _ source: FeedSource, language: String = "en", on day: Day = Moment.morning.day,
    turn: Int = 0
  ) -> Draw {
    Draw(seed: 1, words: source.key, language, day.text, String(turn))
  }

  /// The titles on its cards.
  package var titles: [String] { articles.map(\.title) }
}

extension FeedCard {
  /// The cards of a carousel with these pages in its places, as Y-2 has them.
  package static func carousel(
    _ pages: [Page], _ draw: Draw, saved: [Page] = []
  ) -> [FeedCard] {
    zip(pages, [Variant.balanced, .image, .text, .balanced]).map { page, variant in
      FeedCard(
        .article(page), variant: variant,
        color: page.hasImage && variant != .text
          ? nil : BackgroundColor(draw, for: page.article.title),
        isFromReadingList: saved.contains(page))
    }
  }
}

extension ForYouFeed {
  /// The first feed of the morning's day.
  package static func fixture(
    _ modules: [FeedModule], reasons: [Article] = [], language: String = "en",
    on day: Day = Moment.morning.day, turn: Int = 0
  ) -> ForYouFeed {
    ForYouFeed(language: language, day: day, turn: turn, modules: modules, reasons: reasons)
  }
}

extension Phone {
  /// Takes over a feed that was made now: the expected side of a change.
  package mutating func makes(_ feed: ForYouFeed) {
    var memory = profile.home
    memory.feeds.removeAll { $0.language == feed.language }
    memory.feeds.append(feed)
    memory.feeds.sort { $0.language < $1.language }
    let place = memory.refreshes.firstIndex {
      $0.language == feed.language && $0.day == feed.day
    }
    if let place {
      memory.refreshes[place].count += 1
    } else {
      memory.refreshes.append(FeedRefresh(language: feed.language, day: feed.day, count: 1))
    }
    profile.home = memory
  }

  /// Takes over a feed of these interests, all waiting, and of nothing else.
  package mutating func makesFeed(
    of interests: FeedSource..., language: String = "en", on day: Day = Moment.morning.day,
    turn: Int = 0
  ) {
    let modules = interests.map {
      FeedModule.interest($0, language: language, on: day, turn: turn)
    }
    makes(
      .fixture(
        modules + [.continueReading(language: language, on: day, turn: turn)],
        language: language, on: day, turn: turn))
  }

  /// Takes over the feed of somebody with too little to make one from (Y-8).
  package mutating func makesEmptyFeed(
    language: String = "en", on day: Day = Moment.morning.day, turn: Int = 0
  ) {
    makes(
      ForYouFeed(language: language, day: day, turn: turn, modules: [], isForFewReads: true))
  }

  /// Shows Community, whose content is asked for.
  package mutating func asksForCommunity(
    on day: Day = Moment.morning.day, isForBuilding: Bool = false
  ) -> CommunityRequest {
    CommunityRequest(
      language: profile.language, day: day, isForBuilding: isForBuilding,
      draw: passage("community"))
  }

  /// Asks for the cards of a module.
  package mutating func asks(
    for module: FeedModule, furtherLoads: Int = 11, isForBuilding: Bool = false
  ) -> CarouselRequest {
    CarouselRequest(
      source: module.source, language: profile.language, cards: module.draw,
      furtherLoads: furtherLoads, isForBuilding: isForBuilding, draw: passage("carousel"))
  }

  /// Opens home on Community, whose content is asked for.
  package mutating func opensCommunity(on day: Day = Moment.morning.day) -> ContentRequest {
    var home = Home(tab: .community)
    home.community = CommunityFeed(language: profile.language, today: day)
    app = .open(.home(home))
    return .community(asksForCommunity(on: day))
  }
}

extension CommunityFeed {
  /// The feed of the morning's day with what came.
  package static func fixture(
    _ content: CommunityDay, on day: Day = Moment.morning.day, language: String = "en"
  ) -> CommunityFeed {
    var phone = Phone.fixture(.fixture(at: .complete(.community)))
    phone.profile.language = language
    let asked = phone.opensCommunity(on: day)
    guard case .community(let request) = asked else { preconditionFailure("asks for Community") }
    let moment = Moment(instant: day.number * 86_400, offset: 0)
    _ = reduce(
      into: &phone, .outcome(Outcome(.communityLoaded(request, content))), at: moment)
    guard let feed = phone.home?.community else { preconditionFailure("home is open") }
    return feed
  }

  /// The feed of the morning's day, which did not come.
  package static func failed(
    _ failure: ContentFailure, on day: Day = Moment.morning.day
  ) -> CommunityFeed {
    var phone = Phone.fixture(.fixture(at: .complete(.community)))
    let request = phone.opensCommunity(on: day)
    _ = reduce(into: &phone, .outcome(Outcome(.failed(request, failure))), at: .morning)
    guard let feed = phone.home?.community else { preconditionFailure("home is open") }
    return feed
  }
}

extension Phone {
  /// A phone on For you, with the feed that was made this morning.
  package static func forYou(
    _ modules: [FeedModule], _ profile: Profile = .fixture(), module: Int = 0, card: Int = 0,
    phase: Phase = .first
  ) -> Phone {
    var phone = Phone.home(profile, tab: .forYou)
    phone.world.phase = phase
    phone.makes(.fixture(modules))
    phone.shownHome.forYou = Home.Position(module: module, card: card)
    return phone
  }

  /// A phone on Community, with what came this morning.
  package static func community(
    _ content: CommunityDay, _ profile: Profile = .fixture(), module: Int = 0, card: Int = 0
  ) -> Phone {
    var phone = Phone.home(profile)
    phone.makesEmptyFeed()
    phone.shownHome.community = .fixture(content)
    phone.shownHome.inCommunity = Home.Position(module: module, card: card)
    return phone
  }

  /// Home while it is the screen, for a test to edit what it expects.
  package var shownHome: Home {
    get { home ?? Home(tab: .community) }
    set {
      guard case .open(.home) = app else { return }
      app = .open(.home(newValue))
    }
  }

  /// Shows these articles, so that they rest from now on (Y-10).
  package mutating func shows(_ articles: [Article], on day: Day = Moment.morning.day) {
    for article in articles { profile.home.seen[article] = day }
  }

  /// The feed of the language in use, for a test to edit what it expects.
  package var feedOnShow: ForYouFeed {
    get { feed ?? .fixture([]) }
    set {
      guard let place = profile.home.feeds.firstIndex(where: { $0.language == newValue.language })
      else { return }
      profile.home.feeds[place] = newValue
    }
  }
}

extension Moment {
  /// So many days after this one, at the same time of the wall clock.
  package func later(days: Int) -> Moment {
    Moment(instant: instant + days * 86_400, offset: offset)
  }
}

extension Day {
  package static func - (day: Day, days: Int) -> Day { Day(number: day.number - days) }
  package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
}
