import Capabilities
import Fixtures
import OnboardCore
import OnboardSession
import Testing

@Suite struct WorldTests {
  @Test(arguments: [
    ("clock 2026-12-01T08:00", "2026-12-01 08:00:00"), ("clock +1d", "2026-12-01 09:00:00"),
    ("clock -1d", "2026-11-29 09:00:00"), ("clock +2h", "2026-11-30 11:00:00"),
    ("clock +75s", "2026-11-30 09:01:15"), ("clock +1d2h", "2026-12-01 11:00:00"),
    ("clock 2024-02-29", "2024-02-29 00:00:00"),
  ])
  func `R-2: the clock stands still until it is moved`(line: String, wall: String) throws {
    let talk = try Talk()
    #expect(talk.session.moment.wallText == "2026-11-30 09:00:00")
    talk.say(line)
    #expect(talk.session.moment.wallText == wall)
    talk.say("next", "show")
    #expect(talk.session.moment.wallText == wall)
  }

  @Test func `R-2: a slow network takes ten seconds of the phone's clock for an answer`() throws {
    let talk = try Talk()
    talk.say("network slow", "next")
    #expect(talk.session.moment.wallText == "2026-11-30 09:00:10")
    #expect(talk.phone.interestsScreen?.grid.cards.count == 25)
  }

  @Test func `F-7: nobody waits for the feed longer than 8 seconds`() throws {
    let talk = try Talk()
    talk.say("network slow", "next", "finish")
    #expect(talk.phone.screen == .home)
    #expect(talk.session.moment.wallText == "2026-11-30 09:00:18")
  }

  @Test(arguments: ["offline", "slow", "flaky", "online"], [1, 2, 3, 4, 5])
  func `F-7: the flow ends on home whatever the network does`(network: String, seed: Int) throws {
    let talk = try Talk()
    talk.say("seed \(seed)", "network \(network)", "next", "select topic music", "next", "finish")
    #expect(talk.phone.screen == .home)
    #expect(talk.phone.profile.interests.topics == [.music])
  }

  @Test func `A-7: content that fails keeps the selections, and retry loads`() throws {
    let talk = try Talk()
    talk.say("next", "select 1 2", "network offline")
    let reply = try #require(talk.say("select topic music").last)
    #expect(reply.failure?.code == .contentUnavailable)
    #expect(reply.text.contains("retry"))
    #expect(talk.phone.profile.interests.count == 3)
    talk.say("network online", "search jazz", "retry")
    #expect(talk.phone.interestsScreen?.grid.cards.count == 25)
    #expect(talk.phone.failed == [])
  }

  @Test func `A-7: retry brings the grid back also when something else stays refused`() throws {
    let talk = try Talk()
    talk.say("next", "network offline", "select topic music", "select \"Nowhere at all\"")
    talk.say("network online", "retry", "retry")
    #expect(talk.phone.interestsScreen?.grid.cards.count == 25)
    #expect(talk.phone.interestsScreen?.grid.condition == .ready)
  }

  @Test func `A-7: content that cannot be read at all is an error, never a crash`() throws {
    var wiki = FakeWiki()
    wiki.failure = .unreadable("the file is torn")
    let talk = try Talk(wiki)
    for line in [
      "next", "search jazz", "select Jazz", "preview community", "next", "finish", "read Jazz",
    ] {
      talk.say(line)
    }
    #expect(talk.phone.screen == .home)
    #expect(talk.replies[0].failure?.message.contains("the file is torn") == true)
  }

  @Test func `X-2: the same lines give the same answers`() throws {
    let lines = [
      "next", "select topic music", "select 3 7", "search mus", "add 2", "lang de", "next",
      "preview personal", "choose personal", "finish", "kill", "relaunch", "status",
    ]
    func answers(seed: Int) throws -> [String] {
      let talk = try Talk()
      talk.say("seed \(seed)")
      return lines.flatMap { talk.say($0).map(\.text) }
    }
    #expect(try answers(seed: 7) == answers(seed: 7))
    #expect(try answers(seed: 7) != answers(seed: 8))
  }

  @Test func `R-2: a time that a clock skips is taken later, one that it repeats as its first`() {
    // An hour is skipped at instant 1,000,000, and repeated before 20,003,600.
    let clock = Clock(now: { 0 }, offset: { (1_000_000..<20_000_000).contains($0) ? 3600 : 0 })
    func instant(_ local: Int) -> Int {
      let wall = WallTime(day: Day(number: local / 86_400), secondOfDay: local % 86_400)
      return clock.instant(of: wall)
    }
    #expect(instant(999_999) == 999_999)
    #expect(instant(1_003_600) == 1_000_000)
    #expect(instant(1_001_000) == 1_001_000)
    #expect(instant(20_001_000) == 19_997_400)
    #expect(instant(20_003_600) == 20_003_600)
    #expect(clock.moment(at: 1_000_000).offset == 3600)
  }
}
