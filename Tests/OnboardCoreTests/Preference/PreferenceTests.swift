import Fixtures
import OnboardCore
import Testing

@Suite struct PreferenceTests {
  private static let day = Moment.morning.day

  private static func samples(
    _ old: Phone, _ shown: SamplesRequest.Shown
  ) -> (phone: Phone, request: SamplesRequest) {
    var phone = old
    let request = SamplesRequest(
      shown: shown, language: phone.profile.language, day: day,
      seeds: phone.sampleSeeds(on: day), draw: phone.passage("samples"))
    return (phone, request)
  }

  private static let today = CommunityDay(featured: .cubism)

  private static func answer(to request: SamplesRequest) -> Outcome.Answer {
    .samplesLoaded(request, today, candidates: request.seeds.map { _ in [.berlin] })
  }

  private static func loaded(_ request: SamplesRequest) -> Samples {
    Samples(
      language: request.language, day: request.day, seeds: request.seeds,
      community: [
        Samples.Community(
          kind: .featuredArticle, wiki: "en", displayTitle: "Cubism",
          description: "About Cubism", hasImage: true)
      ],
      personalized: request.seeds.map {
        Samples.Personalized(reason: $0.source, page: .berlin)
      })
  }

  @Test func `P-1: Community is active by default`() {
    #expect(FlowPosition(screen: .preference).active == .community)
    #expect(Profile().onboarding == .running(FlowPosition(screen: .curiosity)))
  }

  @Test(arguments: FirstFeed.allCases)
  func `P-1: preview asks for the samples of both feeds and changes nothing that survives`(
    feed: FirstFeed
  ) {
    let profile = Profile.fixture([.music])
    for old in [Phone.interests(profile, cards: [.jazz]), .flow(.preference, profile)] {
      let (phone, request) = Self.samples(old, .feed(feed))
      expect(.preview(feed), on: old, gives: [.fetch(.samples(request))]) { $0 = phone }
      #expect(phone.profile == old.profile)
    }
  }

  @Test func `P-1: samples that have come are shown, and stay with the screen`() {
    let profile = Profile.fixture([.music])
    let (preference, request) = Self.samples(.flow(.preference, profile), .feed(.personalized))
    let loaded = Self.loaded(request)
    expect(
      Self.answer(to: request), on: preference, gives: [.say(.samples(.personalized))]
    ) {
      $0.samples = loaded
    }
    expect(
      Self.answer(to: request), on: .interests(profile),
      gives: [.say(.samples(.personalized))]
    ) {
      guard case .open(.interests(var screen)) = $0.app else { return }
      screen.samples = loaded
      $0.app = .open(.interests(screen))
    }
    for phone in [Phone.home(), .fixture(.fixture()), .flow(.curiosity)] {
      expect(Self.answer(to: request), on: phone, gives: [])
    }
  }

  @Test func `P-1: choose makes a feed active and nothing else`() {
    let profile = Profile.fixture([.music])
    expect(
      .choose(.personalized), on: .flow(.preference, profile), gives: [.say(.chose(.personalized))]
    ) {
      $0 = .flow(.preference, profile, active: .personalized)
    }
    expect(
      .choose(.community), on: .flow(.preference, profile, active: .personalized),
      gives: [.say(.chose(.community))]
    ) {
      $0 = .flow(.preference, profile)
    }
  }

  @Test func `P-4: with no interest and no history Personalized is disabled, and explained`() {
    for phone in [Phone.interests(), .flow(.preference, .fixture(read: [.talk, .mainPage]))] {
      expect(.preview(.personalized), on: phone, gives: [.say(.personalizedIsDisabled)])
    }
    expectRefusal(
      of: .choose(.personalized), on: .flow(.preference), .personalizedUnavailable)
  }

  @Test(arguments: [
    Profile.fixture([.music]), .fixture([], [.berlinInGerman]), .fixture(read: [.jazz]),
  ])
  func `P-4: a topic, an article or one article read makes Personalized available`(
    profile: Profile
  ) {
    #expect(profile.personalizedIsAvailable)
    expect(
      .choose(.personalized), on: .flow(.preference, profile), gives: [.say(.chose(.personalized))]
    ) {
      $0 = .flow(.preference, profile, active: .personalized)
    }
  }

