import OnboardCore
import Testing

@Suite struct TopicNamesTests {
  @Test func `T-2: 80 languages and more have names of their own, 39 each`() {
    #expect(TopicNames.languages.count >= 80)
    for language in TopicNames.languages {
      let names = TopicNames.own(language)
      #expect(names?.count == 39, "\(language)")
      #expect(names?.contains { $0.isEmpty || $0.first == " " || $0.last == " " } == false)
      #expect(names?.contains { Markup.plainText($0) != $0 } == false, "\(language)")
    }
    #expect(TopicNames.languages == TopicNames.languages.sorted())
  }

  @Test(arguments: TopicNames.languages)
  func `T-2: no name of a language stands for two topics`(language: String) throws {
    let names = try #require(TopicNames.own(language)).map { Folding.fold($0) }
    #expect(Set(names).count == 39)
  }

  @Test(arguments: TopicNames.languages)
  func `T-2: no name is another topic's id or English name`(language: String) throws {
    let names = try #require(TopicNames.own(language)).map { Folding.fold($0) }
    let english = try #require(TopicNames.own("en")).map { Folding.fold($0) }
    for (topic, name) in zip(Topic.allCases, names) {
      for other in Topic.allCases where other != topic {
        #expect(![other.id, other.queryID, english[other.number - 1]].contains(name), "\(name)")
      }
    }
  }

  @Test(arguments: ["en", "de", "fr", "es", "ja", "ar", "he", "zh", "ru", "pt", "hi", "tr"])
  func `T-2: a shown name, typed as shown, is its topic`(language: String) {
    for topic in Topic.allCases {
      let name = TopicNames().name(of: topic, in: language)
      #expect(
        TopicReference(
          name.text, languages: [language], names: TopicNames(), precision: .exact)
          == .topic(topic),
        "\(name.text)")
    }
  }

  @Test(arguments: [
    ("en", "Music", "en"), ("de", "Musik", "de"), ("ja", "音楽", "ja"), ("zh-hans", "音乐", "zh-hans"),
    ("zh-hant", "音樂", "zh-hant"),
  ])
  func `T-2: a language with names shows its own`(code: String, text: String, language: String) {
    #expect(TopicNames().name(of: .music, in: code).text == text)
  }

  @Test(arguments: [
    ("als", "de"), ("gsw", "de"), ("bar", "de"), ("nds", "de"), ("frr", "de"), ("wa", "fr"),
    ("sco", "en"), ("xx-unknown", "en"), ("", "en"),
  ])
  func `T-2: a language without names falls back along its chain, English last`(
    code: String, fallback: String
  ) {
    let expected = TopicNames.own(code) == nil ? fallback : code
    #expect(TopicNames().name(of: .physics, in: code).language == expected)
  }

  @Test func `T-2: every language that can be added shows 39 names`() {
    for language in Language.all {
      let names = TopicNames().shown(in: language.code)
      #expect(names.count == 39, "\(language.code)")
      #expect(Set(names.map(\.language)).count == 1, "\(language.code)")
    }
  }
}
