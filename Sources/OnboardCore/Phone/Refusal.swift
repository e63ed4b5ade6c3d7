/// Why the phone did not do, or not wholly do, what was asked.
package enum Refusal: Error, Hashable, Sendable {
  case notMainNamespace
  case invalidTitle(String, TitleError)
  /// No such page, and titles that come near.
  case missingArticle(Title, nearest: [String])
  /// A page that is no article, though in the main namespace.
  case notAnArticle(Page)
  case brokenRedirect(String)
  case otherWiki(String)
  /// An address of a Wikipedia that names no page by its title.
  case linkWithoutTitle(String)
  case wrongScreen(Verb, on: Screen)
  /// `resume` when nothing was abandoned.
  case onboardingIsComplete
  /// A search for nothing, with what was typed.
  case emptyQuery(String)
  case unknownTopic(String, nearest: [Topic])
  case ambiguousTopic(String, [Topic])
  case noSuchCard(Int, of: Int)
  /// A number that the last search did not give; nil when there was no search.
  case noSuchResult(Int, of: Int?)
  case notSelected(String)
  case unknownLanguage(String, nearest: [String])
  case languageNotConfigured(String)
  case lastLanguage(String)
  case personalizedUnavailable
  case contentUnavailable(ContentFailure)
  case notInHistory(String)
  case notSaved(String)
  /// A command of the flow, on a screen that was opened from home.
  case notInFlow(Verb, on: Screen)
  /// A form of a command that works on home only, as it is typed.
  case onlyOnHome(String)
  case onlyOnTab(Home.Tab, Verb)
  /// The feed shows no card that a command could mean.
  case noCard
  case noSuchFeedCard(Int, of: Int)
  case cardHasNoArticle(ModuleKind)
  case moduleOfLaterPhase(ModuleKind)
  /// A new feed was asked for without a network.
  case noRefreshOffline
  case nothingToShuffle
  case notLoggedIn

  /// The codes of the JSON contract.
  package enum Code: String, CaseIterable, Sendable {
    case notMainNamespace = "not-main-namespace"
    case invalidTitle = "invalid-title"
    case missingArticle = "missing-article"
    case otherWiki = "other-wiki"
    case wrongScreen = "wrong-screen"
    case unknownCommand = "unknown-command"
    case usage
    case emptyQuery = "empty-query"
    case unknownTopic = "unknown-topic"
    case ambiguous
    case noSuchCard = "no-such-card"
    case unknownLanguage = "unknown-language"
    case languageNotConfigured = "language-not-configured"
    case personalizedUnavailable = "personalized-unavailable"
    case contentUnavailable = "content-unavailable"
    case storeUnavailable = "store-unavailable"
    case storeInUse = "store-in-use"
    case expectationFailed = "expectation-failed"
  }

  package var code: Code {
    switch self {
    case .notMainNamespace: .notMainNamespace
    case .invalidTitle, .linkWithoutTitle: .invalidTitle
    case .missingArticle, .notAnArticle, .brokenRedirect, .notInHistory, .notSaved: .missingArticle
    case .otherWiki: .otherWiki
    case .wrongScreen, .onboardingIsComplete, .notInFlow, .onlyOnHome, .onlyOnTab:
      .wrongScreen
    case .emptyQuery: .emptyQuery
    case .unknownTopic: .unknownTopic
    case .ambiguousTopic: .ambiguous
    case .noSuchCard, .noSuchResult, .notSelected, .noCard, .noSuchFeedCard, .cardHasNoArticle,
      .nothingToShuffle:
      .noSuchCard
    case .unknownLanguage: .unknownLanguage
    case .languageNotConfigured: .languageNotConfigured
    case .lastLanguage, .moduleOfLaterPhase, .notLoggedIn: .usage
    case .personalizedUnavailable: .personalizedUnavailable
    case .contentUnavailable, .noRefreshOffline: .contentUnavailable
    }
  }
}
