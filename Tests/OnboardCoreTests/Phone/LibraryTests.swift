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
      .lookedUp(try Self.request(.save), [.page(.jazz)]), on: phone, gives: [.say(.wasSaved(.jazz))]
    )
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
      expect(
        .lookedUp(request, [.otherWiki]), on: .home(),
        gives: [.say(.refused(.otherWiki("Jazz")))])
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
