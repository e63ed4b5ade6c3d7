import Fixtures
import OnboardCore
import Testing

@Suite struct SettingsTests {
  private static let module = FeedModule.interest(.topic(.music)).with(Page.row("Music", 4))

  @Test func `Y-4: customize opens the settings, and back returns to the same card`() {
    var phone = Phone.forYou([Self.module], card: 2)
    let home = phone.shownHome
    expect(.request(.home(.customize)), on: &phone, gives: [.say(.screen)]) {
      $0.app = .open(.settings(SettingsScreen(home: home)))
    }
    expect(.request(.back), on: &phone, gives: [.say(.screen)]) {
      $0.app = .open(.home(home))
      $0.shows(Self.module.articles)
    }
  }

  @Test func `Y-4: a switch of the settings turns a module off and on`() {
    var phone = Phone.settings()
    let off = Request.home(.modules(.turn(.topRead, on: false)))
    expect(.request(off), on: &phone, gives: [.say(.turnedModule(.topRead, on: false))]) {
      $0.profile.home.modulesOff = [.topRead]
    }
    expect(.request(off), on: &phone, gives: [.say(.moduleWas(.topRead, on: false))])
    expect(
      .home(.modules(.turn(.topRead, on: true))), on: phone,
      gives: [.say(.turnedModule(.topRead, on: true))]
    ) {
      $0.profile.home.modulesOff = []
    }
  }

  @Test func `Y-6: modules that are off are listed in the order of all`() {
    var walk = Walk(.settings())
    for kind in [ModuleKind.onThisDay, .becauseYouRead, .topRead, .basedOnInterests] {
      walk.ask(.home(.modules(.turn(kind, on: false))))
    }
    #expect(
      walk.phone.profile.home.modulesOff == [
        .basedOnInterests, .becauseYouRead, .topRead, .onThisDay,
      ])
  }

  @Test func `Y-4: lists change nothing`() {
    for phone in [Phone.settings(), .home()] {
      expect(.home(.modules(.list)), on: phone, gives: [.say(.moduleList)])
      expect(.home(.hidden), on: phone, gives: [.say(.hiddenList)])
    }
  }

  @Test func `Y-4: a module that is turned on loads what waits in it`() {
    var profile = Profile.fixture([.music])
    profile.home.modulesOff = [.basedOnInterests]
    var walk = Walk(.home(profile, tab: .forYou))
    walk.ask(.home(.refresh))
    #expect(walk.requests == [])
    walk.ask(.home(.modules(.turn(.basedOnInterests, on: true))))
    #expect(walk.sources == [.topic(.music)])
    #expect(walk.phone.current?.module.source == .topic(.music))
  }

  @Test func `Y-4: a module of the second phase is refused in the first`() {
    expectRefusal(
      of: .home(.modules(.turn(.random, on: false))), on: .settings(),
      .moduleOfLaterPhase(.random))
  }

  @Test(
    arguments: [
      ([Request.home(.interests)], [Screen.home]),
      ([.home(.customize), .home(.interests)], [.settings, .home]),
    ])
  func `Y-4: the interests open from home and from the settings, and return to them`(
    requests: [Request], ways: [Screen]
  ) {
    var walk = Walk(.forYou([Self.module], .fixture([.music])))
    for request in requests { walk.ask(request) }
    #expect(walk.phone.screen == .interests)
    walk.ask(.select([.topic("art")]))
    for screen in ways {
      walk.ask(.back)
      #expect(walk.phone.screen == screen)
    }
    #expect(walk.phone.profile.interests.topics == [.music, .art])
    #expect(walk.shown == [Self.module], "the feed stays until it is refreshed")
  }

  @Test func `P-5: the first feed that is chosen in settings takes effect at the next launch`() {
    var phone = Phone.settings(.fixture([.music]))
    expect(
      .request(.choose(.personalized)), on: &phone,
      gives: [.say(.choseForNextLaunch(.personalized))]
    ) {
      $0.profile.onboarding = .complete(.personalized)
    }
    var walk = Walk(phone)
    walk.ask(.relaunch)
    #expect(walk.phone.home?.tab == .forYou)
    expectRefusal(of: .choose(.personalized), on: .settings(), .personalizedUnavailable)
  }

  @Test func `P-5: in the settings of an abandoned flow the choice is kept for its end`() {
    var phone = Phone.settings(.fixture([.music]))
    phone.profile.onboarding = .abandoned(FlowPosition(screen: .preference))
    expect(
      .choose(.personalized), on: phone, gives: [.say(.choseForNextLaunch(.personalized))]
    ) {
      $0.profile.onboarding = .abandoned(
        FlowPosition(screen: .preference, active: .personalized))
    }
  }

  // MARK: - The account

  @Test func `H-1: there is a bell when somebody is logged in, and a badge for what is unread`() {
    var phone = Phone.home()
    expect(.request(.world(.logIn)), on: &phone, gives: [.say(.loggedIn(true)), .say(.screen)]) {
      $0.profile.home.account = Account(unread: 0)
    }
    expect(.request(.world(.notify(3))), on: &phone, gives: [.say(.unread(3)), .say(.screen)]) {
      $0.profile.home.account = Account(unread: 3)
    }
    expect(.request(.home(.notifications)), on: &phone, gives: [.say(.notifications(3))]) {
      $0.profile.home.account = Account(unread: 0)
    }
    expect(.request(.world(.logOut)), on: &phone, gives: [.say(.loggedIn(false)), .say(.screen)]) {
      $0.profile.home.account = nil
    }
  }

  @Test func `R-2: the account is under command wherever the phone is open`() {
    for phone in [Phone.flow(.curiosity), .article(.jazz), .settings()] {
      expect(.world(.logIn), on: phone, gives: [.say(.loggedIn(true))]) {
        $0.profile.home.account = Account()
      }
    }
  }

  @Test func `R-2: what the account is already is said, and nothing changes`() {
    var phone = Phone.home()
    expect(.world(.logOut), on: phone, gives: [.say(.wasLoggedIn(false))])
    phone.profile.home.account = Account(unread: 2)
    expect(.world(.logIn), on: phone, gives: [.say(.wasLoggedIn(true))])
  }

  @Test func `R-2: nobody is notified who is not logged in`() {
    expectRefusal(of: .world(.notify(3)), on: .home(), .notLoggedIn)
    expectRefusal(of: .home(.notifications), on: .home(), .notLoggedIn)
  }

  @Test func `H-1: the account survives a relaunch`() {
    var walk = Walk(.home())
    walk.ask(.world(.logIn), .world(.notify(5)), .kill, .relaunch)
    #expect(walk.phone.profile.home.account == Account(unread: 5))
  }
}
