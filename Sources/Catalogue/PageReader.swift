import Database
import OnboardCore

/// Makes pages of rows, in the words of a language variant where the page has them.
struct PageReader {
  private let connection: Connection
  private let variant: String

  init(_ connection: Connection, language: String) {
    self.connection = connection
    variant = PageReader.script(of: language)
  }

  /// The pages of these numbers, in the order given.
  func pages(_ numbers: [Int]) throws(DatabaseError) -> [Page] {
    var pages: [Page] = []
    for number in numbers {
      if let page = try page(number) { pages.append(page) }
    }
    return pages
  }

  func page(_ number: Int) throws(DatabaseError) -> Page? {
    try connection.rows(
      """
      SELECT wiki, title, namespace, kind, coalesce(v.display, p.display),
        coalesce(v.description, p.description), coalesce(v.extract, p.extract), image, topics
      FROM page p LEFT JOIN page_variant v ON v.page = p.id AND v.variant = ? WHERE p.id = ?
      """, [.text(variant), .integer(number)], PageReader.page
    ).first
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
