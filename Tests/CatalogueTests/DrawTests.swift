import Capabilities
import Catalogue
import OnboardCore
import Testing

@Suite struct DrawTests {
  private static let languages = ["en"] + Compiled.otherLanguages

  @Test(arguments: languages)
  func `A-4: random articles are 25 different ones of the main namespace`(language: String) throws {
    let pages = try Compiled.catalogue().random(
      language: language, count: 25, excluded: [], draw: Draw(number: 3))
    #expect(pages.count == 25)
    #expect(Set(pages.map(\.article)).count == 25)
    #expect(pages.allSatisfy { $0.isMainArticle && $0.article.wiki == language })
  }

  @Test(arguments: Topic.allCases)
  func `T-3: a topic's articles have the topic, more than the cap in English`(topic: Topic) throws {
    let pages = try Compiled.catalogue().articles(
      of: topic, language: "en", count: 25, excluded: [], draw: Draw(number: 3))
    #expect(pages.count == 25)
    #expect(pages.allSatisfy { $0.topics.contains(topic) && $0.isMainArticle })
    #expect(pages.contains(where: \.hasImage) && pages.contains { !$0.hasImage })
  }

  @Test func `X-2: one draw gives the same articles, whatever was asked before`() throws {
    let one = try Compiled.catalogue()
    let other = try Compiled.catalogue()
    _ = try other.random(language: "de", count: 9, excluded: [], draw: Draw(number: 1))
    for number in [1, 2, 3] as [UInt64] {
      let draw = Draw(number: number)
      let pages = try one.articles(of: .music, language: "en", count: 25, excluded: [], draw: draw)
      #expect(
        try other.articles(of: .music, language: "en", count: 25, excluded: [], draw: draw) == pages
      )
      #expect(
        try one.articles(of: .music, language: "en", count: 25, excluded: [], draw: draw) == pages)
    }
  }

  @Test func `T-4: another draw gives other articles`() throws {
    let catalogue = try Compiled.catalogue()
    let draws = try (1...4).map { number in
      try catalogue.articles(
        of: .music, language: "en", count: 25, excluded: [], draw: Draw(number: UInt64(number))
      ).map(\.article)
    }
    #expect(Set(draws).count == 4)
  }

  @Test func `X-2: the candidates stand in the order of their titles`() throws {
    let all = try Compiled.texts(
      "SELECT title FROM page WHERE wiki = 'ja' AND namespace = 0 AND kind = 'article'"
    ).map { Article(wiki: "ja", title: $0) }.sorted()
    let draw = Draw(number: 42)
    let pages = try Compiled.catalogue().random(
      language: "ja", count: 10, excluded: [], draw: draw)
    #expect(pages.map(\.article) == draw.indices(10, of: all.count).map { all[$0] })
  }

  @Test func `A-4: excluded articles are not drawn`() throws {
    let catalogue = try Compiled.catalogue()
    let all = try catalogue.articles(
      of: .music, language: "en", count: 1000, excluded: [], draw: Draw(number: 1))
    let excluded = Array(all.prefix(10)).map(\.article)
    let rest = try catalogue.articles(
      of: .music, language: "en", count: 1000,
      excluded: excluded + [Article(wiki: "de", title: "Berlin"), Article(wiki: "en", title: "?")],
      draw: Draw(number: 1))
    #expect(Set(rest.map(\.article)) == Set(all.map(\.article)).subtracting(excluded))
  }

  @Test(arguments: [0, 1, 10_000])
  func `a draw gives what there is, at most what was asked for`(count: Int) throws {
    let pages = try Compiled.catalogue().random(
      language: "tr", count: count, excluded: [], draw: Draw(number: 1))
    #expect(
      pages.count
        == min(
          count,
          try Compiled.count(
            "SELECT count(*) FROM page WHERE wiki = 'tr' AND namespace = 0 AND kind = 'article'")))
  }

  @Test func `a language without articles gives none`() throws {
    #expect(
      try Compiled.catalogue().random(
        language: "is", count: 25, excluded: [], draw: Draw(number: 1)) == [])
  }

  @Test(arguments: languages)
  func `P-3: related articles are others of the same wiki, the same each time`(
    language: String
  ) throws {
    let catalogue = try Compiled.catalogue()
    let pages = try catalogue.random(
      language: language, count: 20, excluded: [], draw: Draw(number: 5))
    for page in pages {
      let related = try catalogue.related(to: page.article, language: language, count: 6)
      #expect((3...6).contains(related.count), "\(page.article)")
      #expect(Set(related.map(\.article)).count == related.count)
      #expect(!related.contains { $0.article == page.article || !$0.isMainArticle })
      #expect(related.allSatisfy { $0.article.wiki == language })
      #expect(
        try Compiled.catalogue().related(to: page.article, language: language, count: 6) == related)
    }
  }

  @Test func `P-3: related articles share topics`() throws {
    let related = try Compiled.catalogue().related(
      to: Article(wiki: "en", title: "Jazz"), language: "en", count: 5)
    #expect(related.count == 5)
    #expect(related.allSatisfy { $0.topics.contains(.music) })
  }

  @Test func `a file that is no catalogue is unreadable content`() throws {
    #expect(throws: ContentFailure.self) {
      try Catalogue(path: "/nonexistent/catalogue.sqlite").random(
        language: "en", count: 1, excluded: [], draw: Draw(number: 1))
    }
    #expect(throws: ContentFailure.self) {
      try Catalogue(path: #filePath).random(
        language: "en", count: 1, excluded: [], draw: Draw(number: 1))
    }
  }
}
