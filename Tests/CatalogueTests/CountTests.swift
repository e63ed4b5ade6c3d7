import Database
import OnboardCore
import Testing

/// What the bundled articles have to be at least, from the issue that asks for them.
@Suite struct CountTests {
  @Test func `English has 1,200 articles and more`() throws {
    #expect(
      try Compiled.count(
        "SELECT count(*) FROM page WHERE wiki = 'en' AND namespace = 0 AND kind = 'article'")
        >= 1200)
  }

  @Test(arguments: Topic.allCases)
  func `A-2: each topic has 40 articles in English, a quarter of them without image`(
    topic: Topic
  ) throws {
    let query = """
      SELECT count(*) FROM page_topic JOIN page ON page.id = page_topic.page
      WHERE page_topic.wiki = 'en' AND topic = ? AND namespace = 0 AND kind = 'article'
      """
    let all = try Compiled.count(query, .integer(topic.number))
    let plain = try Compiled.count(query + " AND image = 0", .integer(topic.number))
    #expect(all >= 40)
    #expect(plain * 4 >= all, "\(plain) of \(all)")
    #expect(plain < all)
  }

  @Test func `N-2: 60 English articles have a colon in their title`() throws {
    let titles = try Compiled.texts(
      "SELECT title FROM page WHERE wiki = 'en' AND namespace = 0 AND kind = 'article'"
    ).filter { $0.contains(":") }
    #expect(titles.count >= 60)
    for title in titles {
      #expect(try Title.read(title, wiki: "en").get().isMainNamespace, "\(title)")
    }
  }

  @Test func `A-6: 30 English titles are displayed with markup`() throws {
    let displays = try Compiled.texts(
      """
      SELECT display FROM page
      WHERE wiki = 'en' AND namespace = 0 AND kind = 'article' AND display IS NOT NULL
      """)
    #expect(displays.filter { $0 != Markup.plainText($0) }.count >= 30)
  }

  @Test func `N-3: 40 English redirects lead to pages, and none is a page itself`() throws {
    #expect(
      try Compiled.count(
        "SELECT count(*) FROM redirect JOIN page ON page.id = target WHERE redirect.wiki = 'en'")
        >= 40)
    #expect(
      try Compiled.count(
        "SELECT count(*) FROM redirect LEFT JOIN page ON page.id = target WHERE page.id IS NULL")
        == 0)
    #expect(
      try Compiled.texts(
        "SELECT redirect.title FROM redirect JOIN page USING(wiki, title)") == [])
  }

  @Test func `A-4: 20 English disambiguation pages, and a main page for each language`() throws {
    #expect(
      try Compiled.count(
        "SELECT count(*) FROM page WHERE wiki = 'en' AND kind = 'disambiguation'") >= 20)
    for wiki in ["en"] + Compiled.otherLanguages {
      #expect(
        try Compiled.count(
          "SELECT count(*) FROM page WHERE wiki = ? AND kind = 'main-page'", .text(wiki)) == 1)
    }
  }

  @Test func `N-1: 40 English pages lie outside the main namespace, in all ten asked for`() throws {
    let numbers = try Compiled.connection().rows(
      "SELECT namespace FROM page WHERE wiki = 'en' AND namespace <> 0"
    ) { $0.integer(0) }
    #expect(numbers.count >= 40)
    // Special, Talk, User, Wikipedia, File, Template, Help, Category, Portal, Draft.
    #expect(Set(numbers).isSuperset(of: [-1, 1, 2, 4, 6, 10, 12, 14, 100, 118]))
  }

  @Test(arguments: Compiled.otherLanguages)
  func `L-2: each other language has 150 articles, spread over all topics`(wiki: String) throws {
    #expect(
      try Compiled.count(
        "SELECT count(*) FROM page WHERE wiki = ? AND namespace = 0 AND kind = 'article'",
        .text(wiki)) >= 150)
    let topics = try Compiled.count(
      "SELECT count(DISTINCT topic) FROM page_topic WHERE wiki = ?", .text(wiki))
    #expect(topics == 39)
    #expect(
      try Compiled.count(
        "SELECT count(*) FROM page WHERE wiki = ? AND namespace <> 0", .text(wiki)) >= 1)
  }

  @Test func `L-3: Chinese articles have simplified and traditional forms`() throws {
    for variant in ["zh-hans", "zh-hant"] {
      #expect(
        try Compiled.count(
          "SELECT count(*) FROM page_variant WHERE variant = ? AND display IS NOT NULL",
          .text(variant)) >= 10, "\(variant)")
    }
    #expect(
      try Compiled.count("SELECT count(*) FROM page_variant WHERE variant = 'zh-hant'") >= 100)
  }

  @Test func `no title stands twice in a language, however it is written`() throws {
    let titles = try Compiled.texts(
      "SELECT wiki || '|' || title FROM page UNION ALL SELECT wiki || '|' || title FROM redirect")
    #expect(Set(titles).count == titles.count)
  }

  @Test func `T-5: every stored topic id is known`() throws {
    for ids in Set(try Compiled.texts("SELECT topics FROM page")) {
      for id in ids.split(separator: " ") { #expect(Topic(rawValue: String(id)) != nil, "\(id)") }
    }
    #expect(
      try Compiled.count("SELECT count(*) FROM page_topic WHERE topic NOT BETWEEN 1 AND 39") == 0)
  }

  @Test func `N-2: each page's namespace is the one that its title says on its wiki`() throws {
    let pages = try Compiled.connection().rows("SELECT wiki, title, namespace FROM page") {
      ($0.text(0), $0.text(1), $0.integer(2))
    }
    for (wiki, text, namespace) in pages {
      let title = try Title.read(text, wiki: wiki).get()
      #expect(title.namespace == namespace && title.prefixedText == text, "\(wiki) \(text)")
    }
  }

  @Test func `A-6: every article has an extract and topics, and most have a description`() throws {
    #expect(
      try Compiled.texts(
        """
        SELECT wiki || ' ' || title FROM page WHERE namespace = 0 AND kind = 'article'
          AND (coalesce(extract, '') = '' OR topics = '')
        """) == [])
    let plain = try Compiled.count(
      """
      SELECT count(*) FROM page
      WHERE namespace = 0 AND kind = 'article' AND coalesce(description, '') = ''
      """)
    #expect((1...200).contains(plain))
  }
}
