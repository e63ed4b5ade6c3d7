import Fixtures
import OnboardCore
import Testing

/// T-2: names that content tells go before those built in.
@Suite struct ToldNamesTests {
  /// A phone that was told names in German and English.
  private static func phone(_ language: String = "de") -> Phone {
    var phone = Phone.interests(.fixture(languages: [language, "en", "de"]))
    let told: [(String, [Topic: String])] = [
      ("de", [.music: "Tonkunst", .physics: "Naturlehre", .art: "Music", .history: "Kunde"]),
      ("en", [.music: "Music and sound", .art: "Physics", .europe: "Kunde"]),
    ]
    for (language, names) in told {
      _ = reduce(into: &phone, .topicNamesReported(names, language: language), at: .morning)
    }
    return phone
  }

  @Test func `what content tells is the whole change`() {
    var phone = Phone.interests()
    #expect(phone.topicName(.music) == "Music")
    expect(.topicNamesReported([.music: "Tunes"], language: "en"), on: &phone, gives: []) {
      $0.world = Self.world(telling: [.music: "Tunes"])
    }
    #expect(phone.topicName(.music) == "Tunes")
    #expect(phone.topicName(.physics) == "Physics")
    #expect(phone.topicNames.map(\.language) == Topic.allCases.map { _ in "en" })
  }

  private static func world(telling names: [Topic: String]) -> World {
    var phone = Phone.interests()
    _ = reduce(into: &phone, .topicNamesReported(names, language: "en"), at: .morning)
    #expect(phone.world != Phone.interests().world)
    return phone.world
  }

  @Test func `names of one language are not shown in another`() {
    #expect(Self.phone().topicName(.music) == "Tonkunst")
    #expect(Self.phone("en").topicName(.music) == "Music and sound")
    #expect(Self.phone("fr").topicName(.music) == "Musique")
  }

  @Test(
    arguments: [
      ("Tonkunst", .topic(.music)), ("tonk", .topic(.music)), ("music and s", .topic(.music)),
      ("NATURLEHRE", .topic(.physics)),
      // The names built in and the ids go on being understood, and an id names its own topic.
      ("Musik", .topic(.music)), ("physik", .topic(.physics)), ("music", .topic(.music)),
      ("physics", .topic(.physics)), ("visual-arts", .topic(.art)),
      ("Kunde", .ambiguous([.history, .europe])),
    ] as [(String, TopicReference)])
  func `a topic goes by the name that was told, and by what it went by before`(
    typed: String, expected: TopicReference
  ) {
    let names = Self.phone().world.topicNames
    #expect(TopicReference(typed, languages: ["de", "en"], names: names) == expected)
  }

  @Test func `a near miss of a name that was told is offered`() {
    let names = Self.phone().world.topicNames
    #expect(
      TopicReference("Tonkumst", languages: ["de"], names: names)
        == .unknown(nearest: [.music]))
  }

  @Test(arguments: [
    ("de", "Music", "Musik", "de"), ("als", "Musik", "Musik", "de"),
    ("als", "Music", "Musik", "de"), ("als", "Müsig", "Müsig", "als"),
    ("de", "", "Musik", "de"), ("xx-unknown", "Music", "Music", "en"),
  ])
  func `a name that is another language's is none of its own`(
    language: String, told: String, shown: String, writtenIn: String
  ) {
    var phone = Phone.interests(.fixture(languages: [language]))
    _ = reduce(
      into: &phone, .topicNamesReported([.music: told], language: language), at: .morning)
    let name = phone.topicNames[Topic.music.number - 1]
    #expect((name.text, name.language) == (shown, writtenIn))
  }

  @Test func `selecting by such a name selects the topic`() {
    var phone = Self.phone()
    _ = reduce(into: &phone, .request(.select([.topic("Tonkunst")])), at: .morning)
    _ = reduce(into: &phone, .request(.select([.words("naturlehre")])), at: .morning)
    #expect(phone.profile.interests.topics == [.music, .physics])
  }

  // MARK: - When they are asked for

  private static let chosen = Profile.fixture([.music], languages: ["en", "de"])

  @Test(
    arguments: [
      (.flow(.curiosity), .next, "en"), (.flow(.curiosity), .show, nil),
      (.flow(.curiosity), .languages(.use("de")), nil), (.flow(.intro), .next, nil),
      (.interests(), .topics, "en"), (.interests(), .select([.topic("x")]), "en"),
      (.interests(), .select([.words("x")]), "en"), (.interests(), .select([.card(1)]), nil),
      (.interests(), .status, nil), (.interests(), .retry, nil), (.interests(), .next, "en"),
      (.interests(), .languages(.use("de")), "de"), (.interests(), .languages(.use("fr")), nil),
      (.interests(), .search("x", language: nil), "en"), (.interests(), .kill, nil),
      (.home(), .show, nil), (.home(), .relaunch, nil), (.fixture(chosen), .relaunch, "en"),
      (.fixture(.fixture()), .relaunch, nil), (.home(chosen), .languages(.use("de")), "de"),
      (.home(), .languages(.use("de")), nil), (.flow(.interests, chosen), .skip, "en"),
    ] as [(Phone, Request, String?)])
  func `names are asked for where topics will be shown or read, and not for nothing`(
    phone: Phone, request: Request, language: String?
  ) {
    #expect(phone.languageToName(for: request, at: .morning) == language)
  }

  @Test func `they are asked for once in a language, also where there were none`() {
    var phone = Phone.interests()
    _ = reduce(into: &phone, .topicNamesReported([:], language: "en"), at: .morning)
    #expect(phone.languageToName(for: .topics, at: .morning) == nil)
    #expect(phone.languageToName(for: .languages(.use("de")), at: .morning) == "de")
  }
}
