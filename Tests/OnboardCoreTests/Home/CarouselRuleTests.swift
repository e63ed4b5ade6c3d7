import Fixtures
import OnboardCore
import Testing

@Suite struct CarouselRuleTests {
  private static let today = Moment.morning.day
  private static let music = FeedModule.interest(.topic(.music))

  private static func filled(
    _ candidates: [Page], _ module: FeedModule = music, taken: [Page] = [],
    _ edit: (inout Profile) -> Void = { _ in }
  ) -> FeedModule {
    var profile = Profile.fixture()
    edit(&profile)
    return CarouselRule(profile, language: "en", today: today)
      .filled(module, from: candidates, taken: Set(taken.map(\.article)))
  }

  private static func pictures(_ titles: String...) -> [Page] { titles.map { .of($0) } }
  private static func plain(_ titles: String...) -> [Page] { titles.map { .of($0, image: false) } }

  // MARK: - Places

  @Test func `Y-2: at most four cards, balanced, image, text, balanced`() {
    let cards = Self.filled(Page.row("Music", 40)).cards
    #expect(cards.map(\.variant) == [.balanced, .image, .text, .balanced])
    #expect(CarouselRule.capacity == 4)
  }

  @Test func `Y-2: the whole of a carousel`() {
    let candidates = Self.plain("P1") + Self.pictures("I1", "I2", "I3") + Self.plain("P2")
    let expected = Self.music.with(
      Self.pictures("I1", "I2") + Self.plain("P1") + Self.pictures("I3"))
    #expect(Self.filled(candidates) == expected)
  }

  @Test(
    arguments: [
      (["I1"], [], ["I1"]), ([], ["P1"], ["P1"]), (["I1"], ["P1"], ["I1", "P1"]),
      (["I1"], ["P1", "P2", "P3"], ["I1", "P1", "P3", "P2"]),
      (["I1", "I2"], ["P1", "P2"], ["I1", "I2", "P2", "P1"]),
      ([], ["P1", "P2", "P3", "P4"], ["P1", "P2", "P4", "P3"]),
      (["I1", "I2", "I3"], ["P1"], ["I1", "I2", "P1", "I3"]), ([], [], []),
    ] as [([String], [String], [String])])
  func `Y-2: those with an image stand on the places 1, 2 and 4 first`(
    pictures: [String], plain: [String], titles: [String]
  ) {
    let candidates = plain.map { Page.of($0, image: false) } + pictures.map { Page.of($0) }
    #expect(Self.filled(candidates).titles == titles)
  }

  @Test func `Y-2: the place of the text prefers an article that has one`() {
    let bare = Page(article: Article(wiki: "en", title: "Bare"), hasImage: true)
    let candidates = Self.pictures("I1", "I2", "I3") + [bare] + Self.plain("P1")
    #expect(Self.filled(candidates).titles == ["I1", "I2", "P1", "I3"])
    #expect(Self.filled(Self.pictures("I1", "I2", "I3") + [bare]).titles[2] == "Bare")
  }

  @Test func `Y-2: a colour stands exactly where no image is shown`() {
    for candidates in [
      Page.row("Music", 4), Self.plain("A", "B", "C", "D"), Self.pictures("A", "B", "C", "D"),
    ] {
      let cards = Self.filled(candidates).cards
      #expect(cards.count == 4)
      for card in cards { #expect((card.color == nil) == card.showsImage) }
      #expect(cards[2].color != nil)
    }
  }

  @Test func `Y-2: colours are drawn, the same for the same draw, and all of them come`() {
    let pages = Page.row("Music", 200)
    let one = pages.map { BackgroundColor(Draw(number: 1), for: $0.article.title) }
    #expect(one == pages.map { BackgroundColor(Draw(number: 1), for: $0.article.title) })
    #expect(one != pages.map { BackgroundColor(Draw(number: 2), for: $0.article.title) })
    #expect(Set(one) == Set(BackgroundColor.allCases))
  }

  // MARK: - What may stand in a carousel

  @Test func `Y-5: an article stands once, by whatever spelling, and others take its place`() {
    let twice = Page.of("Giant squid")
    let candidates =
      [twice, .of("Giant_squid"), twice] + Self.pictures("I1", "I2") + Self.plain("P1")
    #expect(Self.filled(candidates).titles == ["Giant squid", "I1", "P1", "I2"])
  }

  @Test func `Y-5: what stands elsewhere in the feed is replaced by another candidate`() {
    let candidates = Self.pictures("I1", "I2", "I 3", "I4", "I5") + Self.plain("P1")
    let module = Self.filled(candidates, taken: [.of("I1"), .of("I_3")])
    #expect(module.titles == ["I2", "I4", "P1", "I5"])
    #expect(Self.filled(candidates, taken: candidates).cards == [])
  }

  @Test func `Y-6: a hidden article is left out, and counted as such`() {
    let candidates = Self.pictures("I1", "I 2", "I3") + Self.plain("P1")
    let module = Self.filled(candidates) {
      $0.home.hiddenCards = [HiddenCard(page: .of("I_2"), at: .morning)]
    }
    #expect(module.titles == ["I1", "I3", "P1"])
    #expect(module.hidden == 1)
    #expect(Self.filled(candidates).hidden == 0)
    let all = Self.filled(candidates) { profile in
      profile.home.hiddenCards = candidates.map { HiddenCard(page: $0, at: .morning) }
    }
    #expect(all.isEmpty && all.hidden == 4)
  }

  @Test func `Y-1: only articles of the main namespace in the feed's language`() {
    let candidates = [Page.talk, .mercury, .mainPage, .berlinInGerman, .cubism]
    #expect(Self.filled(candidates).titles == ["Cubism"])
  }

  @Test(arguments: [FeedSource.interest(.jazz), .read(.jazz)])
  func `Y-1: the article that others are like is no card among them`(source: FeedSource) {
    let candidates = [.jazz, Page.cubism, .fugue]
    #expect(Self.filled(candidates, .interest(source)).titles == ["Cubism", "Fugue"])
    #expect(Self.filled(candidates).titles == ["Jazz", "Cubism", "Fugue"])
  }

  @Test func `Y-1: Random has one card`() {
    #expect(
      Self.filled(Page.row("Music", 40), .waiting(.random, .random)).titles == ["Music 1"])
  }

