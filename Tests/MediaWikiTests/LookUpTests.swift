import MediaWiki
import OnboardCore
import Testing

@Suite struct LookUpTests {
  private func found(_ typed: String, _ body: String, language: String = "en") throws -> Found {
    let title = try Title.read(typed, wiki: Language.wiki(of: language)).get()
    return try LiveWiki.answering(body).lookUp(title, language: language)
  }

  // N-3: a redirect adds its target.
  @Test func `a redirect, also a double one or to a section, leads to its target`() throws {
    let body = """
      {"batchcomplete":true,"query":{"redirects":[{"from":"Big A","to":"NY"},
      {"from":"NY","to":"New York","tofragment":"City"}],
      "pages":[{"pageid":5,"ns":0,"title":"New York","description":"City","future":{"x":1}}]}}
      """
    guard case .page(let page) = try found("Big A", body) else {
      Issue.record("no page")
      return
    }
    #expect(page.article == Article(wiki: "en", title: "New York"))
    #expect(page.description == "City")
    #expect(!page.hasImage)
  }

  @Test(arguments: [
    // in a circle: redirects, and no pages
    #"{"query":{"redirects":[{"from":"A","to":"B"},{"from":"B","to":"A"}]}}"#,
    // to nothing
    #"{"query":{"redirects":[{"from":"A","to":"B"}],"pages":[{"ns":0,"title":"B","missing":true}]}}"#,
    // to another wiki
    """
    {"query":{"interwiki":[{"title":"c:X","iw":"c"}],
    "redirects":[{"from":"A","to":"c:X","tointerwiki":"c"}]}}
    """,
  ])
  func `a redirect that leads to no article of this wiki is broken`(body: String) throws {
    #expect(try found("A", body) == .brokenRedirect)
  }

  // N-3: the wiki has the last word on which prefixes lead to another.
  @Test func `a title that the wiki reads as another wiki's is no missing one`() throws {
    let body = #"{"batchcomplete":true,"query":{"interwiki":[{"title":"g:Rose","iw":"g"}]}}"#
    #expect(try found("g:Rose", body) == .otherWiki)
  }

  @Test(arguments: [
    #"{"batchcomplete":true}"#,
    #"{"query":{"pages":[{"ns":0,"title":"A","missing":true}]}}"#,
    #"{"query":{"pages":[{"title":"A","invalid":true,"invalidreason":"too long"}]}}"#,
  ])
  func `what is not there is missing`(body: String) throws {
    #expect(try found("A", body) == .missing(nearest: []))
  }

  @Test func `near titles are offered for a missing one`() throws {
    let fake = FakeTransport([
      ("titles=Erth", #"{"query":{"pages":[{"ns":0,"title":"Erth","missing":true}]}}"#),
      ("pssearch=E&", "{}"),
      (
        "list=prefixsearch",
        #"{"query":{"prefixsearch":[{"ns":0,"title":"Earth"},{"ns":1,"title":"Talk:Erth"}]}}"#
      ),
    ])
    let title = try Title.read("Erth", wiki: "en").get()
    let wiki = LiveWiki(fake.transport)
    #expect(try wiki.lookUp(title, language: "en") == .missing(nearest: ["Earth"]))
  }

  // L-3
  @Test func `a title in another script of the language is shown in the one that is read`() throws {
    let body = """
      {"query":{"converted":[{"from":"計算機","to":"计算机"}],"pages":[{"ns":0,"title":"计算机",
      "displaytitle":"计算机","varianttitles":{"zh":"计算机","zh-hant":"計算機"}}]}}
      """
    guard case .page(let page) = try found("計算機", body, language: "zh-hant") else {
      Issue.record("no page")
      return
    }
    #expect(page.article == Article(wiki: "zh", title: "计算机"))
    #expect(page.displayTitle == "計算機")
  }

  @Test func `the kinds of pages are told by their properties and their title`() throws {
    func kind(_ title: String, _ properties: String) throws -> Page.Kind? {
      let body = #"{"query":{"pages":[{"ns":0,"title":"\#(title)"\#(properties)}]}}"#
      guard case .page(let page) = try found(title, body) else { return nil }
      return page.kind
    }
    #expect(try kind("A", "") == .article)
    #expect(try kind("A", #","pageprops":{"disambiguation":""}"#) == .disambiguation)
    #expect(try kind("A", #","pageprops":{"mainpage":""}"#) == .mainPage)
    #expect(try kind("Main Page", "") == .mainPage)
  }

  // N-1: the wiki has the last word on where a page stands.
  @Test func `a page keeps the namespace that the wiki says`() throws {
    let body = #"{"query":{"pages":[{"ns":2600,"title":"Topic:X"}]}}"#
    guard case .page(let page) = try found("Topic:X", body) else {
      Issue.record("no page")
      return
    }
    #expect(page.namespace == 2600)
  }
}
