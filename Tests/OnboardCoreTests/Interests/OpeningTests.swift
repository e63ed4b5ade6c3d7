import Fixtures
import OnboardCore
import Testing

@Suite struct OpeningTests {
  private static func request(_ profile: Profile) throws -> GridRequest {
    var phone = Phone.flow(.curiosity, profile)
    let effects = reduce(into: &phone, .request(.next), at: .morning)
    guard case .fetch(.grid(let request))? = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      throw CancellationError()
    }
    return request
  }

  @Test func `A-1: read and saved articles are interleaved, the latest first`() throws {
    let read = [Page.of("R1"), .of("R2"), .of("R3")]
    let saved = [Page.of("S1"), .of("S2")]
    let request = try Self.request(.fixture(read: read, saved: saved))
    #expect(request.recent == [read[2], saved[1], read[1], saved[0], read[0]])
    #expect(request.count == 20)
    #expect(request.excluded == request.recent.map(\.article))
    #expect(request.source == .opening)
  }

  @Test func `A-1: no other namespace, main page, other wiki, selected or second card`() throws {
    let read: [Page] = [
      .talk, .mercury, .mainPage, .berlinInGerman, .jazz, .cubism, .fugue, .cubism,
    ]
    let request = try Self.request(.fixture([], [.jazz], read: read, saved: [.cubism, .talk]))
    #expect(request.recent == [.cubism, .fugue])
    #expect(request.count == 22)
    #expect(request.excluded == [Page.jazz, .cubism, .fugue].map(\.article))
  }

  @Test func `A-1: what comes at random stands behind what was read, images first`() throws {
    let profile = Profile.fixture(read: [.fugue, .cubism])
    var phone = Phone.flow(.curiosity, profile)
    _ = reduce(into: &phone, .request(.next), at: .morning)
    let request = try Self.request(profile)
    let random: [Page] = [.of("A", image: false), .of("B"), .talk, .mercury, .mainPage, .cubism]
    expect(.gridLoaded(request, random), on: phone, gives: [.say(.screen)]) {
      $0.grid.condition = .ready
      $0.grid.cards = [.cubism, random[1], .fugue, random[0]]
    }
  }

  @Test func `A-1: 25 read articles need no load`() {
    let read = (1...30).map { Page.of("Read \($0)", image: $0 % 2 == 0) }
    let latest = Array(read.reversed().prefix(25))
    let old = Phone.flow(.curiosity, .fixture(read: read))
    expect(.next, on: old, gives: [.say(.screen)]) {
      $0 = .interests(
        .fixture(read: read), cards: latest.filter(\.hasImage) + latest.filter { !$0.hasImage })
    }
  }

  @Test func `A-1: the opening assortment shows only while no topic is selected`() throws {
    let request = try Self.request(.fixture([.art], read: [.jazz]))
    #expect(request.source == .topic(.art))
    #expect(request.recent == [])
    #expect(request.count == 25)
  }
}
