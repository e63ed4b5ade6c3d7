/// The cards that show what each feed would look like (P-1 to P-3).
package struct Samples: Hashable, Sendable {
  /// How many cards Personalized shows.
  package static let personalizedCount = 3

  package struct Community: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case inTheNews = "in-the-news"
      case featuredArticle = "featured-article"
      case pictureOfTheDay = "picture-of-the-day"
    }

    package let kind: Kind
    package let wiki: String
    /// With HTML markup.
    package let displayTitle: String
    package let description: String?
    package let hasImage: Bool

    package init(
      kind: Kind, wiki: String, displayTitle: String, description: String?, hasImage: Bool
    ) {
      self.kind = kind
      self.wiki = wiki
      self.displayTitle = displayTitle
      self.description = description
      self.hasImage = hasImage
    }
  }

  package struct Personalized: Hashable, Sendable {
    package let reason: SampleSeed.Source
    package let page: Page

    package init(reason: SampleSeed.Source, page: Page) {
      self.reason = reason
      self.page = page
    }
  }

  package let language: String
  package let day: Day
  /// What the personalized ones were made from.
  package let seeds: [SampleSeed]
  package let community: [Community]
  package let personalized: [Personalized]

  package init(
    language: String, day: Day, seeds: [SampleSeed], community: [Community],
    personalized: [Personalized]
  ) {
    self.language = language
    self.day = day
    self.seeds = seeds
    self.community = community
    self.personalized = personalized
  }

  /// The samples of a day: `candidates` has a list for each seed of the request.
  package init(_ request: SamplesRequest, day content: CommunityDay, candidates: [[Page]]) {
    self.init(
      language: request.language, day: request.day, seeds: request.seeds,
      community: Samples.community(content, wiki: Language.wiki(of: request.language)),
      personalized: Samples.personalized(request.seeds, candidates: candidates))
  }

  private static func community(_ day: CommunityDay, wiki: String) -> [Community] {
    var samples: [Community] = []
    if let story = day.news.first, let page = story.leading {
      samples.append(
        Community(
          kind: .inTheNews, wiki: wiki, displayTitle: page.displayTitle, description: story.text,
          hasImage: page.hasImage))
    }
    if let page = day.featured {
      samples.append(
        Community(
          kind: .featuredArticle, wiki: wiki, displayTitle: page.displayTitle,
          description: page.description, hasImage: page.hasImage))
    }
    if let picture = day.picture {
      samples.append(
        Community(
          kind: .pictureOfTheDay, wiki: wiki, displayTitle: picture.title,
          description: picture.description, hasImage: true))
    }
    return samples
  }

  /// Each seed's share of the three cards, in the order of the seeds; what a seed cannot give,
  /// the others fill up. No article stands twice.
  private static func personalized(_ seeds: [SampleSeed], candidates: [[Page]]) -> [Personalized] {
    var taken = Set<Article>()
    var cards: [[Personalized]] = seeds.map { _ in [] }
    var count = 0
    func take(_ most: Int, from seed: Int) {
      for page in candidates[seed] where cards[seed].count < most && count < personalizedCount {
        guard page.isMainArticle, taken.insert(page.article).inserted else { continue }
        cards[seed].append(Personalized(reason: seeds[seed].source, page: page))
        count += 1
      }
    }
    for (index, seed) in seeds.enumerated() { take(seed.share, from: index) }
    for index in seeds.indices { take(personalizedCount, from: index) }
    return cards.flatMap { $0 }
  }
}

/// An interest, or an article read, that gives sample cards.
package struct SampleSeed: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case topic(Topic)
    case interest(Page)
    case read(Page)
  }

  package let source: Source
  /// How many of the three cards it gives.
  package let share: Int
  package let draw: Draw

  package init(source: Source, share: Int, draw: Draw) {
    self.source = source
    self.share = share
    self.draw = draw
  }
}

extension Profile {
  /// Where the personalized samples come from: the top three interests, topics before articles,
  /// each in the order chosen; with none, the reading history (P-3). Articles count in the
  /// language in use, as the feed is wholly in that language.
  ///
  /// The draws follow from the day, so that home shows the same cards (P-6).
  package func sampleSeeds(on day: Day) -> [SampleSeed] {
    let topics = interests.topics.map { SampleSeed.Source.topic($0) }
    let articles = interests.articles.filter { $0.article.wiki == wiki }
      .map { SampleSeed.Source.interest($0) }
    var sources = Array((topics + articles).prefix(Samples.personalizedCount))
    if sources.isEmpty {
      let read = articlesRead.filter { $0.article.wiki == wiki }
      sources = read.prefix(Samples.personalizedCount).map { .read($0) }
    }
    return sources.enumerated().map { index, source in
      let share =
        Samples.personalizedCount / sources.count
        + (index < Samples.personalizedCount % sources.count ? 1 : 0)
      let draw = Draw(seed: chance.seed, words: source.key, language, day.text)
      return SampleSeed(source: source, share: share, draw: draw)
    }
  }
}

extension SampleSeed.Source {
  /// A text that no other source shares.
  fileprivate var key: String {
    switch self {
    case .topic(let topic): "topic " + topic.id
    case .interest(let page): "interest " + page.article.wiki + " " + page.article.title
    case .read(let page): "read " + page.article.wiki + " " + page.article.title
    }
  }
}
