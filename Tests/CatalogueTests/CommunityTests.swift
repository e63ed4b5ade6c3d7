import Capabilities
import Catalogue
import Database
import OnboardCore
import Testing

@Suite struct CommunityTests {
  private static func days(_ wiki: String) throws -> [Day] {
    try Compiled.texts(
      "SELECT DISTINCT day FROM community WHERE wiki = ? ORDER BY day", .text(wiki)
    ).compactMap { Day($0[...]) }
  }

  private static func isWhole(_ day: CommunityDay) -> Bool {
    day.featured != nil && !day.topRead.isEmpty && !day.news.isEmpty && !day.onThisDay.isEmpty
      && day.picture != nil
  }

  @Test func `P-2: English has each kind of content on ten days around 2026-11-30`() throws {
    let catalogue = try Compiled.catalogue()
    let days = try Self.days("en")
    #expect(days.allSatisfy { abs($0.number - 20_787) <= 15 })
    let contents = try days.map { try catalogue.community(language: "en", day: $0) }
    #expect(contents.count { $0.featured != nil } >= 10)
    #expect(contents.count { !$0.topRead.isEmpty } >= 10)
    #expect(contents.count { !$0.news.isEmpty } >= 10)
    #expect(contents.count { !$0.onThisDay.isEmpty } >= 10)
    #expect(contents.count { $0.picture != nil } >= 10)
    let day = try #require(Day("2026-11-30"))
    #expect(Self.isWhole(try catalogue.community(language: "en", day: day)))
  }

  @Test(arguments: Compiled.otherLanguages)
  func `P-2: each other language has three days, one of them whole`(wiki: String) throws {
    let catalogue = try Compiled.catalogue()
    let days = try Self.days(wiki)
    #expect(days.count >= 3)
    #expect(try days.contains { Self.isWhole(try catalogue.community(language: wiki, day: $0)) })
    #expect(days.contains { $0.text == "2026-11-30" })
  }

  @Test(arguments: ["en"] + Compiled.otherLanguages)
  func `P-2: what is featured are articles of that wiki`(wiki: String) throws {
    let catalogue = try Compiled.catalogue()
    for day in try Self.days(wiki) {
      let content = try catalogue.community(language: wiki, day: day)
      let pages =
        [content.featured].compactMap { $0 } + content.topRead + content.news.flatMap(\.pages)
        + content.onThisDay.flatMap(\.pages)
      #expect(pages.allSatisfy { $0.article.wiki == wiki && $0.isMainArticle })
      for story in content.news {
        #expect(!story.text.contains("[[") && !story.text.contains("|"))
        #expect(story.leading != nil)
      }
    }
  }

  @Test func `P-2: a day without content is empty, not an error`() throws {
    let catalogue = try Compiled.catalogue()
    let day = try #require(Day("2031-01-01"))
    #expect(try catalogue.community(language: "en", day: day) == CommunityDay())
    #expect(try catalogue.community(language: "xx", day: day) == CommunityDay())
  }

  @Test func `L-3: a variant of Chinese has the days of its wiki`() throws {
    let catalogue = try Compiled.catalogue()
    let day = try #require(Day("2026-11-30"))
    let simple = try catalogue.community(language: "zh", day: day)
    let variant = try catalogue.community(language: "zh-hant", day: day)
    #expect(variant.news.count == simple.news.count)
    #expect(variant.topRead.map(\.article) == simple.topRead.map(\.article))
  }
}
