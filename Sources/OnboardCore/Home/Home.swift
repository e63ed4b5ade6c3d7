package struct Home: Equatable, Sendable {
  package var tab: Tab

  package init(tab: Tab) { self.tab = tab }

  package enum Tab: String, CaseIterable, Sendable {
    case community
    case forYou = "for-you"
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
