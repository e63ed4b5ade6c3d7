import Fixtures
import OnboardCore
import Testing

@Suite struct CardSelectionTests {
  private static let cards = [Page.jazz, .cubism, .berlin, .fugue]

  @Test func `A-5: select marks cards in place, in the order chosen`() {
    expect(
      .select([.card(3), .card(1)]), on: .interests(cards: Self.cards),
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.berlin, .jazz] })]
    ) {
      $0.profile.interests = Interests(articles: [.berlin, .jazz])
    }
  }

  @Test func `A-5: deselect takes the mark back in place`() {
    expect(
      .deselect([.card(1), .card(2)]),
      on: .interests(.fixture([], [.berlin, .jazz]), cards: Self.cards),
      gives: [
        .say(
          SelectionChange.of {
            $0.deselectedArticles = [.jazz]
            $0.articlesNotThere = [.cubism]
          })
      ]
    ) {
      $0.profile.interests = Interests(articles: [.berlin])
    }
  }

  @Test func `a card that is selected already is said to be`() {
    expect(
      .select([.card(1), .card(1)]), on: .interests(cards: Self.cards),
      gives: [
        .say(
          SelectionChange.of {
            $0.selectedArticles = [.jazz]
            $0.articlesThere = [.jazz]
          })
      ]
    ) {
      $0.profile.interests = Interests(articles: [.jazz])
    }
  }

  @Test(arguments: [0, 5, -1, Int.max, Int.min])
  func `F-6: a number without a card is refused, and the cards named beside it are not selected`(
    number: Int
  ) {
    let phone = Phone.interests(cards: Self.cards)
    expectRefusal(
      of: .select([.card(1), .card(number)]), on: phone, .noSuchCard(number, of: 4))
    expectRefusal(of: .deselect([.card(number)]), on: phone, .noSuchCard(number, of: 4))
  }

  @Test(arguments: ["jazz", "JAZZ", "Jazz"])
  func `bare words name a card of the grid by its title, whatever the case`(typed: String) {
    expect(
      .select([.words(typed)]), on: .interests(cards: Self.cards),
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.jazz] })]
    ) {
      $0.profile.interests = Interests(articles: [.jazz])
    }
  }

  @Test func `bare words name a card by its displayed title without markup`() {
    let card = Page(
      article: Article(wiki: "en", title: "E. coli"), displayTitle: "<i>Escherichia</i> coli")
    expect(
      .select([.words("escherichia coli")]), on: .interests(cards: [card]),
      gives: [.say(SelectionChange.of { $0.selectedArticles = [card] })]
    ) {
      $0.profile.interests = Interests(articles: [card])
    }
  }

  @Test func `bare words are a topic where they name one in full, before any card`() {
    let card = Page.of("Music", .music)
    var phone = Phone.interests(cards: [card])
    _ = reduce(into: &phone, .request(.select([.words("music")])), at: .morning)
    #expect(phone.profile.interests == Interests(topics: [.music]))
  }

  @Test func `bare words are a card before they are the beginning of a topic`() {
    let card = Page.of("Mus", .music)
    var phone = Phone.interests(cards: [card])
    _ = reduce(into: &phone, .request(.select([.words("mus")])), at: .morning)
    #expect(phone.profile.interests == Interests(articles: [card]))
  }

  @Test func `L-2: articles of one title in two languages are two interests`() {
    var phone = Phone.interests(.fixture([], [.berlin]), cards: [.berlin, .berlinInGerman])
    expect(
      .request(.select([.card(2)])), on: &phone,
      gives: [.say(SelectionChange.of { $0.selectedArticles = [.berlinInGerman] })]
    ) {
      $0.profile.interests = Interests(articles: [.berlin, .berlinInGerman])
    }
    expect(
      .request(.deselect([.card(1)])), on: &phone,
      gives: [.say(SelectionChange.of { $0.deselectedArticles = [.berlin] })]
    ) {
      $0.profile.interests = Interests(articles: [.berlinInGerman])
    }
  }

  @Test(arguments: [Selector.words("Jazz"), .title("Jazz"), .title("jazz"), .words("jazz")])
  func `deselect finds a selected article by its title, also when no card shows it`(
    selector: Selector
  ) {
    expect(
      .deselect([selector]), on: .interests(.fixture([], [.jazz, .berlin]), cards: [.cubism]),
      gives: [.say(SelectionChange.of { $0.deselectedArticles = [.jazz] })]
    ) {
      $0.profile.interests = Interests(articles: [.berlin])
    }
  }

  @Test func `deselect of a title that is not selected is refused`() {
    expectRefusal(
      of: .deselect([.title("Jazz")]), on: .interests(.fixture([], [.berlin])),
      .notSelected("Jazz"))
  }

  @Test func `A-5: the counter counts topics and articles`() {
    let interests = Interests(topics: [.music, .art], articles: [.jazz])
    #expect(interests.count == 3)
    #expect(!interests.isEmpty)
    #expect(Interests().isEmpty)
  }
}

@Suite struct InterestsTests {
  @Test func `interests keep the order chosen, and nothing stands twice`() {
    var interests = Interests()
    let areNewTopics = [Topic.music, .art, .music].map { interests.add($0) }
    let areNewPages = [Page.jazz, .berlin, .of("Jazz", image: false)].map { interests.add($0) }
    #expect(areNewTopics == [true, true, false])
    #expect(areNewPages == [true, true, false])
    #expect(interests == Interests(topics: [.music, .art], articles: [.jazz, .berlin]))
    #expect(interests.contains(Page.jazz.article))
    #expect(!interests.contains(Page.berlinInGerman.article))
  }

  @Test func `removing tells whether it was there`() {
    var interests = Interests(topics: [.music], articles: [.jazz])
    let wereThere = [
      interests.remove(Topic.music), interests.remove(Topic.music),
      interests.remove(Page.jazz.article), interests.remove(Page.jazz.article),
    ]
    #expect(wereThere == [true, false, true, false])
    #expect(interests == Interests())
  }

  @Test func `N-1: a page outside the main namespace as interest is a fault of ours`() async {
    await #expect(processExitsWith: .failure) {
      var interests = Interests()
      interests.add(Page(article: Article(wiki: "en", title: "Talk:Earth"), namespace: 1))
    }
  }
}
