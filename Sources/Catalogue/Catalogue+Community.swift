import Database
import OnboardCore

extension Catalogue {
  /// The sample content of a day; empty on days that have none.
  package func community(
    language: String, day: Day
  ) throws(ContentFailure) -> CommunityDay {
    try read { shelf throws(DatabaseError) in
      let entries = try shelf.connection.rows(
        "SELECT id, kind, year, text, file FROM community WHERE wiki = ? AND day = ? ORDER BY id",
        [.text(Language.wiki(of: language)), .text(day.text)]
      ) { row in
        Entry(
          number: row.integer(0), kind: row.text(1), year: row.integer(2), text: row.text(3),
          file: row.text(4))
      }
      var content = CommunityDay()
      for entry in entries { try add(entry, to: &content, shelf, language) }
      return content
    }
  }

  private struct Entry {
    let number: Int
    let kind: String
    let year: Int
    let text: String
    let file: String
  }

  private func add(
    _ entry: Entry, to day: inout CommunityDay, _ shelf: Shelf, _ language: String
  ) throws(DatabaseError) {
    let links = try shelf.connection.rows(
      "SELECT page, pictured FROM community_page WHERE entry = ? ORDER BY place",
      [.integer(entry.number)]
    ) { (number: $0.integer(0), isPictured: $0.integer(1) == 1) }
    let pages = try shelf.pages(links.map(\.number), language: language)
    switch entry.kind {
    case "featured":
      day.featured = pages.first
    case "top-read":
      day.topRead = pages
    case "news":
      let pictured = links.firstIndex { $0.isPictured }.map { pages[$0] }
      day.news.append(CommunityDay.Story(text: entry.text, pages: pages, pictured: pictured))
    case "on-this-day":
      day.onThisDay.append(CommunityDay.Event(year: entry.year, text: entry.text, pages: pages))
    case "picture":
      day.picture = CommunityDay.Picture(title: entry.file, description: entry.text)
    default:
      preconditionFailure("the compiler writes no '\(entry.kind)'")
    }
  }
}
