import Fixtures
import OnboardCore
import Testing

@Suite struct CommunityTests {
  private static let today = Moment.morning.day
  private static let whole = CommunityDay(
    featured: .cubism, topRead: Page.row("Read", 8),
    news: [.init(text: "One.", pages: [.fugue, .berlin]), .init(text: "Two.", pages: [])],
    onThisDay: (1...7).map { .init(year: 1900 + $0, text: "It was.", pages: [.jazz]) },
    picture: .init(title: "File:Sun.jpg", description: "The Sun"))

  private static func walk(_ community: @escaping (Day) -> CommunityDay) -> Walk {
    var walk = Walk(.home())
    walk.community = community
    walk.ask(.home(.refresh))
    return walk
  }

  @Test func `C-1: the modules of a day stand in their order, with what they show`() {
    let modules = Self.walk { _ in Self.whole }.shown
    #expect(
      modules.map(\.kind) == [
        .featuredArticle, .topRead, .inTheNews, .onThisDay, .pictureOfTheDay,
      ])
    #expect(modules.map(\.kind) == ModuleKind.all(in: .community, phase: .first))
    #expect(modules.map(\.cards.count) == [1, 5, 2, 5, 1])
    #expect(modules[0].titles == ["Cubism"])
    #expect(modules[1].titles == (1...5).map { "Read \($0)" })
    #expect(modules[2].cards.map(\.page) == [.berlin, nil])
    #expect(
      modules[4].cards[0].subject == .picture(.init(title: "File:Sun.jpg", description: "The Sun")))
    #expect(modules.allSatisfy { $0.source == .community(Self.today) })
  }

  @Test func `C-1: the picture of a story is that of the pictured link, else of the first`() {
    let pictured = CommunityDay.Story(text: "", pages: [.berlin, .jazz], pictured: .jazz)
    #expect(FeedCard(.story(pictured)).page == .jazz)
    #expect(FeedCard(.story(.init(text: "", pages: [.fugue, .berlin]))).page == .berlin)
    #expect(!FeedCard(.story(.init(text: "", pages: [.fugue]))).showsImage)
    #expect(FeedCard(.event(.init(year: 1, text: "", pages: [.fugue, .berlin]))).page == .berlin)
  }

  @Test(
    arguments: [
      (CommunityDay(featured: .cubism), [.featuredArticle]),
      (CommunityDay(topRead: [.jazz]), [.topRead]),
      (CommunityDay(onThisDay: [.init(year: 1907, text: "", pages: [])]), [.onThisDay]),
      (CommunityDay(), []),
    ] as [(CommunityDay, [ModuleKind])])
  func `C-1: parts that are missing are left out`(day: CommunityDay, kinds: [ModuleKind]) {
    #expect(Self.walk { _ in day }.shown.map(\.kind) == kinds)
  }

  @Test func `C-1: an earlier day comes behind, when it is asked for, and is shown`() {
    var walk = Self.walk { day in
      day == Self.today ? Self.whole : CommunityDay(featured: .of(day.text))
    }
    #expect(walk.requests.count == 1)
    walk.ask(.home(.older), .home(.older))
    #expect(
      walk.shown.map(\.source)
        == Array(repeating: .community(Self.today), count: 5)
        + [.community(Self.today - 1), .community(Self.today - 2)])
    #expect(walk.phone.current?.module.titles == ["2026-11-28"])
  }

  @Test func `C-1: an earlier day without anything does not end the way back`() {
    var walk = Self.walk { day in
      day == Self.today - 1 ? CommunityDay() : CommunityDay(featured: .of(day.text))
    }
    walk.ask(.home(.older))
    #expect(walk.phone.current?.module.titles == ["2026-11-30"])
    walk.ask(.home(.older))
    #expect(walk.phone.current?.module.titles == ["2026-11-28"])
  }

  @Test func `C-1: the request of an earlier day`() {
    let phone = Phone.community(Self.whole)
    var after = phone
    let request = after.asksForCommunity(on: Self.today - 1)
    expect(.home(.older), on: phone, gives: [.fetch(.community(request))]) { $0 = after }
  }

  @Test func `C-1: earlier days are Community's only`() {
    expectRefusal(of: .home(.older), on: .forYou([]), .onlyOnTab(.community, .older))
  }

  @Test(arguments: [Request.retry, .home(.older)])
  func `A-7: an earlier day that failed is asked for again, and stands in its place`(
    again: Request
  ) {
    var phone = Phone.community(Self.whole)
    let request = ContentRequest.community(phone.asksForCommunity(on: Self.today - 1))
    let complaint = Effect.say(.refused(.contentUnavailable(.offline)))
    _ = reduce(into: &phone, .request(.show), at: .morning)
    let effects = reduce(into: &phone, .outcome(Outcome(.failed(request, .offline))), at: .morning)
    #expect(effects == [complaint, .say(.screen)])
    #expect(phone.failed == [request])
    #expect(phone.home?.community?.days.map(\.condition) == [.ready, .failed(.offline)])
    var walk = Walk(phone)
    walk.community = { CommunityDay(featured: .of($0.text)) }
    walk.ask(again, .home(.older))
    #expect(
      walk.shown.suffix(2).map(\.source) == [
        .community(Self.today - 1), .community(Self.today - 2),
      ])
    #expect(walk.phone.failed == [])
  }

  @Test func `C-1: a module that is off is left out on every day`() {
    var walk = Self.walk { _ in Self.whole }
    walk.ask(.home(.older), .home(.modules(.turn(.topRead, on: false))))
    #expect(walk.shown.count == 8)
    #expect(!walk.shown.map(\.kind).contains(.topRead))
    walk.ask(.home(.modules(.turn(.topRead, on: true))))
    #expect(walk.shown.count == 10)
  }

  @Test func `C-1: an answer in a language that was left is dropped`() {
    let phone = Phone.community(CommunityDay(featured: .cubism))
    let request = CommunityRequest(language: "de", day: Self.today, draw: Draw(number: 1))
    expect(.communityLoaded(request, Self.whole), on: phone, gives: [.say(.screen)])
  }

  @Test func `C-1: a second answer for a day adds nothing`() {
    let phone = Phone.community(CommunityDay(featured: .cubism))
    let request = CommunityRequest(language: "en", day: Self.today, draw: Draw(number: 1))
    expect(.communityLoaded(request, Self.whole), on: phone, gives: [.say(.screen)])
  }

  @Test func `H-2: Community moves as For you does, and stops at its end`() {
    var walk = Self.walk { _ in Self.whole }
    walk.ask(.home(.move(.down, count: 1)), .home(.move(.right, count: 9)))
    #expect(walk.phone.home?.inCommunity == Home.Position(module: 1, card: 4))
    walk.ask(.home(.move(.down, count: 9)))
    #expect(walk.ask(.home(.move(.down, count: 1))) == [.atEndOfFeed(.community)])
  }
}