  @Test func `P-4: an active Personalized that loses its last interest becomes Community`() {
    let profile = Profile.fixture([], [.jazz])
    let fallen = Phone.flow(.interests, .fixture(), cards: [.jazz])
    expect(
      .deselect([.card(1)]), on: .flow(.interests, profile, active: .personalized, cards: [.jazz]),
      gives: [
        .say(SelectionChange.of { $0.deselectedArticles = [.jazz] }), .say(.fellBackToCommunity),
      ]
    ) {
      $0 = fallen
    }
    expect(
      .deselectAll, on: .flow(.interests, profile, active: .personalized, cards: [.jazz]),
      gives: [
        .say(SelectionChange.of { $0.cleared = .init(topics: 0, articles: 1) }),
        .say(.fellBackToCommunity),
      ]
    ) {
      $0 = fallen
    }
  }

  @Test func `P-4: while an article was read, or Community is active, nothing falls back`() {
    let read = Profile.fixture([], [.jazz], read: [.cubism])
    expect(
      .deselect([.card(1)]), on: .flow(.interests, read, active: .personalized, cards: [.jazz]),
      gives: [.say(SelectionChange.of { $0.deselectedArticles = [.jazz] })]
    ) {
      $0.profile.interests = Interests()
    }
    expect(
      .deselect([.card(1)]), on: .interests(.fixture([], [.jazz]), cards: [.jazz]),
      gives: [.say(SelectionChange.of { $0.deselectedArticles = [.jazz] })]
    ) {
      $0.profile.interests = Interests()
    }
  }

  @Test func `P-4: an abandoned Personalized that loses its history falls back too`() {
    let old = FlowPosition(screen: .preference, active: .personalized)
    expect(
      .history(.clear), on: .home(.fixture(read: [.jazz]), onboarding: .abandoned(old)),
      gives: [.say(.historyCleared(1)), .say(.fellBackToCommunity)]
    ) {
      $0 = .home(onboarding: .abandoned(FlowPosition(screen: .preference)))
    }
  }

  @Test func `P-4: a saved Personalized that loses its history falls back for the next launch`() {
    expect(
      .history(.clear), on: .home(.fixture(read: [.jazz]), onboarding: .complete(.personalized)),
      gives: [.say(.historyCleared(1)), .say(.fellBackToCommunity)]
    ) {
      $0 = .home(onboarding: .complete(.community))
    }
  }

  @Test func `P-4: reading on preference brings the personal samples`() throws {
    var phone = Phone.flow(.preference)
    phone.samples = Samples(
      language: "en", day: Self.day, seeds: [], community: [], personalized: [])
    let lookUp = LookUpRequest(
      purpose: .read(seconds: 0), titles: [try Title.read("Jazz", wiki: "en").get()],
      language: "en", draw: Draw(number: 1))
    let effects = reduce(
      into: &phone, .outcome(Outcome(.lookedUp(lookUp, [.page(.jazz)]))), at: .morning)
    #expect(
      effects.contains { effect in
        guard case .fetch(.samples(let request)) = effect else { return false }
        return request.seeds == phone.sampleSeeds(on: Self.day) && request.seeds.count == 1
      })
  }

  @Test func `P-2: on another day the samples of that day are asked for`() {
    var phone = Phone.flow(.preference)
    phone.samples = Samples(
      language: "en", day: Self.day, seeds: [], community: [], personalized: [])
    let tomorrow = Moment(instant: Moment.morning.instant + 86_400, offset: 0)
    let effects = reduce(into: &phone, .request(.show), at: tomorrow)
    #expect(
      effects.contains { effect in
        if case .fetch(.samples(let request)) = effect {
          request.day == tomorrow.day
        } else {
          false
        }
      })
  }

  @Test func `A-7: samples that fail say so, and retry asks for them again`() {
    let (phone, request) = Self.samples(.flow(.preference), .screen)
    expect(
      .failed(.samples(request), .offline), on: phone,
      gives: [.say(.screen), .say(.refused(.contentUnavailable(.offline)))]
    ) {
      $0.failed = [.samples(request)]
    }
    expect(
      Self.answer(to: request), on: phone, gives: [.say(.screen)]
    ) {
      $0.samples = Self.loaded(request)
    }
  }
}
