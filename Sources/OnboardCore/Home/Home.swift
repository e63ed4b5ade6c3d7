/// Home: two feeds, and where the person is in each.
package struct Home: Equatable, Sendable {
  package enum Tab: String, CaseIterable, Sendable {
    case community
    case forYou = "for-you"
  }

  /// A card by its place, both counted from 0; the card matters only where the module has it.
  package struct Position: Hashable, Sendable {
    package var module: Int
    package var card: Int

    package init(module: Int = 0, card: Int = 0) {
      self.module = module
      self.card = card
    }
  }

  package var tab: Tab
  /// Where the person is in For you, whose cards the profile keeps.
  package var forYou = Position()
  /// Where the person is in Community.
  package var inCommunity = Position()
  /// Nil until Community is shown.
  package var community: CommunityFeed?

  package init(tab: Tab) { self.tab = tab }

  /// The place in the feed on show.
  package var position: Position {
    get { tab == .community ? inCommunity : forYou }
    set { if tab == .community { inCommunity = newValue } else { forYou = newValue } }
  }
}

extension FirstFeed {
  /// The tab that home opens on.
  package var tab: Home.Tab {
    switch self {
    case .community: .community
    case .personalized: .forYou
    }
  }
}

/// An article that was opened from home.
package struct ArticleScreen: Equatable, Sendable {
  package let page: Page
  /// The entry of the reading history that its time is added to.
  package var reading: Reading
  /// When the person began to look at it, or came back to it, in seconds since 1970.
  package var since: Int
  /// Where `back` returns to.
  package var home: Home

  package init(page: Page, reading: Reading, since: Int, home: Home) {
    self.page = page
    self.reading = reading
    self.since = since
    self.home = home
  }
}

/// The settings of the feed, opened from home.
package struct SettingsScreen: Equatable, Sendable {
  /// Where `back` returns to.
  package var home: Home

  package init(home: Home) { self.home = home }
}
