import OnboardCore

extension Refusal {
  /// One phrase for people: the rule, what was typed, what comes nearest.
  package func message(_ phone: Phone) -> String {
    let profile = phone.profile
    return switch self {
    case .notMainNamespace:
      "Only articles in the main namespace can be added as interests."
    case .invalidTitle(let typed, let error):
      "\(Wording.quoted(typed)) is no valid title: \(error.reason)"
    case .missingArticle(let title, let nearest):
      "there is no article \(Wording.quoted(title.prefixedText)) in "
        + Wording.language(title.wiki == profile.wiki ? profile.language : title.wiki)
        + Self.offer(nearest.map { Wording.quoted($0) })
    case .notAnArticle(let page):
      "\(Wording.quoted(page.article.title)) is \(page.kind.phrase), not an article"
    case .brokenRedirect(let title):
      "\(Wording.quoted(title)) is a redirect that leads to no article"
    case .otherWiki(let typed):
      "\(Wording.quoted(typed)) is a link to another wiki; 'lang CODE' switches to the Wikipedia of"
        + " another language"
    case .linkWithoutTitle(let typed):
      "\(Wording.quoted(typed)) is a link that names no page by its title"
    case .wrongScreen(let verb, let screen):
      Self.wrongScreen(verb, screen)
    case .onboardingIsComplete:
      "resume: onboarding is complete, there is nothing to return to"
    case .emptyQuery(let typed):
      "search: expected words to search for; got \(typed.isEmpty ? "nothing" : Wording.quoted(typed))"
    case .unknownTopic(let typed, let nearest):
      "unknown topic \(Wording.quoted(typed))"
        + (nearest.isEmpty
          ? "; 'topics' lists all \(Topic.allCases.count)"
          : Self.offer(nearest.map { Self.typeable($0, phone) }))
    case .ambiguousTopic(let typed, let topics):
      "\(Wording.quoted(typed)) begins several topics: "
        + Wording.list(topics.map(phone.topicName))
    case .noSuchCard(let number, let count):
      count == 0
        ? "there is no card \(number): the grid is empty"
        : "expected a card from 1 to \(count); got '\(number)'"
    case .noSuchResult(let number, let count):
      Self.noSuchResult(number, count)
    case .notSelected(let typed):
      "\(Wording.quoted(typed)) is not among the selected articles and topics"
    case .unknownLanguage(let typed, let nearest):
      "unknown language \(Wording.quoted(typed))"
        + (nearest.isEmpty
          ? "; codes such as de, ja or zh-hant are known, 'lang add CODE' adds one"
          : Self.offer(nearest.map { Wording.language($0) }))
    case .languageNotConfigured(let code):
      "\(Wording.language(code)) is not among the languages of this profile; 'lang add \(code)' adds it"
    case .lastLanguage(let code):
      "\(Wording.language(code)) is the only language; add another before removing it"
    case .personalizedUnavailable:
      "Personalized needs an interest or an article read; it can be enabled later by adding"
        + " interests in settings"
    case .contentUnavailable(let failure):
      "\(Wording.failure(failure)); nothing is lost, 'retry' tries again"
    case .noRefreshOffline:
      "the network is offline; refresh makes a new feed once it is back"
    case .notInHistory(let typed):
      "\(Wording.quoted(typed)) is not in the reading history"
    case .notSaved(let typed):
      "\(Wording.quoted(typed)) is not among the saved articles"
    case .notInFlow(let verb, let screen):
      "\(verb.rawValue) belongs to onboarding, and \(screen.rawValue) was opened from home; 'back'"
        + " returns"
    case .onlyOnHome(let form):
      "\(Wording.quoted(form)) works on home; this is \(phone.screen.rawValue)"
    case .onlyOnTab(let tab, let verb):
      "\(verb.rawValue) works in \(Wording.name(tab)); 'tab \(tab.rawValue)' goes there"
    case .noCard:
      "there is no card here"
    case .noSuchFeedCard(let number, let count):
      count == 0
        ? "there is no card \(number) here" : "expected a card from 1 to \(count); got '\(number)'"
    case .cardHasNoArticle(let kind):
      "this card of “\(Wording.name(kind))” has no article"
        + (kind == .discover ? "; discover daily, weekly or monthly makes a list" : "")
    case .moduleOfLaterPhase(let kind):
      "“\(Wording.name(kind))” comes with phase 2; --phase 2 or the header 'phase: 2' has it"
    case .nothingToShuffle:
      "there is no random article here; 'modules' says whether “Random” is on"
    case .notLoggedIn:
      "nobody is logged in; 'login' logs in"
    }
  }

  private static func offer(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(Wording.list(names, "or"))?"
  }

  /// A topic's shown name, with the id beside it where the name is in another script or words.
  private static func typeable(_ topic: Topic, _ phone: Phone) -> String {
    let name = phone.topicName(topic)
    return Folding.fold(name) == topic.id ? Wording.quoted(topic.id) : "'\(topic.id)' (\(name))"
  }

  private static func wrongScreen(_ verb: Verb, _ screen: Screen) -> String {
    let places = verb.screens.map(\.rawValue)
    let works =
      verb == .retry
      ? "on interests, and wherever content failed"
      : places.count > 8 ? "while the app is open" : "on " + Wording.list(places)
    let here =
      switch screen {
      case .closed: "the app is closed ('relaunch' starts it)"
      case .background: "the app is in the background ('foreground' brings it back)"
      case .intro, .privacy, .languages, .curiosity, .interests, .preference, .building, .home,
        .article, .settings:
        "this is \(screen.rawValue)"
      }
    return "\(verb.rawValue) works \(works); \(here)"
  }

  private static func noSuchResult(_ number: Int, _ count: Int?) -> String {
    switch count {
    case nil: "add: there are no results yet; 'search WORDS' finds some"
    case 0?: "add: the last search found nothing"
    case let count?: "expected a result from 1 to \(count); got '\(number)'"
    }
  }
}

extension Page.Kind {
  fileprivate var phrase: String {
    switch self {
    case .article: "an article"
    case .disambiguation: "a disambiguation page"
    case .mainPage: "the main page"
    }
  }
}

extension TitleError {
  var reason: String {
    switch self {
    case .empty: "nothing is left of it"
    case .characters(let piece): "it holds \(Wording.quoted(piece)), which no title may"
    case .relative: "it is a relative path"
    case .magicTilde: "it holds three tildes"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .leadingColon: "a colon stands at its beginning"
    case .talkNamespace(let prefix): "a talk page cannot be in \(Wording.quoted(prefix))"
    case .brokenText: "it holds broken characters"
    case .invalid: "blanks are left at its ends"
    }
  }
}
