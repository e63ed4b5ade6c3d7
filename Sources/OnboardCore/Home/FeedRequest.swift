/// The candidates for a carousel of For you.
package struct CarouselRequest: Hashable, Sendable {
  /// How many candidates are asked for: so many that duplicates, hidden cards and what was seen
  /// lately can be left out.
  package static let candidates = 400

  package let source: FeedSource
  package let language: String
  /// What the candidates are drawn with.
  package let cards: Draw
  /// How many further carousels may be asked for before the person does something again.
  package let furtherLoads: Int
  /// Whether the building screen waits for it, and nobody longer than F-7 allows.
  package let isForBuilding: Bool
  package var draw: Draw

  package init(
    source: FeedSource, language: String, cards: Draw, furtherLoads: Int,
    isForBuilding: Bool = false, draw: Draw
  ) {
    self.source = source
    self.language = language
    self.cards = cards
    self.furtherLoads = furtherLoads
    self.isForBuilding = isForBuilding
    self.draw = draw
  }
}

/// What a wiki's community features on a day.
package struct CommunityRequest: Hashable, Sendable {
  package let language: String
  package let day: Day
  /// Whether the building screen waits for it, and nobody longer than F-7 allows.
  package let isForBuilding: Bool
  package var draw: Draw

  package init(language: String, day: Day, isForBuilding: Bool = false, draw: Draw) {
    self.language = language
    self.day = day
    self.isForBuilding = isForBuilding
    self.draw = draw
  }
}
