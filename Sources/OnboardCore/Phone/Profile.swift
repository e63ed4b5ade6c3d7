/// One simulated phone: all that survives a relaunch.
package struct Profile: Equatable, Sendable {
  /// The configured languages, the primary one first; never empty (L-1).
  package var languages: [String]
  /// The language in use, one of `languages`.
  package var language: String
  package var interests: Interests
  package var onboarding: Onboarding
  /// Where this profile's flow begins, and begins again (F-1, D-2).
  package var start: FlowScreen
  /// What was read, oldest first; one entry for each time.
  package var history: [Reading]
  /// What was saved, oldest first; no page twice.
  package var saved: [SavedPage]
  package var home: HomeMemory
  package var chance: Chance

  package init(
    languages: [String] = ["en"], start: FlowScreen = .curiosity, seed: UInt64 = 1
  ) {
    precondition(!languages.isEmpty, "a profile has at least one language")
    self.languages = languages
    language = languages[0]
    interests = Interests()
    onboarding = .running(FlowPosition(screen: start))
    self.start = start
    history = []
    saved = []
    home = HomeMemory()
    chance = Chance(seed: seed)
  }

  /// The wiki that the language in use reads; several variants share one.
  package var wiki: String { Language.wiki(of: language) }

  /// P-4: an interest or one article read makes the personalized feed possible.
  package var personalizedIsAvailable: Bool {
    !interests.isEmpty || history.contains { $0.page.isMainArticle }
  }

  /// Articles read, each once, the latest first.
  package var articlesRead: [Page] {
    unique(history.reversed().map(\.page).filter(\.isMainArticle))
  }
}

/// One time that a page was read.
package struct Reading: Hashable, Sendable {
  package let page: Page
  package let seconds: Int
  package let at: Moment

  package init(page: Page, seconds: Int, at: Moment) {
    self.page = page
    self.seconds = seconds
    self.at = at
  }
}

/// A page that was saved for later.
package struct SavedPage: Hashable, Sendable {
  package let page: Page
  package let at: Moment

  package init(page: Page, at: Moment) {
    self.page = page
    self.at = at
  }
}

/// The pages without those that stand for an article a second time; the first of each stays.
package func unique(_ pages: some Sequence<Page>) -> [Page] {
  var seen = Set<Article>()
  return pages.filter { seen.insert($0.article).inserted }
}
