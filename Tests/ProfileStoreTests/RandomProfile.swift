import OnboardCore

/// Makes profiles of all kinds, the same ones for a seed.
struct RandomProfile {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private static let texts = [
    "", "Jazz", "Mission: Impossible", "e\u{301}", "é", "القاهرة", "שָׁלוֹם", "東京", "हिन्दी", "👩🏽‍🚀🏳️‍🌈",
    "a\u{0}b", "line\nline", "tab\t", "'; DROP TABLE profile; --", "\u{202E}evil", "\u{FEFF}",
    "\u{FFFF}", "\u{10FFFF}", "\u{1F1E9}\u{1F1EA}", "<i>x</i> & y", "\\", "%s ? ?1 :a $b @c", " ",
    "\u{200D}",
    String(repeating: "長", count: 300),
  ]

  private static let languages = [
    "en", "de", "ar", "he", "ja", "zh-hans", "zh-hant", "sr-el", "no",
  ]

  mutating func next() -> Profile {
    let languages = distinct(Self.languages, 1 + below(5))
    var profile = Profile(
      languages: languages, start: pick(FlowScreen.allCases), seed: generator.next())
    profile.language = pick(languages)
    profile.onboarding = onboarding()
    profile.chance = Chance(seed: generator.next(), drawn: generator.next())
    profile.interests = Interests(
      topics: distinct(Topic.allCases, below(6)),
      articles: unique((0..<below(8)).map { _ in page(mainOnly: true) }))
    profile.saved = unique((0..<below(6)).map { _ in page() }).map {
      SavedPage(page: $0, at: moment())
    }
    profile.history = (0..<below(9)).map { _ in
      Reading(page: page(), seconds: below(8_640_001), at: moment())
    }
    profile.home = home(languages)
    return profile
  }

  /// What home remembers, all of it at random.
  private mutating func home(_ languages: [String]) -> HomeMemory {
    var memory = HomeMemory()
    memory.hiddenCards = (0..<below(5)).map { _ in HiddenCard(page: page(), at: moment()) }
    memory.hiddenStories = (0..<below(4)).map { _ in
      CommunityKey(
        kind: pick(ModuleKind.all(in: .community, phase: .second)), wiki: pick(languages),
        day: moment().day, name: pick(Self.texts))
    }
    let off = distinct(ModuleKind.allCases, below(4))
    memory.modulesOff = ModuleKind.allCases.filter { off.contains($0) }
    for _ in 0..<below(6) { memory.seen[page().article] = moment().day }
    memory.refreshes = (0..<below(4)).map { _ in
      FeedRefresh(language: pick(languages), day: moment().day, count: 1 + below(9))
    }
    memory.feeds = distinct(languages, below(3)).sorted().map { feed($0) }
    if below(2) == 0 { memory.place = place() }
    if below(2) == 0 { memory.readingListPace = pick(ReadingListPace.allCases) }
    if below(2) == 0 { memory.account = Account(unread: below(100)) }
    return memory
  }

  private mutating func place() -> Place? {
    Place(
      latitude: Double(below(18_001) - 9000) / 100, longitude: Double(below(36_001) - 18_000) / 100)
  }

  private mutating func feed(_ language: String) -> ForYouFeed {
    let modules = (0..<below(6)).map { _ in module() }
    return ForYouFeed(
      language: language, day: moment().day, turn: below(5), modules: modules,
      reasons: (0..<below(4)).map { _ in page().article }, isForFewReads: below(5) == 0)
  }

  private mutating func module() -> FeedModule {
    let (kind, source) = source()
    let draw = Draw(number: generator.next())
    let fixed = FeedCard.fixed(of: source, draw)
    let isReady = !fixed.isEmpty || below(2) == 0
    let cards =
      fixed.isEmpty && isReady
      ? (0..<below(5)).map { place in
        FeedCard(
          .article(page()), variant: FeedCard.Variant.ofPlaces[place % 4],
          color: below(2) == 0 ? nil : pick(BackgroundColor.allCases),
          isFromReadingList: below(2) == 0)
      } : fixed
    return FeedModule(
      kind: kind, source: source, draw: draw, condition: isReady ? .ready : .waiting,
      cards: cards, hidden: below(4))
  }

