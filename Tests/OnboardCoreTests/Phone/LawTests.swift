import Fixtures
import OnboardCore
import Testing

/// The table of F-6, written from the specification: for each command the screens where it works.
@Suite struct LawTests {
  private static let all = Set(Screen.allCases)
  private static let open = all.subtracting([.closed])

  /// Command, one request that it makes, and where it works while nothing failed.
  static let law: [(verb: Verb, request: Request?, screens: Set<Screen>)] = [
    (.next, .next, [.intro, .privacy, .languages, .curiosity, .interests, .preference]),
    (
      .back, .back,
      [.privacy, .languages, .curiosity, .interests, .preference, .article, .settings]
    ),
    (.skip, .skip, [.curiosity, .interests, .preference]),
    (.finish, .finish, [.interests, .preference]),
    (.topics, .topics, [.interests]),
    (.select, .select([.topic("music")]), [.interests]),
    (.deselect, .deselect([.topic("music")]), [.interests]),
    (.deselect, .deselectAll, [.interests]),
    (.search, .search("jazz", language: nil), [.interests]),
    (.add, .add([1]), [.interests]),
    (.retry, .retry, [.interests]),
    (.preview, .preview(.community), [.interests, .preference]),
    (.choose, .choose(.community), [.preference, .settings]),
    (.lang, .languages(.list), open),
    (.save, .save("Jazz"), [.home, .article]),
    (.save, .save(nil), [.home, .article]),
    (.unsave, .unsave("Jazz"), [.home, .article]),
    (.share, .home(.share(nil)), [.home, .article]),
    (.tab, .home(.tab(.forYou)), [.home]),
    (.down, .home(.move(.down, count: 1)), [.home]),
    (.up, .home(.move(.up, count: 1)), [.home]),
    (.left, .home(.move(.left, count: 1)), [.home]),
    (.right, .home(.move(.right, count: 1)), [.home]),
    (.top, .home(.top), [.home]),
    (.feed, .home(.feed), [.home]),
    (.open, .home(.open), [.home]),
    (.menu, .home(.menu), [.home]),
    (.hide, .home(.hide(.card)), [.home]),
    (.customize, .home(.customize), [.home]),
    (.interests, .home(.interests), [.home, .settings]),
    (.modules, .home(.modules(.list)), [.home, .settings]),
    (.hidden, .home(.hidden), [.home, .settings]),
    (.unhide, .home(.unhide(.topRead)), [.home, .settings]),
    (.refresh, .home(.refresh), [.home]),
    (.older, .home(.older), [.home]),
    (.notifications, .home(.notifications), [.home]),
    (.shuffle, .home(.shuffle), [.home]),
    (.discover, .home(.discover(.daily)), [.home]),
    (.login, .world(.logIn), open),
    (.logout, .world(.logOut), open),
    (.notify, .world(.notify(3)), open),
    (.place, Place("52.52,13.40").map { .world(.place($0)) }, open),
    (.saved, .saved, open),
    (.history, .history(.list), open),
    (.read, .read("Jazz", seconds: 75), open),
    (.kill, .kill, open),
    (.background, .background, open),
    (.clock, .world(.clock(nil)), all),
    (.seed, .world(.seed(nil)), all),
    (.network, .world(.network(nil)), all),
    (.relaunch, .relaunch, all),
    (.foreground, .foreground, [.background]),
    (.status, .status, all), (.show, .show, all),
    (.expect, nil, all), (.help, nil, all), (.undo, nil, all), (.redo, nil, all), (.quit, nil, all),
    (.source, nil, all), (.steps, nil, all),
  ]

  /// A phone of the phase that has every command.
  static func phone(on screen: Screen) -> Phone {
    var phone = firstPhase(on: screen)
    phone.world.phase = .second
    return phone
  }

  private static func firstPhase(on screen: Screen) -> Phone {
    switch screen {
    case .intro: .flow(.intro)
    case .privacy: .flow(.privacy)
    case .languages: .flow(.languages)
    case .curiosity: .flow(.curiosity)
    case .interests: .interests(cards: [.jazz])
    case .preference: .flow(.preference)
    case .building:
      .fixture(
        .fixture(at: .complete(.community)),
        .open(.building(Building(feed: .community, purpose: .samples))))
    case .home: .home()
    case .article: .article(.jazz)
    case .settings: .settings()
    case .closed: .fixture(.fixture())
    case .background: .fixture(.fixture(), .background(.curiosity))
    }
  }

  @Test func `F-6: the table has every command but resume, which has a test of its own`() {
    #expect(Set(Self.law.map(\.verb)).union([.resume]) == Set(Verb.allCases))
  }

  @Test(arguments: law.indices, Screen.allCases)
  func `F-6: a command works where the table says, and is refused elsewhere without a trace`(
    row: Int, screen: Screen
  ) {
    let (verb, request, screens) = Self.law[row]
    let phone = Self.phone(on: screen)
    #expect(phone.screen == screen)
    #expect(phone.possibleVerbs.contains(verb) == screens.contains(screen))
    guard let request else { return }
    #expect(request.verb == verb)
    if screens.contains(screen) {
      #expect(phone.refusal(of: request) == nil)
    } else {
      expectRefusal(of: request, on: phone, .wrongScreen(verb, on: screen))
    }
  }

  @Test(arguments: Screen.allCases)
  func `F-6: retry works wherever content failed, while the app runs`(screen: Screen) {
    var phone = Self.phone(on: screen)
    phone.failed = [
      .community(
        CommunityRequest(language: "en", day: Moment.morning.day, draw: Draw(number: 1)))
    ]
    #expect((phone.refusal(of: .retry) == nil) == (screen != .closed))
    #expect(phone.possibleVerbs.contains(.retry) == (screen != .closed))
  }

  @Test(arguments: Screen.allCases)
  func `F-6: resume says that onboarding is complete once it is`(screen: Screen) {
    var phone = Self.phone(on: screen)
    phone.profile.onboarding = .complete(.personalized)
    expectRefusal(of: .resume, on: phone, .onboardingIsComplete)
    #expect(!phone.possibleVerbs.contains(.resume))
  }

  @Test(arguments: Screen.allCases)
  func `F-6: resume works on home, of a flow that was abandoned`(screen: Screen) {
    var phone = Self.phone(on: screen)
    phone.profile.onboarding = .abandoned(FlowPosition(screen: .interests))
    #expect((phone.refusal(of: .resume) == nil) == (screen == .home))
    #expect(phone.possibleVerbs.contains(.resume) == (screen == .home))
  }

  @Test(arguments: [Verb.place, .discover, .shuffle])
  func `F-6: a command of the second phase says so while there is the first`(verb: Verb) throws {
    let row = try #require(Self.law.first { $0.verb == verb })
    let request = try #require(row.request)
    guard case .moduleOfLaterPhase? = Phone.home().refusal(of: request) else {
      Issue.record("\(String(describing: Phone.home().refusal(of: request)))")
      return
    }
  }

  @Test(arguments: [Request.next, .skip, .finish])
  func `F-6: what walks the flow does not walk what was opened from home`(request: Request) {
    let home = Home(tab: .forYou)
    let interests = InterestsScreen(
      grid: Grid(source: .opening, language: "en", cards: [], condition: .ready),
      origin: .settings(SettingsScreen(home: home)))
    for screen in [OpenScreen.interests(interests), .languageManager(home)] {
      let phone = Phone.fixture(.fixture(at: .complete(.community)), .open(screen))
      guard request.verb.screens.contains(phone.screen) else { continue }
      expectRefusal(of: request, on: phone, .notInFlow(request.verb, on: phone.screen))
    }
  }
}
