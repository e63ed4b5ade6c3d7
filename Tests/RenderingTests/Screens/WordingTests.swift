import Fixtures
import OnboardCore
import Rendering
import Testing

@Suite struct WordingTests {
  private static let phone = Phone.home()

  private static func refusals() throws -> [Refusal] {
    let title = try Title.read("Jaz", wiki: "en").get()
    return [
      .notMainNamespace, .invalidTitle("[[", .characters("[")), .invalidTitle("", .empty),
      .missingArticle(title, nearest: []), .missingArticle(title, nearest: ["Jazz", "Jaws"]),
      .notAnArticle(.mercury), .notAnArticle(.mainPage), .brokenRedirect("X"), .otherWiki("fr:X"),
      .linkWithoutTitle("https://en.wikipedia.org/"), .onboardingIsComplete, .emptyQuery(""),
      .unknownTopic("musci", nearest: [.music]), .unknownTopic("x", nearest: []),
      .ambiguousTopic("bio", [.biography, .biology]), .noSuchCard(9, of: 4), .noSuchCard(1, of: 0),
      .noSuchResult(1, of: nil), .noSuchResult(2, of: 0), .noSuchResult(3, of: 2),
      .notSelected("X"),
      .unknownLanguage("german", nearest: ["de"]), .languageNotConfigured("fr"),
      .lastLanguage("en"),
      .personalizedUnavailable, .contentUnavailable(.offline),
      .contentUnavailable(.unreadable("x")),
      .notInHistory("X"), .notSaved("X"),
    ] + Verb.allCases.flatMap { verb in Screen.allCases.map { .wrongScreen(verb, on: $0) } }
  }

  @Test func `an error is one phrase without a full stop, but for the sentence of N-1`() throws {
    for refusal in try Self.refusals() where refusal != .notMainNamespace {
      let message = refusal.message(Self.phone)
      #expect(message.last != "." && !message.contains("\n") && !message.isEmpty, "\(message)")
      #expect(message.count <= 250, "\(message)")
    }
  }

  @Test func `N-1: the sentence is exactly that of the requirement`() {
    #expect(
      Refusal.notMainNamespace.message(Self.phone)
        == "Only articles in the main namespace can be added as interests.")
  }

  @Test func `N-3: the errors of titles are different from each other`() throws {
    let title = try Title.read("X", wiki: "en").get()
    let messages = [
      Refusal.notMainNamespace, .invalidTitle("X", .empty), .missingArticle(title, nearest: []),
      .otherWiki("X"), .brokenRedirect("X"), .linkWithoutTitle("X"),
    ].map { $0.message(Self.phone) }
    #expect(Set(messages).count == messages.count)
  }

  @Test(
    arguments: [
      (.unknownTopic("musci", nearest: [.music]), ["'musci'", "'music'"]),
      (.unknownLanguage("german", nearest: ["de"]), ["'german'", "Deutsch (de)"]),
      (.languageNotConfigured("fr"), ["français (fr)", "lang add fr"]),
      (.noSuchCard(9, of: 4), ["1 to 4", "'9'"]), (.noSuchResult(1, of: nil), ["search"]),
      (.ambiguousTopic("bio", [.biography, .biology]), ["'bio'", "Biology"]),
      (.wrongScreen(.finish, on: .home), ["interests and preference", "this is home"]),
      (.wrongScreen(.lang, on: .closed), ["closed", "relaunch"]),
      (.wrongScreen(.next, on: .background), ["background", "foreground"]),
      (.personalizedUnavailable, ["adding interests in settings"]),
    ] as [(Refusal, [String])])
  func `F-6: an error says the rule, quotes what was typed, and offers the nearest`(
    refusal: Refusal, parts: [String]
  ) {
    let message = refusal.message(Self.phone)
    for part in parts { #expect(message.contains(part), "\(message)") }
  }

  @Test(arguments: Verb.allCases, Screen.allCases)
  func `F-6: a command on a wrong screen names the screens where it works`(
    verb: Verb, screen: Screen
  ) {
    guard !verb.screens.contains(screen) else { return }
    let message = Refusal.wrongScreen(verb, on: screen).message(Self.phone)
    #expect(message.hasPrefix("\(verb.rawValue) works "))
    if verb.screens.count <= 8 {
      for place in verb.screens { #expect(message.contains(place.rawValue)) }
    } else {
      #expect(message.contains("while the app is open"))
    }
  }

  @Test func `R-3: what was typed is shortened, and control sequences are made visible`() {
    let long = String(repeating: "x", count: 10_000)
    #expect(Refusal.otherWiki(long).message(Self.phone).count < 300)
    let text = ScreenTests.text(.home(), .refused(.otherWiki("\u{1B}[31m\u{202E}x")))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `L-2: an article of another language is named with it`() {
    let text = ScreenTests.text(
      .interests(), SelectionChange.of { $0.selectedArticles = [.berlin, .berlinInGerman] })
    #expect(text.hasPrefix("Selected Berlin and Berlin (de)."))
  }

  @Test func `A-5: deselect all says how many, in every language`() {
    let notice = SelectionChange.of { $0.cleared = .init(topics: 1, articles: 2) }
    #expect(
      ScreenTests.text(.interests(), notice)
        .hasPrefix("Deselected 1 topic and 2 articles, in every language."))
  }

  @Test func `every notice has words`() {
    let notices: [Notice] = [
      .status, .topicList, .languageList, .historyList, .personalizedIsDisabled, .nothingFailed,
      .usesLanguage("de"), .addedLanguage("de"), .languageWasThere("de"), .madePrimary("de"),
      .removedLanguage("de", nowUsing: nil), .removedLanguage("de", nowUsing: "en"),
      .chose(.community), .fellBackToCommunity, .passed(.preference, .personalized),
      .building(.community), .feedIsLate(.personalized), .skipped, .resumed(.interests),
      .read(.jazz, seconds: 75), .saved(.jazz), .wasSaved(.jazz), .unsaved(.jazz),
      .historyCleared(1), .historyRemoved(.jazz, times: 2), .closed, .wentToBackground,
      .wasInBackground, .clock, .seed, .network, .samples(.community), .samples(.personalized),
    ]
    for notice in notices {
      #expect(
        !ScreenTests.text(.flow(.preference, .fixture([.music])), notice).isEmpty, "\(notice)")
    }
  }
}
