import Fixtures
import OnboardCore
import Testing

@Suite struct FlowTests {
  @Test(
    arguments: [
      (.intro, .privacy), (.privacy, .languages), (.languages, .curiosity),
    ] as [(FlowScreen, FlowScreen)])
  func `F-1: next and back move one screen`(one: FlowScreen, other: FlowScreen) {
    expect(.next, on: .flow(one, active: .personalized), gives: [.say(.screen)]) {
      $0 = .flow(other, active: .personalized)
    }
    expect(.back, on: .flow(other, active: .personalized), gives: [.say(.screen)]) {
      $0 = .flow(one, active: .personalized)
    }
  }

  @Test func `F-1: the screens stand in their order`() {
    #expect(
      FlowScreen.allCases.map(\.rawValue)
        == ["intro", "privacy", "languages", "curiosity", "interests", "preference"])
    #expect(FlowScreen.allCases.compactMap(\.following) == Array(FlowScreen.allCases.dropFirst()))
    #expect(FlowScreen.allCases.compactMap(\.preceding) == Array(FlowScreen.allCases.dropLast()))
    #expect(FlowScreen.allCases.map(\.screen.rawValue) == FlowScreen.allCases.map(\.rawValue))
  }

  @Test func `F-1: a new profile starts at curiosity, or where it is told to`() {
    #expect(Profile().onboarding == .running(FlowPosition(screen: .curiosity, active: .community)))
    #expect(Profile(start: .intro).onboarding == .running(FlowPosition(screen: .intro)))
  }

  @Test func `F-2: next on curiosity opens interests and loads the opening assortment`() {
    var phone = Phone.flow(.curiosity)
    var chance = phone.profile.chance
    let draw = chance.draw()
    let request = GridRequest(
      source: .opening, language: "en", recent: [], count: 25, excluded: [], draw: draw)
    expect(.request(.next), on: &phone, gives: [.fetch(.grid(request))]) {
      $0 = .interests()
      $0.profile.chance = chance
      $0.grid.condition = .loading(draw)
    }
  }

  @Test func `F-2: back on interests returns to curiosity`() {
    expect(.back, on: .interests(cards: [.jazz]), gives: [.say(.screen)]) { $0 = .flow(.curiosity) }
  }

  @Test(arguments: [[], [Topic.music]])
  func `F-4: next on interests goes to preference, with or without selections`(topics: [Topic]) {
    let profile = Profile.fixture(topics)
    var phone = Phone.interests(profile, cards: [.jazz])
    let seeds = phone.sampleSeeds(on: Moment.morning.day)
    var expected = Phone.flow(.preference, profile, cards: [.jazz])
    let request = SamplesRequest(
      shown: .screen, language: "en", day: Moment.morning.day, seeds: seeds,
      draw: expected.passage("samples"))
    expect(.request(.next), on: &phone, gives: [.fetch(.samples(request))]) {
      $0 = expected
    }
  }

  @Test func `F-1: back on preference returns to the same grid, and keeps the active choice`() {
    let profile = Profile.fixture([.music])
    expect(
      .back, on: .flow(.preference, profile, active: .personalized, cards: [.jazz]),
      gives: [.say(.screen)]
    ) {
      $0 = .flow(.interests, profile, active: .personalized, cards: [.jazz])
    }
  }

  @Test func `L-2: back on preference after a switch of language loads the grid anew`() {
    var profile = Profile.fixture([.music], [.jazz])
    profile.language = "de"
    var phone = Phone.flow(.preference, profile)
    guard case .open(.preference(var screen)) = phone.app else { return }
    screen.interests.grid.language = "en"
    phone.app = .open(.preference(screen))
    var chance = profile.chance
    let draw = chance.draw()
    let request = GridRequest(
      source: .topic(.music), language: "de", recent: [], count: 24, excluded: [Page.jazz.article],
      draw: draw)
    expect(.request(.back), on: &phone, gives: [.fetch(.grid(request))]) {
      $0 = .interests(profile, cards: [.jazz])
      $0.profile.chance = chance
      $0.grid.condition = .loading(draw)
    }
  }

  @Test(arguments: [FlowScreen.curiosity, .interests, .preference], FirstFeed.allCases)
  func `F-3: skip saves Community whatever was active, and keeps what was selected`(
    screen: FlowScreen, active: FirstFeed
  ) {
    let profile = Profile.fixture([.music, .art], [.berlin, .berlinInGerman])
    var home = Phone.home(profile)
    home.makesFeed(of: .topic(.music), .topic(.art), .interest(.berlin))
    let request = home.opensCommunity()
    expect(
      .skip, on: .flow(screen, profile, active: active),
      gives: [.say(.skipped), .say(.screen), .fetch(request)]
    ) {
      $0 = home
    }
  }
}
