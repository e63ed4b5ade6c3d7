import MediaWiki
import OnboardCore
import Testing

@Suite struct RulesTests {
  private let body = """
    {"query":{"general":{"mainpage":"Start","case":"first-letter"},
    "namespaces":{"0":{"id":0,"name":""},"1":{"id":1,"name":"Plausch","canonical":"Talk"},
    "3000":{"id":3000,"name":"Rezept"}},
    "namespacealiases":[{"id":3000,"alias":"RZ"},{"id":"x"}],
    "interwikimap":[{"prefix":"garten","url":"http://x/$1"},{"prefix":"en"}]}}
    """

  // N-2
  @Test(arguments: [
    ("Plausch:X", 1), ("talk:X", 1), ("rezept:X", 3000), ("RZ:X", 3000), ("Hobby:X", 0),
  ])
  func `titles are read by what the wiki reports`(typed: String, namespace: Int) throws {
    let rules = try LiveWiki.answering(body).rules(of: "de")
    #expect(try Title.read(typed, rules: rules).get().namespace == namespace)
  }

  // N-3
  @Test func `prefixes of other wikis are those that the wiki reports`() throws {
    let rules = try LiveWiki.answering(body).rules(of: "de")
    #expect(try Title.read("garten:X", rules: rules).get().interwiki == "garten")
    #expect(try Title.read("fr:X", rules: rules).get().interwiki == nil)
    #expect(rules.mainPage == "Start")
  }

  @Test(arguments: [
    "{}", #"{"query":{"general":{"mainpage":"X"}}}"#, #"{"query":{"namespaces":{}}}"#,
  ])
  func `a report that lacks the half of it is none`(body: String) {
    #expect(throws: ContentFailure.self) { try LiveWiki.answering(body).rules(of: "de") }
  }

  @Test func `a wiki reports once`() throws {
    let fake = FakeTransport([("siteinfo", body)])
    let wiki = LiveWiki(fake.transport)
    _ = try wiki.rules(of: "de")
    _ = try wiki.rules(of: "de")
    #expect(fake.requests.count == 1)
  }
}
