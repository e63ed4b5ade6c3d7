extension Phone {
  /// Where the personalized samples come from: the top three interests, topics before articles,
  /// each in the order chosen; with none, the reading history (P-3). They are the first carousels
  /// of home, with the same draws, so that home shows the same cards (P-6).
  package func sampleSeeds(on day: Day) -> [SampleSeed] {
    let feed = feedForInterests(on: day)
    let carousels = feed.modules.filter { $0.kind == .basedOnInterests }
      .prefix(Samples.personalizedCount)
    var sources = carousels.map { ($0.source, $0.draw) }
    if sources.isEmpty, let source = sourceOfReading(feed) { sources = [source] }
    return sources.enumerated().map { index, source in
      let share =
        Samples.personalizedCount / sources.count
        + (index < Samples.personalizedCount % sources.count ? 1 : 0)
      return SampleSeed(source: source.0, share: share, draw: source.1)
    }
  }

  /// What "Because you read" is made from; where the feed has none, an article that was read for a
  /// moment will do.
  private func sourceOfReading(_ feed: ForYouFeed) -> (FeedSource, Draw)? {
    if let module = feed.modules.first(where: { $0.kind == .becauseYouRead }) {
      return (module.source, module.draw)
    }
    let recipe = recipe(turn: feed.turn, on: feed.day)
    let read = profile.articlesRead.first { $0.article.wiki == profile.wiki }
    guard let page = recipe.reason(after: feed.reasons) ?? read else { return nil }
    return (.read(page), recipe.draw(.read(page)))
  }

  /// The samples of a day: `candidates` has a list for each seed of the request.
  package func samples(
    _ request: SamplesRequest, _ content: CommunityDay, candidates: [[Page]]
  ) -> Samples {
    Samples(
      language: request.language, day: request.day, seeds: request.seeds,
      community: Samples.community(content, wiki: Language.wiki(of: request.language)),
      personalized: personalizedSamples(request, candidates))
  }

  /// Each seed's share of the three cards, in the order of the seeds; what a seed cannot give, the
  /// others fill up. No article stands twice.
  private func personalizedSamples(
    _ request: SamplesRequest, _ candidates: [[Page]]
  ) -> [Samples.Personalized] {
    let carousels = carousels(of: request, candidates)
    var counts = zip(carousels, request.seeds).map { min($0.count, $1.share) }
    for place in carousels.indices {
      let missing = Samples.personalizedCount - counts.reduce(0, +)
      counts[place] += min(missing, carousels[place].count - counts[place])
    }
    return carousels.indices.flatMap { place in
      carousels[place].prefix(counts[place]).map {
        Samples.Personalized(reason: request.seeds[place].source, page: $0)
      }
    }
  }

  /// The pages of the carousels that home will have, filled as home fills them.
  private func carousels(of request: SamplesRequest, _ candidates: [[Page]]) -> [[Page]] {
    let rule = CarouselRule(profile, language: request.language, today: request.day)
    var feed = feedForInterests(on: request.day)
    return zip(request.seeds, candidates).map { seed, pages in
      feed.fill(seed.source, seed.draw, from: pages, by: rule)
      let made = feed.modules.first {
        $0.draw == seed.draw && $0.source.isSame(as: seed.source)
      }
      let module = FeedModule(kind: .becauseYouRead, source: seed.source, draw: seed.draw)
      let filled = made ?? rule.filled(module, from: pages, taken: feed.articles)
      return filled.cards.compactMap(\.page)
    }
  }
}
