import Fixtures
import OnboardCore
import Testing

@Suite struct TopicSelectionTests {
  /// The request for a topic's cards, and the phone that waits for them.
  private static func waiting(
    _ profile: Profile, _ source: Grid.Source, cards: [Page] = [], recent: [Page] = [],
    after old: Phone
  ) -> (phone: Phone, request: GridRequest) {
    var phone = old
    phone.profile = profile
    let draw = phone.profile.chance.draw()
    phone.grid = Grid(
      source: source, language: profile.language, cards: cards, condition: .loading(draw))
    let kept = profile.interests.articles + recent
    let request = GridRequest(
      source: source, language: profile.language, recent: recent, count: 25 - kept.count,
      excluded: kept.map(\.article), draw: draw)
    return (phone, request)
  }

  @Test func `T-3: selecting a topic replaces the unselected cards, and keeps the selected`() {
    let profile = Profile.fixture([.art], [.cubism, .fugue])
    let old = Phone.interests(profile, cards: [.cubism, .jazz, .fugue])
    var changed = old.profile
    changed.interests.add(Topic.music)
    let (phone, request) = Self.waiting(
      changed, .topic(.music), cards: [.cubism, .fugue], after: old)
    expect(
      .select([.topic("music")]), on: old,
      gives: [.say(SelectionChange.of { $0.selectedTopics = [.music] }), .fetch(.grid(request))]
    ) {
      $0 = phone
    }
    let loaded = Page.row("Music", 30)
    expect(.gridLoaded(request, loaded), on: phone, gives: [.say(.screen)]) {
      $0.grid.condition = .ready
      $0.grid.cards = Grid.banded(selected: [.cubism, .fugue], loaded: loaded)
    }
  }

  @Test func `T-4: the grid shows the topic selected last of several`() {
    let old = Phone.interests()
    var changed = old.profile
    changed.interests = Interests(topics: [.music, .art])
    let (phone, request) = Self.waiting(changed, .topic(.art), after: old)
    let notice = SelectionChange.of { $0.selectedTopics = [.music, .art] }
    for selectors in [[Selector.topic("music art")], [.topic("music"), .topic("art")]] {
      expect(.select(selectors), on: old, gives: [.say(notice), .fetch(.grid(request))]) {
        $0 = phone
      }
    }
  }

  @Test func `T-4: deselecting the topic on show loads the one selected before it`() {
    let old = Phone.interests(.fixture([.music, .art]), cards: [.cubism])
    var changed = old.profile
    changed.interests = Interests(topics: [.music])
    let (phone, request) = Self.waiting(changed, .topic(.music), after: old)
    expect(
      .deselect([.topic("art")]), on: old,
      gives: [.say(SelectionChange.of { $0.deselectedTopics = [.art] }), .fetch(.grid(request))]
    ) {
      $0 = phone
    }
  }

  @Test func `T-4: deselecting another topic than the one on show loads nothing`() {
    expect(
      .deselect([.topic("music")]), on: .interests(.fixture([.music, .art]), cards: [.cubism]),
      gives: [.say(SelectionChange.of { $0.deselectedTopics = [.music] })]
    ) {
      $0.profile.interests = Interests(topics: [.art])
    }
  }

  @Test func `T-4: deselecting the only topic loads the opening assortment`() {
    let old = Phone.interests(.fixture([.music], read: [.berlin]), cards: [.jazz])
    var changed = old.profile
    changed.interests = Interests()
    let (phone, request) = Self.waiting(changed, .opening, recent: [.berlin], after: old)
    expect(
      .deselect([.topic("music")]), on: old,
      gives: [.say(SelectionChange.of { $0.deselectedTopics = [.music] }), .fetch(.grid(request))]
    ) {
      $0 = phone
    }
  }

  @Test func `T-4: a topic that is selected already is said to be, and nothing loads`() {
    expect(
      .select([.topic("art")]), on: .interests(.fixture([.art, .music])),
      gives: [.say(SelectionChange.of { $0.topicsThere = [.art] })])
    expect(
      .deselect([.topic("physics")]), on: .interests(.fixture([.art])),
      gives: [.say(SelectionChange.of { $0.topicsNotThere = [.physics] })])
  }

  @Test(arguments: [25, 30])
  func `A-2: with 25 or more selected all stay, and nothing is loaded`(count: Int) {
    let articles = (1...count).map { Page.of("Chosen \($0)", image: $0 % 2 == 0) }
    let old = Phone.interests(.fixture([], articles), cards: articles)
    expect(
      .select([.topic("music")]), on: old,
      gives: [.say(SelectionChange.of { $0.selectedTopics = [.music] }), .say(.screen)]
    ) {
      $0.profile.interests.add(Topic.music)
      $0.grid.source = .topic(.music)
      $0.grid.cards = articles.filter(\.hasImage) + articles.filter { !$0.hasImage }
    }
  }

  @Test func `A-5: deselect all clears topics and articles in every language, and says how many`() {
    let old = Phone.interests(.fixture([.music, .art], [.jazz, .berlin, .berlinInGerman]))
    var changed = old.profile
    changed.interests = Interests()
    let (phone, request) = Self.waiting(changed, .opening, after: old)
    let notice = SelectionChange.of {
      $0.cleared = SelectionChange.Cleared(topics: 2, articles: 3)
    }
    expect(.deselectAll, on: old, gives: [.say(notice), .fetch(.grid(request))]) { $0 = phone }
  }

  @Test func `A-5: deselect all without a topic leaves the grid as it stands`() {
    let notice = SelectionChange.of {
      $0.cleared = SelectionChange.Cleared(topics: 0, articles: 1)
    }
    expect(
      .deselectAll, on: .interests(.fixture([], [.jazz]), cards: [.jazz, .cubism]),
      gives: [.say(notice)]
    ) {
      $0.profile.interests = Interests()
    }
  }

  @Test(arguments: [
    ("music", [Topic.music]), ("7", [.music]), ("39", [.southAmerica]), ("1", [.architecture]),
    ("films", [.televisionAndFilm]), ("Musik", [.music]), ("3 7", [.comicsAndAnime, .music]),
    ("music, visual-arts, physics", [.music, .art, .physics]),
    ("military", [.militaryAndWarfare]),
  ])
  func `T-2: a topic goes by id, number, name or beginning, several at once`(
    typed: String, topics: [Topic]
  ) {
    var phone = Phone.interests()
    let effects = reduce(into: &phone, .request(.select([.topic(typed)])), at: .morning)
    #expect(effects.first == .say(SelectionChange.of { $0.selectedTopics = topics }))
    #expect(phone.profile.interests == Interests(topics: topics))
  }

  @Test(
    arguments: [
      ("0", .unknownTopic("0", nearest: [])), ("40", .unknownTopic("40", nearest: [])),
      ("-9223372036854775808", .unknownTopic("-9223372036854775808", nearest: [])),
      ("musci", .unknownTopic("musci", nearest: [.music])),
      ("bio", .ambiguousTopic("bio", [.biography, .women, .biology])),
      ("blorp", .unknownTopic("blorp", nearest: [])),
    ] as [(String, Refusal)])
  func `T-2: what names no topic, or several, is refused, with what it may have meant`(
    typed: String, refusal: Refusal
  ) {
    expectRefusal(of: .select([.topic(typed)]), on: .interests(), refusal)
    expectRefusal(of: .deselect([.topic(typed)]), on: .interests(), refusal)
    expectRefusal(of: .select([.topic("art"), .topic(typed)]), on: .interests(), refusal)
  }
}
