import Fixtures
import OnboardCore
import Testing

@Suite struct MenuTests {
  private static let music = FeedModule.interest(.topic(.music)).with(Page.row("Music", 4))
  private static let art = FeedModule.interest(.topic(.art)).with(Page.row("Art", 4))
  private static let reading = FeedModule.continueReading([.jazz], saved: [.cubism])

  @Test func `Y-4: the menu is there for a card, and refused without one`() {
    expect(.home(.menu), on: .forYou([music]), gives: [.say(.cardMenu)])
    expectRefusal(of: .home(.menu), on: .forYou([]), .noCard)
    expectRefusal(of: .home(.menu), on: .forYou([.interest(.topic(.music))]), .noCard)
  }

  private var music: FeedModule { Self.music }

  @Test func `Y-4: save, then remove from saved`() throws {
    let page = Page.row("Music", 4)[1]
    var phone = Phone.forYou([music], card: 1)
    expect(.request(.save(nil)), on: &phone, gives: [.say(.saved(page))]) {
      $0.profile.saved = [SavedPage(page: page, at: .morning)]
    }
    expect(.request(.save(nil)), on: &phone, gives: [.say(.wasSaved(page))])
    expect(.request(.unsave(nil)), on: &phone, gives: [.say(.unsaved(page))]) {
      $0.profile.saved = []
    }
    expectRefusal(of: .unsave(nil), on: phone, .notSaved("Music 2"))
    expectRefusal(of: .save(nil), on: .forYou([]), .noCard)
  }

  @Test func `Y-4: share says the link of the card, or of a title`() {
    expect(
      .home(.share(nil)), on: .forYou([music]),
      gives: [.say(.link(Article(wiki: "en", title: "Music 1")))])
    expect(
      .home(.share("giant_squid")), on: .forYou([music]),
      gives: [.say(.link(Article(wiki: "en", title: "Giant squid")))])
    expectRefusal(of: .home(.share(nil)), on: .forYou([]), .noCard)
  }

  @Test func `Y-6: a hidden card goes, and the others keep their form`() {
    let page = Page.row("Music", 4)[1]
    expect(
      .home(.hide(.card)), on: .forYou([Self.music, Self.art], card: 1),
      gives: [.say(.hidCard(.article(page))), .say(.screen)]
    ) {
      $0.profile.home.hiddenCards = [HiddenCard(page: page, at: .morning)]
      $0.feedOnShow.modules[0].cards.remove(at: 1)
      $0.feedOnShow.modules[0].hidden = 1
      $0.shows(["Music 1", "Music 3", "Music 4"].map { Article(wiki: "en", title: $0) })
    }
  }

  @Test func `Y-2: hiding a card restyles none`() {
    var walk = Walk(.forYou([Self.music]))
    walk.ask(.home(.hide(.card)))
    #expect(walk.shown[0].cards == Array(Self.music.cards.dropFirst()))
    #expect(walk.shown[0].cards.map(\.variant) == [.image, .text, .balanced])
  }

  @Test func `Y-6: the place moves to the card before when the last one is hidden`() {
    var walk = Walk(.forYou([Self.music, Self.art], card: 3))
    walk.ask(.home(.hide(.card)))
    #expect(walk.phone.home?.forYou == Home.Position(module: 0, card: 2))
    walk.ask(.home(.hide(.card)), .home(.hide(.card)), .home(.hide(.card)))
    #expect(walk.phone.home?.forYou == Home.Position(module: 1))
    #expect(walk.shown == [Self.art])
  }

  @Test func `Y-6: what was hidden never comes back, by any road`() {
    let profile = Profile.fixture([.music, .art], [], read: [.jazz], saved: [.cubism, .jazz])
    var walk = Walk(.forYou([Self.reading], profile))
    walk.candidates = { source, _ in [.jazz, .fugue] + Page.row(source.key, 9) }
    walk.ask(.home(.hide(.card)))
    for days in [0, 1, 31, 400] {
      walk.moment = Moment.morning.later(days: days)
      walk.ask(.relaunch, .home(.tab(.forYou)), .home(.refresh))
      walk.scrollToEnd()
      let articles = walk.shown.flatMap(\.articles)
      #expect(articles.count > 8)
      #expect(!articles.contains(Page.jazz.article))
    }
  }

