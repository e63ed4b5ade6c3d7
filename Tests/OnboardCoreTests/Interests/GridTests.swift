import Fixtures
import OnboardCore
import Testing

@Suite struct GridTests {
  private static let withImage = (1...30).map { Page.of("Image \($0)") }
  private static let plain = (1...30).map { Page.of("Plain \($0)", image: false) }

  private static func grid(_ cards: [Page]) -> Grid {
    Grid(source: .opening, language: "en", cards: cards, condition: .ready)
  }

  @Test func `A-3: images come first, and selected cards first in each band, in their orders`() {
    let (image, plain) = (Self.withImage, Self.plain)
    let cards = Grid.banded(
      selected: [plain[0], image[0], plain[1], image[1]],
      loaded: [plain[5], image[5], image[6], plain[6]])
    #expect(
      cards == [
        image[0], image[1], image[5], image[6], plain[0], plain[1], plain[5], plain[6],
      ])
  }

  @Test(arguments: [0, 1, 24, 25, 26, 30])
  func `A-2: the grid holds 25 cards, selected ones included, and never loses a selected one`(
    count: Int
  ) {
    let selected = Array(Self.plain.prefix(count))
    let cards = Grid.banded(selected: selected, loaded: Self.withImage)
    #expect(cards.count == max(25, count))
    #expect(cards.filter { !$0.hasImage } == selected)
    #expect(Grid.capacity == 25)
  }

  @Test func `A-4: an article stands on the grid once, and as selected where it is`() {
    let image = Self.withImage
    let again = Page(article: image[0].article, description: "as loaded", hasImage: false)
    #expect(
      Grid.banded(selected: [image[0]], loaded: [again, image[1], image[1], image[2]])
        == [image[0], image[1], image[2]])
  }

  @Test func `A-4: two languages' articles of one title are two`() {
    #expect(
      Grid.banded(selected: [.berlin], loaded: [.berlinInGerman]) == [.berlin, .berlinInGerman])
  }

  @Test func `A-2: a full grid drops its last unselected card for an added one`() {
    let loaded = Array(Self.withImage.prefix(20) + Self.plain.prefix(5))
    var grid = Self.grid(loaded)
    let selected = Set([loaded[0].article, loaded[24].article])
    grid.insert(.jazz) { selected.contains($0) }
    var expected = loaded
    expected.remove(at: 23)
    expected.insert(.jazz, at: 1)
    #expect(grid == Self.grid(expected))
  }

  @Test func `A-2: a grid of selected cards only grows for an added one`() {
    var grid = Self.grid(Array(Self.withImage.prefix(25)))
    grid.insert(.jazz) { _ in true }
    #expect(grid == Self.grid(Self.withImage.prefix(25) + [.jazz]))
  }

  @Test(
    arguments: [
      ([], 0), ([Page.fugue], 0), ([Page.cubism], 0), ([Page.jazz, .cubism, .fugue], 1),
      ([Page.cubism, .jazz], 0),
    ] as [([Page], Int)])
  func `A-3: an added card with an image stands behind the selected ones of its band`(
    cards: [Page], place: Int
  ) {
    var grid = Self.grid(cards)
    grid.insert(.berlin) { $0 == Page.jazz.article }
    var expected = cards
    expected.insert(.berlin, at: place)
    #expect(grid == Self.grid(expected))
  }

  @Test(
    arguments: [
      ([], 0), ([Page.jazz], 1), ([Page.jazz, .cubism], 2),
      ([Page.cubism, plain[0], .of("Other", image: false)], 2),
      ([Page.cubism, .of("Other", image: false), plain[0]], 1),
    ] as [([Page], Int)])
  func `A-3: an added card without an image stands in the second band`(cards: [Page], place: Int) {
    var grid = Self.grid(cards)
    grid.insert(.fugue) { [Page.jazz.article, Self.plain[0].article].contains($0) }
    var expected = cards
    expected.insert(.fugue, at: place)
    #expect(grid == Self.grid(expected))
  }

  @Test func `A-4: an article that has a card gets no second one`() {
    var grid = Self.grid([.cubism, .jazz])
    grid.insert(.jazz) { _ in false }
    #expect(grid == Self.grid([.cubism, .jazz]))
  }
}
