/// The For you feed of a language as it was made, once a day or when it was asked for (Y-7).
package struct ForYouFeed: Equatable, Sendable {
  package let language: String
  /// The person's day on which it was made.
  package let day: Day
  /// How many feeds of this language were made before it on that day.
  package let turn: Int
  package var modules: [FeedModule]
  /// The articles that were the reason for "Because you read", the latest last, this feed's among
  /// them.
  package let reasons: [Article]
  /// Whether there was too little to make a feed from (Y-8).
  package let isForFewReads: Bool

  package init(
    language: String, day: Day, turn: Int, modules: [FeedModule], reasons: [Article] = [],
    isForFewReads: Bool = false
  ) {
    self.language = language
    self.day = day
    self.turn = turn
    self.modules = modules
    self.reasons = reasons
    self.isForFewReads = isForFewReads
  }

  /// The articles that stand on its cards.
  package var articles: Set<Article> { Set(modules.flatMap(\.articles)) }

  /// The article that is its reason for "Because you read".
  var reason: Article? {
    modules.first { $0.kind == .becauseYouRead }?.source.seed?.article
  }

  /// Lets what failed to load wait again.
  mutating func forgetFailures() {
    for place in modules.indices {
      if case .failed = modules[place].condition { modules[place].condition = .waiting }
    }
  }

  /// The feed with the modules that stood in another one of its day and turn as they were there.
  func continuing(_ other: ForYouFeed) -> ForYouFeed {
    var feed = self
    for place in feed.modules.indices {
      let module = feed.modules[place]
      let before = other.modules.first {
        $0.kind == module.kind && $0.draw == module.draw && $0.source.isSame(as: module.source)
      }
      feed.modules[place] = before ?? module
    }
    return feed
  }

  /// Fills the module of this source and draw from candidates, unless it was filled before.
  mutating func fill(
    _ source: FeedSource, _ draw: Draw, from candidates: [Page], by rule: CarouselRule
  ) {
    let place = modules.firstIndex {
      $0.source.isSame(as: source) && $0.draw == draw && $0.condition != .ready
    }
    guard let place else { return }
    modules[place] = rule.filled(modules[place], from: candidates, taken: articles)
  }
}

/// How often a language's feed was made on a day.
package struct FeedRefresh: Hashable, Sendable {
  package let language: String
  package let day: Day
  package var count: Int

  package init(language: String, day: Day, count: Int) {
    self.language = language
    self.day = day
    self.count = count
  }
}
