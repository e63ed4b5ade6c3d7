import Fixtures
import OnboardCore
import Testing

/// What a feed is made from, seen from the command that makes one.
@Suite struct FeedRecipeTests {
  private static let today = Moment.morning.day

  /// The feed after a refresh.
  private static func feed(_ profile: Profile, phase: Phase = .first) throws -> ForYouFeed {
    var phone = Phone.home(profile, tab: .forYou)
    phone.world.phase = phase
    _ = reduce(into: &phone, .request(.home(.refresh)), at: .morning)
    return try #require(phone.feed)
  }

  private static func reason(_ readings: [(Page, Int)]) throws -> Page? {
    var profile = Profile.fixture([.music])
    profile.history = readings.map { Reading(page: $0.0, seconds: $0.1, at: .morning) }
    return try feed(profile).modules.first { $0.kind == .becauseYouRead }?.source.seed
  }

  @Test func `Y-1: interests topics first, then what was read, then Continue reading`() {
    let profile = Profile.fixture(
      [.music, .art], [.berlinInGerman, .jazz, .cubism], read: [.fugue], saved: [.berlin])
    var home = Phone.home(profile, tab: .forYou)
    home.makes(
      .fixture(
        [
          .interest(.topic(.music)), .interest(.topic(.art)), .interest(.interest(.jazz)),
          .interest(.interest(.cubism)), .waiting(.becauseYouRead, .read(.fugue)),
          .continueReading([.fugue], saved: [.berlin]),
        ], reasons: [Page.fugue.article]))
    let request = home.asks(for: .interest(.topic(.music)))
    expect(
      .home(.refresh), on: .home(profile, tab: .forYou),
      gives: [.say(.refreshed), .say(.screen), .fetch(.carousel(request))]
    ) {
      $0 = home
    }
  }

