import Fixtures
import OnboardCore
import Testing

@Suite struct SearchTests {
  private static func request(
    _ words: String, _ text: String, _ language: String, _ namespace: Int, on phone: Phone
  ) -> (Phone, SearchRequest) {
    var phone = phone
    let request = SearchRequest(
      words: words, text: text, language: language, namespace: namespace,
      draw: phone.passage("search"))
    return (phone, request)
  }

  @Test(
    arguments: [
      ("faust", nil, "faust", "en", 0), ("faust", "de", "faust", "de", 0),
      ("faust", "DE", "faust", "de", 0), ("Talk:Earth", nil, "Earth", "en", 1),
      ("Diskussion:Erde", "de", "Erde", "de", 1), ("talk:Erde", "de", "Erde", "de", 1),
      ("WP: rules", nil, "rules", "en", 4),
      ("Mission: Impossible", nil, "Mission: Impossible", "en", 0),
      (":jazz", nil, "jazz", "en", 0), ("user_talk:x", nil, "x", "en", 3),
      ("[[x", nil, "[[x", "en", 0),
    ] as [(String, String?, String, String, Int)])
  func `S-1: search asks for words in a configured language, in the namespace that was typed`(
    words: String, code: String?, text: String, language: String, namespace: Int
  ) {
    let old = Phone.interests(cards: [.jazz])
    let (phone, request) = Self.request(words, text, language, namespace, on: old)
    expect(.search(words, language: code), on: old, gives: [.fetch(.search(request))]) {
      $0 = phone
    }
  }

  @Test(arguments: ["", " ", ":", "Talk:", "  :  "])
  func `S-2: a search for nothing is an error and changes nothing`(words: String) {
    expectRefusal(
      of: .search(words, language: nil), on: .interests(results: [.jazz]), .emptyQuery(words))
  }

  @Test func `S-2: a language that is unknown or not configured is an error`() {
    let phone = Phone.interests(results: [.jazz])
    expectRefusal(of: .search("x", language: "fr"), on: phone, .languageNotConfigured("fr"))
    var changed = phone
    let effects = reduce(
      into: &changed, .request(.search("x", language: "klingon")), at: .morning)
    #expect(changed == phone)
    guard case .say(.refused(.unknownLanguage("klingon", _)))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
  }

  @Test(arguments: [[], [Page.jazz, .talk]])
  func `S-1: results take the place of those before; none is an answer too`(pages: [Page]) {
    let old = Phone.interests(cards: [.cubism], results: [.fugue])
    let (_, request) = Self.request("faust", "faust", "de", 0, on: old)
    expect(.searched(request, pages), on: old, gives: [.say(.searchResults)]) {
      $0.results = SearchResults(words: "faust", language: "de", namespace: 0, pages: pages)
    }
  }

  @Test func `S-1: add selects results in the order named, with a card each`() {
    expect(
      .add([3, 1]), on: .interests(cards: [.cubism], results: [.jazz, .talk, .fugue]),
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.fugue, .jazz] })]
    ) {
      $0.profile.interests = Interests(articles: [.fugue, .jazz])
      $0.grid.cards = [.jazz, .cubism, .fugue]
    }
  }

  @Test func `S-1: adding one that is on the grid selects it where it stands`() {
    expect(
      .add([1]), on: .interests(cards: [.cubism, .jazz], results: [.jazz]),
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.jazz] })]
    ) {
      $0.profile.interests = Interests(articles: [.jazz])
    }
  }

  @Test func `A-2: add on a full grid drops the last unselected card`() {
    let cards = (1...25).map { Page.of("Card \($0)", image: $0 < 20) }
    expect(
      .add([1]),
      on: .interests(.fixture([], [cards[0], cards[24]]), cards: cards, results: [.jazz]),
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.jazz] })]
    ) {
      $0.profile.interests = Interests(articles: [cards[0], cards[24], .jazz])
      $0.grid.cards = [cards[0], .jazz] + cards[1..<23] + [cards[24]]
    }
  }

  @Test(arguments: [0, 2, -1, Int.max, Int.min])
  func `S-1: a number that the search did not give is refused`(number: Int) {
    expectRefusal(
      of: .add([number]), on: .interests(results: [.jazz]), .noSuchResult(number, of: 1))
    expectRefusal(
      of: .add([1, number]), on: .interests(results: [.jazz]), .noSuchResult(number, of: 1))
    expectRefusal(of: .add([number]), on: .interests(), .noSuchResult(number, of: nil))
  }
}
