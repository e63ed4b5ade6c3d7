import Capabilities
import Database
import OnboardCore
import Synchronization

/// The bundled articles: an SQLite file, compiled from the text files under `Content` when the
/// package is built.
package final class Catalogue: Sendable {
  private let connection: Mutex<Connection>

  /// Opens a compiled catalogue. Nothing is read before it is asked for.
  package init(path: String) throws(ContentFailure) {
    do throws(DatabaseError) {
      connection = Mutex(try Connection(path: path, mode: .immutable))
    } catch {
      throw Catalogue.failure(error)
    }
  }

  package func random(
    language: String, count: Int, excluded: [Article], draw: Draw
  ) throws(ContentFailure) -> [Page] {
    try choose(
      count, draw, language, excluded,
      """
      SELECT id, title FROM page WHERE wiki = ? AND namespace = 0 AND kind = 'article' ORDER BY id
      """, [.text(Language.wiki(of: language))])
  }

  package func articles(
    of topic: Topic, language: String, count: Int, excluded: [Article], draw: Draw
  ) throws(ContentFailure) -> [Page] {
    try choose(
      count, draw, language, excluded,
      """
      SELECT id, title FROM page_topic JOIN page ON page = id
      WHERE page_topic.wiki = ? AND topic = ? ORDER BY id
      """, [.text(Language.wiki(of: language)), .integer(topic.number)])
  }

  /// Articles alike by topics and words, the most alike first.
  package func related(
    to article: Article, language: String, count: Int
  ) throws(ContentFailure) -> [Page] {
    try read { connection throws(DatabaseError) in
      let numbers = try connection.rows(
        """
        SELECT other FROM related JOIN page ON page = id
        WHERE wiki = ? AND title = ? ORDER BY place LIMIT ?
        """, [.text(article.wiki), .text(article.title), .integer(count)]
      ) { $0.integer(0) }
      return try PageReader(connection, language: language).pages(numbers)
    }
  }

  /// Candidates are listed in the order of their titles, so that a draw depends on nothing else.
  private func choose(
    _ count: Int, _ draw: Draw, _ language: String, _ excluded: [Article],
    _ query: String, _ values: [Value]
  ) throws(ContentFailure) -> [Page] {
    let wiki = Language.wiki(of: language)
    let titles = Set(excluded.filter { $0.wiki == wiki }.map(\.title))
    return try read { connection throws(DatabaseError) in
      let candidates = try connection.rows(query, values) { ($0.integer(0), $0.text(1)) }
        .filter { !titles.contains($0.1) }
      let chosen = draw.indices(count, of: candidates.count).map { candidates[$0].0 }
      return try PageReader(connection, language: language).pages(chosen)
    }
  }

  func read<Result: Sendable>(
    _ work: (Connection) throws(DatabaseError) -> Result
  ) throws(ContentFailure) -> Result {
    do throws(DatabaseError) {
      return try connection.withLock { connection throws(DatabaseError) in try work(connection) }
    } catch {
      throw Catalogue.failure(error)
    }
  }

  private static func failure(_ error: DatabaseError) -> ContentFailure {
    .unreadable("\(error.path): \(error.message)")
  }
}

extension Content {
  /// Content from a compiled catalogue.
  package static func bundled(_ catalogue: Catalogue) -> Content {
    Content(
      random: { language, count, excluded, draw throws(ContentFailure) in
        try catalogue.random(language: language, count: count, excluded: excluded, draw: draw)
      },
      ofTopic: { topic, language, count, excluded, draw throws(ContentFailure) in
        try catalogue.articles(
          of: topic, language: language, count: count, excluded: excluded, draw: draw)
      },
      search: { request throws(ContentFailure) in try catalogue.search(request) },
      lookUp: { title, language throws(ContentFailure) in
        try catalogue.lookUp(title, language: language)
      },
      related: { article, language, count throws(ContentFailure) in
        try catalogue.related(to: article, language: language, count: count)
      },
      community: { language, day throws(ContentFailure) in
        try catalogue.community(language: language, day: day)
      },
      titles: { prefix, language, count throws(ContentFailure) in
        try catalogue.titles(beginning: prefix, language: language, count: count)
      })
  }
}
