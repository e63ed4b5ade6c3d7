/// What the phone asks of content. Every request carries a draw: what it draws from its
/// candidates, and what becomes of it on a flaky network, follow from it.
package enum ContentRequest: Hashable, Sendable {
  case grid(GridRequest)
  case search(SearchRequest)
  case lookUp(LookUpRequest)
  case samples(SamplesRequest)
  case feed(FeedRequest)

  package var draw: Draw {
    switch self {
    case .grid(let request): request.draw
    case .search(let request): request.draw
    case .lookUp(let request): request.draw
    case .samples(let request): request.draw
    case .feed(let request): request.draw
    }
  }

  /// The same request with another draw, for `retry` (T-4: each load is a new draw).
  package func again(with draw: Draw) -> ContentRequest {
    switch self {
    case .grid(var request):
      request.draw = draw
      return .grid(request)
    case .search(var request):
      request.draw = draw
      return .search(request)
    case .lookUp(var request):
      request.draw = draw
      return .lookUp(request)
    case .samples(var request):
      request.draw = draw
      return .samples(request)
    case .feed(var request):
      request.draw = draw
      return .feed(request)
    }
  }
}

/// Cards for the interests grid.
package struct GridRequest: Hashable, Sendable {
  package let source: Grid.Source
  package let language: String
  /// Cards that come first and need no load: what was read and saved.
  package let recent: [Page]
  /// How many more are wanted.
  package let count: Int
  /// Articles that are on the grid already.
  package let excluded: [Article]
  package var draw: Draw
}

/// Titles that match words, in one namespace of one wiki.
package struct SearchRequest: Hashable, Sendable {
  /// The most results that an answer holds.
  package static let limit = 10

  package let words: String
  /// The words without a namespace that was typed before them.
  package let text: String
  package let language: String
  package let namespace: Int
  package var draw: Draw
}

/// Pages by their titles, and what they are wanted for.
package struct LookUpRequest: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    /// `select`: all that was named, in the order named.
    case select([Choice])
    case read(seconds: Int)
    case save
  }

  package let purpose: Purpose
  package let titles: [Title]
  /// The content language, which decides between variants of a wiki.
  package let language: String
  package var draw: Draw
}

/// What a title leads to.
package enum Found: Hashable, Sendable {
  /// The page, behind its redirects.
  case page(Page)
  case missing(nearest: [String])
  /// A redirect that leads to itself, to nothing, or out of the wiki.
  case brokenRedirect
}

/// The sample cards of the preference screen.
package struct SamplesRequest: Hashable, Sendable {
  package let shown: FirstFeed?
  package let language: String
  package let day: Day
  package let seeds: [SampleSeed]
  package var draw: Draw
}

/// The first content of home, loaded while the feed is built.
package struct FeedRequest: Hashable, Sendable {
  package let feed: FirstFeed
  package let language: String
  package let day: Day
  package let seeds: [SampleSeed]
  package var draw: Draw
}
