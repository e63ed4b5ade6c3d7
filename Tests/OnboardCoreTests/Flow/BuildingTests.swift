import Fixtures
import OnboardCore
import Testing

@Suite struct BuildingTests {
  private static let day = Moment.morning.day

  private static func request(_ feed: FirstFeed, _ profile: Profile) -> FeedRequest {
    var phone = Phone.fixture(profile)
    return FeedRequest(
      feed: feed, language: "en", day: day,
      seeds: feed == .personalized ? profile.sampleSeeds(on: day) : [], draw: phone.passage("feed"))
  }

  private static func building(_ feed: FirstFeed, _ number: UInt64 = 7) -> Phone {
    .fixture(
      .fixture([.music], at: .complete(feed)),
      .open(.building(Building(feed: feed, draw: Draw(number: number)))))
  }

  private static func prepared(_ feed: FirstFeed, _ number: UInt64 = 7) -> FeedRequest {
    FeedRequest(feed: feed, language: "en", day: day, seeds: [], draw: Draw(number: number))
  }

  @Test(arguments: FirstFeed.allCases, [Request.finish, .next])
  func `F-5: finish or next on preference saves the active choice and builds its feed`(
    feed: FirstFeed, command: Request
  ) {
    let profile = Profile.fixture([.music])
    let request = Self.request(feed, profile)
    expect(
      command, on: .flow(.preference, profile, active: feed),
      gives: [.say(.building(feed)), .fetch(.feed(request))]
    ) {
      _ = $0.passage("feed")
      $0.profile.onboarding = .complete(feed)
      $0.app = .open(.building(Building(feed: feed, draw: request.draw)))
    }
  }

  @Test(arguments: FirstFeed.allCases)
  func `F-5: finish on interests passes preference with its active choice, and says so`(
    feed: FirstFeed
  ) {
    let profile = Profile.fixture([.music])
    let request = Self.request(feed, profile)
    expect(
      .finish, on: .flow(.interests, profile, active: feed),
      gives: [.say(.passed(.preference, feed)), .say(.building(feed)), .fetch(.feed(request))]
    ) {
      _ = $0.passage("feed")
      $0.profile.onboarding = .complete(feed)
      $0.app = .open(.building(Building(feed: feed, draw: request.draw)))
    }
  }

  @Test(
    arguments: [(.community, .community), (.personalized, .forYou)] as [(FirstFeed, Home.Tab)])
  func `F-5: the building screen ends on the tab of the feed`(feed: FirstFeed, tab: Home.Tab) {
    expect(.feedPrepared(Self.prepared(feed)), on: Self.building(feed), gives: [.say(.screen)]) {
      $0.app = .open(.home(Home(tab: tab)))
    }
  }

  @Test func `F-7: it ends also when content fails, and says what failed`() {
    let request = ContentRequest.feed(Self.prepared(.personalized))
    expect(
      .failed(request, .offline), on: Self.building(.personalized),
      gives: [.say(.screen), .say(.refused(.contentUnavailable(.offline)))]
    ) {
      $0.failed = [request]
      $0.app = .open(.home(Home(tab: .forYou)))
    }
  }

  @Test func `F-7: after 8 seconds it ends without the content, and says so`() {
    expect(
      .feedPrepared(Self.prepared(.community)), wait: 8, on: Self.building(.community),
      gives: [.say(.feedIsLate(.community)), .say(.screen)]
    ) {
      $0.world.clock = .standing(Moment.morning.instant + 8)
      $0.failed = [.feed(Self.prepared(.community))]
      $0.app = .open(.home(Home(tab: .community)))
    }
    #expect(Network.patience == 8)
  }

  @Test func `F-7: a wait below 8 seconds is no delay`() {
    expect(
      .feedPrepared(Self.prepared(.community)), wait: 7, on: Self.building(.community),
      gives: [.say(.screen)]
    ) {
      $0.world.clock = .standing(Moment.morning.instant + 7)
      $0.app = .open(.home(Home(tab: .community)))
    }
  }

  @Test func `F-7: the answer to another load does not end it`() {
    expect(
      .feedPrepared(Self.prepared(.community, 8)), on: Self.building(.community, 7),
      gives: [.say(.screen)])
  }

  @Test func `F-7: an answer after the app was closed changes nothing and says nothing`() {
    var phone = Self.building(.community)
    phone.app = .closed
    expect(.feedPrepared(Self.prepared(.community)), on: phone, gives: [])
  }

  @Test(
    arguments: [(.community, .community), (.personalized, .forYou)] as [(FirstFeed, Home.Tab)])
  func `P-5: home opens on the saved tab after a relaunch`(feed: FirstFeed, tab: Home.Tab) {
    let profile = Profile.fixture([.music], at: .complete(feed))
    expect(.relaunch, on: .fixture(profile), gives: [.say(.screen)]) {
      $0.app = .open(.home(Home(tab: tab)))
    }
  }

  @Test func `P-6: home is built from what the samples were made from`() {
    var phone = Phone.interests(.fixture([.music, .art], [.jazz]))
    let shown = reduce(into: &phone, .request(.next), at: .morning)
    _ = reduce(into: &phone, .request(.choose(.personalized)), at: .morning)
    let built = reduce(into: &phone, .request(.finish), at: .morning)
    guard case .fetch(.samples(let samples))? = shown.last,
      case .fetch(.feed(let feed))? = built.last
    else {
      Issue.record("\(shown) \(built)")
      return
    }
    #expect(feed.seeds == samples.seeds && feed.seeds.count == 3)
    #expect(feed.day == samples.day && feed.language == samples.language)
  }
}
