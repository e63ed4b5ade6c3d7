/// The cards of the interests screen, in the order they stand in.
package struct Grid: Equatable, Sendable {
  /// The most cards a grid holds, selected ones included.
  package static let capacity = 25

  /// What the unselected cards are drawn from.
  package enum Source: Hashable, Sendable {
    /// What was read and saved, filled up with random articles.
    case opening
    case topic(Topic)
  }

  package enum Condition: Hashable, Sendable {
    case ready
    /// Waiting for the load that carries this draw; the answer to another one comes too late.
    case loading(Draw)
    case failed(ContentFailure)
  }

  package var source: Source
  /// The content language of the last load.
  package var language: String
  package var cards: [Page]
  package var condition: Condition

  package init(source: Source, language: String, cards: [Page], condition: Condition) {
    self.source = source
    self.language = language
    self.cards = cards
    self.condition = condition
  }

  /// The cards in two bands, those with an image and those without; within each the selected
  /// ones in the order chosen, then the loaded ones in the order drawn.
  package static func banded(selected: [Page], loaded: [Page]) -> [Page] {
    let chosen = Set(selected.map(\.article))
    let fresh = unique(loaded).filter { !chosen.contains($0.article) }
    let room = max(0, capacity - selected.count)
    let all = selected + fresh.prefix(room)
    return all.filter(\.hasImage) + all.filter { !$0.hasImage }
  }

  /// Puts a newly chosen article that no card shows behind the selected cards at the head of its
  /// band; a full grid drops its last unselected card for it. `isSelected` tells of the
  /// cards that are there already.
  package mutating func insert(_ page: Page, isSelected: (Article) -> Bool) {
    guard !cards.contains(where: { $0.article == page.article }) else { return }
    if cards.count >= Grid.capacity,
      let last = cards.lastIndex(where: { !isSelected($0.article) })
    {
      cards.remove(at: last)
    }
    let band = page.hasImage ? 0 : cards.firstIndex { !$0.hasImage } ?? cards.count
    let place =
      cards[band...].firstIndex { !isSelected($0.article) || $0.hasImage != page.hasImage }
      ?? cards.count
    cards.insert(page, at: place)
  }
}
