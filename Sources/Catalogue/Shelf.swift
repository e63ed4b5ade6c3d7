import Database
import OnboardCore

/// The open catalogue, with what was read from it before: it never changes while it is open.
final class Shelf {
  let connection: Connection
  private var pages: [Key: Page] = [:]
  private var candidates: [CandidateKey: [Int]] = [:]

  private struct Key: Hashable {
    let number: Int
    let variant: String
  }

  private struct CandidateKey: Hashable {
    let query: String
    let values: [Value]
  }

  init(_ connection: Connection) { self.connection = connection }

  /// The numbers that a query lists.
  func candidates(_ query: String, _ values: [Value]) throws(DatabaseError) -> [Int] {
    let key = CandidateKey(query: query, values: values)
    if let known = candidates[key] { return known }
    let found = try connection.rows(query, values) { $0.integer(0) }
    candidates[key] = found
    return found
  }

  /// The numbers of the articles that the catalogue has.
  func numbers(of articles: [Article]) throws(DatabaseError) -> [Int] {
    var numbers: [Int] = []
    for article in articles {
      numbers += try connection.rows(
        "SELECT id FROM page WHERE wiki = ? AND title = ?",
        [.text(article.wiki), .text(article.title)]
      ) { $0.integer(0) }
    }
    return numbers
  }

  /// The pages of these numbers, in the order given, in the words of a language variant where the
  /// pages have them.
  func pages(_ numbers: [Int], language: String) throws(DatabaseError) -> [Page] {
    let variant = Shelf.script(of: language)
    var pages: [Page] = []
    for number in numbers {
      if let page = try page(Key(number: number, variant: variant)) { pages.append(page) }
    }
    return pages
  }

  private func page(_ key: Key) throws(DatabaseError) -> Page? {
    if let page = pages[key] { return page }
    let page = try connection.rows(
      """
      SELECT wiki, title, namespace, kind, coalesce(v.display, p.display),
        coalesce(v.description, p.description), coalesce(v.extract, p.extract), image, topics
      FROM page p LEFT JOIN page_variant v ON v.page = p.id AND v.variant = ? WHERE p.id = ?
      """, [.text(key.variant), .integer(key.number)], Shelf.page
    ).first
    pages[key] = page
    return page
  }

  private static func page(_ row: Row) -> Page {
    Page(
      article: Article(wiki: row.text(0), title: row.text(1)),
      namespace: row.integer(2),
      kind: Page.Kind(rawValue: row.text(3)) ?? .article,
      displayTitle: row.optionalText(4),
      description: row.optionalText(5),
      extract: row.optionalText(6),
      hasImage: row.integer(7) == 1,
      topics: row.text(8).split(separator: " ").compactMap { Topic(rawValue: String($0)) })
  }

  /// The catalogue tells the two scripts of Chinese apart, not the regions that write them.
  private static func script(of language: String) -> String {
    switch language {
    case "zh-hant", "zh-tw", "zh-hk", "zh-mo": "zh-hant"
    case "zh-hans", "zh-cn", "zh-sg", "zh-my": "zh-hans"
    default: language
    }
  }
}
