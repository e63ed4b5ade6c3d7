import Fixtures
import OnboardCore
import Testing

@Suite struct DailyRefreshTests {
  private static let today = Moment.morning.day

  private static func moment(_ wall: String, offset: Int = 0) throws -> Moment {
    let time = try #require(WallTime(wall))
    return Moment(instant: time.day.number * 86_400 + time.secondOfDay - offset, offset: offset)
  }

  /// Somebody who looked at For you at a time.
  private static func walk(at moment: Moment = .morning) -> Walk {
    let onboarding = Onboarding.complete(.personalized)
    var walk = Walk(.fixture(.fixture([.music], at: onboarding)))
    walk.moment = moment
    walk.ask(.relaunch)
    return walk
  }

  @Test func `Y-7: the first launch of a day makes a feed`() {
    let walk = Self.walk()
    #expect(walk.phone.feed?.day == Self.today)
    #expect(
      walk.phone.profile.home.refreshes == [
        FeedRefresh(language: "en", day: Self.today, count: 1)
      ])
  }

  @Test(arguments: [[Request.relaunch], [.kill, .relaunch], [.background, .foreground]])
  func `Y-7: on the same day the feed stays, whatever is opened`(requests: [Request]) {
    var walk = Self.walk()
    let feed = walk.phone.feed
    walk.moment = Moment(instant: Self.today.number * 86_400 + 86_399, offset: 0)
    for request in requests { walk.ask(request) }
    #expect(walk.phone.feed == feed)
  }

  @Test(arguments: [[Request.relaunch], [.kill, .relaunch], [.background, .foreground]])
  func `Y-7: the first launch or foreground of the next day makes a new one, at its top`(
    requests: [Request]
  ) {
    var walk = Self.walk()
    let before = walk.phone.feed?.articles ?? []
    walk.ask(.home(.move(.right, count: 2)))
    walk.moment = Moment(instant: (Self.today.number + 1) * 86_400, offset: 0)
    for request in requests { walk.ask(request) }
    #expect(walk.phone.feed?.day == Self.today + 1)
    #expect(walk.phone.feed?.turn == 0)
    #expect(walk.phone.home?.forYou == Home.Position())
    let after = walk.phone.feed
    #expect(before.isDisjoint(with: after?.articles ?? []))
    for request in [Request.relaunch, .background, .foreground] { walk.ask(request) }
    #expect(walk.phone.feed == after, "and no other on that day")
  }

  @Test func `Y-7: midnight with the app open changes nothing until it comes to the foreground`() {
    var walk = Self.walk()
    let feed = walk.phone.feed
    walk.moment = Moment.morning.later(days: 1)
    walk.ask(.show, .home(.move(.right, count: 1)), .home(.tab(.community)), .home(.tab(.forYou)))
    #expect(walk.phone.feed == feed)
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed?.day == Self.today + 1)
  }

  @Test func `Y-7: a foreground on an article or in settings makes the feed behind it`() {
    for request in [Request.home(.open), .home(.customize), .languages(.manage)] {
      var walk = Self.walk()
      walk.ask(request, .background)
      let screen = walk.phone.app
      walk.moment = Moment.morning.later(days: 1)
      walk.ask(.foreground)
      #expect(walk.phone.feed?.day == Self.today + 1)
      #expect(walk.phone.app != screen)
      #expect(walk.phone.screen != .home)
      walk.ask(.back)
      #expect(walk.shown.first?.condition == .ready)
    }
  }

  @Test func `Y-7: refresh makes a feed at any time, and the day's own is not made again`() {
    var walk = Self.walk()
    walk.ask(.home(.refresh), .background, .foreground, .relaunch)
    #expect(walk.phone.feed?.turn == 1)
  }

  @Test func `Y-7: a clock that was set back makes no second feed of a day`() {
    var walk = Self.walk()
    for days in [1, 0, 1] {
      walk.moment = Moment.morning.later(days: days)
      walk.ask(.relaunch)
      #expect(walk.phone.feed?.day == Self.today + 1)
    }
    // A day that never had one gets it.
    walk.moment = Moment.morning.later(days: -1)
    walk.ask(.relaunch)
    #expect(walk.phone.feed?.day == Self.today - 1)
    walk.moment = Moment.morning.later(days: 1)
    walk.ask(.relaunch)
    #expect(walk.phone.feed?.day == Self.today - 1, "each of the days had its own")
    walk.ask(.home(.refresh))
    #expect(walk.phone.feed?.turn == 1)
  }

  @Test(arguments: [(3600, "Berlin"), (-36_000, "Honolulu")])
  func `Y-7: the day is that of the person's own clock`(offset: Int, place: String) throws {
    let late = try Self.moment("2026-11-30T23:59:59", offset: offset)
    var walk = Self.walk(at: late)
    #expect(walk.phone.feed?.day.text == "2026-11-30")
    walk.moment = try Self.moment("2026-12-01T00:00:00", offset: offset)
    #expect(walk.moment.instant == late.instant + 1)
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed?.day.text == "2026-12-01")
  }

  @Test func `Y-7: a journey to another time zone counts by the day there`() throws {
    // 23:30 in Berlin is 12:30 of the same day in Honolulu, and 07:30 of the next in Tokyo.
    let berlin = try Self.moment("2026-11-30T23:30", offset: 3600)
    var walk = Self.walk(at: berlin)
    let feed = walk.phone.feed
    walk.moment = Moment(instant: berlin.instant, offset: -36_000)
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed == feed)
    walk.moment = Moment(instant: berlin.instant, offset: 32_400)
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed?.day.text == "2026-12-01")
    walk.moment = berlin
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed?.day.text == "2026-12-01", "the 30th had its feed")
  }

  @Test func `Y-7: the night in which the clock changes is one day as any other`() throws {
    // Berlin, 2026-10-25: an hour comes twice, and the day has 25.
    let summer = try Self.moment("2026-10-25T00:30", offset: 7200)
    var walk = Self.walk(at: summer)
    let feed = walk.phone.feed
    for (hours, offset) in [(1, 7200), (2, 7200), (3, 3600), (23, 3600)] {
      walk.moment = Moment(instant: summer.instant + hours * 3600, offset: offset)
      walk.ask(.background, .foreground, .relaunch)
      #expect(walk.phone.feed == feed, "\(walk.moment.wallText)")
    }
    walk.moment = Moment(instant: summer.instant + 24 * 3600 + 1800, offset: 3600)
    #expect(walk.moment.wallText == "2026-10-26 00:00:00")
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed?.day.text == "2026-10-26")
  }

  @Test func `Y-7: a language gets a feed when it is shown for the first time of a day`() {
    var walk = Self.walk()
    let english = walk.phone.feed
    walk.ask(.languages(.use("de")))
    let german = walk.phone.feed
    #expect(german?.language == "de" && german?.day == Self.today && german?.turn == 0)
    walk.ask(.languages(.use("en")))
    #expect(walk.phone.feed == english)
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.feed?.modules.map(\.draw) == german?.modules.map(\.draw))
    walk.moment = Moment.morning.later(days: 1)
    walk.ask(.background, .foreground, .languages(.use("en")))
    #expect(walk.phone.feed?.day == Self.today + 1)
  }

  @Test func `Y-7: without a network the feed of another day stays until there is one`() {
    var walk = Self.walk()
    let feed = walk.phone.feed
    walk.moment = Moment.morning.later(days: 1)
    walk.phone.world.network = .offline
    walk.ask(.background, .foreground, .relaunch)
    #expect(walk.phone.feed == feed)
    walk.phone.world.network = .online
    walk.ask(.background, .foreground)
    #expect(walk.phone.feed?.day == Self.today + 1)
  }

  @Test func `Y-7: without a network and without any feed there is one to fill later`() {
    var walk = Walk(.fixture(.fixture([.music], at: .complete(.personalized))))
    walk.phone.world.network = .offline
    walk.candidates = { _, _ in nil }
    walk.ask(.relaunch)
    #expect(walk.shown.map(\.condition) == [.failed(.interrupted)])
    walk.phone.world.network = .online
    walk.candidates = Walk.made
    walk.ask(.retry)
    #expect(walk.shown.map(\.condition) == [.ready])
  }

  @Test func `Y-7: a new feed reflects interests and history of that moment`() {
    var walk = Self.walk()
    walk.phone.profile.interests.add(.art)
    walk.phone.profile.history = [Reading(page: .fugue, seconds: 75, at: .morning)]
    walk.ask(.relaunch)
    #expect(walk.phone.feed?.modules.map(\.source) == [.topic(.music), .library])
    walk.moment = Moment.morning.later(days: 1)
    walk.ask(.relaunch)
    #expect(
      walk.phone.feed?.modules.map(\.source)
        == [.topic(.music), .topic(.art), .read(.fugue), .library])
    #expect(walk.phone.feed?.modules.last?.titles == ["Fugue"])
  }

  @Test func `Y-10: cards that were seen come back after 30 days, not before`() {
    var walk = Self.walk()
    walk.candidates = { _, _ in Page.row("Few", 5) }
    walk.ask(.home(.refresh))
    let first = Set(walk.phone.current?.module.titles ?? [])
    #expect(first.count == 4)
    for (days, comesFirst) in [(29, false), (60, true)] {
      walk.moment = Moment.morning.later(days: days)
      walk.ask(.relaunch)
      let module = walk.phone.current?.module
      #expect(first.contains(module?.titles.first ?? "") == comesFirst, "after \(days) days")
    }
  }
}
