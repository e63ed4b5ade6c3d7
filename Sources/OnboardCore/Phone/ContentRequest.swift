/// What the phone asks of content. Every request carries a draw: what it draws from its
/// candidates, and what becomes of it on a flaky network, follow from it.
package enum ContentRequest: Hashable, Sendable {
  case grid(GridRequest)
  case search(SearchRequest)
  case lookUp(LookUpRequest)
  case samples(SamplesRequest)
  case carousel(CarouselRequest)
  case community(CommunityRequest)

  package var draw: Draw {
    switch self {
    case .grid(let request): request.draw
    case .search(let request): request.draw
    case .lookUp(let request): request.draw
    case .samples(let request): request.draw
    case .carousel(let request): request.draw
    case .community(let request): request.draw
    }
  }

  /// What a request is for: a failure of one is told by another for the same.
  package enum Purpose: Hashable, Sendable {
    case grid, search, lookUp, samples
    case carousel(language: String, Draw)
    case community(language: String, Day)
  }

  package var purpose: Purpose {
    switch self {
    case .grid: .grid
    case .search: .search
    case .lookUp: .lookUp
    case .samples: .samples
    case .carousel(let request): .carousel(language: request.language, request.cards)
    case .community(let request): .community(language: request.language, request.day)
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
    case .carousel(var request):
      request.draw = draw
      return .carousel(request)
    case .community(var request):
      request.draw = draw
      return .community(request)
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

  package init(
    source: Grid.Source, language: String, recent: [Page], count: Int, excluded: [Article],
    draw: Draw
  ) {
    self.source = source
    self.language = language
    self.recent = recent
    self.count = count
    self.excluded = excluded
    self.draw = draw
  }
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

  package init(
    words: String, text: String, language: String, namespace: Int, draw: Draw
  ) {
    self.words = words
    self.text = text
    self.language = language
    self.namespace = namespace
    self.draw = draw
  }
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

  package init(
    purpose: Purpose, titles: [Title], language: String, draw: Draw
  ) {
    self.purpose = purpose
    self.titles = titles
    self.language = language
    self.draw = draw
  }
}

/// What a title leads to.
package enum Found: Hashable, Sendable {
  /// The page, behind its redirects.
  case page(Page)
  case missing(nearest: [String])
  /// A redirect that leads to itself, to nothing, or out of the wiki.
  case brokenRedirect
  /// The wiki reads the title as one of another wiki.
  case otherWiki
}

/// The sample cards of the preference screen.
package struct SamplesRequest: Hashable, Sendable {
  /// What is shown when they have come.
  package enum Shown: Hashable, Sendable {
    case feed(FirstFeed)
    case screen
    case nothing
  }

  package let shown: Shown
  package let language: String
  package let day: Day
  package let seeds: [SampleSeed]
  package var draw: Draw

  package init(
    shown: Shown, language: String, day: Day, seeds: [SampleSeed], draw: Draw
  ) {
    self.shown = shown
    self.language = language
    self.day = day
    self.seeds = seeds
    self.draw = draw
  }
}