  // MARK: - Rest

  @Test(arguments: [(0, true), (1, true), (29, true), (30, false), (31, false), (-1, true)])
  func `Y-10: an article seen within 30 days comes after those that were not`(
    age: Int, rests: Bool
  ) {
    let module = Self.filled(Self.pictures("Seen", "I1", "I2", "I3", "I4")) {
      $0.home.seen = [Article(wiki: "en", title: "Seen"): Self.today - age]
    }
    #expect(module.articles.contains(Article(wiki: "en", title: "Seen")) != rests)
    #expect(module.cards.count == 4)
  }

  @Test func `Y-10: it comes back while there are no others`() {
    let module = Self.filled(Self.pictures("S1", "S2", "S3", "I1")) { profile in
      profile.home.seen = Dictionary(
        uniqueKeysWithValues: ["S1", "S2", "S3"].map {
          (Article(wiki: "en", title: $0), Self.today)
        })
    }
    #expect(module.titles == ["I1", "S1", "S3", "S2"])
  }

  @Test func `Y-10: an unseen article without an image goes before a seen one with one`() {
    let candidates = Self.pictures("S1", "S2", "S3", "S4") + Self.plain("P1", "P2", "P3", "P4")
    let module = Self.filled(candidates) { profile in
      for page in candidates.prefix(4) { profile.home.seen[page.article] = Self.today - 3 }
    }
    #expect(Set(module.titles) == ["P1", "P2", "P3", "P4"])
  }

  // MARK: - Continue reading

  private static func library(_ profile: Profile) -> FeedModule {
    CarouselRule(profile, language: "en", today: today)
      .continueReading(profile, draw: FeedModule.draw(.library))
  }

  @Test func `Y-9: Continue reading is the last one read, then the latest saved`() {
    let saved = Page.row("Saved", 5)
    let profile = Profile.fixture(
      read: [.fugue, .jazz, .talk], saved: [.berlinInGerman, .mainPage] + saved)
    #expect(
      Self.library(profile)
        == .continueReading([.jazz], saved: [saved[4], saved[3], saved[2]]))
  }

  @Test func `Y-3: what was read and saved is told by its reason, once`() {
    let module = Self.library(.fixture(read: [.jazz], saved: [.cubism, .jazz]))
    #expect(module.titles == ["Jazz", "Cubism"])
    #expect(module.cards.map(\.isFromReadingList) == [false, true])
  }

  @Test func `Y-9: an article read in another language is not continued`() {
    #expect(
      Self.library(.fixture(read: [.jazz, .berlinInGerman])) == .continueReading([.jazz]))
    #expect(Self.library(.fixture(read: [.berlinInGerman])).isEmpty)
  }

  @Test func `Y-6: Continue reading lacks what was hidden`() {
    var profile = Profile.fixture(read: [.jazz], saved: [.cubism, .fugue])
    profile.home.hiddenCards = [HiddenCard(page: .fugue, at: .morning)]
    #expect(Self.library(profile) == .continueReading([.jazz], saved: [.cubism], hidden: 1))
  }

  @Test func `Y-10: nothing rests in Continue reading`() {
    var profile = Profile.fixture(read: [.jazz], saved: Page.row("Saved", 6))
    profile.home.seen = [Page.jazz.article: Self.today]
    for page in Page.row("Saved", 6) { profile.home.seen[page.article] = Self.today }
    #expect(Self.library(profile).titles == ["Jazz", "Saved 6", "Saved 5", "Saved 4"])
  }
}
