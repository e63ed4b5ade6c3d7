/// A card of home.
package struct FeedCard: Hashable, Sendable {
  /// What a card shows.
  package enum Subject: Hashable, Sendable {
    case article(Page)
    case story(CommunityDay.Story)
    case event(CommunityDay.Event)
    case picture(CommunityDay.Picture)
    case game
    /// What Discover shows while no pace is chosen for its list.
    case readingListPrompt
  }

  /// How a card of For you is drawn; it follows from the place in its carousel (Y-2).
  package enum Variant: String, Sendable {
    /// Image and first paragraph.
    case balanced
    /// Image, and the description if there is one.
    case image
    /// No image: the extract on a background colour.
    case text

    /// The variants of the four places of a carousel.
    package static let ofPlaces: [Variant] = [.balanced, .image, .text, .balanced]
  }

  package let subject: Subject
  /// Nil for cards of Community, which have one form each.
  package let variant: Variant?
  /// Nil where an image stands behind the words.
  package let color: BackgroundColor?
  /// Whether it comes from what was saved; then this is its reason (Y-3).
  package let isFromReadingList: Bool

  package init(
    _ subject: Subject, variant: Variant? = nil, color: BackgroundColor? = nil,
    isFromReadingList: Bool = false
  ) {
    self.subject = subject
    self.variant = variant
    self.color = color
    self.isFromReadingList = isFromReadingList
  }

  /// The page that opens from it; nil where there is none.
  package var page: Page? {
    switch subject {
    case .article(let article): article
    case .story(let story): story.leading
    case .event(let event): event.leading
    case .picture, .game, .readingListPrompt: nil
    }
  }

  /// Whether it shows an image.
  package var showsImage: Bool {
    switch subject {
    case .article, .story, .event: variant != .text && page?.hasImage == true
    case .picture: true
    case .game, .readingListPrompt: false
    }
  }
}

extension FeedCard {
  /// The cards of a source that needs no content.
  package static func fixed(of source: FeedSource, _ draw: Draw) -> [FeedCard] {
    switch source {
    case .game: [FeedCard(.game, color: BackgroundColor(draw, for: "game"))]
    case .readingList([]): [FeedCard(.readingListPrompt)]
    case .readingList, .topic, .interest, .read, .library, .place, .random, .community: []
    }
  }
}

/// What stands behind the words of a card without an image.
package enum BackgroundColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, teal, blue, purple, pink, gray

  /// A colour at random, the same for the same draw and title.
  package init(_ draw: Draw, for title: String) {
    var generator = SplitMix64(seed: Draw(seed: draw.number, words: title).number)
    self = Self.allCases[generator.below(Self.allCases.count)]
  }
}
