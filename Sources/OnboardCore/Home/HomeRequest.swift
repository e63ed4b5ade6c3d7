/// A step on home.
package enum Move: String, Hashable, CaseIterable, Sendable {
  case down, up, left, right
}

/// What a person does on home, or on what was opened from it.
package enum HomeRequest: Equatable, Sendable {
  case tab(Home.Tab)
  case move(Move, count: Int)
  case top
  /// An overview of all modules and cards.
  case feed
  case open
  case menu
  case share(String?)
  case hide(HideTarget)
  case customize
  case interests
  case modules(ModulesRequest)
  case hidden
  case unhide(ModuleKind)
  case refresh
  case older
  case notifications
  case shuffle
  /// How often Discover makes a reading list; nil turns it off.
  case discover(ReadingListPace?)
}

package enum HideTarget: String, CaseIterable, Sendable {
  case card, module
}

package enum ModulesRequest: Equatable, Sendable {
  case list
  case turn(ModuleKind, on: Bool)
}

extension HomeRequest {
  package var verb: Verb {
    switch self {
    case .tab: .tab
    case .move(.down, _): .down
    case .move(.up, _): .up
    case .move(.left, _): .left
    case .move(.right, _): .right
    case .top: .top
    case .feed: .feed
    case .open: .open
    case .menu: .menu
    case .share: .share
    case .hide: .hide
    case .customize: .customize
    case .interests: .interests
    case .modules: .modules
    case .hidden: .hidden
    case .unhide: .unhide
    case .refresh: .refresh
    case .older: .older
    case .notifications: .notifications
    case .shuffle: .shuffle
    case .discover: .discover
    }
  }

  var isChange: Bool {
    switch self {
    case .feed, .menu, .share, .modules(.list), .hidden: false
    case .tab, .move, .top, .open, .hide, .customize, .interests, .modules, .unhide, .refresh,
      .older, .notifications, .shuffle, .discover:
      true
    }
  }
}
