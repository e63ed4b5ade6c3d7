import Fixtures
import OnboardCore
import Testing

@Suite struct LoadingTests {
  private static let topics = Array(Topic.allCases.prefix(20))

  private static func waiting(_ count: Int) -> [FeedModule] {
    topics.prefix(count).map { .interest(.topic($0)) }
  }

  @Test func `Y-1: the cards that came are shown, and the next carousel is asked for`() {
    let modules = Self.waiting(3)
    var phone = Phone.forYou(modules)
    let first = phone.asks(for: modules[0])
    let pages = Page.row("Music", 4)
    var after = phone
    let second = after.asks(for: modules[1], furtherLoads: 10)
    expect(
      .carouselLoaded(first, pages), on: phone,
      gives: [.say(.screen), .fetch(.carousel(second))]
    ) {
      $0 = after
      $0.feedOnShow.modules[0] = modules[0].with([pages[0], pages[1], pages[2], pages[3]])
      $0.shows(pages.map(\.article))
    }
  }

  @Test func `Y-1: two modules are ready from where one is on, no more`() {
    var walk = Walk(.forYou(Self.waiting(10)))
    walk.ask(.home(.top))
    #expect(walk.sources == Self.topics.prefix(2).map { .topic($0) })
    walk.forgetRequests()
    walk.ask(.home(.move(.down, count: 1)))
    #expect(walk.sources == [.topic(Self.topics[2])])
    walk.forgetRequests()
    walk.ask(.home(.move(.up, count: 1)), .home(.move(.right, count: 1)), .home(.feed))
    #expect(walk.sources == [])
    walk.ask(.home(.move(.down, count: 8)))
    // What is passed over loads too, so that the feed is the same however one moves through it.
    #expect(walk.sources == (3...9).map { .topic(Self.topics[$0]) })
  }

  @Test func `Y-1: carousels without content are left out, and at most twelve are tried at once`() {
    var walk = Walk(.forYou(Self.waiting(20)))
    walk.candidates = { _, _ in [] }
    walk.ask(.home(.top))
    #expect(walk.sources.count == 12)
    walk.ask(.home(.top))
    #expect(walk.sources.count == 20)
    #expect(walk.shown == [])
  }

  @Test
  func `Y-1: what is out of reach is passed over, and the nearest loads when nothing is left`() {
    var walk = Walk(.forYou(Self.waiting(20)))
    walk.ask(.home(.move(.down, count: 15)))
    #expect(walk.sources == [15, 16].map { .topic(Self.topics[$0]) })
    walk = Walk(.forYou(Self.waiting(20)))
    walk.candidates = { source, language in
      source == .topic(Self.topics[14]) ? Walk.made(source, language) : []
    }
    walk.ask(.home(.move(.down, count: 19)))
    #expect(walk.sources == [19, 18, 17, 16, 15, 14].map { .topic(Self.topics[$0]) })
    #expect(walk.phone.current?.module.source == .topic(Self.topics[14]))
  }

  @Test func `Y-1: 500 interests have their carousels, two of which load when home opens`() {
    let profile = Profile.fixture([.music], Page.row("Interest", 499))
    var walk = Walk(.home(profile, tab: .forYou))
    walk.candidates = { source, _ in Page.row(source.key, 6) }
    walk.ask(.home(.refresh))
    #expect(walk.sources.count == 2)
    #expect(walk.shown.count == 500)
    for _ in 0..<50 {
      walk.forgetRequests()
      walk.ask(.home(.move(.down, count: 10)))
      #expect(walk.sources.count <= 12)
    }
    #expect(walk.phone.current?.module.source == .interest(Page.row("Interest", 499)[498]))
  }

  @Test func `A-7: a carousel that failed shows as such, the next loads, and retry fills it in`()
    throws
  {
    let modules = Self.waiting(2)
    var phone = Phone.forYou(modules)
    let first = phone.asks(for: modules[0])
    let complaint = Effect.say(.refused(.contentUnavailable(.interrupted)))
    var after = phone
    let second = after.asks(for: modules[1], furtherLoads: 10)
    expect(
      .outcome(Outcome(.failed(.carousel(first), .interrupted))), on: &phone,
      gives: [complaint, .say(.screen), .fetch(.carousel(second))]
    ) {
      $0 = after
      $0.failed = [.carousel(first)]
      $0.feedOnShow.modules[0].condition = .failed(.interrupted)
    }
    var walk = Walk(phone)
    walk.ask(.retry)
    #expect(walk.sources.first == .topic(Self.topics[0]))
    #expect(walk.shown.map(\.condition) == [.ready, .ready])
    #expect(walk.phone.failed == [])
  }

