import Capabilities
import Database
import OnboardCore
import Synchronization

/// The bundled articles: an SQLite file, compiled from the text files under `Content` when the
/// package is built.
package final class Catalogue: Sendable {
  private let shelf: Mutex<Shelf>

  /// Opens a compiled catalogue. Nothing is read before it is asked for.
  package init(path: String) throws(ContentFailure) {
    do throws(DatabaseError) {
      shelf = Mutex(Shelf(try Connection(path: path, mode: .immutable)))
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
      SELECT id FROM page WHERE wiki = ? AND namespace = 0 AND kind = 'article' ORDER BY id
      """, [.text(Language.wiki(of: language))])
  }

  package func articles(
    of topic: Topic, language: String, count: Int, excluded: [Article], draw: Draw
  ) throws(ContentFailure) -> [Page] {
    try choose(
      count, draw, language, excluded,
      "SELECT page FROM page_topic WHERE wiki = ? AND topic = ? ORDER BY page",
      [.text(Language.wiki(of: language)), .integer(topic.number)])
  }

  /// Articles alike by topics and words, the most alike first.
  package func related(
    to article: Article, language: String, count: Int
  ) throws(ContentFailure) -> [Page] {
    try read { shelf throws(DatabaseError) in
      let numbers = try shelf.connection.rows(
        """
        SELECT other FROM related JOIN page ON page = id
        WHERE wiki = ? AND title = ? ORDER BY place LIMIT ?
        """, [.text(article.wiki), .text(article.title), .integer(count)]
      ) { $0.integer(0) }
      return try shelf.pages(numbers, language: language)
    }
  }

  /// Articles about what lies within a degree or two, the nearest first. A degree of longitude
  /// is as short as it is at the place's latitude.
  package func near(
    _ place: Place, language: String, count: Int
  ) throws(ContentFailure) -> [Page] {
    let latitude = Double(place.latitude) / 100
    let longitude = Double(place.longitude) / 100
    return try read { shelf throws(DatabaseError) in
      let numbers = try shelf.connection.rows(
        """
        SELECT id, (latitude - ?2) * (latitude - ?2) + ?4 * gap * gap AS distance FROM (
          SELECT id, latitude,
            min(abs(longitude - ?3), 360 - abs(longitude - ?3)) AS gap FROM page
          WHERE wiki = ?1 AND namespace = 0 AND kind = 'article' AND latitude IS NOT NULL)
        WHERE distance <= ?5 ORDER BY distance, id LIMIT ?6
        """,
        [
          .text(Language.wiki(of: language)), .real(latitude), .real(longitude),
          .real(Catalogue.shrinking(at: latitude)), .real(Catalogue.reach), .integer(count),
        ]
      ) { $0.integer(0) }
      return try shelf.pages(numbers, language: language)
    }
  }

  /// The square, in degrees, of how far "near" reaches: the catalogue is thinly spread, so this is
  /// some two hundred kilometres.
  private static let reach = 4.0

  /// How much shorter a degree of longitude is than one of latitude, squared: the squared cosine,
  /// by its series as far as a ranking needs it.
  private static func shrinking(at latitude: Double) -> Double {
    let angle = latitude * 3.141592653589793 / 180
    let square = angle * angle
    let cosine = 1 - square / 2 + square * square / 24 - square * square * square / 720
    return max(0, cosine * cosine)
  }

  /// Candidates are listed in the order of their titles, so that a draw depends on nothing else.
  private func choose(
    _ count: Int, _ draw: Draw, _ language: String, _ excluded: [Article],
    _ query: String, _ values: [Value]
  ) throws(ContentFailure) -> [Page] {
    let wiki = Language.wiki(of: language)
    return try read { shelf throws(DatabaseError) in
      let taken = Set(try shelf.numbers(of: excluded.filter { $0.wiki == wiki }))
      let candidates = try shelf.candidates(query, values).filter { !taken.contains($0) }
      let chosen = draw.indices(count, of: candidates.count).map { candidates[$0] }
      return try shelf.pages(chosen, language: language)
    }
  }

  func read<Result: Sendable>(
    _ work: (Shelf) throws(DatabaseError) -> Result
  ) throws(ContentFailure) -> Result {
    do throws(DatabaseError) {
      return try shelf.withLock { shelf throws(DatabaseError) in try work(shelf) }
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
      near: { place, language, count throws(ContentFailure) in
        try catalogue.near(place, language: language, count: count)
      },
      community: { language, day throws(ContentFailure) in
        try catalogue.community(language: language, day: day)
      },
      titles: { prefix, language, count throws(ContentFailure) in
        try catalogue.titles(beginning: prefix, language: language, count: count)
      })
  }
}
