import Fixtures
import OnboardCore
import Testing

@Suite struct CardOpeningTests {
  private static let module = FeedModule.interest(.topic(.music)).with([.jazz, .cubism, .berlin])
  private static let start = Moment.morning.instant

  private static func article(_ page: Page, from home: Home) -> OpenScreen {
    .article(
      ArticleScreen(
        page: page, reading: Reading(page: page, seconds: 0, at: .morning), since: start,
        home: home))
  }

  @Test func `H-4: a tap goes to the article, which stands in the history at once`() {
    let phone = Phone.forYou([Self.module], card: 1)
    expect(.home(.open), on: phone, gives: [.say(.screen)]) {
      $0.profile.history = [Reading(page: .cubism, seconds: 0, at: .morning)]
      $0.app = .open(Self.article(.cubism, from: $0.shownHome))
    }
  }

  @Test func `H-4: a card can be opened by its number, and is where one comes back to`() {
    expect(.card(3, .home(.open)), on: .forYou([Self.module]), gives: [.say(.screen)]) {
      $0.profile.history = [Reading(page: .berlin, seconds: 0, at: .morning)]
      $0.shownHome.forYou.card = 2
      $0.app = .open(Self.article(.berlin, from: $0.shownHome))
    }
  }

  @Test(arguments: [0, 4, -1])
  func `H-4: a number that no card has is refused`(number: Int) {
    expectRefusal(
      of: .card(number, .home(.open)), on: .forYou([Self.module]), .noSuchFeedCard(number, of: 3))
  }

  @Test func `H-4: back returns to the same card, and the time was reading`() {
    var phone = Phone.forYou([Self.module], card: 2)
    _ = reduce(into: &phone, .request(.home(.open)), at: .morning)
    let later = Moment(instant: Self.start + 75, offset: 0)
    expect(
      .request(.back), on: &phone, at: later,
      gives: [.say(.read(.berlin, seconds: 75)), .say(.screen)]
    ) {
      $0 = .forYou([Self.module], card: 2)
      $0.profile.history = [Reading(page: .berlin, seconds: 75, at: .morning)]
      $0.shows(Self.module.articles)
    }
  }

  @Test func `H-4: time in the background is no time of reading`() {
    var walk = Walk(.forYou([Self.module]))
    func wait(_ seconds: Int) { walk.moment.instant += seconds }
    walk.ask(.home(.open))
    wait(40)
    walk.ask(.background)
    wait(5000)
    walk.ask(.foreground)
    wait(20)
    let notices = walk.ask(.back)
    #expect(notices.first == .read(.jazz, seconds: 60))
    #expect(
      walk.phone.profile.history == [Reading(page: .jazz, seconds: 60, at: .morning)])
  }

  @Test(arguments: [[Request.kill], [.relaunch], [.background, .kill], [.background, .relaunch]])
  func `H-4: a death ends the reading, and its time counts`(requests: [Request]) {
    var walk = Walk(.forYou([Self.module]))
    walk.ask(.home(.open))
    walk.moment.instant += 61
    for request in requests {
      walk.ask(request)
      walk.moment.instant += 1000
    }
    #expect(
      walk.phone.profile.history == [Reading(page: .jazz, seconds: 61, at: .morning)])
  }

  @Test func `H-4: a clock that was set back takes no time away`() {
    var walk = Walk(.forYou([Self.module]))
    walk.ask(.home(.open))
    walk.moment.instant -= 500
    #expect(walk.ask(.back).first == .read(.jazz, seconds: 0))
  }

  @Test func `H-4: opening is one entry each time`() {
    var walk = Walk(.forYou([Self.module]))
    for seconds in [5, 9] {
      walk.ask(.card(1, .home(.open)))
      walk.moment.instant += seconds
      walk.ask(.back)
    }
    #expect(walk.phone.profile.history.map(\.seconds) == [5, 9])
  }

  @Test func `H-4: history that is cleared while one reads stays cleared`() {
    var walk = Walk(.forYou([Self.module]))
    walk.ask(.home(.open), .history(.clear))
    walk.moment.instant += 75
    walk.ask(.back)
    #expect(walk.phone.profile.history == [])
  }

  @Test func `H-4: what was read for a minute is the next reason`() {
    var walk = Walk(.forYou([Self.module], .fixture([.music])))
    walk.ask(.card(2, .home(.open)))
    walk.moment.instant += 60
    walk.ask(.back, .home(.refresh))
    #expect(walk.phone.feed?.modules.map(\.source).contains(.read(.cubism)) == true)
  }

  @Test func `Y-4: save, unsave and share mean the article on show`() {
    let phone = Phone.article(.cubism)
    expect(.save(nil), on: phone, gives: [.say(.saved(.cubism))]) {
      $0.profile.saved = [SavedPage(page: .cubism, at: .morning)]
    }
    expect(.home(.share(nil)), on: phone, gives: [.say(.link(Page.cubism.article))])
    expectRefusal(of: .unsave(nil), on: phone, .notSaved("Cubism"))
  }

  @Test func `H-4: a card without an article does not open`() {
    let picture = CommunityDay(
      picture: CommunityDay.Picture(title: "File:Sun.jpg", description: "The Sun"))
    expectRefusal(
      of: .home(.open), on: .community(picture, module: 4),
      .cardHasNoArticle(.pictureOfTheDay))
    expectRefusal(of: .home(.open), on: .forYou([]), .noCard)
  }

  @Test func `H-4: a story of Community opens the page that leads it`() {
    let news = CommunityDay(news: [.init(text: "It happened.", pages: [.fugue, .berlin])])
    var walk = Walk(.community(news, module: 2))
    walk.ask(.home(.open))
    #expect(walk.phone.profile.history.map(\.page) == [.berlin])
    walk.ask(.back)
    #expect(walk.phone.home?.position == Home.Position(module: 2))
  }
}