  private mutating func source() -> (ModuleKind, FeedSource) {
    switch below(8) {
    case 0: return (.basedOnInterests, .topic(pick(Topic.allCases)))
    case 1: return (.basedOnInterests, .interest(page()))
    case 2: return (.becauseYouRead, .read(page()))
    case 3: return (.continueReading, .library)
    case 4: return place().map { (.places, .place($0)) } ?? (.random, .random)
    case 5:
      let interests: [FeedSource] = (0..<below(4)).map { _ in
        below(2) == 0 ? .topic(pick(Topic.allCases)) : .interest(page())
      }
      return (.discover, .readingList(interests))
    case 6: return (.random, .random)
    default: return (.games, .game)
    }
  }

  /// A profile that is near another one, as a command makes it.
  mutating func change(of profile: Profile) -> Profile {
    var changed = profile
    switch below(16) {
    case 0: changed.interests.add(pick(Topic.allCases))
    case 1: changed.interests.add(page(mainOnly: true))
    case 2: if let topic = changed.interests.topics.first { changed.interests.remove(topic) }
    case 3:
      if let page = changed.interests.articles.dropFirst().first {
        changed.interests.remove(page.article)
      }
    case 4: changed.history.append(Reading(page: page(), seconds: below(100), at: moment()))
    case 5: changed.history = []
    case 6: changed.saved = Array(changed.saved.dropFirst())
    case 7: changed.home.hiddenCards.append(HiddenCard(page: page(), at: moment()))
    case 8: changed.home.seen = changed.home.seen.filter { _ in below(2) == 0 }
    case 9: changed.home.seen[page().article] = moment().day
    case 10:
      // A feed that goes on: one module of it changes.
      guard let feed = changed.home.feeds.indices.last,
        let place = changed.home.feeds[feed].modules.indices.first
      else { break }
      changed.home.feeds[feed].modules[place] = module()
    case 11:
      // A feed of a language is made anew.
      guard let place = changed.home.feeds.indices.first else { break }
      changed.home.feeds[place] = feed(changed.home.feeds[place].language)
    case 12: changed.home.account = changed.home.account == nil ? Account(unread: 3) : nil
    case 13:
      let feeds = changed.home.feeds
      changed.home = home(changed.languages)
      // A feed is never forgotten, only made anew.
      changed.home.feeds = feeds
    case 14: changed.home.refreshes.append(FeedRefresh(language: "en", day: moment().day, count: 1))
    default:
      let feeds = changed.home.feeds
      changed = next()
      changed.home.feeds = feeds
    }
    return changed
  }

  private mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func distinct<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    Draw(number: generator.next()).indices(count, of: elements.count).map { elements[$0] }
  }

  private mutating func onboarding() -> Onboarding {
    let position = FlowPosition(
      screen: pick(FlowScreen.allCases), active: pick(FirstFeed.allCases))
    return [.running(position), .abandoned(position), .complete(position.active)][below(3)]
  }

  private mutating func moment() -> Moment {
    Moment(
      instant: below(10_000_000_000) - 5_000_000_000, offset: (below(105) - 48) * 900)
  }

  private mutating func page(mainOnly: Bool = false) -> Page {
    let isMain = mainOnly || below(3) > 0
    return Page(
      article: Article(
        wiki: pick(["en", "de", "zh", "ar"]), title: pick(Self.texts) + pick(Self.texts)),
      namespace: isMain ? 0 : [-1, 1, 2, 829][below(4)],
      kind: isMain ? .article : [.article, .disambiguation, .mainPage][below(3)],
      displayTitle: pick(Self.texts), description: below(2) == 0 ? nil : pick(Self.texts),
      extract: below(2) == 0 ? nil : pick(Self.texts), hasImage: below(2) == 0,
      topics: distinct(Topic.allCases, below(4)))
  }
}
