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
      if request.kind == .feed { content.limit(Network.patience) }
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
    switch request {
    case .feed: min(wait, Network.patience)
    case .grid, .search, .lookUp, .samples: wait
    }
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
      let candidates = try candidates(request.seeds, language: request.language)
      return .samplesLoaded(request, Samples(request, day: day, candidates: candidates))
    case .feed(let request):
      switch request.feed {
      case .community: _ = try content.community(request.language, request.day)
      case .personalized: _ = try candidates(request.seeds, language: request.language)
      }
      return .feedPrepared(request)
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

  /// Each seed gives enough cards to fill in for the others.
  private func candidates(
    _ seeds: [SampleSeed], language: String
  ) throws(ContentFailure) -> [[Page]] {
    var candidates: [[Page]] = []
    for seed in seeds {
      let count = Samples.personalizedCount * 2
      switch seed.source {
      case .topic(let topic):
        candidates.append(try content.ofTopic(topic, language, count, [], seed.draw))
      case .interest(let page), .read(let page):
        candidates.append(try content.related(page.article, language, count))
      }
    }
    return candidates
  }
}
