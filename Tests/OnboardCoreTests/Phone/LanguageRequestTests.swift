import Fixtures
import OnboardCore
import Testing

@Suite struct LanguageRequestTests {
  @Test func `L-1: lang lists the languages`() {
    expect(.languages(.list), on: .interests(cards: [.jazz]), gives: [.say(.languageList)])
  }

  @Test func `L-2: switching on interests keeps the selections and loads the topic's articles`() {
    let profile = Profile.fixture([.art, .music], [.jazz, .fugue])
    let old = Phone.interests(profile, cards: [.jazz, .cubism, .fugue], results: [.talk])
    var phone = old
    phone.profile.language = "de"
    let draw = phone.profile.chance.draw()
    phone.grid = Grid(
      source: .topic(.music), language: "de", cards: [.jazz, .fugue], condition: .loading(draw))
    let request = GridRequest(
      source: .topic(.music), language: "de", recent: [], count: 23,
      excluded: [Page.jazz.article, Page.fugue.article], draw: draw)
    expect(
      .languages(.use("de")), on: old,
      gives: [.say(.usesLanguage("de")), .fetch(.grid(request))]
    ) {
      $0 = phone
    }
    let loaded = Page.row("Musik", 5, wiki: "de")
    expect(.gridLoaded(request, loaded), on: phone, gives: [.say(.screen)]) {
      $0.grid.condition = .ready
      $0.grid.cards = Grid.banded(selected: [.jazz, .fugue], loaded: loaded)
    }
  }

  @Test func `P-2: switching on preference loads the samples of that language`() {
    let profile = Profile.fixture([.music])
    let old = Phone.flow(.preference, profile)
    var phone = old
    phone.profile.language = "de"
    let request = SamplesRequest(
      shown: .screen, language: "de", day: Moment.morning.day,
      seeds: phone.sampleSeeds(on: Moment.morning.day), draw: phone.passage("samples"))
    expect(
      .languages(.use("de")), on: old,
      gives: [.say(.usesLanguage("de")), .fetch(.samples(request))]
    ) {
      $0 = phone
    }
  }

  @Test func `L-1: switching on languages shows the screen again`() {
    expect(
      .languages(.use("de")), on: .flow(.languages),
      gives: [.say(.usesLanguage("de")), .say(.screen)]
    ) {
      $0.profile.language = "de"
    }
  }

  @Test func `H-3: switching on home shows its feed in that language`() {
    var home = Phone.home()
    home.profile.language = "de"
    home.makesEmptyFeed(language: "de")
    let request = home.opensCommunity()
    expect(
      .languages(.use("de")), on: .home(),
      gives: [.say(.usesLanguage("de")), .say(.screen), .fetch(request)]
    ) {
      $0 = home
    }
  }

  @Test func `L-1: adding puts a language last and does not switch to it`() {
    expect(.languages(.add("ja")), on: .flow(.curiosity), gives: [.say(.addedLanguage("ja"))]) {
      $0.profile.languages = ["en", "de", "ja"]
    }
    expect(.languages(.add("DE")), on: .flow(.curiosity), gives: [.say(.languageWasThere("de"))])
  }

  @Test(arguments: [("ZH_Hans", "zh-hans"), ("sr-latn", "sr-el"), ("no", "no")])
  func `L-3: variants and other spellings of a code can be added`(typed: String, code: String) {
    expect(.languages(.add(typed)), on: .flow(.curiosity), gives: [.say(.addedLanguage(code))]) {
      $0.profile.languages = ["en", "de", code]
    }
  }

  @Test func `L-1: the primary language is the first, in use or not`() {
    expect(.languages(.makePrimary("de")), on: .home(), gives: [.say(.madePrimary("de"))]) {
      $0.profile.languages = ["de", "en"]
    }
  }

  @Test func `L-1: removing another language than the one in use changes nothing else`() {
    expect(
      .languages(.remove("de")), on: .flow(.curiosity),
      gives: [.say(.removedLanguage("de", nowUsing: nil))]
    ) {
      $0.profile.languages = ["en"]
    }
  }

  @Test func `L-1: removing the language in use moves to the primary one`() {
    var phone = Phone.home(.fixture(languages: ["fr", "en", "de"]))
    phone.profile.language = "de"
    var home = phone
    home.profile.languages = ["fr", "en"]
    home.profile.language = "fr"
    home.makesEmptyFeed(language: "fr")
    let request = home.opensCommunity()
    expect(
      .languages(.remove("de")), on: phone,
      gives: [.say(.removedLanguage("de", nowUsing: "fr")), .say(.screen), .fetch(request)]
    ) {
      $0 = home
    }
  }

  @Test func `L-1: removing the primary language in use moves to the next one`() {
    expect(
      .languages(.remove("en")), on: .flow(.curiosity),
      gives: [.say(.removedLanguage("en", nowUsing: "de"))]
    ) {
      $0.profile.languages = ["de"]
      $0.profile.language = "de"
    }
  }

  @Test func `L-1: the last language cannot be removed`() {
    expectRefusal(
      of: .languages(.remove("en")), on: .home(.fixture(languages: ["en"])), .lastLanguage("en"))
  }

  @Test(arguments: [
    LanguageRequest.use("fr"), .remove("fr"), .makePrimary("fr"),
  ])
  func `L-1: a language that is not configured is refused`(request: LanguageRequest) {
    expectRefusal(of: .languages(request), on: .home(), .languageNotConfigured("fr"))
  }

  @Test(arguments: ["german", "deutsch", "xx", "", "d e", "🦑"])
  func `L-1: an unknown code is refused, with what was probably meant`(code: String) {
    for request in [LanguageRequest.use(code), .add(code), .remove(code), .makePrimary(code)] {
      var phone = Phone.home()
      let effects = reduce(into: &phone, .request(.languages(request)), at: .morning)
      #expect(phone == .home())
      guard case .say(.refused(.unknownLanguage(code, let nearest)))? = effects.first else {
        Issue.record("\(effects)")
        return
      }
      if ["german", "deutsch"].contains(code) { #expect(nearest.contains("de")) }
    }
  }
}
