import OnboardCore
import Testing

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("en", "en"), ("EN", "en"), ("zh_Hans", "zh-hans"), ("zh-TW", "zh-tw"), ("simple", "simple"),
    ])
  func `L-1 A language is found by its code, in any case, with either joint`(
    typed: String, code: String
  ) throws {
    #expect(try #require(Language.named(typed)).code == code)
  }

  @Test(
    arguments: [
      ("nb", "no"), ("be-x-old", "be-tarask"), ("sr-latn", "sr-el"), ("sr-Cyrl", "sr-ec"),
      ("pt-BR", "pt"), ("yue", "zh-yue"), ("gsw", "als"), ("iw", "he"), ("zh-Hant-HK", "zh-hk"),
      ("fil", "tl"), ("skr-arab", "skr"),
    ])
  func `L-1 Other codes of the same language or wiki are understood`(typed: String, code: String)
    throws
  {
    #expect(try #require(Language.named(typed)).code == code)
  }

  @Test(arguments: ["", "xx", "english", "z", "zh-"])
  func `L-1 What is no code is no language`(typed: String) {
    #expect(Language.named(typed) == nil)
  }

  @Test(
    arguments: [
      ("zh-hans", "zh"), ("sr-el", "sr"), ("ike-latn", "iu"), ("zh-yue", "zh-yue"), ("no", "no"),
    ])
  func `L-3 A variant reads the wiki of its language`(code: String, wiki: String) throws {
    #expect(try #require(Language.named(code)).wiki == wiki)
  }

  @Test(
    arguments: [
      ("ar", true), ("he", true), ("fa", true), ("ur", true), ("ku-arab", true), ("skr", true),
      ("en", false), ("ku-latn", false), ("zh", false),
    ])
  func `L-3 Right-to-left scripts are known as such`(code: String, isRightToLeft: Bool) throws {
    #expect(try #require(Language.named(code)).isRightToLeft == isRightToLeft)
  }

  @Test(
    arguments: [
      ("de", []), ("bar", ["de"]), ("zh-tw", ["zh-hant", "zh-hk", "zh", "zh-hans"]),
      ("no", ["nb", "nn"]), ("pt", ["pt-br"]), ("als", ["gsw", "de"]), ("simple", []),
    ] as [(String, [String])])
  func `T-2 Words fall back along MediaWiki's chain, without English`(code: String, chain: [String])
    throws
  {
    #expect(try #require(Language.named(code)).fallbacks == chain)
  }

  @Test func `L-1 Every language has its own code, names and a wiki of the table`() {
    let all = Language.all
    let codes = Set(all.map(\.code))
    #expect(all.count == 381)
    #expect(codes.count == all.count)
    #expect(all.allSatisfy { !$0.autonym.isEmpty && !$0.englishName.isEmpty })
    #expect(all.allSatisfy { codes.contains($0.wiki) })
    #expect(all.allSatisfy { WikiRules.of(wiki: $0.wiki).namespaces.count > 16 })
  }

  @Test func `L-1 The first languages are those of the apps' list`() {
    #expect(Language.all.prefix(6).map(\.code) == ["en", "es", "ja", "ru", "de", "fr"])
  }

  @Test(
    arguments: [
      ("german", "de"), ("sh", "sh"), ("bokmål", "no"), ("deutsch", "de"), ("Deutsch", "de"),
      ("ge", "de"),
      ("dee", "de"),
      ("germn", "de"), ("francais", "fr"), ("ESPANOL", "es"), ("japanese", "ja"), ("日本", "ja"),
      ("עברית", "he"), ("turkce", "tr"), ("simplified", "zh-hans"), ("Porutguese", "pt"),
    ])
  func `L-1 What was probably meant is offered first`(typed: String, code: String) {
    #expect(Language.closest(to: typed).first?.code == code)
  }

  @Test(arguments: ["", "qqqqqqqq", "☃"])
  func `L-1 Nothing is offered for what resembles nothing`(typed: String) {
    #expect(Language.closest(to: typed).isEmpty)
  }

  @Test func `L-1 At most five languages are offered`() {
    #expect(Language.closest(to: "s").count == 5)
  }
}
