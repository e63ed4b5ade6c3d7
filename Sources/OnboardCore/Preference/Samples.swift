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
    package let reason: FeedSource
    package let page: Page

    package init(reason: FeedSource, page: Page) {
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

  static func community(_ day: CommunityDay, wiki: String) -> [Community] {
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
}

/// An interest, or an article read, that gives sample cards.
package struct SampleSeed: Hashable, Sendable {
  package let source: FeedSource
  /// How many of the three cards it gives.
  package let share: Int
  package let draw: Draw

  package init(source: FeedSource, share: Int, draw: Draw) {
    self.source = source
    self.share = share
    self.draw = draw
  }
}
