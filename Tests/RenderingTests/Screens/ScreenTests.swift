import Fixtures
import OnboardCore
import Rendering
import Testing

@Suite struct ScreenTests {
  static func text(_ phone: Phone, _ notice: Notice = .screen, width: Int = 80) -> String {
    TextRenderer(Style(width: width)).text(notice.blocks(phone, at: .morning))
  }

  @Test(arguments: [
    (Phone.flow(.intro), "Welcome to Wikipedia"), (.flow(.privacy), "Your privacy"),
    (.flow(.languages), "Languages"), (.flow(.curiosity), "Follow your curiosity"),
    (.interests(), "What are you interested in?"),
    (.flow(.preference), "What would you like to see first?"),
    (
      .fixture(.fixture(), .open(.building(Building(feed: .community, purpose: .samples)))),
      "Let's build your feed…"
    ),
    (.home(), "Wikipedia"), (.article(.jazz), "Jazz"), (.settings(), "Customize your feed"),
    (.fixture(.fixture()), "The app is closed."),
    (.fixture(.fixture(), .background(.curiosity)), "The app is in the background."),
  ])
  func `F-1: each screen opens with its title`(phone: Phone, title: String) {
    #expect(Self.text(phone).hasPrefix(title))
  }

  @Test func `F-2: curiosity says that little data is collected`() {
    #expect(Self.text(.flow(.curiosity)).contains("Little data is collected"))
  }

  @Test func `A-5: interests shows the counter, the language and the selected topics`() {
    let text = Self.text(.interests(.fixture([.music], [.jazz, .berlinInGerman])))
    #expect(text.contains("3 selected: 1 topic, 2 articles"))
    #expect(text.contains("English (en)"))
    #expect(text.contains("✓ Music"))
    #expect(Self.text(.interests()).contains("nothing selected"))
  }

  @Test(arguments: [
    (Grid.Condition.loading(Draw(number: 1)), "Loading articles…"),
    (.failed(.offline), "retry tries again"),
    (.failed(.unreadable("torn")), "torn"),
    (.ready, "There are no articles about Music in English"),
  ])
  func `A-7: a grid that is loading, failing or empty shows as such`(
    condition: Grid.Condition, words: String
  ) {
    var phone = Phone.interests(.fixture([.music]))
    phone.grid.condition = condition
    #expect(Self.text(phone).contains(words))
  }

  @Test(
    arguments: [
      ("de", [:], nil), ("bar", [:], "No names in Boarisch (bar); these are in Deutsch (de)."),
      (
        "bar", [.music: "Musi"],
        "Some of these have no name in Boarisch (bar); it is in Deutsch (de)."
      ),
      ("bar", Dictionary(uniqueKeysWithValues: Topic.allCases.map { ($0, $0.id + "!") }), nil),
    ] as [(String, [Topic: String], String?)])
  func `T-2: names that are another language's are said to be`(
    language: String, told: [Topic: String], note: String?
  ) {
    var phone = Phone.interests(.fixture(languages: [language]))
    _ = reduce(into: &phone, .topicNamesReported(told, language: language), at: .morning)
    let last = Self.text(phone, .topicList).split(separator: "\n").last.map(String.init)
    let isNote = last?.hasSuffix(".") == true
    #expect((isNote ? last : nil) == note)
  }

  @Test func `A-6: a card shows number, title as text, description, image, topic and selection`() {
    let card = Page(
      article: Article(wiki: "en", title: "Faust"), displayTitle: "<i>Faust</i> &amp; co",
      description: "A play", hasImage: true, topics: [.art, .literature])
    let plain = Page.of("Fugue", image: false, .music)
    let text = Self.text(.interests(.fixture([], [card]), cards: [card, plain]))
    let lines = text.split(separator: "\n")
    #expect(text.contains("Faust & co") && text.contains("A play"))
    #expect(lines.contains { $0.contains(" 1 ✓ ") && $0.contains("▣") && $0.hasPrefix("┏") })
    #expect(lines.contains { $0.contains(" 2 ") && $0.contains("╭") })
    #expect(text.filter { $0 == "▣" }.count == 1)
    #expect(text.contains("Art") && text.contains("Music"))
  }

  @Test(arguments: [20, 24, 40, 80, 81, 120, 300])
  func `L-3: no line is wider than asked, in any script`(width: Int) {
    let pages = [
      Page.of("القاهرة", wiki: "ar", .africa), .of("東京タワー", wiki: "ja", .asia), .jazz,
      .of(String(repeating: "長い題名", count: 20), wiki: "ja", .music),
      .of("שָׁלוֹם עולם", wiki: "he", .history),
      .of("👩🏽‍🚀 in space", image: false, .physics), .of(String(repeating: "W", count: 200), .art),
    ]
    for phone in [
      Phone.interests(.fixture([.music], pages), cards: pages, results: pages),
      .home(.fixture(Topic.allCases, pages)), .flow(.preference, .fixture([.music])),
    ] {
      for notice in [Notice.screen, .topicList, .searchResults, .languageList] {
        for line in Self.text(phone, notice, width: width).split(separator: "\n") {
          #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
          #expect(line.last != " ", "\(line)")
        }
      }
    }
  }

