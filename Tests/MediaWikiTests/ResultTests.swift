import Fixtures
import MediaWiki
import OnboardCore
import Testing

@Suite struct ResultTests {
  private static let draw = Draw(number: 7)

  private func search(_ text: String, _ fake: FakeTransport) throws -> [String] {
    let request = SearchRequest(
      words: text, text: text, language: "en", namespace: 0, draw: ResultTests.draw)
    return try LiveWiki(fake.transport).search(request).map(\.article.title)
  }

  // S-1
  @Test func `results stand by rank, once, without what is no article`() throws {
    let fake = FakeTransport([
      (
        "prefixsearch",
        """
        {"query":{"redirects":[{"index":2,"from":"UK","to":"Ukraine"}],"pages":[
        {"ns":0,"title":"Ukulele","index":3},{"ns":0,"title":"Ukraine","index":2},
        {"ns":0,"title":"UK (list)","index":1,"pageprops":{"disambiguation":""}},
        {"ns":0,"title":"Ukraine","index":9},{"ns":0,"title":"Gone","index":4,"missing":true}]}}
        """
      )
    ])
    #expect(try search("uk", fake) == ["Ukraine", "Ukulele"])
  }

  @Test func `words further inside titles follow the beginnings`() throws {
    let fake = FakeTransport([
      ("prefixsearch", #"{"query":{"pages":[{"ns":0,"title":"Moon","index":1}]}}"#),
      (
        "gsrsearch",
        """
        {"query":{"pages":[{"ns":0,"title":"Full moon","index":1},{"ns":0,"title":"Moon","index":2},
        {"ns":0,"title":"Tide","index":3}]}}
        """
      ),
    ])
    #expect(try search("moon", fake) == ["Moon", "Full moon"])
  }

  @Test func `nothing found is an answer without query`() throws {
    #expect(try search("zzz", FakeTransport([])) == [])
  }

  @Test func `what a wiki held back is asked for`() throws {
    let fake = FakeTransport([
      (
        "excontinue=20",
        #"{"batchcomplete":true,"query":{"pages":[{"ns":0,"title":"B","extract":" Bee. "}]}}"#
      ),
      (
        "random",
        """
        {"continue":{"excontinue":20,"grncontinue":"0.5|1","continue":"grncontinue||info"},
        "query":{"pages":[{"ns":0,"title":"A","extract":"Ay."},
        {"ns":0,"title":"B","thumbnail":{"source":"x"}}]}}
        """
      ),
    ])
    let pages = try LiveWiki(fake.transport)
      .random(language: "en", count: 25, excluded: [], draw: ResultTests.draw)
      .sorted { $0.article < $1.article }
    #expect(pages.map(\.extract) == ["Ay.", "Bee."])
    #expect(pages.map(\.hasImage) == [false, true])
    #expect(fake.requests.count == 2)
  }

  @Test func `a wiki that never comes to an end is left`() throws {
    let fake = FakeTransport([
      ("", #"{"continue":{"excontinue":1},"query":{"pages":[{"ns":0,"title":"A"}]}}"#)
    ])
    let wiki = LiveWiki(fake.transport)
    let pages = try wiki.random(language: "en", count: 9, excluded: [], draw: ResultTests.draw)
    #expect(pages.count == 1)
    #expect(fake.requests.count < 10)
  }

  // A-4
  @Test func `drawn articles are articles, and none that is there already`() throws {
    let body = """
      {"query":{"pages":[{"ns":0,"title":"Main Page"},{"ns":0,"title":"List","description":"Wikimedia list article"},
      {"ns":0,"title":"D","pageprops":{"disambiguation":""}},{"ns":1,"title":"Talk:A"},
      {"ns":0,"title":"There"},{"ns":0,"title":"A"}]}}
      """
    let there = Article(wiki: "en", title: "There")
    let pages = try LiveWiki.answering(body)
      .random(language: "en", count: 25, excluded: [there], draw: ResultTests.draw)
    #expect(pages.map(\.article.title) == ["A"])
  }

  // P-6
  @Test func `one draw deals the same articles whenever it is asked`() throws {
    let fake = FakeTransport([
      ("articletopic", #"{"query":{"pages":[{"ns":0,"title":"A"},{"ns":0,"title":"B"}]}}"#)
    ])
    let wiki = LiveWiki(fake.transport)
    func deal(_ draw: Draw) throws -> [Page] {
      try wiki.articles(of: .films, language: "en", count: 6, excluded: [], draw: draw)
    }
    let first = try deal(ResultTests.draw)
    #expect(try deal(ResultTests.draw) == first)
    #expect(fake.requests.count == 1)
    #expect(first.allSatisfy { $0.topics == [.televisionAndFilm] })
    _ = try deal(Draw(number: 8))
    #expect(fake.requests.count == 2)
    #expect(fake.values(of: "gsrsearch").first == "articletopic:films^95")
  }

  @Test func `an article is not like itself`() throws {
    let body =
      #"{"query":{"pages":[{"ns":0,"title":"A","index":1},{"ns":0,"title":"B","index":2}]}}"#
    let article = Article(wiki: "en", title: "A")
    let pages = try LiveWiki.answering(body).related(to: article, language: "en", count: 6)
    #expect(pages.map(\.article.title) == ["B"])
  }
}

extension Topic {
  fileprivate static let films = Topic.televisionAndFilm
}
