import Fixtures
import OnboardCore
import Testing

@Suite struct LifeTests {
  @Test(arguments: FlowScreen.allCases, FirstFeed.allCases)
  func `D-2: a flow left with selections opens home on Community, with the flow to resume`(
    screen: FlowScreen, active: FirstFeed
  ) {
    let position = FlowPosition(screen: screen, active: active)
    for (profile, source) in [
      (Profile.fixture([.music]), FeedSource.topic(.music)),
      (.fixture([], [.jazz]), .interest(.jazz)),
    ] {
      for onboarding in [Onboarding.running(position), .abandoned(position)] {
        var old = profile
        old.onboarding = onboarding
        var home = Phone.home(profile, onboarding: .abandoned(position))
        home.makesFeed(of: source)
        let request = home.opensCommunity()
        expect(.relaunch, on: .fixture(old), gives: [.say(.screen), .fetch(request)]) {
          $0 = home
        }
      }
    }
  }

  @Test(arguments: [FlowScreen.intro, .privacy, .languages, .curiosity], FlowScreen.allCases)
  func `D-2: a flow left without selections starts again from its beginning`(
    start: FlowScreen, left: FlowScreen
  ) {
    var profile = Profile(languages: ["en", "de"], start: start)
    profile.onboarding = .running(FlowPosition(screen: left, active: .personalized))
    let restarted = Phone.flow(start, Profile(languages: ["en", "de"], start: start))
    expect(.relaunch, on: .fixture(profile), gives: [.say(.screen)]) { $0 = restarted }
  }

  @Test func `F-1: a flow that starts at interests loads its grid at the launch`() {
    let profile = Profile(languages: ["en"], start: .interests)
    var chance = profile.chance
    let draw = chance.draw()
    let request = GridRequest(
      source: .opening, language: "en", recent: [], count: 25, excluded: [], draw: draw)
    expect(.relaunch, on: .fixture(profile), gives: [.fetch(.grid(request))]) {
      $0 = .interests(profile)
      $0.profile.chance = chance
      $0.grid.condition = .loading(draw)
    }
  }

  @Test(arguments: [FlowScreen.intro, .privacy, .languages, .curiosity])
  func `D-2: resume returns to the screen and its active choice`(screen: FlowScreen) {
    let position = FlowPosition(screen: screen, active: .personalized)
    let profile = Profile.fixture([.music])
    expect(
      .resume, on: .home(profile, onboarding: .abandoned(position)),
      gives: [.say(.resumed(screen)), .say(.screen)]
    ) {
      $0 = .flow(screen, profile, active: .personalized)
    }
  }

  @Test func `D-2: resume at interests loads the grid of the last topic, selected cards kept`() {
    let profile = Profile.fixture([.art, .music], [.cubism])
    var chance = profile.chance
    let draw = chance.draw()
    let request = GridRequest(
      source: .topic(.music), language: "en", recent: [], count: 24,
      excluded: [Page.cubism.article], draw: draw)
    expect(
      .resume, on: .home(profile, onboarding: .abandoned(FlowPosition(screen: .interests))),
      gives: [.say(.resumed(.interests)), .fetch(.grid(request))]
    ) {
      $0 = .interests(profile, cards: [.cubism])
      $0.profile.chance = chance
      $0.grid.condition = .loading(draw)
    }
  }

  @Test func `D-2: resume at preference loads its samples, and keeps the active choice`() {
    let profile = Profile.fixture([.music])
    let position = FlowPosition(screen: .preference, active: .personalized)
    var phone = Phone.home(profile, onboarding: .abandoned(position))
    var expected = phone
    let request = SamplesRequest(
      shown: .screen, language: "en", day: Moment.morning.day,
      seeds: phone.sampleSeeds(on: Moment.morning.day), draw: expected.passage("samples"))
    let effects = reduce(into: &phone, .request(.resume), at: .morning)
    #expect(effects == [.say(.resumed(.preference)), .fetch(.samples(request))])
    #expect(phone.profile.onboarding == .running(position))
    #expect(phone.screen == .preference)
  }

  @Test(arguments: [Phone.flow(.curiosity, .fixture([.music])), .home(), .interests()])
  func `D-2: kill closes the app and changes nothing that survives`(phone: Phone) {
    expect(.kill, on: phone, gives: [.say(.closed)]) { $0.app = .closed }
  }

  @Test func `D-2: background abandons nothing, and foreground brings the same screen back`() {
    let phone = Phone.interests(.fixture([.music]), cards: [.jazz], results: [.talk])
    expect(.background, on: phone, gives: [.say(.wentToBackground)]) {
      if case .open(let screen) = phone.app { $0.app = .background(screen) }
    }
    var moved = phone
    _ = reduce(into: &moved, .request(.background), at: .morning)
    expect(.foreground, on: moved, gives: [.say(.screen)]) { $0 = phone }
    expect(.background, on: moved, gives: [.say(.wasInBackground)])
  }

  @Test func `D-2: an app killed in the background opens as after any death`() {
    let phone = Phone.fixture(.fixture([.music]), .background(.curiosity))
    var home = Phone.home(
      .fixture([.music]), onboarding: .abandoned(FlowPosition(screen: .curiosity)))
    home.makesFeed(of: .topic(.music))
    let request = home.opensCommunity()
    expect(.relaunch, on: phone, gives: [.say(.screen), .fetch(request)]) { $0 = home }
  }

  @Test(arguments: [Request.kill, .relaunch])
  func `a death forgets what content could not do`(request: Request) {
    var phone = Phone.home()
    phone.failed = [
      .community(
        CommunityRequest(language: "en", day: Moment.morning.day, draw: Draw(number: 1)))
    ]
    _ = reduce(into: &phone, .request(request), at: .morning)
    #expect(phone.failed == [])
  }

  @Test func `L-2: foreground on interests after a switch of language loads the grid anew`() {
    var phone = Phone.interests(cards: [.jazz])
    for request in [Request.background, .languages(.use("de")), .foreground] {
      _ = reduce(into: &phone, .request(request), at: .morning)
    }
    #expect(phone.grid.language == "de")
    #expect(phone.grid.condition != .ready)
  }

  @Test func `P-2: foreground on preference after a switch of language loads the samples anew`() {
    var phone = Phone.flow(.preference, .fixture([.music]))
    phone.samples = Samples(
      language: "en", day: Moment.morning.day,
      seeds: phone.sampleSeeds(on: Moment.morning.day), community: [], personalized: [])
    var effects: [Effect] = []
    for request in [Request.background, .languages(.use("de")), .foreground] {
      effects = reduce(into: &phone, .request(request), at: .morning)
    }
    #expect(
      effects.contains {
        if case .fetch(.samples(let request)) = $0 { request.language == "de" } else { false }
      })
  }
}