  @Test func `Y-6: 101 hidden cards stay hidden, also those that the apps would forget`() {
    let pages = Page.row("Music", 105)
    var walk = Walk(.home(.fixture([.music]), tab: .forYou))
    walk.candidates = { _, _ in pages }
    walk.ask(.home(.refresh))
    while walk.phone.profile.home.hiddenCards.count < 101 {
      if walk.ask(.home(.hide(.card))).contains(.refused(.noCard)) { walk.ask(.home(.refresh)) }
    }
    walk.ask(.relaunch, .home(.tab(.forYou)), .home(.refresh))
    let hidden = Set(walk.phone.profile.home.hiddenCards.map(\.page.article))
    #expect(hidden.count == 101 && HomeMemory.rememberedByApps == 100)
    #expect(walk.shown.flatMap(\.articles).count == 4)
    #expect(hidden.isDisjoint(with: walk.shown.flatMap(\.articles)))
  }

  @Test func `Y-6: a hidden card leaves the feeds of every variant of its wiki`() {
    let profile = Profile.fixture([.music], languages: ["zh-hans", "zh-hant"])
    var walk = Walk(.home(profile, tab: .forYou))
    walk.candidates = { _, _ in Page.row("Music", 4, wiki: "zh") }
    walk.ask(.home(.refresh), .languages(.use("zh-hant")), .languages(.use("zh-hans")))
    #expect(walk.shown[0].cards.count == 4)
    walk.ask(.home(.hide(.card)), .languages(.use("zh-hant")))
    #expect(walk.shown[0].cards.count == 3)
  }

  @Test func `Y-6: hiding one interest carousel hides all of them, until they are turned on`() {
    let modules = [Self.music, Self.art, Self.reading]
    var phone = Phone.forYou(modules)
    expect(
      .request(.home(.hide(.module))), on: &phone,
      gives: [.say(.turnedModule(.basedOnInterests, on: false)), .say(.screen)]
    ) {
      $0.profile.home.modulesOff = [.basedOnInterests]
      $0.shownHome.forYou = Home.Position(module: 2)
      $0.shows(Self.reading.articles)
    }
    var walk = Walk(phone)
    #expect(walk.shown == [Self.reading])
    walk.ask(.home(.refresh), .relaunch)
    #expect(walk.phone.profile.home.modulesOff == [.basedOnInterests])
    expect(
      .home(.unhide(.basedOnInterests)), on: phone,
      gives: [.say(.turnedModule(.basedOnInterests, on: true)), .say(.screen)]
    ) {
      $0.profile.home.modulesOff = []
    }
  }

  @Test func `Y-6: hide is refused where there is nothing to hide`() {
    for target in HideTarget.allCases {
      expectRefusal(of: .home(.hide(target)), on: .forYou([]), .noCard)
    }
  }

  // MARK: - Community

  private static let day = CommunityDay(
    featured: .cubism, topRead: [.cubism, .jazz], news: [.init(text: "Cubism", pages: [.cubism])],
    onThisDay: [.init(year: 1907, text: "Cubism", pages: [.cubism])],
    picture: .init(title: "Cubism", description: "A picture"))

  @Test(arguments: 0..<5)
  func `C-1: a card hidden in Community hides no other of the same name`(module: Int) {
    var walk = Walk(.community(Self.day, module: module))
    let before = walk.shown
    let kind = before[module].kind
    walk.ask(.home(.hide(.card)))
    var expected = before
    expected[module].cards.removeFirst()
    expected[module].hidden = 1
    #expect(walk.phone.home?.community?.modules == expected)
    #expect(walk.phone.profile.home.hiddenStories.map(\.kind) == [kind])
    #expect(walk.phone.profile.home.hiddenCards == [], "For you still shows it")
  }

  @Test func `C-1: what was hidden stays hidden on that day and in that language only`() {
    var walk = Walk(.community(Self.day))
    walk.community = { _ in Self.day }
    walk.ask(.home(.hide(.card)), .home(.refresh))
    #expect(!walk.shown.map(\.kind).contains(.featuredArticle))
    walk.ask(.home(.older))
    #expect(walk.shown.count { $0.kind == .featuredArticle } == 1)
    walk.ask(.languages(.use("de")))
    #expect(walk.shown.first?.kind == .featuredArticle)
  }

  @Test func `C-1: the keys of hidden cards do not collide`() {
    let keys = Set(
      [ModuleKind.featuredArticle, .topRead].flatMap { kind in
        ["en", "de"].flatMap { wiki in
          [Moment.morning.day, Moment.morning.day + 1].flatMap { day in
            ["a", "a b", "b"].map { CommunityKey(kind: kind, wiki: wiki, day: day, name: $0) }
          }
        }
      })
    #expect(keys.count == 24)
  }
}