  @Test func `A-6: cards stand as masonry: each where the shortest column ends`() {
    let long = Page.of("One", .art)
    let cards = [
      Page(
        article: long.article, description: String(repeating: "word ", count: 30), hasImage: true),
      .of("Two"), .of("Three"), .of("Four"),
    ]
    let lines = Self.text(.interests(cards: cards)).split(separator: "\n").map(String.init)
    func column(of title: String) -> Int? {
      lines.lazy.compactMap { line in
        Place.offset(of: "│ \(title) ", in: line)
      }.first
    }
    #expect(column(of: "One") == 0)
    #expect(column(of: "Two") != nil)
    #expect(column(of: "Four") == column(of: "Two"))
    #expect(column(of: "Three") != column(of: "Two"))
  }

  @Test func `Y-2 Y-3: a carousel stands in rows in the order in which one moves, with its reason`()
  {
    let pages = Page.row("Music", 4)
    var phone = Phone.forYou([.interest(.topic(.music)).with(pages)], card: 1)
    phone.profile.saved = [SavedPage(page: pages[2], at: .morning)]
    let lines = Self.text(phone).split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("Because of your interest: Music ") && lines[1].hasSuffix(" 1 of 1"))
    #expect(lines.contains { $0.hasPrefix("╭─ 1 ") && $0.contains("┏━ 2 ◂ ") })
    #expect(lines.contains { $0.contains("╭─ 3 ") })
    #expect(lines.contains { $0.contains(" 3 of 4 · saved ") })
    #expect(lines.contains { $0.contains(" 4 of 4 ") })
    let third = lines.first { $0.contains("╭─ 3 ") }
    #expect(third?.contains("─ 3 ─") == true, "the place of the text shows no image")
  }

  @Test func `Y-2: every background has its look where there are colours, and none elsewhere`() {
    var phone = Phone.forYou([.interest(.topic(.music)).with([.jazz])])
    func texts(_ style: Style) -> Set<String> {
      Set(
        BackgroundColor.allCases.map { color in
          phone.feedOnShow.modules[0].cards = [
            FeedCard(.article(.jazz), variant: .text, color: color)
          ]
          return TextRenderer(style).text(Notice.screen.blocks(phone, at: .morning))
        })
    }
    #expect(texts(Style(hasColor: true)).count == BackgroundColor.allCases.count)
    #expect(texts(Style(hasColor: false)).count == 1)
  }

  @Test func `D-2: home says that a flow was left, and how to return`() {
    let left = Phone.home(
      .fixture([.music]), onboarding: .abandoned(FlowPosition(screen: .interests)))
    #expect(Self.text(left).contains("resume returns to it"))
    #expect(!Self.text(.home()).contains("resume"))
  }

  @Test func `H-1: home shows wordmark, tabs with the open one marked, and the language`() {
    #expect(Self.text(.home()).contains("Wikipedia   [Community]  For you "))
    #expect(Self.text(.home(tab: .forYou)).contains("Community  [For you]"))
    #expect(Self.text(.home()).contains("English (en) ▾"))
  }

  @Test func `H-1: the bell is there when somebody is logged in, with a badge for what is unread`()
  {
    var phone = Phone.home()
    #expect(!Self.text(phone).contains("🔔"))
    phone.profile.home.account = Account()
    #expect(Self.text(phone).contains("🔔   English"))
    phone.profile.home.account = Account(unread: 3)
    #expect(Self.text(phone).contains("🔔 3   English"))
  }

  @Test func `H-1: every screen of home ends in the navigation bar`() {
    for phone in [Phone.home(), .home(tab: .forYou), .community(CommunityDay(featured: .cubism))] {
      #expect(Self.text(phone).hasSuffix("[Home]   Places   Saved   Activity   Search\n"))
    }
  }

  @Test func `T-1: topics lists 39 numbered names, the selected marked`() {
    let text = Self.text(.interests(.fixture([.music])), .topicList)
    #expect(text.contains(" 7 ✓ Music"))
    #expect(text.contains("39   South America"))
    #expect(text.filter { $0 == "✓" }.count == 1)
  }

  @Test func `L-1: lang lists autonym, code and direction, primary and in use`() {
    let text = Self.text(.home(.fixture(languages: ["en", "ar"])), .languageList)
    #expect(text.contains("English  en · left to right · primary · in use"))
    #expect(text.contains("العربية  ar · right to left"))
  }

  @Test func `P-4: preference explains that Personalized is not available`() {
    let text = Self.text(.flow(.preference), width: 200)
    #expect(text.contains("can be enabled later by adding interests in settings"))
    #expect(!Self.text(.flow(.preference, .fixture([.music]))).contains("enabled later"))
  }
}

/// Where a text stands in a line, counted in characters.
private enum Place {
  static func offset(of text: String, in line: String) -> Int? {
    line.indices.first { line[$0...].hasPrefix(text) }.map {
      line.distance(from: line.startIndex, to: $0)
    }
  }
}
