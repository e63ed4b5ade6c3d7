import Fixtures
import MediaWiki
import OnboardCore
import Testing

@Suite struct CommunityTests {
  private let day = Day(number: 20_787)

  // C-1
  @Test func `a day is read with all that it has`() throws {
    let summary = """
      {"type":"standard","namespace":{"id":0},"titles":{"canonical":"Giant_squid",
      "display":"<i>Giant squid</i>"},"description":"Animal","thumbnail":{"source":"x","width":1}}
      """
    let body = """
      {"tfa":\(summary),"mostread":{"date":"x","articles":[\(summary)]},
      "news":[{"story":"<!--x--><b>Squid</b> &amp; more ","links":[\(summary)]},{"story":"none"}],
      "onthisday":[{"text":"It <i>was</i>.","year":-44,"pages":[]},{"text":"no year"}],
      "image":{"title":"File:X.jpg","description":{"text":"An X","lang":"en"}},"dyk":[{}]}
      """
    let content = try LiveWiki.answering(body).community(language: "en", day: day)
    let squid = Article(wiki: "en", title: "Giant squid")
    #expect(content.featured?.article == squid)
    #expect(content.featured?.displayTitle == "<i>Giant squid</i>")
    #expect(content.featured?.hasImage == true)
    #expect(content.topRead.map(\.article) == [squid])
    #expect(content.news.map(\.text) == ["Squid & more"])
    #expect(content.onThisDay.map(\.year) == [-44])
    #expect(content.picture == CommunityDay.Picture(title: "File:X.jpg", description: "An X"))
  }

  @Test(arguments: ["{}", #"{"tfa":null,"news":{},"mostread":[],"image":"x"}"#])
  func `a day without anything is empty`(body: String) throws {
    #expect(
      try LiveWiki.answering(body).community(language: "en", day: day) == CommunityDay())
  }

  @Test func `a wiki without a feed has empty days`() throws {
    let wiki = LiveWiki.answering("Not found", status: 404)
    #expect(try wiki.community(language: "en", day: day) == CommunityDay())
  }

  // L-3
  @Test func `the day is asked for in ASCII digits of the Gregorian calendar`() throws {
    let fake = FakeTransport([("", "{}")])
    let early = try #require(Day(year: 2026, month: 3, day: 4))
    _ = try LiveWiki(fake.transport).community(language: "fa", day: early)
    #expect(fake.requests.map(\.key) == ["fa rest/feed/featured/2026/03/04"])
  }
}
