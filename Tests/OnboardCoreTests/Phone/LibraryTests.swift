import Fixtures
import OnboardCore
import Testing

@Suite struct LibraryTests {
  private static func request(
    _ purpose: LookUpRequest.Purpose, _ typed: String = "Jazz"
  ) throws -> LookUpRequest {
    LookUpRequest(
      purpose: purpose, titles: [try Title.read(typed, wiki: "en").get()], language: "en",
      draw: Draw(number: 1))
  }

  @Test func `reading and saving look the title up`() throws {
    for (request, purpose) in [
      (Request.read("jazz", seconds: 9), LookUpRequest.Purpose.read(seconds: 9)),
      (.save("jazz"), .save),
    ] {
      var phone = Phone.home()
      var lookUp = try Self.request(purpose)
      lookUp.draw = phone.passage("look up")
      expect(request, on: .home(), gives: [.fetch(.lookUp(lookUp))]) { $0 = phone }
    }
  }

  @Test func `R-2: what is read stands in the history, and its time passes`() throws {
    expect(
      .lookedUp(try Self.request(.read(seconds: 75)), [.page(.jazz)]), wait: 10, on: .home(),
      gives: [.say(.read(.jazz, seconds: 75))]
    ) {
      let start = Moment(instant: Moment.morning.instant + 10, offset: 0)
      $0.profile.history = [Reading(page: .jazz, seconds: 75, at: start)]
      $0.world.clock = .standing(start.instant + 75)
    }
  }

  @Test func `each time of reading is an entry, and saving is once`() throws {
    let phone = Phone.home(.fixture(read: [.jazz], saved: [.jazz]))
    expect(
      .lookedUp(try Self.request(.read(seconds: 0)), [.page(.jazz)]), on: phone,
      gives: [.say(.read(.jazz, seconds: 0))]
    ) {
      $0.profile.history.append(Reading(page: .jazz, seconds: 0, at: .morning))
    }
    expect(
      .lookedUp(try Self.request(.save), [.page(.jazz)]), on: phone, gives: [.say(.wasSaved(.jazz))])
    expect(
      .lookedUp(try Self.request(.save), [.page(.cubism)]), on: phone,
      gives: [.say(.saved(.cubism))]
    ) {
      $0.profile.saved.append(SavedPage(page: .cubism, at: .morning))
    }
  }

  @Test func `N-3: a missing article or a broken redirect is refused`() throws {
    for purpose in [LookUpRequest.Purpose.read(seconds: 5), .save] {
      let request = try Self.request(purpose)
      let title = try #require(request.titles.first)
      expect(
        .lookedUp(request, [.missing(nearest: ["Jazz (film)"])]), on: .home(),
        gives: [.say(.refused(.missingArticle(title, nearest: ["Jazz (film)"])))])
      expect(
        .lookedUp(request, [.brokenRedirect]), on: .home(),
        gives: [.say(.refused(.brokenRedirect("Jazz")))])
    }
  }

  @Test func `unsave removes a saved page, and refuses another`() {
    let phone = Phone.home(.fixture(saved: [.jazz, .berlinInGerman]))
    expect(.unsave("jazz"), on: phone, gives: [.say(.unsaved(.jazz))]) {
      $0.profile.saved.removeFirst()
    }
    expect(.unsave("Berlin"), on: phone, gives: [.say(.unsaved(.berlinInGerman))]) {
      $0.profile.saved.removeLast()
    }
    expectRefusal(of: .unsave("Cubism"), on: phone, .notSaved("Cubism"))
    expectRefusal(of: .unsave("[["), on: phone, .invalidTitle("[[", .characters("[")))
  }

  @Test func `a title means the page of the wiki in use before one of another`() {
    expect(
      .unsave("Berlin"), on: .home(.fixture(saved: [.berlinInGerman, .berlin])),
      gives: [.say(.unsaved(.berlin))]
    ) {
      $0.profile.saved.removeLast()
    }
  }