  @Test(arguments: [ContentFailure.offline, .cancelled, .late, .unreachable("no route")])
  func `A-7: what would fail for the next one too ends the loading`(failure: ContentFailure) {
    let modules = Self.waiting(2)
    var phone = Phone.forYou(modules)
    let first = phone.asks(for: modules[0])
    expect(
      .failed(.carousel(first), failure), on: phone,
      gives: [.say(.refused(.contentUnavailable(failure))), .say(.screen)]
    ) {
      $0.failed = [.carousel(first)]
      $0.feedOnShow.modules[0].condition = .failed(failure)
    }
  }

  @Test func `A-7: what failed loads anew after the flow, settings or a relaunch`() {
    for requests in [
      [Request.home(.customize), .home(.interests), .back, .back], [.relaunch],
      [.kill, .relaunch], [.home(.refresh)],
    ] {
      var profile = Profile.fixture([.music])
      profile.onboarding = .complete(.personalized)
      var walk = Walk(.home(profile, tab: .forYou, onboarding: .complete(.personalized)))
      walk.candidates = { _, _ in nil }
      walk.ask(.home(.refresh))
      #expect(walk.phone.failed.count == 1)
      #expect(walk.phone.feed?.modules[0].condition == .failed(.interrupted))
      walk.candidates = Walk.made
      for request in requests { walk.ask(request) }
      #expect(walk.phone.feed?.modules[0].condition == .ready, "\(requests)")
      #expect(walk.phone.failed == [])
    }
  }

  @Test func `Y-1: an answer to a feed that was made anew since is dropped`() {
    let modules = Self.waiting(1)
    var phone = Phone.forYou(modules)
    let asked = phone.asks(for: modules[0])
    phone.feedOnShow = .fixture([.interest(.topic(Self.topics[0]), turn: 1)], turn: 1)
    var after = phone
    let again = after.asks(
      for: .interest(.topic(Self.topics[0]), turn: 1), furtherLoads: 10)
    expect(
      .carouselLoaded(asked, [.jazz]), on: phone, gives: [.say(.screen), .fetch(.carousel(again))]
    ) {
      $0 = after
    }
  }

  @Test func `Y-1: an answer for a language that was left fills its feed and says nothing`() {
    let modules = Self.waiting(1)
    var phone = Phone.forYou(modules)
    let asked = phone.asks(for: modules[0])
    phone.profile.language = "de"
    expect(.carouselLoaded(asked, [.jazz]), on: phone, gives: []) {
      $0.profile.home.feeds[0].modules[0] = modules[0].with([.jazz])
    }
  }

  @Test func `Y-1: an answer that comes when an article is open waits for the way back`() {
    let modules = Self.waiting(1)
    var phone = Phone.article(.fugue)
    phone.makes(.fixture(modules))
    let asked = phone.asks(for: modules[0])
    expect(.carouselLoaded(asked, [.jazz]), on: phone, gives: []) {
      $0.feedOnShow.modules[0] = modules[0].with([.jazz])
    }
  }

  @Test func `Y-2: a second answer restyles nothing`() {
    let modules = [Self.waiting(1)[0].with([.jazz, .cubism])]
    var phone = Phone.forYou(modules)
    let asked = phone.asks(for: modules[0])
    expect(.carouselLoaded(asked, Page.row("Music", 4)), on: phone, gives: [.say(.screen)]) {
      $0.shows([Page.jazz.article, Page.cubism.article])
    }
  }

  @Test func `Y-10: what rests is what was on screen, not what waits below`() {
    var walk = Walk(.forYou(Self.waiting(3)))
    walk.ask(.home(.top))
    let modules = walk.shown
    #expect(Set(walk.phone.profile.home.seen.keys) == Set(modules[0].articles))
    walk.ask(.home(.feed))
    #expect(
      Set(walk.phone.profile.home.seen.keys) == Set(modules.flatMap(\.articles)))
    #expect(modules[1].cards.count == 4)
  }

  @Test func `Y-10: Community makes nothing rest, and 30 days are remembered`() {
    let news = CommunityDay(featured: .cubism)
    var walk = Walk(.community(news))
    walk.ask(.home(.top), .home(.feed), .show)
    #expect(walk.phone.profile.home.seen == [:])
    walk = Walk(.forYou([.interest(.topic(.music)).with([.jazz])]))
    walk.phone.profile.home.seen = [
      Page.fugue.article: Moment.morning.day - 30, Page.berlin.article: Moment.morning.day - 29,
    ]
    walk.ask(.show)
    #expect(
      walk.phone.profile.home.seen == [
        Page.jazz.article: Moment.morning.day, Page.berlin.article: Moment.morning.day - 29,
      ])
  }
}
