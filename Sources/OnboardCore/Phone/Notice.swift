/// What there is to say to the person; the words are made by the renderer.
package enum Notice: Hashable, Sendable {
  /// The screen as it is now.
  case screen
  case status
  case topicList
  case languageList
  case historyList
  case savedList
  case searchResults
  /// The sample cards of one feed.
  case samples(FirstFeed)
  /// Personalized is disabled, and how that can change (P-4).
  case personalizedIsDisabled

  case selection(SelectionChange)
  case nothingFailed

  case usesLanguage(String)
  case addedLanguage(String)
  case languageWasThere(String)
  case madePrimary(String)
  /// The language that was removed, and the one in use now if that changed.
  case removedLanguage(String, nowUsing: String?)

  case chose(FirstFeed)
  case choseForNextLaunch(FirstFeed)
  case fellBackToCommunity
  /// A screen that was gone through on the way (F-5).
  case passed(FlowScreen, FirstFeed)
  case building(FirstFeed)
  /// The wait for the feed ended before all of it was there (F-7).
  case feedIsLate(FirstFeed)
  case skipped
  case resumed(FlowScreen)

  case read(Page, seconds: Int)
  case saved(Page)
  case wasSaved(Page)
  case unsaved(Page)
  case historyCleared(Int)
  case historyRemoved(Page, times: Int)

  /// All modules and cards of the tab on show.
  case feedOverview
  case wasOnTab(Home.Tab)
  case atTopOfFeed
  case atEndOfFeed(Home.Tab)
  case atFirstCard
  case atLastCard
  case nothingToMoveTo
  case refreshed
  /// The day's feed could not be made without a network; that of an earlier day stays.
  case feedIsOld(Day)
  case cardMenu
  case link(Article)
  /// The title of a card that was hidden, with markup.
  case hidCard(FeedCard.Subject)
  case moduleList
  case hiddenList
  case turnedModule(ModuleKind, on: Bool)
  case moduleWas(ModuleKind, on: Bool)
  case readingListPace
  case loggedIn(Bool)
  case wasLoggedIn(Bool)
  case unread(Int)
  /// How many notifications were unread.
  case notifications(Int)
  case place

  case closed
  case wentToBackground
  case wasInBackground
  case clock
  case seed
  case network

  case refused(Refusal)

  /// Whether it tells of something that went wrong.
  package var isComplaint: Bool {
    guard case .refused = self else { return false }
    return true
  }

  /// Whether it says that nothing was done; content that did not come is another matter.
  package var isRefusal: Bool {
    guard case .refused(let refusal) = self else { return false }
    return refusal.code != .contentUnavailable
  }
}

/// What a command did to the selections.
package struct SelectionChange: Hashable, Sendable {
  package var selectedTopics: [Topic] = []
  package var selectedArticles: [Page] = []
  package var topicsThere: [Topic] = []
  package var articlesThere: [Page] = []
  package var deselectedTopics: [Topic] = []
  package var deselectedArticles: [Page] = []
  package var topicsNotThere: [Topic] = []
  package var articlesNotThere: [Page] = []
  /// `deselect all`: how many topics and articles there were.
  package var cleared: Cleared?

  package struct Cleared: Hashable, Sendable {
    package let topics: Int
    package let articles: Int

    package init(topics: Int, articles: Int) {
      self.topics = topics
      self.articles = articles
    }
  }

  package init() {}
}
