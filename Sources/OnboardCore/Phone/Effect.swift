/// What the phone wants done outside of it, as a value that can be compared.
package enum Effect: Hashable, Sendable {
  case fetch(ContentRequest)
  case say(Notice)

  var isFetch: Bool {
    switch self {
    case .fetch: true
    case .say: false
    }
  }
}

/// What happened: a person asked something, or content answered.
package enum Action: Equatable, Sendable {
  case request(Request)
  case outcome(Outcome)
  /// A wiki told how it reads titles.
  case rulesReported(WikiRules)
  /// Content told the names of topics in a language, as far as it has them.
  case topicNamesReported([Topic: String], language: String)
}

/// How a content request ended, and how many seconds of the phone's time it took.
package struct Outcome: Equatable, Sendable {
  package enum Answer: Equatable, Sendable {
    case gridLoaded(GridRequest, [Page])
    case searched(SearchRequest, [Page])
    /// One entry for each title, in the same order.
    case lookedUp(LookUpRequest, [Found])
    /// The day's community content, and the candidates for each seed of the request.
    case samplesLoaded(SamplesRequest, CommunityDay, candidates: [[Page]])
    /// The candidates for a carousel.
    case carouselLoaded(CarouselRequest, [Page])
    case communityLoaded(CommunityRequest, CommunityDay)
    case failed(ContentRequest, ContentFailure)

    /// The request that it answers.
    package var request: ContentRequest {
      switch self {
      case .gridLoaded(let request, _): .grid(request)
      case .searched(let request, _): .search(request)
      case .lookedUp(let request, _): .lookUp(request)
      case .samplesLoaded(let request, _, _): .samples(request)
      case .carouselLoaded(let request, _): .carousel(request)
      case .communityLoaded(let request, _): .community(request)
      case .failed(let request, _): request
      }
    }
  }

  package let answer: Answer
  /// Seconds.
  package let wait: Int

  package init(_ answer: Answer, wait: Int = 0) {
    self.answer = answer
    self.wait = wait
  }
}
