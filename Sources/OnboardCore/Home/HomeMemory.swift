/// What home remembers across a relaunch.
package struct HomeMemory: Equatable, Sendable {
  /// The articles whose cards were hidden in For you, oldest first; for good (Y-6).
  package var hiddenCards: [HiddenCard] = []
  /// Cards of Community that were hidden.
  package var hiddenStories: [CommunityKey] = []
  /// Modules that are off, in the order of all.
  package var modulesOff: [ModuleKind] = []
  /// On which day an article was on screen in For you last.
  package var seen: [Article: Day] = [:]
  /// The feeds as they were made last, one a language, in the order of the languages' codes.
  package var feeds: [ForYouFeed] = []
  /// On which days feeds were made, oldest first.
  package var refreshes: [FeedRefresh] = []
  /// Where the person is, for Places of interest; nil while that is not told.
  package var place: Place?
  /// How often Discover makes a reading list; nil while it is off.
  package var readingListPace: ReadingListPace?
  /// Nil while nobody is logged in.
  package var account: Account?

  package init() {}

  /// How many hidden cards the apps remember; they forget the older ones.
  package static let rememberedByApps = 100
  /// How many days with refreshes are remembered; enough for every clock that is set back.
  private static let rememberedDays = 200

  package func feed(in language: String) -> ForYouFeed? {
    feeds.first { $0.language == language }
  }

  /// Puts a feed in the place of the one that its language had.
  mutating func keep(_ feed: ForYouFeed) {
    feeds.removeAll { $0.language == feed.language }
    let place = feeds.firstIndex { $0.language > feed.language } ?? feeds.endIndex
    feeds.insert(feed, at: place)
  }

  mutating func updateFeed(in language: String, _ change: (inout ForYouFeed) -> Void) {
    guard let place = feeds.firstIndex(where: { $0.language == language }) else { return }
    change(&feeds[place])
  }

  /// Hides an article for good; two languages may be variants of one wiki, so that it stands in
  /// both their feeds.
  mutating func hide(_ page: Page, at moment: Moment) {
    hiddenCards.append(HiddenCard(page: page, at: moment))
    for feed in feeds.indices {
      for module in feeds[feed].modules.indices {
        feeds[feed].modules[module].hide(page.article)
      }
    }
  }

  /// How many feeds a language had on a day.
  func refreshes(of language: String, on day: Day) -> Int {
    refreshes.first { $0.language == language && $0.day == day }?.count ?? 0
  }

  mutating func noteRefresh(of language: String, on day: Day) {
    if let place = refreshes.firstIndex(where: { $0.language == language && $0.day == day }) {
      refreshes[place].count += 1
    } else {
      refreshes.append(FeedRefresh(language: language, day: day, count: 1))
      refreshes = refreshes.suffix(HomeMemory.rememberedDays)
    }
  }

  /// Notes what was on screen, and forgets what was so long ago that it may come back.
  mutating func noteSeen(_ articles: [Article], on day: Day) {
    for article in articles where seen[article] != day { seen[article] = day }
    guard seen.values.contains(where: { isForgotten($0, on: day) }) else { return }
    seen = seen.filter { !isForgotten($0.value, on: day) }
  }

  private func isForgotten(_ seen: Day, on day: Day) -> Bool {
    day.number - seen.number >= CarouselRule.restDays
  }

  mutating func switchModule(_ kind: ModuleKind, on isOn: Bool) {
    modulesOff = ModuleKind.allCases.filter {
      $0 == kind ? !isOn : modulesOff.contains($0)
    }
  }
}

/// A card of For you that was hidden.
package struct HiddenCard: Hashable, Sendable {
  package let page: Page
  package let at: Moment

  package init(page: Page, at: Moment) {
    self.page = page
    self.at = at
  }
}

/// What tells one card of Community from another: the same article may be featured, read much and
/// stand in the news, on several days and in several languages.
package struct CommunityKey: Hashable, Sendable {
  package let kind: ModuleKind
  package let wiki: String
  package let day: Day
  /// A title, or a story's text.
  package let name: String

  package init(kind: ModuleKind, wiki: String, day: Day, name: String) {
    self.kind = kind
    self.wiki = wiki
    self.day = day
    self.name = name
  }
}

/// The account that is logged in. It has no name: none is asked for, and none could leak.
package struct Account: Hashable, Sendable {
  /// Notifications that were not looked at.
  package var unread: Int

  package init(unread: Int = 0) { self.unread = unread }
}
