import Fixtures
import OnboardCore
import Testing

@Suite struct RetryTests {
  /// A phone that waits for a topic's cards, and what it asked for.
  private static func loading() throws -> (Phone, GridRequest) {
    var phone = Phone.interests(.fixture([], [.fugue]), cards: [.fugue, .jazz])
    let effects = reduce(into: &phone, .request(.select([.topic("music")])), at: .morning)
    guard case .fetch(.grid(let request))? = effects.last else {
      Issue.record("\(effects)")
      throw CancellationError()
    }
    return (phone, request)
  }

  private static func failed() throws -> (Phone, GridRequest) {
    var (phone, request) = try loading()
    _ = reduce(
      into: &phone, .outcome(Outcome(.failed(.grid(request), .offline))), at: .morning)
    return (phone, request)
  }

  @Test func `A-7: a load that fails shows as such, and selections stay`() throws {
    let (phone, request) = try Self.loading()
    expect(
      .failed(.grid(request), .offline), on: phone,
      gives: [.say(.screen), .say(.refused(.contentUnavailable(.offline)))]
    ) {
      $0.failed = [.grid(request)]
      $0.grid.condition = .failed(.offline)
    }
    #expect(phone.profile.interests == Interests(topics: [.music], articles: [.fugue]))
    #expect(phone.grid.cards == [.fugue])
  }

  @Test func `T-4: retry repeats the failed load with a new draw`() throws {
    let (phone, request) = try Self.failed()
    var again = request
    var chance = phone.profile.chance
    again.draw = chance.draw()
    #expect(again.draw != request.draw)
    expect(.retry, on: phone, gives: [.fetch(.grid(again))]) {
      $0.profile.chance = chance
      $0.failed = []
      $0.grid.condition = .loading(again.draw)
    }
  }

  @Test func `retry when nothing failed says so`() {
    expect(.retry, on: .interests(cards: [.jazz]), gives: [.say(.nothingFailed)])
  }

  @Test func `A-7: retry still loads the grid after something else has succeeded`() throws {
    var (phone, request) = try Self.failed()
    let search = SearchRequest(
      words: "x", text: "x", language: "en", namespace: 0, draw: Draw(number: 1))
    _ = reduce(into: &phone, .outcome(Outcome(.searched(search, []))), at: .morning)
    let effects = reduce(into: &phone, .request(.retry), at: .morning)
    guard case .fetch(.grid(let again))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    request.draw = again.draw
    #expect(again == request)
  }

  @Test func `A-7: a search that failed is repeated by retry`() {
    let search = SearchRequest(
      words: "x", text: "x", language: "en", namespace: 0, draw: Draw(number: 1))
    var phone = Phone.interests(cards: [.jazz], results: [.fugue])
    expect(
      .outcome(Outcome(.failed(.search(search), .interrupted))), on: &phone,
      gives: [.say(.refused(.contentUnavailable(.interrupted)))]
    ) {
      $0.failed = [.search(search)]
    }
    let effects = reduce(into: &phone, .request(.retry), at: .morning)
    #expect(
      effects.contains { effect in
        if case .fetch(.search(let again)) = effect { again.words == "x" } else { false }
      })
    #expect(phone.failed == [])
  }

  @Test func `the answer to a load that another one has overtaken is dropped`() throws {
    var (phone, request) = try Self.loading()
    _ = reduce(into: &phone, .request(.select([.topic("art")])), at: .morning)
    expect(.gridLoaded(request, Page.row("Music", 25)), on: phone, gives: [])
    expect(.failed(.grid(request), .offline), on: phone, gives: [])
  }

  @Test func `an answer that comes when the screen is left changes nothing there`() throws {
    let (_, request) = try Self.loading()
    for phone in [Phone.home(), .fixture(.fixture())] {
      expect(.gridLoaded(request, Page.row("Music", 25)), on: phone, gives: [])
    }
  }

  @Test func `R-2: an answer moves the phone's clock by the time that it took`() throws {
    let (phone, request) = try Self.loading()
    expect(.gridLoaded(request, [.jazz]), wait: 10, on: phone, gives: [.say(.screen)]) {
      $0.world.clock = .standing(Moment.morning.instant + 10)
      $0.grid.condition = .ready
      $0.grid.cards = [.jazz, .fugue]
    }
  }

  @Test func `A-7: a topic without articles is an empty grid, not an error`() throws {
    let (phone, request) = try Self.loading()
    expect(.gridLoaded(request, []), on: phone, gives: [.say(.screen)]) {
      $0.grid.condition = .ready
    }
  }
}
