import Capabilities
import OnboardCore

/// Answers the phone's content requests from a source of content, over the phone's network.
struct Fetcher {
  let content: Content

  func outcome(of request: ContentRequest, over network: Network) -> Outcome {
    switch network.passage(for: request.draw) {
    case .fails(let failure):
      return Outcome(.failed(request, failure))
    case .arrives(let wait):
      if request.isForBuilding { content.limit(Network.patience) }
      defer { content.limit(nil) }
      do throws(ContentFailure) {
        return Outcome(try answer(to: request), wait: longest(wait, for: request))
      } catch {
        return Outcome(.failed(request, error), wait: longest(wait, for: request))
      }
    }
  }

  /// Nobody waits for the feed longer than their patience (F-7).
  private func longest(_ wait: Int, for request: ContentRequest) -> Int {
    request.isForBuilding ? min(wait, Network.patience) : wait
  }

  private func answer(to request: ContentRequest) throws(ContentFailure) -> Outcome.Answer {
    switch request {
    case .grid(let request):
      return .gridLoaded(request, try pages(for: request))
    case .search(let request):
      return .searched(request, try content.search(request))
    case .lookUp(let request):
      var found: [Found] = []
      for title in request.titles {
        found.append(try content.lookUp(title, request.language))
      }
      return .lookedUp(request, found)
    case .samples(let request):
      let day = try content.community(request.language, request.day)
      var candidates: [[Page]] = []
      for seed in request.seeds {
        candidates.append(try self.candidates(seed.source, request.language, seed.draw))
      }
      return .samplesLoaded(request, day, candidates: candidates)
    case .carousel(let request):
      return .carouselLoaded(
        request, try candidates(request.source, request.language, request.cards))
    case .community(let request):
      return .communityLoaded(request, try content.community(request.language, request.day))
    }
  }

  private func pages(for request: GridRequest) throws(ContentFailure) -> [Page] {
    switch request.source {
    case .opening:
      try content.random(request.language, request.count, request.excluded, request.draw)
    case .topic(let topic):
      try content.ofTopic(
        topic, request.language, request.count, request.excluded, request.draw)
    }
  }

  /// What the cards of a carousel are chosen from, the most wanted first.
  private func candidates(
    _ source: FeedSource, _ language: String, _ draw: Draw
  ) throws(ContentFailure) -> [Page] {
    let count = CarouselRequest.candidates
    switch source {
    case .topic(let topic):
      return try content.ofTopic(topic, language, count, [], draw)
    case .interest(let page), .read(let page):
      return try content.related(page.article, language, Fetcher.related)
    case .place(let place):
      return try content.near(place, language, count)
    case .random:
      return try content.random(language, count, [], draw)
    case .readingList(let interests):
      var lists: [[Page]] = []
      for interest in interests {
        lists.append(try candidates(interest, language, draw))
      }
      return Fetcher.interleaved(lists)
    case .library, .game, .community:
      return []
    }
  }

  /// How many related articles are asked for; a wiki's search answers no more at once.
  private static let related = 20

  /// The first of each list, then the second of each, and so on.
  private static func interleaved(_ lists: [[Page]]) -> [Page] {
    let longest = lists.map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in
      lists.compactMap { place < $0.count ? $0[place] : nil }
    }
  }
}

extension ContentRequest {
  /// Whether the building screen waits for it.
  fileprivate var isForBuilding: Bool {
    switch self {
    case .carousel(let request): request.isForBuilding
    case .community(let request): request.isForBuilding
    case .grid, .search, .lookUp, .samples: false
    }
  }
}
