/// The modules of home's two feeds, each feed's in its order (Y-1, C-1); raw values are those of
/// the JSON contract.
package enum ModuleKind: String, CaseIterable, Sendable {
  case basedOnInterests = "based-on-interests"
  case becauseYouRead = "because-you-read"
  case continueReading = "continue-reading"
  case places
  case discover
  case random
  case games

  case featuredArticle = "featured-article"
  case topRead = "top-read"
  case inTheNews = "in-the-news"
  case onThisDay = "on-this-day"
  case pictureOfTheDay = "picture-of-the-day"

  /// The feed that it stands in.
  package var tab: Home.Tab {
    switch self {
    case .basedOnInterests, .becauseYouRead, .continueReading, .places, .discover, .random, .games:
      .forYou
    case .featuredArticle, .topRead, .inTheNews, .onThisDay, .pictureOfTheDay:
      .community
    }
  }

  /// The phase of the product with which it comes.
  package var phase: Phase {
    switch self {
    case .places, .discover, .random, .games: .second
    case .basedOnInterests, .becauseYouRead, .continueReading, .featuredArticle, .topRead,
      .inTheNews, .onThisDay, .pictureOfTheDay:
      .first
    }
  }

  /// The modules that a feed has in a phase.
  package static func all(in tab: Home.Tab, phase: Phase) -> [ModuleKind] {
    allCases.filter { $0.tab == tab && $0.phase <= phase }
  }
}

/// How much of the product there is.
package enum Phase: Int, CaseIterable, Comparable, Sendable {
  case first = 1
  case second

  package static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
}