  @Test func `R-2: the history can be listed, cleared, and rid of one article`() {
    let phone = Phone.home(.fixture([.music], read: [.jazz, .cubism, .jazz]))
    expect(.history(.list), on: phone, gives: [.say(.historyList)])
    expect(.history(.clear), on: phone, gives: [.say(.historyCleared(3))]) {
      $0.profile.history = []
    }
    expect(.history(.remove("jazz")), on: phone, gives: [.say(.historyRemoved(.jazz, times: 2))]) {
      $0.profile.history.removeAll { $0.page == .jazz }
    }
    expectRefusal(of: .history(.remove("Berlin")), on: phone, .notInHistory("Berlin"))
  }

  @Test func `articles read stand once each, the latest first, without other pages`() {
    let profile = Profile.fixture(read: [.jazz, .talk, .cubism, .mainPage, .jazz, .mercury])
    #expect(profile.articlesRead == [.jazz, .cubism])
  }
}

@Suite struct WorldTests {
  @Test func `R-2: the clock is shown, and set`() {
    expect(.world(.clock(nil)), on: .home(), gives: [.say(.clock)])
    expect(.world(.clock(5)), on: .home(), gives: [.say(.clock)]) { $0.world.clock = .standing(5) }
    var phone = Phone.home()
    phone.world.clock = .running(ahead: 100)
    expect(.world(.clock(Moment.morning.instant + 60)), on: phone, gives: [.say(.clock)]) {
      $0.world.clock = .running(ahead: 160)
    }
  }

  @Test func `R-2: a clock that runs goes on from where it was moved to`() {
    var world = World(clock: .running(ahead: 0))
    world.moveClock(from: 1000, to: 1500)
    #expect(world.instant(real: 2000) == 2500)
    world = World(clock: .standing(7))
    #expect(world.instant(real: 2000) == 7)
  }

  @Test func `R-2: a seed starts its draws from the first`() {
    var phone = Phone.home()
    _ = phone.profile.chance.draw()
    expect(.world(.seed(7)), on: phone, gives: [.say(.seed)]) {
      $0.profile.chance = Chance(seed: 7)
    }
    expect(.world(.seed(nil)), on: phone, gives: [.say(.seed)])
  }

  @Test(arguments: Network.allCases)
  func `R-2: the network is set`(network: Network) {
    expect(.world(.network(network)), on: .home(), gives: [.say(.network)]) {
      $0.world.network = network
    }
  }

  @Test func `R-2: a request passes each network as it should`() {
    let (low, high) = (Draw(number: 1), Draw(number: 1 << 63))
    for draw in [low, high] {
      #expect(Network.online.passage(for: draw) == .arrives(after: 0))
      #expect(Network.slow.passage(for: draw) == .arrives(after: 10))
      #expect(Network.offline.passage(for: draw) == .fails(.offline))
    }
    #expect(Network.flaky.passage(for: low) == .arrives(after: 0))
    #expect(Network.flaky.passage(for: high) == .fails(.interrupted))
  }

  @Test func `R-2: a flaky network loses about every second request`() {
    var chance = Chance(seed: 1)
    let lost = (0..<1000).count { _ in Network.flaky.passage(for: chance.draw()) != .arrives(after: 0) }
    #expect((400...600).contains(lost))
  }

  @Test func `show, status and topics say what they are asked for and change nothing`() {
    expect(.show, on: .home(), gives: [.say(.screen)])
    expect(.status, on: .home(), gives: [.say(.status)])
    expect(.topics, on: .interests(), gives: [.say(.topicList)])
  }
}

@Suite struct ArticleTests {
  @Test func `ties are broken by language, then by the title's code points`() {
    let sorted = [
      Article(wiki: "de", title: "Zebra"), Article(wiki: "en", title: "Z"),
      Article(wiki: "en", title: "a"), Article(wiki: "en", title: "é"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func `an article is a pair of wiki and title, composed or not`() {
    #expect(Article(wiki: "en", title: "e\u{301}") == Article(wiki: "en", title: "é"))
    #expect(Page.berlin.article != Page.berlinInGerman.article)
  }
}
