import Fixtures
import OnboardCore
import Testing

@Suite struct MovingTests {
  private static let modules: [FeedModule] = [
    .interest(.topic(.music)).with(Page.row("Music", 4)),
    .interest(.topic(.art)).with(Page.row("Art", 3)),
    // Left out, since it has nothing.
    .interest(.topic(.physics)).with([]),
    .continueReading([.jazz]),
  ]

  private static func phone(_ module: Int = 0, _ card: Int = 0, wraps: Bool = false) -> Phone {
    var phone = Phone.forYou(modules, module: module, card: card)
    if wraps { phone.world.endOfFeed = .wrap }
    return phone
  }

  private static func expectMove(
    _ move: Move, _ count: Int = 1, from phone: Phone, to module: Int, _ card: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      .home(.move(move, count: count)), on: phone, gives: [.say(.screen)],
      sourceLocation: sourceLocation
    ) {
      $0.shownHome.forYou = Home.Position(module: module, card: card)
      $0.shows(modules[module].articles)
    }
  }

  @Test(
    arguments: [
      (.down, 1, 0, 1), (.down, 2, 0, 3), (.down, 1, 1, 3), (.down, 9, 0, 3),
      (.down, .max, 1, 3), (.up, .max, 3, 0), (.up, 1, 3, 1),
      (.up, 2, 3, 0), (.up, 9, 3, 0), (.up, 1, 1, 0),
    ] as [(Move, Int, Int, Int)])
  func `H-2: down and up move between the modules that stand in the feed`(
    move: Move, count: Int, from: Int, to: Int
  ) {
    Self.expectMove(move, count, from: Self.phone(from), to: to)
  }

  @Test func `H-2: a new module shows its first card`() {
    Self.expectMove(.down, from: Self.phone(0, 3), to: 1, 0)
  }

  @Test(arguments: [(1, 0, 1), (2, 0, 2), (9, 1, 3), (.max, 1, 3)] as [(Int, Int, Int)])
  func `H-2: right and left move between the cards of a module`(count: Int, from: Int, to: Int) {
    Self.expectMove(.right, count, from: Self.phone(0, from), to: 0, to)
    Self.expectMove(.left, count, from: Self.phone(0, 3 - from), to: 0, 3 - to)
  }

  @Test(arguments: [1, 5])
  func `H-2: at its ends the feed stops, and says so`(count: Int) {
    expect(
      .home(.move(.down, count: count)), on: Self.phone(3), gives: [.say(.atEndOfFeed(.forYou))])
    expect(.home(.move(.up, count: count)), on: Self.phone(), gives: [.say(.atTopOfFeed)])
    expect(.home(.move(.left, count: count)), on: Self.phone(), gives: [.say(.atFirstCard)])
    expect(.home(.move(.right, count: count)), on: Self.phone(0, 3), gives: [.say(.atLastCard)])
    expect(.home(.move(.right, count: count)), on: Self.phone(3), gives: [.say(.atLastCard)])
  }

  @Test(
    arguments: [
      (.down, 1, 3, 0), (.down, 2, 1, 0), (.down, 4, 0, 1), (.up, 1, 0, 3), (.up, 5, 0, 1),
    ]
      as [(Move, Int, Int, Int)])
  func `H-2: the feed wraps when it is told to`(move: Move, count: Int, from: Int, to: Int) {
    Self.expectMove(move, count, from: Self.phone(from, wraps: true), to: to)
  }

  @Test func `H-2: cards do not wrap`() {
    expect(
      .home(.move(.right, count: 1)), on: Self.phone(0, 3, wraps: true), gives: [.say(.atLastCard)])
  }

  @Test func `H-2: a module that is off is passed over`() {
    var phone = Self.phone()
    phone.profile.home.modulesOff = [.continueReading]
    Self.expectMove(.down, 9, from: phone, to: 1)
    phone.profile.home.modulesOff = [.basedOnInterests]
    phone.shownHome.forYou = Home.Position(module: 3)
    expect(.home(.move(.up, count: 1)), on: phone, gives: [.say(.atTopOfFeed)])
  }

  @Test func `H-2: top is the first card of the first module`() {
    expect(.home(.top), on: Self.phone(3), gives: [.say(.screen)]) {
      $0.shownHome.forYou = Home.Position()
      $0.shows(Self.modules[0].articles)
    }
  }

  @Test(arguments: Move.allCases)
  func `H-2: an empty feed has nothing to move to`(move: Move) {
    expect(
      .home(.move(move, count: 1)), on: .forYou([]), gives: [.say(.nothingToMoveTo)])
  }

  @Test func `H-2: the place survives the background, and not a new feed`() {
    var walk = Walk(Self.phone(1, 2))
    walk.ask(.background, .foreground)
    #expect(walk.phone.home?.forYou == Home.Position(module: 1, card: 2))
    walk.ask(.home(.refresh))
    #expect(walk.phone.home?.forYou == Home.Position())
  }

  @Test func `H-1: each tab has its own place, and keeps it`() {
    var walk = Walk(Self.phone(1, 2))
    walk.community = { _ in CommunityDay(featured: .cubism, topRead: [.jazz, .fugue]) }
    walk.ask(.home(.tab(.community)), .home(.move(.down, count: 1)))
    walk.ask(.home(.move(.right, count: 1)))
    #expect(walk.phone.home?.inCommunity == Home.Position(module: 1, card: 1))
    walk.ask(.home(.tab(.forYou)))
    #expect(walk.phone.home?.position == Home.Position(module: 1, card: 2))
    walk.ask(.home(.tab(.community)))
    #expect(walk.phone.home?.position == Home.Position(module: 1, card: 1))
    #expect(walk.requests.count == 1, "what came is not asked for again")
  }

  @Test func `H-1: a tab that is on show already says so`() {
    expect(.home(.tab(.forYou)), on: Self.phone(), gives: [.say(.wasOnTab(.forYou))])
  }

  @Test func `H-2: feed tells of everything, and moves nothing`() {
    expect(.home(.feed), on: Self.phone(1, 2), gives: [.say(.feedOverview)]) {
      $0.shows(Self.modules.flatMap(\.articles))
    }
  }
}
