import Fixtures
import OnboardCore
import Testing

/// N-1 by every road to an interest.
@Suite struct GuardTests {
  private static func lookUp(_ phone: Phone, _ request: Request) throws -> LookUpRequest {
    var phone = phone
    let effects = reduce(into: &phone, .request(request), at: .morning)
    guard case .fetch(.lookUp(let lookUp))? = effects.first, effects.count == 1 else {
      throw Unexpected(effects: effects)
    }
    return lookUp
  }

  private struct Unexpected: Error { let effects: [Effect] }

  @Test(arguments: [
    "Talk:Earth", "talk:earth", "WP:Foo", "Help:Contents", "Special:Random", ":Category:Jazz",
    "User talk:Someone", "File:Sun.jpg", "Draft:New", "Portal:Music", "Template:Infobox",
    "https://en.wikipedia.org/wiki/Talk:Earth", "https://en.m.wikipedia.org/wiki/Talk%3AEarth",
    "en.wikipedia.org/wiki/Talk:Earth", "https://de.wikipedia.org/wiki/Diskussion:Erde",
    "https://en.wikipedia.org/w/index.php?title=Talk:Earth", "\u{200E}Talk:Earth",
  ])
  func `N-1: a title or link outside the main namespace is refused before anything is asked`(
    typed: String
  ) {
    let phone = Phone.interests(cards: [.jazz])
    expectRefusal(of: .select([.title(typed)]), on: phone, .notMainNamespace)
    expectRefusal(of: .select([.words(typed)]), on: phone, .notMainNamespace)
    expectRefusal(of: .select([.card(1), .title(typed)]), on: phone, .notMainNamespace)
  }

  @Test(arguments: [
    ("Mission: Impossible", "Mission: Impossible", "en"), ("jazz", "Jazz", "en"),
    ("https://en.wikipedia.org/wiki/Giant_squid", "Giant squid", "en"),
    ("https://de.m.wikipedia.org/wiki/Z%C3%BCrich", "Zürich", "de"), ("Talk", "Talk", "en"),
  ])
  func `N-2: an article's title or link is looked up on its wiki`(
    typed: String, title: String, wiki: String
  ) throws {
    let request = try Self.lookUp(.interests(), .select([.title(typed)]))
    #expect(request.titles.map(\.prefixedText) == [title])
    #expect(request.titles.map(\.wiki) == [wiki])
    #expect(request.language == "en")
  }

  @Test(
    arguments: [
      ("[[x", .invalidTitle("[[x", .characters("["))), ("Talk:", .invalidTitle("Talk:", .empty)),
      ("wikt:jazz", .otherWiki("wikt:jazz")), ("fr:Jazz", .otherWiki("fr:Jazz")),
      (
        "https://commons.wikimedia.org/wiki/Jazz",
        .otherWiki("https://commons.wikimedia.org/wiki/Jazz")
      ),
      ("https://example.org/Jazz", .otherWiki("https://example.org/Jazz")),
      ("https://fr.wikipedia.org/wiki/Jazz", .languageNotConfigured("fr")),
      ("https://en.wikipedia.org/", .linkWithoutTitle("https://en.wikipedia.org/")),
      ("https://en.wikipedia.org/?curid=5", .linkWithoutTitle("https://en.wikipedia.org/?curid=5")),
    ] as [(String, Refusal)])
  func `N-3: an invalid title, another wiki and a link without a title are different errors`(
    typed: String, refusal: Refusal
  ) {
    expectRefusal(of: .select([.title(typed)]), on: .interests(), refusal)
    expectRefusal(of: .read(typed, seconds: 75), on: .home(), refusal)
    expectRefusal(of: .save(typed), on: .home(), refusal)
  }

  @Test(
    arguments: [
      (.page(.talk), .notMainNamespace), (.page(.mercury), .notAnArticle(.mercury)),
      (.page(.mainPage), .notAnArticle(.mainPage)), (.brokenRedirect, .brokenRedirect("Jazz")),
      (.otherWiki, .otherWiki("Jazz")),
    ] as [(Found, Refusal)])
  func `N-1: what a redirect leads to is judged again, as are pages that are no articles`(
    found: Found, refusal: Refusal
  ) throws {
    let phone = Phone.interests(cards: [.cubism])
    let request = try Self.lookUp(phone, .select([.card(1), .title("Jazz")]))
    expect(.lookedUp(request, [found]), on: phone, gives: [.say(.refused(refusal))])
  }

