import OnboardCore
import Testing

@Suite struct WikiRulesTests {
  @Test(
    arguments: [
      ("en", "Wikipedia", "Wikipedia talk"), ("fr", "Wikipédia", "Discussion Wikipédia"),
      ("ru", "Википедия", "Обсуждение Википедии"), ("he", "ויקיפדיה", "שיחת ויקיפדיה"),
      ("tr", "Vikipedi", "Vikipedi tartışma"), ("cs", "Wikipedie", "Diskuse k Wikipedii"),
      ("simple", "Wikipedia", "Wikipedia talk"),
    ])
  func `N-2 The project's namespace has the name that Wikipedia has there`(
    wiki: String, name: String, talk: String
  ) throws {
    let rules = WikiRules.of(wiki: wiki)
    #expect(
      rules.namespace(4)
        == Namespace(number: 4, canonicalName: "Project", localName: name))
    #expect(rules.namespace(5)?.localName == talk)
    #expect(rules.namespaceNumber(named: "project") == 4)
    #expect(rules.namespaceNumber(named: "Wikipedia") == 4)
  }

  @Test func `N-2 A wiki lists its namespaces by number`() {
    let german = WikiRules.of(wiki: "de").namespaces
    #expect(
      german.map(\.number) == [
        -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 100, 101, 710, 711, 828, 829,
        1728, 1729,
      ])
    #expect(german[3] == Namespace(number: 1, canonicalName: "Talk", localName: "Diskussion"))
    #expect(german[2] == Namespace(number: 0, canonicalName: "", localName: ""))
  }

  @Test func `N-2 A namespace that a wiki lacks is none there`() {
    #expect(WikiRules.of(wiki: "de").namespace(118) == nil)
    #expect(WikiRules.of(wiki: "en").namespaceNumber(named: "Anexo") == nil)
    #expect(WikiRules.of(wiki: "en").namespaceNumber(named: "") == nil)
  }

  @Test(arguments: [("zh-hans", "zh"), ("nb", "no"), ("be-x-old", "be-tarask"), ("xx", "xx")])
  func `L-3 A variant or another code has the rules of its wiki`(code: String, wiki: String) {
    #expect(WikiRules.of(wiki: code) == WikiRules.of(wiki: wiki))
    #expect(WikiRules.of(wiki: code).wiki == wiki)
  }

  @Test func `N-3 Prefixes lead to languages and to other sites`() {
    let rules = WikiRules.of(wiki: "en")
    #expect(rules.interwiki.localPrefix == "en")
    #expect(rules.interwiki.contains(lowercased: "wikt"))
    #expect(!rules.interwiki.contains(lowercased: "mission"))
    #expect(InterwikiPrefixes.wikipedia(of: "nb") == "no")
    #expect(InterwikiPrefixes.wikipedia(of: "be-x-old") == "be-tarask")
    #expect(InterwikiPrefixes.wikipedia(of: "commons") == nil)
  }

  @Test func `N-2 What a live wiki reports takes the place of the table`() throws {
    let rules = WikiRules.of(wiki: "tr").reporting(
      namespaces: [
        Namespace(number: 0, canonicalName: "", localName: ""),
        Namespace(number: 1, canonicalName: "Talk", localName: "Tartışma"),
        Namespace(number: 3000, canonicalName: "Garden", localName: "Bahçe"),
      ],
      aliases: [("BH", 3000)], interwikiPrefixes: ["elsewhere"], mainPage: "Ana")
    #expect(try Title.read("bahçe:iris", rules: rules).get().prefixedText == "Bahçe:İris")
    #expect(try Title.read("garden:x", rules: rules).get().namespace == 3000)
    #expect(try Title.read("bh:x", rules: rules).get().namespace == 3000)
    #expect(try Title.read("Portal:x", rules: rules).get().namespace == 0)
    #expect(try Title.read("elsewhere:x", rules: rules).get().interwiki == "elsewhere")
    #expect(try Title.read("de:x", rules: rules).get().interwiki == nil)
    #expect(rules.namespaces.map(\.number) == [0, 1, 3000])
  }
}
