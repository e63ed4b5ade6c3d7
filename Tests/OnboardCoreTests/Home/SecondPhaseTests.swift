import Fixtures
import OnboardCore
import Testing

@Suite struct SecondPhaseTests {
  private static func walk(_ profile: Profile, language: String = "en") -> Walk {
    var walk = Walk(.home(profile, tab: .forYou))
    walk.phone.world.phase = .second
    walk.phone.profile.language = language
    walk.ask(.home(.refresh))
    walk.scrollToEnd()
    return walk
  }

  private static func module(_ kind: ModuleKind, _ walk: Walk) -> FeedModule? {
    walk.shown.first { $0.kind == kind }
  }

  @Test func `Y-1: articles near a place, once one is told`() throws {
    var walk = Self.walk(.fixture([.music]))
    #expect(Self.module(.places, walk) == nil)
    let found: Place? = Place("52.52,13.40")
    let place = try #require(found)
    #expect(walk.ask(.world(.place(place))) == [.place])
    #expect(Self.module(.places, walk) == nil, "with the next feed")
    walk.ask(.home(.refresh))
    walk.scrollToEnd()
    #expect(Self.module(.places, walk)?.source == .place(place))
    #expect(Self.module(.places, walk)?.cards.count == 4)
  }

  @Test(
    arguments: [
      ("52.52,13.4", "52.52,13.40"), ("-33.9,151", "-33.90,151.00"), ("0,0", "0.00,0.00"),
      ("90, -180", "90.00,-180.00"), ("0.004,-0.004", "0.00,0.00"), ("91,0", nil), ("0,181", nil),
      ("1", nil), ("1,2,3", nil), ("a,b", nil), ("1e1,0", nil), ("nan,0", nil), (",", nil),
    ] as [(String, String?)])
  func `Y-1: a place is two numbers on the earth`(typed: String, text: String?) {
    let place: Place? = Place(typed)
    #expect(place?.text == text)
  }

  @Test func `Y-1: Discover is a prompt until a pace is chosen, and takes its place at once`() {
    var walk = Self.walk(.fixture([.music, .art]))
    #expect(Self.module(.discover, walk)?.cards.map(\.subject) == [.readingListPrompt])
    let notices = walk.ask(.home(.discover(.weekly)))
    #expect(notices.first == .readingListPace)
    walk.ask(.home(.top))
    walk.scrollToEnd()
    let list = Self.module(.discover, walk)
    #expect(list?.source == .readingList([.topic(.music), .topic(.art)]))
    #expect(list?.cards.count == 4)
    walk.ask(.home(.discover(nil)))
    #expect(Self.module(.discover, walk)?.cards.map(\.subject) == [.readingListPrompt])
  }

  @Test func `Y-1: Discover needs interests, and is made from four at most`() {
    let read = Page.row("Music", 5)
    #expect(Self.module(.discover, Self.walk(.fixture(read: read))) == nil)
    var profile = Profile.fixture(Array(Topic.allCases.prefix(12)))
    profile.home.readingListPace = .daily
    var walk = Walk(.home(profile, tab: .forYou))
    walk.phone.world.phase = .second
    walk.ask(.home(.refresh))
    guard
      case .readingList(let sources)? = walk.phone.feed?.modules
        .first(where: { $0.kind == .discover })?.source
    else {
      Issue.record("no list")
      return
    }
    #expect(sources.count == 4)
    #expect(Set(sources).isSubset(of: Topic.allCases.prefix(12).map { .topic($0) }))
  }

  @Test(
    arguments: [
      (.daily, [true, false, false, false, false]), (.weekly, [true, true, true, false, false]),
      (.monthly, [true, false, false, false, true]),
    ] as [(ReadingListPace, [Bool])])
  func `Y-1: the list stays for its day, week or month`(pace: ReadingListPace, stays: [Bool])
    throws
  {
    // Monday 2026-11-30; the last day of November.
    var profile = Profile.fixture(Topic.allCases)
    profile.home.readingListPace = pace
    func list(_ text: String) throws -> Draw? {
      let day = try #require(Day(text[...]))
      var walk = Walk(.home(profile, tab: .forYou))
      walk.phone.world.phase = .second
      walk.moment = Moment(instant: day.number * 86_400, offset: 0)
      walk.ask(.home(.refresh))
      return walk.phone.feed?.modules.first { $0.kind == .discover }?.draw
    }
    let first = try list("2026-11-30")
    let same = try ["2026-11-30", "2026-12-01", "2026-12-06", "2026-12-07", "2026-11-29"].map {
      try list($0) == first
    }
    #expect(same == stays)
  }

  @Test func `Y-1: Random is one article, and shuffle draws another`() {
    var walk = Self.walk(.fixture([.music]))
    walk.candidates = { source, _ in
      source == .random ? Page.row("Random", 40) : Page.row(source.key, 9)
    }
    let first = Self.module(.random, walk)
    #expect(first?.cards.count == 1)
    walk.ask(.home(.top), .home(.shuffle))
    #expect(walk.phone.current?.module.kind == .random)
    #expect(walk.phone.current?.module.draw != first?.draw)
    #expect(walk.phone.current?.module.articles != first?.articles)
  }

  @Test func `Y-1: shuffle is refused where there is nothing to shuffle`() {
    var phone = Phone.forYou([], phase: .second)
    expectRefusal(of: .home(.shuffle), on: phone, .nothingToShuffle)
    phone = .community(CommunityDay())
    phone.world.phase = .second
    expectRefusal(of: .home(.shuffle), on: phone, .onlyOnTab(.forYou, .shuffle))
    var walk = Self.walk(.fixture([.music]))
    walk.ask(.home(.modules(.turn(.random, on: false))))
    #expect(walk.ask(.home(.shuffle)) == [.refused(.nothingToShuffle)])
  }

  @Test(arguments: [("en", true), ("de", true), ("nds", false)])
  func `Y-1: the games teaser stands where the language has a game`(language: String, has: Bool) {
    let walk = Self.walk(.fixture([.music], languages: [language]), language: language)
    #expect((Self.module(.games, walk) != nil) == has)
    guard has else { return }
    #expect(Self.module(.games, walk)?.cards.map(\.subject) == [.game])
    #expect(Self.module(.games, walk)?.cards.first?.color != nil)
  }

  @Test func `Y-6: a card without an article cannot be hidden, its module can`() {
    var walk = Self.walk(.fixture([.music]))
    #expect(walk.phone.current?.module.kind == .games)
    for request in [Request.home(.hide(.card)), .save(nil), .home(.share(nil)), .home(.open)] {
      #expect(walk.ask(request) == [.refused(.cardHasNoArticle(.games))])
    }
    walk.ask(.home(.hide(.module)))
    #expect(Self.module(.games, walk) == nil)
    #expect(walk.phone.current?.module.kind == .random)
  }

  @Test func `Y-1: in the first phase nothing of a feed of the second is shown`() {
    var walk = Self.walk(.fixture([.music]))
    walk.phone.world.phase = .first
    #expect(walk.shown.map(\.kind) == [.basedOnInterests])
    walk.ask(.home(.top))
    walk.scrollToEnd()
    #expect(walk.phone.current?.module.kind == .basedOnInterests)
  }
}
