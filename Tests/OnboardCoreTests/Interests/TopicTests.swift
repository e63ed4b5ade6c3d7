import OnboardCore
import Testing

@Suite struct TopicTests {
  /// The Android app's ids in its order, and the iOS app's spelling where it differs.
  private static let ids: [(id: String, queryID: String)] = [
    ("architecture", "architecture"), ("art", "visual-arts"),
    ("comics-and-anime", "comics-and-anime"), ("entertainment", "entertainment"),
    ("fashion", "fashion"), ("literature", "books"), ("music", "music"),
    ("performing-arts", "performing-arts"), ("sports", "sports"), ("tv-and-film", "films"),
    ("video-games", "video-games"), ("biography", "biography"), ("women", "women"),
    ("business-and-economics", "business-and-economics"), ("education", "education"),
    ("food-and-drink", "food-and-drink"), ("history", "history"),
    ("military-and-warfare", "military-and-warfare"),
    ("philosophy-and-religion", "philosophy-and-religion"),
    ("politics-and-government", "politics-and-government"), ("society", "society"),
    ("transportation", "transportation"), ("biology", "biology"), ("chemistry", "chemistry"),
    ("computers-and-internet", "internet-culture"), ("earth-and-environment", "geographical"),
    ("engineering", "engineering"), ("general-science", "stem"), ("mathematics", "mathematics"),
    ("medicine-and-health", "medicine-and-health"), ("physics", "physics"),
    ("technology", "technology"), ("africa", "africa"), ("asia", "asia"),
    ("central-america", "central-america"), ("europe", "europe"),
    ("north-america", "north-america"), ("oceania", "oceania"), ("south-america", "south-america"),
  ]

  @Test func `T-1: the 39 topics stand in the order of the Android list, numbered from 1`() {
    #expect(Topic.allCases.map(\.id) == Self.ids.map(\.id))
    #expect(Topic.allCases.map(\.queryID) == Self.ids.map(\.queryID))
    #expect(Topic.allCases.map(\.number) == Array(1...39))
  }

  @Test(arguments: ids)
  func `T-2: a stored id is known in both apps' spellings`(id: String, queryID: String) throws {
    let topic = try #require(Topic(anyID: id))
    #expect(topic.id == id)
    #expect(Topic(anyID: queryID) == topic)
  }

  @Test(arguments: ["", "Music", "music ", "musik", "wikipedia", "stem*"])
  func `T-5: another id is none`(id: String) {
    #expect(Topic(anyID: id) == nil)
  }
}

@Suite struct TopicReferenceTests {
  @Test(
    arguments: [
      ("music", ["en"], .music), ("MUSIC", ["en"], .music), ("tv-and-film", ["en"], .televisionAndFilm),
      ("films", ["en"], .televisionAndFilm), ("books", ["en"], .literature),
      ("stem", ["en"], .generalScience), ("internet-culture", ["en"], .computersAndInternet),
      ("musik", ["de"], .music), ("Musik", ["en", "de"], .music), ("physique", ["fr"], .physics),
      ("música", ["es"], .music), ("musica", ["es"], .music), ("музыка", ["ru"], .music),
      ("音楽", ["ja"], .music), ("موسيقى", ["ar"], .music), ("music", ["ja"], .music),
      ("mus", ["en"], .music), ("archi", ["en"], .architecture), ("mili", ["en"], .militaryAndWarfare),
      ("muz", ["pl"], .music), ("vid", ["en"], .videoGames),
    ] as [(String, [String], Topic)])
  func `T-2: a topic goes by id, by its name in a shown language, or by a beginning`(
    typed: String, languages: [String], topic: Topic
  ) {
    #expect(TopicReference(typed, languages: languages) == .topic(topic))
  }

  @Test(
    arguments: [
      ("bio", [.biography, .women, .biology]), ("ph", [.philosophyAndReligion, .physics]),
      ("soc", [.society]), ("art", [.art]),
    ] as [(String, [Topic])])
  func `T-2: a beginning of several is ambiguous, a whole name never is`(
    typed: String, topics: [Topic]
  ) {
    let expected: TopicReference = topics.count == 1 ? .topic(topics[0]) : .ambiguous(topics)
    #expect(TopicReference(typed, languages: ["en"]) == expected)
  }

  @Test(
    arguments: [
      ("musci", ["en"], .music), ("pyhsics", ["en"], .physics), ("musikk", ["de"], .music),
      ("archtecture", ["en"], .architecture), ("feminism", ["en"], nil), ("zzz", ["en"], nil),
    ] as [(String, [String], Topic?)])
  func `T-2: a near miss is offered`(typed: String, languages: [String], topic: Topic?) {
    guard case .unknown(let nearest) = TopicReference(typed, languages: languages) else {
      Issue.record("'\(typed)' names a topic")
      return
    }
    #expect(nearest.first == topic)
  }

  @Test(arguments: ["mus", "musi", "mili"])
  func `T-2: a beginning is none where the whole is asked for`(typed: String) {
    guard case .unknown = TopicReference(typed, languages: ["en"], precision: .exact) else {
      Issue.record("'\(typed)' names a topic")
      return
    }
  }

  @Test(arguments: ["", " ", "-", String(repeating: "music", count: 20_000)])
  func `nothing, and very much, name no topic`(typed: String) {
    guard case .unknown(let nearest) = TopicReference(typed, languages: ["en"]) else {
      Issue.record("it names a topic")
      return
    }
    #expect(nearest == [])
  }

  @Test func `T-2: a name of a language that is not shown is none`() {
    guard case .unknown = TopicReference("音楽", languages: ["en", "de"]) else {
      Issue.record("it names a topic")
      return
    }
  }
}

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
  func `T-2: a shown name, typed as shown, is its topic`(language: String) {
    for topic in Topic.allCases {
      let name = topic.name(in: language)
      #expect(name.language == language)
      #expect(
        TopicReference(name.text, languages: [language], precision: .exact) == .topic(topic),
        "\(name.text)")
    }
  }

  @Test(arguments: [
    ("en", "Music", "en"), ("de", "Musik", "de"), ("ja", "音楽", "ja"), ("zh-hans", "音乐", "zh-hans"),
    ("zh-hant", "音樂", "zh-hant"),
  ])
  func `T-2: a language with names shows its own`(code: String, text: String, language: String) {
    #expect(Topic.music.name(in: code).text == text)
  }

  @Test(arguments: [
    ("als", "de"), ("gsw", "de"), ("bar", "de"), ("nds", "de"), ("frr", "de"), ("wa", "fr"),
    ("sco", "en"), ("xx-unknown", "en"), ("", "en"),
  ])
  func `T-2: a language without names falls back along its chain, English last`(
    code: String, fallback: String
  ) {
    let expected = TopicNames.own(code) == nil ? fallback : code
    #expect(Topic.physics.name(in: code).language == expected)
  }

  @Test func `T-2: every language that can be added shows 39 names`() {
    for language in Language.all {
      let names = TopicNames.shown(in: language.code)
      #expect(names.count == 39, "\(language.code)")
      #expect(Set(names.map(\.language)).count == 1, "\(language.code)")
    }
  }
}
