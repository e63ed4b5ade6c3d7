import Database
import OnboardCore

extension Catalogue {
  /// Pages whose title, or a redirect to it, has every word that was typed (S-1): those that the
  /// words name exactly, then those that begin with them, then the rest; shorter titles first.
  package func search(_ request: SearchRequest) throws(ContentFailure) -> [Page] {
    let query = SearchText.query(request.text)
    guard !query.isEmpty else { return [] }
    let wiki = Language.wiki(of: request.language)
    let typed = SearchText.indexed(request.text)
    return try read { shelf throws(DatabaseError) in
      let numbers = try shelf.connection.rows(
        """
        SELECT page.id FROM title_search JOIN page ON title_search.page = page.id
        WHERE title_search MATCH ? AND title_search.wiki = ? AND title_search.namespace = ?
          AND (page.namespace <> 0 OR page.kind = 'article')
        GROUP BY page.id
        ORDER BY min(CASE WHEN words = ? THEN 0
          WHEN substr(words, 1, length(?)) = ? THEN 1 ELSE 2 END), min(length(words)), page.id
        LIMIT ?
        """,
        [
          .text(query), .text(wiki), .integer(request.namespace), .text(typed), .text(typed),
          .text(typed), .integer(SearchRequest.limit),
        ]
      ) { $0.integer(0) }
      return try shelf.pages(numbers, language: request.language)
    }
  }

  /// The page of a title, behind its redirect; a title in another script of the language finds its
  /// page too, as the wiki's converter does (L-3).
  package func lookUp(_ title: Title, language: String) throws(ContentFailure) -> Found {
    try read { shelf throws(DatabaseError) in
      let key: [Value] = [.text(title.wiki), .text(title.prefixedText)]
      let number = try shelf.connection.rows(
        """
        SELECT id FROM page WHERE wiki = ?1 AND title = ?2
        UNION ALL SELECT target FROM redirect WHERE wiki = ?1 AND title = ?2
        UNION ALL SELECT v.page FROM page_variant v JOIN page ON v.page = page.id
          WHERE v.display = ?2 AND wiki = ?1
        """, key
      ) { $0.integer(0) }.first
      if let number, let page = try shelf.pages([number], language: language).first {
        return .page(page)
      }
      return .missing(nearest: try nearest(to: title, shelf))
    }
  }

  /// Titles that begin with what was typed, case and accents ignored, in their order.
  package func titles(
    beginning prefix: String, language: String, count: Int
  ) throws(ContentFailure) -> [String] {
    let typed = SearchText.indexed(prefix)
    guard !typed.isEmpty else { return [] }
    let wiki = Language.wiki(of: language)
    return try read { shelf throws(DatabaseError) in
      try shelf.connection.rows(
        """
        SELECT DISTINCT page.title FROM title_search JOIN page ON title_search.page = page.id
        WHERE title_search MATCH ? AND title_search.wiki = ? AND page.namespace = 0
          AND page.kind = 'article' AND substr(words, 1, length(?)) = ?
        ORDER BY page.id LIMIT ?
        """,
        [
          .text(SearchText.query(prefix)), .text(wiki), .text(typed), .text(typed),
          .integer(count),
        ]
      ) { $0.text(0) }
    }
  }

  /// Titles of the same wiki that were probably meant: those with a word that begins as a typed
  /// one does, if they are close enough.
  private func nearest(to title: Title, _ shelf: Shelf) throws(DatabaseError) -> [String] {
    let starts = SearchText.indexed(title.text).split(separator: " ").prefix(4)
      .map { "\"" + $0.prefix(2) + "\"*" }
    guard !starts.isEmpty else { return [] }
    let candidates = try shelf.connection.rows(
      """
      SELECT DISTINCT page.title FROM title_search JOIN page ON title_search.page = page.id
      WHERE title_search MATCH ? AND title_search.wiki = ? AND title_search.namespace = ?
        AND (page.namespace <> 0 OR page.kind = 'article')
      ORDER BY page.id LIMIT 400
      """,
      [
        .text(starts.joined(separator: " OR ")), .text(title.wiki), .integer(title.namespace),
      ]
    ) { $0.text(0) }
    return Nearest.to(title.prefixedText, among: candidates) { [$0] }
  }
}
