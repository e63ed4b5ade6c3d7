/// What the phone wants done outside of it, as a value that can be compared.
package enum Effect: Hashable, Sendable {
  case fetch(ContentRequest)
  case say(Notice)
}

/// What happened: a person asked something, or content answered.
package enum Action: Equatable, Sendable {
  case request(Request)
  case outcome(Outcome)
}

/// How a content request ended, and how many seconds of the phone's time it took.
package struct Outcome: Equatable, Sendable {
  package enum Answer: Equatable, Sendable {
    case gridLoaded(GridRequest, [Page])
    case searched(SearchRequest, [Page])
    /// One entry for each title, in the same order.
    case lookedUp(LookUpRequest, [Found])
    case samplesLoaded(SamplesRequest, Samples)
    case feedPrepared(FeedRequest)
    case failed(ContentRequest, ContentFailure)
  }

  package let answer: Answer
  package let wait: Int

  package init(_ answer: Answer, wait: Int = 0) {
    self.answer = answer
    self.wait = wait
  }
}
