import Fixtures
import OnboardCore
import OnboardSession
import Testing

/// N-2: titles are read as the wiki that is asked reads them.
@Suite struct RulesTests {
  private static var wiki: FakeWiki {
    var wiki = FakeWiki()
    wiki.rules["en"] = WikiRules.of(wiki: "en").reporting(
      namespaces: [
        Namespace(number: 0, canonicalName: "", localName: ""),
        Namespace(number: 1, canonicalName: "Talk", localName: "Talk"),
        Namespace(number: 3000, canonicalName: "Recipe", localName: "Recipe"),
      ],
      aliases: [("RC", 3000)], interwikiPrefixes: ["garden"], mainPage: "Main Page")
    return wiki
  }

  @Test(
    arguments: [
      ("select \"Recipe:Soup\"", .notMainNamespace), ("select \"rc:Soup\"", .notMainNamespace),
      ("select garden:Rose", .otherWiki), ("select \"commons:Rose\"", .missingArticle),
      ("read Recipe:Soup", .missingArticle),
    ] as [(String, Refusal.Code)])
  func `a namespace and a prefix that only the wiki knows are known`(
    line: String, code: Refusal.Code
  ) throws {
    let talk = try Talk(Self.wiki)
    talk.say("next")
    #expect(talk.say(line).last?.failure?.code == code)
  }

  @Test func `a search in such a namespace finds nothing of the main one`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("next", "search rc:jazz")
    #expect(talk.phone.interestsScreen?.results?.namespace == 3000)
  }

  @Test func `a wiki that does not report is read by the table built in`() throws {
    var wiki = Self.wiki
    wiki.failure = .interrupted
    let talk = try Talk(wiki)
    talk.say("next")
    #expect(talk.say("select WP:About").last?.failure?.code == .notMainNamespace)
    #expect(talk.phone.world.rules.isEmpty)
  }

  @Test func `a wait for the rules that was given up ends the command, and retry goes on`() throws {
    var wiki = Self.wiki
    wiki.failure = .cancelled
    let talk = try Talk(wiki)
    talk.say("next")
    let reply = try #require(talk.say("search jazz").last)
    #expect(reply.failure?.code == .contentUnavailable)
    #expect(reply.failure?.isCancellation == true)
    #expect(talk.phone.failed.map(\.purpose).contains(.search))
  }

  @Test func `nobody is asked while the phone is offline, or for a card`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("next", "select 1", "select topic music", "network offline", "select \"Jazz\"")
    #expect(talk.phone.world.rules.isEmpty)
    talk.say("network online", "select \"Jazz\"")
    #expect(talk.phone.world.rules.keys.sorted() == ["en"])
  }
}
