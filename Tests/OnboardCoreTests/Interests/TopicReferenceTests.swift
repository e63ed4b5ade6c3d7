import OnboardCore
import Testing

@Suite struct TopicReferenceTests {
  @Test(
    arguments: [
      ("music", ["en"], .music), ("MUSIC", ["en"], .music),
      ("tv-and-film", ["en"], .televisionAndFilm),
      ("films", ["en"], .televisionAndFilm), ("books", ["en"], .literature),
      ("stem", ["en"], .generalScience), ("internet-culture", ["en"], .computersAndInternet),
      ("musik", ["de"], .music), ("Musik", ["en", "de"], .music), ("physique", ["fr"], .physics),
      ("música", ["es"], .music), ("musica", ["es"], .music), ("музыка", ["ru"], .music),
      ("音楽", ["ja"], .music), ("موسيقى", ["ar"], .music), ("music", ["ja"], .music),
      ("mus", ["en"], .music), ("archi", ["en"], .architecture),
      ("mili", ["en"], .militaryAndWarfare),
      ("muz", ["pl"], .music), ("vid", ["en"], .videoGames),
    ] as [(String, [String], Topic)])
  func `T-2: a topic goes by id, by its name in a shown language, or by a beginning`(
    typed: String, languages: [String], topic: Topic
  ) {
    #expect(TopicReference(typed, languages: languages, names: TopicNames()) == .topic(topic))
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
    #expect(TopicReference(typed, languages: ["en"], names: TopicNames()) == expected)
  }

  @Test(
    arguments: [
      ("musci", ["en"], .music), ("pyhsics", ["en"], .physics), ("musikk", ["de"], .music),
      ("archtecture", ["en"], .architecture), ("feminism", ["en"], nil), ("zzz", ["en"], nil),
    ] as [(String, [String], Topic?)])
  func `T-2: a near miss is offered`(typed: String, languages: [String], topic: Topic?) {
    guard
      case .unknown(let nearest) = TopicReference(typed, languages: languages, names: TopicNames())
    else {
      Issue.record("'\(typed)' names a topic")
      return
    }
    #expect(nearest.first == topic)
  }

  @Test(arguments: ["mus", "musi", "mili"])
  func `T-2: a beginning is none where the whole is asked for`(typed: String) {
    guard
      case .unknown = TopicReference(
        typed, languages: ["en"], names: TopicNames(), precision: .exact)
    else {
      Issue.record("'\(typed)' names a topic")
      return
    }
  }

  @Test(arguments: ["", " ", "-", String(repeating: "music", count: 20_000)])
  func `nothing, and very much, name no topic`(typed: String) {
    guard case .unknown(let nearest) = TopicReference(typed, languages: ["en"], names: TopicNames())
    else {
      Issue.record("it names a topic")
      return
    }
    #expect(nearest == [])
  }

  @Test func `T-2: a name of a language that is not shown is none`() {
    guard case .unknown = TopicReference("音楽", languages: ["en", "de"], names: TopicNames()) else {
      Issue.record("it names a topic")
      return
    }
  }
}