  @Test func `N-3: a missing article is an error of its own, with what comes near`() throws {
    let phone = Phone.interests()
    let request = try Self.lookUp(phone, .select([.title("Jaazzz quartet")]))
    let title = try #require(request.titles.first)
    expect(
      .lookedUp(request, [.missing(nearest: ["Jazz"])]), on: phone,
      gives: [.say(.refused(.missingArticle(title, nearest: ["Jazz"])))])
  }

  @Test func `a word that is nearly a topic is offered the topic`() throws {
    let phone = Phone.interests()
    let request = try Self.lookUp(phone, .select([.words("musci")]))
    expect(
      .lookedUp(request, [.missing(nearest: ["Muscle"])]), on: phone,
      gives: [.say(.refused(.unknownTopic("musci", nearest: [.music])))])
  }

  @Test func `words that name no article but each a topic are topics`() throws {
    let phone = Phone.interests()
    let request = try Self.lookUp(phone, .select([.words("music art")]))
    var changed = phone
    let effects = reduce(
      into: &changed, .outcome(Outcome(.lookedUp(request, [.missing(nearest: [])]))), at: .morning)
    #expect(changed.profile.interests == Interests(topics: [.music, .art]))
    #expect(effects.first == .say(SelectionChange.of { $0.selectedTopics = [.music, .art] }))
  }

  @Test func `N-3: a redirect adds its target, in the order named`() throws {
    let phone = Phone.interests(cards: [.cubism])
    let request = try Self.lookUp(
      phone, .select([.title("Swing music"), .card(1), .title("Fugue")]))
    #expect(request.titles.map(\.prefixedText) == ["Swing music", "Fugue"])
    expect(
      .lookedUp(request, [.page(.jazz), .page(.fugue)]), on: phone,
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.jazz, .cubism, .fugue] })]
    ) {
      $0.profile.interests = Interests(articles: [.jazz, .cubism, .fugue])
      $0.grid.cards = [.jazz, .cubism, .fugue]
    }
  }

  @Test(arguments: [[1], [2, 1], [1, 3]])
  func `N-1: add of a page outside the main namespace is refused, with all named beside it`(
    numbers: [Int]
  ) {
    expectRefusal(
      of: .add(numbers), on: .interests(results: [.talk, .jazz, .cubism]), .notMainNamespace)
  }

  @Test func `A-4: add of a disambiguation page or main page is refused`() {
    let phone = Phone.interests(results: [.mercury, .mainPage])
    expectRefusal(of: .add([1]), on: phone, .notAnArticle(.mercury))
    expectRefusal(of: .add([2]), on: phone, .notAnArticle(.mainPage))
  }

  @Test func `N-1: the guard's code and the other roads' codes are those of the contract`() throws {
    let title = try Title.read("X", wiki: "en").get()
    let codes: [(Refusal, String)] = [
      (.notMainNamespace, "not-main-namespace"), (.invalidTitle("[", .empty), "invalid-title"),
      (.linkWithoutTitle("x"), "invalid-title"), (.otherWiki("x"), "other-wiki"),
      (.missingArticle(title, nearest: []), "missing-article"),
      (.notAnArticle(.mercury), "missing-article"), (.brokenRedirect("x"), "missing-article"),
      (.emptyQuery(""), "empty-query"), (.noSuchCard(1, of: 0), "no-such-card"),
      (.noSuchResult(1, of: nil), "no-such-card"),
      (.unknownTopic("x", nearest: []), "unknown-topic"),
      (.ambiguousTopic("x", []), "ambiguous"),
      (.unknownLanguage("x", nearest: []), "unknown-language"),
      (.languageNotConfigured("fr"), "language-not-configured"),
      (.personalizedUnavailable, "personalized-unavailable"),
      (.contentUnavailable(.offline), "content-unavailable"),
      (.wrongScreen(.next, on: .home), "wrong-screen"), (.onboardingIsComplete, "wrong-screen"),
    ]
    for (refusal, code) in codes { #expect(refusal.code.rawValue == code) }
  }
}
