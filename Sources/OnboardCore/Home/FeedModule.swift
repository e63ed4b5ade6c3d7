/// Where the cards of a module come from.
package enum FeedSource: Hashable, Sendable {
  case topic(Topic)
  /// An article that was chosen as an interest.
  case interest(Page)
  case read(Page)
  /// What was read last, and what was saved.
  case library
  case place(Place)
  /// A reading list made from these interests, new at its own pace.
  case readingList([FeedSource])
  case random
  case game
  /// What a wiki's community features on a day.
  case community(Day)

  /// A text that no other source shares.
  package var key: String {
    switch self {
    case .topic(let topic): "topic " + topic.id
    case .interest(let page): "interest " + page.article.wiki + " " + page.article.title
    case .read(let page): "read " + page.article.wiki + " " + page.article.title
    case .library: "library"
    case .place(let place): "place " + place.text
    case .readingList(let interests):
      (["reading list"] + interests.map(\.key)).joined(separator: " ")
    case .random: "random"
    case .game: "game"
    case .community(let day): "community " + day.text
    }
  }

  /// Whether both stand for the same thing, whatever is known of the page by now.
  package func isSame(as other: FeedSource) -> Bool { key == other.key }

  /// The article that the cards are like; it is no card among them.
  package var seed: Page? {
    switch self {
    case .interest(let page), .read(let page): page
    case .topic, .library, .place, .readingList, .random, .game, .community: nil
    }
  }
}

/// A row of cards on home.
package struct FeedModule: Equatable, Sendable {
  package enum Condition: Equatable, Sendable {
    /// Its cards load as one comes near (Y-1).
    case waiting
    case ready
    case failed(ContentFailure)
  }

  package let kind: ModuleKind
  package let source: FeedSource
  /// What its cards are drawn with.
  package let draw: Draw
  package var condition: Condition
  package var cards: [FeedCard]
  /// How many cards it lacks because they were hidden.
  package var hidden: Int

  package init(
    kind: ModuleKind, source: FeedSource, draw: Draw = Draw(number: 0),
    condition: Condition = .waiting, cards: [FeedCard] = [], hidden: Int = 0
  ) {
    self.kind = kind
    self.source = source
    self.draw = draw
    self.condition = condition
    self.cards = cards
    self.hidden = hidden
  }

  /// Whether it turned out to have nothing to show: it is left out (Y-1).
  package var isEmpty: Bool { condition == .ready && cards.isEmpty }

  /// The articles on its cards.
  package var articles: [Article] { cards.compactMap { $0.page?.article } }
}
