import Fixtures
import OnboardCore
import Testing

@Suite struct HomeLanguageTests {
  /// Somebody who looked at For you in English.
  private static func walk(_ profile: Profile) -> Walk {
    var walk = Walk(.home(profile, tab: .forYou))
    walk.ask(.home(.refresh))
    return walk
  }

  @Test func `H-3: a switch stays in the module and at the card, where the language has them`() {
    var walk = Self.walk(.fixture([.music, .art], read: [.jazz, .berlinInGerman]))
    walk.ask(.home(.move(.down, count: 1)), .home(.move(.right, count: 2)))
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.current?.module.source == .topic(.art))
    #expect(walk.phone.home?.forYou == Home.Position(module: 1, card: 2))
    #expect(walk.phone.current?.card.page?.article.wiki == "de")
  }

  @Test func `H-3: where its interest is not there, the first module of its kind is`() {
    // In German the feed has no carousel of the English article.
    var walk = Self.walk(.fixture([.music], [.jazz], read: [.fugue, .berlinInGerman]))
    walk.ask(.home(.move(.down, count: 1)))
    #expect(walk.phone.current?.module.source == .interest(.jazz))
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.current?.module.source == .topic(.music))
    walk.ask(.languages(.use("en")), .home(.move(.down, count: 2)))
    #expect(walk.phone.current?.module.source == .read(.fugue))
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.current?.module.source == .read(.berlinInGerman))
  }

  @Test func `H-3: where the language has no such module, home is at its top`() {
    var walk = Self.walk(.fixture([.music], read: [.jazz]))
    walk.ask(.home(.move(.down, count: 2)))
    #expect(walk.phone.current?.module.kind == .continueReading)
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.home?.forYou == Home.Position())
  }

  @Test func `H-3: a place that the other carousel does not have is its last one`() {
    var walk = Walk(.home(.fixture([.music]), tab: .forYou))
    walk.candidates = { source, language in
      Array(Walk.made(source, language).prefix(language == "de" ? 2 : 4))
    }
    walk.ask(.home(.refresh), .home(.move(.right, count: 3)), .languages(.use("de")))
    #expect(walk.phone.home?.forYou.card == 1)
  }

  @Test func `H-3: both tabs are in the language, and ask for its content`() {
    var walk = Self.walk(.fixture([.music]))
    walk.ask(.home(.tab(.community)))
    walk.forgetRequests()
    walk.ask(.languages(.use("de")))
    guard case .community(let request)? = walk.requests.first else {
      Issue.record("\(walk.requests)")
      return
    }
    #expect(request.language == "de" && walk.requests.count == 1)
    #expect(walk.phone.home?.community?.language == "de")
    walk.ask(.home(.tab(.forYou)))
    #expect(walk.shown.flatMap(\.articles).allSatisfy { $0.wiki == "de" })
  }

  @Test func `H-3: Community stays in the module, too`() {
    let content = CommunityDay(featured: .cubism, topRead: [.jazz, .fugue, .berlin])
    var walk = Walk(.home())
    walk.community = { _ in content }
    walk.ask(.home(.refresh), .home(.move(.down, count: 1)), .home(.move(.right, count: 2)))
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.home?.inCommunity == Home.Position(module: 1, card: 2))
    walk.community = { _ in CommunityDay(featured: .cubism) }
    walk.ask(.languages(.use("en")))
    #expect(walk.phone.current?.module.kind == .featuredArticle)
  }

  @Test func `H-3: a switch changes nothing about the interests`() {
    let profile = Profile.fixture([.music], [.jazz, .berlinInGerman])
    var walk = Self.walk(profile)
    walk.ask(.languages(.use("de")))
    #expect(walk.phone.profile.interests == profile.interests)
  }

  @Test func `H-3: articles count as interests in their own language's feed`() {
    var walk = Self.walk(.fixture([], [.jazz, .berlinInGerman]))
    #expect(walk.shown.map(\.source) == [.interest(.jazz)])
    walk.ask(.languages(.use("de")))
    #expect(walk.shown.map(\.source) == [.interest(.berlinInGerman)])
  }

  @Test func `L-1: removing the feed's language moves home to the primary one`() {
    var walk = Self.walk(.fixture([.music]))
    walk.ask(.languages(.use("de")), .languages(.remove("de")))
    #expect(walk.phone.profile.language == "en")
    #expect(walk.shown.flatMap(\.articles).allSatisfy { $0.wiki == "en" })
  }

  @Test func `H-1: the language menu ends in the screen on which languages are managed`() {
    var walk = Self.walk(.fixture([.music, .art]))
    walk.ask(.home(.move(.right, count: 1)))
    let home = walk.phone.app
    walk.ask(.languages(.manage))
    #expect(walk.phone.screen == .languages)
    walk.ask(.languages(.add("fr")), .languages(.makePrimary("fr")))
    #expect(walk.phone.profile.languages == ["fr", "en", "de"])
    walk.ask(.back)
    #expect(walk.phone.app == home)
    expectRefusal(of: .languages(.manage), on: .flow(.languages), .onlyOnHome("lang manage"))
  }

  @Test func `H-3: a language chosen while an article is open is that of home behind it`() {
    var walk = Self.walk(.fixture([.music]))
    walk.ask(.home(.open), .languages(.use("de")))
    #expect(walk.phone.screen == .article)
    walk.ask(.back)
    #expect(walk.shown.first?.condition == .ready)
    #expect(walk.shown.flatMap(\.articles).allSatisfy { $0.wiki == "de" })
  }
}