  @Test func `Y-1: the second phase adds its modules in their order`() throws {
    var profile = Profile.fixture([.music], read: [.fugue])
    profile.home.place = Place("52.52,13.40")
    profile.home.readingListPace = .daily
    let kinds = ModuleKind.all(in: .forYou, phase: .second)
    #expect(try Self.feed(profile, phase: .second).modules.map(\.kind) == kinds)
    #expect(
      kinds == [
        .basedOnInterests, .becauseYouRead, .continueReading, .places, .discover, .random, .games,
      ])
    #expect(
      try Self.feed(profile).modules.map(\.kind)
        == [.basedOnInterests, .becauseYouRead, .continueReading])
  }

  @Test(arguments: 0...6)
  func `Y-8: without interests, five articles read make a feed`(count: Int) throws {
    let read = Array(Page.row("Music", 6).prefix(count))
    // The same again, and pages that are no articles, make no more of it.
    let feed = try Self.feed(.fixture(read: read + read + [.talk, .mainPage, .mercury]))
    #expect(feed.isForFewReads == (count < 5))
    #expect(
      feed.modules.map(\.kind) == (count < 5 ? [] : [.becauseYouRead, .continueReading]))
  }

  @Test func `Y-8: one interest makes a feed, whatever was read`() throws {
    for profile in [Profile.fixture([.music]), .fixture([], [.jazz])] {
      let feed = try Self.feed(profile)
      #expect(!feed.isForFewReads)
      #expect(feed.modules.map(\.kind) == [.basedOnInterests, .continueReading])
    }
  }

  @Test(
    arguments: [
      ([(.jazz, 60)], .jazz), ([(.jazz, 60), (.fugue, 59)], .jazz),
      ([(.jazz, 61), (.fugue, 60)], .fugue), ([(.jazz, 59), (.fugue, 10)], .fugue),
      ([(.jazz, 10), (.fugue, 9)], .jazz), ([(.jazz, 9)], nil), ([], nil),
      ([(.jazz, 30), (.jazz, 30), (.fugue, 5)], .jazz),
      ([(.jazz, 75), (.berlinInGerman, 75), (.talk, 75), (.mainPage, 75)], .jazz),
      ([(.berlinInGerman, 75)], nil),
    ] as [([(Page, Int)], Page?)])
  func `Y-9: Because you read takes the latest of a minute, else the latest of ten seconds`(
    readings: [(Page, Int)], page: Page?
  ) throws {
    #expect(try Self.reason(readings) == page)
  }

  @Test func `Y-10: a refresh prefers another reason, and then the one of longest ago`() {
    var walk = Walk(
      .home(.fixture([.music], read: [.berlin, .fugue, .jazz]), tab: .forYou))
    var reasons: [Page?] = []
    for _ in 0..<7 {
      walk.ask(.home(.refresh))
      reasons.append(
        walk.phone.feed?.modules.first { $0.kind == .becauseYouRead }?.source.seed)
    }
    #expect(reasons == [.jazz, .fugue, .berlin, .jazz, .fugue, .berlin, .jazz])
  }

  @Test func `Y-10: an article that is read anew is the reason before one that was`() {
    var walk = Walk(.home(.fixture([.music], read: [.fugue, .jazz]), tab: .forYou))
    walk.ask(.home(.refresh), .home(.refresh))
    walk.phone.profile.history.append(Reading(page: .cubism, seconds: 75, at: .morning))
    walk.ask(.home(.refresh))
    #expect(walk.phone.feed?.reasons.last == Page.cubism.article)
  }

  @Test func `Y-7: history that was removed or cleared is not used after a refresh`() {
    for request in [HistoryRequest.remove("Jazz"), .clear] {
      var walk = Walk(.home(.fixture([.music], read: [.jazz]), tab: .forYou))
      walk.ask(.home(.refresh))
      #expect(walk.shown.map(\.kind) == [.basedOnInterests, .becauseYouRead, .continueReading])
      walk.ask(.history(request), .home(.refresh))
      #expect(walk.shown.map(\.kind) == [.basedOnInterests])
    }
  }

  @Test func `Y-7: each refresh of a day draws anew`() throws {
    var walk = Walk(.home(.fixture([.music]), tab: .forYou))
    walk.ask(.home(.refresh))
    #expect(walk.phone.feed?.turn == 0)
    #expect(walk.phone.feed?.modules[0].draw == FeedModule.draw(.topic(.music)))
    walk.ask(.home(.refresh))
    #expect(walk.phone.feed?.turn == 1)
    #expect(walk.phone.feed?.modules[0].draw == FeedModule.draw(.topic(.music), turn: 1))
  }

  @Test func `Y-10: interests changed in settings count at the next refresh`() {
    var walk = Walk(.home(.fixture([.music]), tab: .forYou))
    walk.ask(.home(.refresh), .home(.customize), .home(.interests), .select([.topic("art")]))
    walk.ask(.back, .back)
    #expect(walk.shown.map(\.source) == [.topic(.music)])
    walk.ask(.home(.refresh))
    #expect(walk.shown.map(\.source) == [.topic(.music), .topic(.art)])
  }

  @Test func `Y-7: without a network a refresh is refused, and the feed stays`() {
    var phone = Phone.forYou([.interest(.topic(.music)).with([.jazz])])
    phone.world.network = .offline
    expectRefusal(of: .home(.refresh), on: phone, .noRefreshOffline)
  }

  @Test func `Y-5: an article saved twice, read and an interest stands once`() {
    let profile = Profile.fixture([.music], [.jazz], read: [.jazz], saved: [.jazz, .jazz])
    var walk = Walk(.home(profile, tab: .forYou))
    walk.candidates = { source, _ in
      source == .topic(.music) ? [.jazz, .fugue] : [.jazz, .fugue, .cubism, .berlin]
    }
    walk.ask(.home(.refresh))
    walk.scrollToEnd()
    #expect(
      walk.shown.map { Set($0.titles) } == [["Fugue"], ["Cubism", "Berlin"], ["Jazz"]])
  }
}
