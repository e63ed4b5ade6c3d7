import Fixtures
import OnboardCore
import Testing

@Suite struct BuildingTests {
  private static let day = Moment.morning.day

  /// A phone whose choice is saved, and the load that its building screen waits for.
  private static func building(_ feed: FirstFeed) -> (phone: Phone, request: ContentRequest) {
    var phone = Phone.fixture(.fixture([.music], at: .complete(feed)))
    phone.makesFeed(of: .topic(.music))
    let request: ContentRequest =
      switch feed {
      case .community: .community(phone.asksForCommunity(isForBuilding: true))
      case .personalized:
        .carousel(phone.asks(for: .interest(.topic(.music)), isForBuilding: true))
      }
    phone.app = .open(.building(Building(feed: feed, purpose: request.purpose)))
    return (phone, request)
  }

  /// Home as it opens, before content came.
  private static func home(_ tab: Home.Tab) -> OpenScreen {
    var home = Home(tab: tab)
    if tab == .community { home.community = CommunityFeed(language: "en", today: day) }
    return .home(home)
  }

  @Test(arguments: FirstFeed.allCases, [Request.finish, .next])
  func `F-5: finish or next on preference saves the active choice and builds its feed`(
    feed: FirstFeed, command: Request
  ) {
    let (built, request) = Self.building(feed)
    expect(
      command, on: .flow(.preference, .fixture([.music]), active: feed),
      gives: [.say(.building(feed)), .fetch(request)]
    ) {
      $0 = built
    }
  }

  @Test(arguments: FirstFeed.allCases)
  func `F-5: finish on interests passes preference with its active choice, and says so`(
    feed: FirstFeed
  ) {
    let (built, request) = Self.building(feed)
    expect(
      .finish, on: .flow(.interests, .fixture([.music]), active: feed),
      gives: [.say(.passed(.preference, feed)), .say(.building(feed)), .fetch(request)]
    ) {
      $0 = built
    }
  }

  @Test func `F-5: a personal feed that needs no content opens at once`() {
    let read = Page.row("Music", 5)
    let profile = Profile.fixture(read: [.fugue] + read.dropFirst(), saved: [.berlin])
    var phone = Phone.flow(.preference, profile, active: .personalized)
    phone.profile.history = phone.profile.history.map {
      Reading(page: $0.page, seconds: 9, at: $0.at)
    }
    expect(
      .request(.finish), on: &phone, gives: [.say(.building(.personalized)), .say(.screen)]
    ) {
      $0.profile.onboarding = .complete(.personalized)
      $0.app = .open(.home(Home(tab: .forYou)))
      $0.makes(.fixture([.continueReading([read[4]], saved: [.berlin])]))
      $0.profile.home.seen = [
        read[4].article: Self.day, Page.berlin.article: Self.day,
      ]
    }
  }

  @Test func `F-5: the building screen ends on Community with what came`() throws {
    let (phone, request) = Self.building(.community)
    guard case .community(let asked) = request else { throw CancellationError() }
    expect(
      .communityLoaded(asked, CommunityDay(featured: .cubism)), on: phone, gives: [.say(.screen)]
    ) {
      var loaded = Home(tab: .community)
      loaded.community = .fixture(CommunityDay(featured: .cubism))
      $0.app = .open(.home(loaded))
    }
  }

  @Test func `F-5: the building screen ends on For you with its first carousel`() throws {
    let (phone, request) = Self.building(.personalized)
    guard case .carousel(let asked) = request else { throw CancellationError() }
    expect(.carouselLoaded(asked, [.cubism, .berlin]), on: phone, gives: [.say(.screen)]) {
      $0.app = .open(Self.home(.forYou))
      $0.profile.home.feeds = [
        .fixture([
          .interest(.topic(.music)).with([.cubism, .berlin]), .continueReading(),
        ])
      ]
      $0.profile.home.seen = [Page.cubism.article: Self.day, Page.berlin.article: Self.day]
    }
  }

  @Test func `F-7: it ends also when content fails, and says what failed`() {
    let (phone, request) = Self.building(.personalized)
    expect(
      .failed(request, .offline), on: phone,
      gives: [.say(.refused(.contentUnavailable(.offline))), .say(.screen)]
    ) {
      $0.failed = [request]
      $0.app = .open(Self.home(.forYou))
      $0.profile.home.feeds[0].modules[0].condition = .failed(.offline)
    }
  }

  @Test func `F-7: after 8 seconds it ends without the content, and says so`() throws {
    let (phone, request) = Self.building(.community)
    guard case .community(let asked) = request else { throw CancellationError() }
    expect(
      .communityLoaded(asked, CommunityDay(featured: .cubism)), wait: 8, on: phone,
      gives: [.say(.feedIsLate(.community)), .say(.screen)]
    ) {
      $0.world.clock = .standing(Moment.morning.instant + 8)
      $0.failed = [request]
      var late = Home(tab: .community)
      late.community = .failed(.late)
      $0.app = .open(.home(late))
    }
    #expect(Network.patience == 8)
  }

  @Test func `F-7: a wait below 8 seconds is no delay`() throws {
    let (phone, request) = Self.building(.community)
    guard case .community(let asked) = request else { throw CancellationError() }
    expect(.communityLoaded(asked, CommunityDay()), wait: 7, on: phone, gives: [.say(.screen)]) {
      $0.world.clock = .standing(Moment.morning.instant + 7)
      var home = Home(tab: .community)
      home.community = .fixture(CommunityDay())
      $0.app = .open(.home(home))
    }
  }

  @Test func `F-7: the answer to another load does not end it`() {
    let (phone, _) = Self.building(.community)
    let other = CommunityRequest(
      language: "en", day: Day(number: Self.day.number - 1), draw: Draw(number: 8))
    expect(.communityLoaded(other, CommunityDay()), on: phone, gives: [])
  }

  @Test func `F-7: an answer after the app was closed changes nothing and says nothing`() throws {
    var (phone, request) = Self.building(.community)
    guard case .community(let asked) = request else { throw CancellationError() }
    phone.app = .closed
    expect(.communityLoaded(asked, CommunityDay()), on: phone, gives: [])
  }

  @Test func `P-5: home opens on Community after a relaunch, if that was saved`() {
    let profile = Profile.fixture([.music], at: .complete(.community))
    var opened = Phone.fixture(profile)
    opened.makesFeed(of: .topic(.music))
    let request = opened.opensCommunity()
    expect(.relaunch, on: .fixture(profile), gives: [.say(.screen), .fetch(request)]) {
      $0 = opened
    }
  }

  @Test func `P-5: home opens on For you after a relaunch, if that was saved`() {
    let profile = Profile.fixture([.music], at: .complete(.personalized))
    var opened = Phone.fixture(profile)
    opened.makesFeed(of: .topic(.music))
    let request = opened.asks(for: .interest(.topic(.music)))
    opened.app = .open(.home(Home(tab: .forYou)))
    expect(.relaunch, on: .fixture(profile), gives: [.say(.screen), .fetch(.carousel(request))]) {
      $0 = opened
    }
  }
}
