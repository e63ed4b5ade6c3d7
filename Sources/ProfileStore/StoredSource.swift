import OnboardCore

/// Sources of modules as they are stored: words, and the pages that some of them stand for, which
/// have rows of their own.
struct StoredSource {
  let text: String
  let pages: [Page]

  init(_ source: FeedSource) {
    switch source {
    case .topic(let topic): (text, pages) = ("topic:" + topic.id, [])
    case .interest(let page): (text, pages) = ("interest", [page])
    case .read(let page): (text, pages) = ("read", [page])
    case .library: (text, pages) = ("library", [])
    case .place(let place): (text, pages) = ("place:" + place.text, [])
    case .random: (text, pages) = ("random", [])
    case .game: (text, pages) = ("game", [])
    case .community(let day): (text, pages) = ("community:" + day.text, [])
    case .readingList(let interests):
      let parts = interests.map { StoredSource($0) }
      text = (["list"] + parts.map(\.text)).joined(separator: " ")
      pages = parts.flatMap(\.pages)
    }
  }

  /// The source that words and pages stand for; nil when they stand for none.
  static func source(_ text: String, _ pages: [Page]) -> FeedSource? {
    let words = text.split(separator: " ").map(String.init)
    var rest = pages[...]
    guard words.first == "list" else {
      return words.count == 1 ? source(word: words[0], &rest) : nil
    }
    var interests: [FeedSource] = []
    for word in words.dropFirst() {
      guard let interest = source(word: word, &rest) else { return nil }
      interests.append(interest)
    }
    return .readingList(interests)
  }

  private static func source(word: String, _ pages: inout ArraySlice<Page>) -> FeedSource? {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "topic": return Topic(anyID: value).map { .topic($0) }
    case "interest": return pages.popFirst().map { .interest($0) }
    case "read": return pages.popFirst().map { .read($0) }
    case "library": return .library
    case "place": return Place(value).map { .place($0) }
    case "random": return .random
    case "game": return .game
    default: return nil
    }
  }
}
