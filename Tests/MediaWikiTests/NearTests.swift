import MediaWiki
import OnboardCore
import Testing

/// Y-1: articles about what is near a place.
@Suite struct NearTests {
  @Test func `the wiki is asked for articles around the place, and its order is kept`() throws {
    let body =
      #"{"query":{"pages":["#
      + #"{"ns":0,"title":"Far","index":2},{"ns":0,"title":"Near","index":1},"#
      + #"{"ns":1,"title":"Talk:Near","index":3},"#
      + #"{"ns":0,"title":"Both","index":4,"pageprops":{"disambiguation":""}}]}}"#
    let fake = FakeTransport([("geosearch", body)])
    let place = try #require(Place("52.5,-13.404"))
    let pages = try LiveWiki(fake.transport).near(place, language: "de", count: 5)
    #expect(pages.map(\.article.title) == ["Near", "Far"])
    #expect(fake.values(of: "ggscoord") == ["52.50|-13.40"])
    #expect(fake.values(of: "ggsnamespace") == ["0"])
    #expect(fake.requests.map(\.wiki) == ["de"])
  }
}
