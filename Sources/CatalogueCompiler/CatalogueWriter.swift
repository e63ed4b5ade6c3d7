import Database
import OnboardCore

/// Writes entries into a new catalogue file.
///
/// Pages are numbered in the order of language and title, so that what is drawn by number follows
/// from the content alone, not from how or where the catalogue was compiled.
struct CatalogueWriter {
  let connection: Connection
  private var numbers: [Article: Int] = [:]

  init(_ connection: Connection) { self.connection = connection }

  mutating func write(_ articles: [ArticleEntry], _ community: [CommunityEntry]) throws {
    let sorted = articles.sorted { $0.article < $1.article }
    try check(sorted)
    try connection.execute(CatalogueWriter.schema)
    try connection.execute("BEGIN")
    for (index, entry) in sorted.enumerated() {
      numbers[entry.article] = index + 1
      try write(entry, number: index + 1)
    }
    for entry in sorted { try writeRedirects(entry) }
    for (index, entry) in community.enumerated() { try write(entry, number: index + 1) }
    try connection.execute(CatalogueWriter.relations)
    try connection.execute("COMMIT; VACUUM; ANALYZE;")
  }

  /// No title stands twice in a language, be it an article or a redirect.
  private func check(_ sorted: [ArticleEntry]) throws(SourceFault) {
    var taken: [Article: Block] = [:]
    for entry in sorted {
      let titles = [entry.article.title] + entry.redirects
      for title in titles {
        let article = Article(wiki: entry.article.wiki, title: title)
        if let other = taken.updateValue(entry.block, forKey: article) {
          throw entry.block.fault(
            "'\(title)' stands twice; first in \(other.file), line \(other.line)")
        }
      }
    }
  }

  private func write(_ entry: ArticleEntry, number: Int) throws {
    try connection.run(
      "INSERT INTO page VALUES(?,?,?,?,?,?,?,?,?,?,?,?)",
      .integer(number), .text(entry.article.wiki), .text(entry.article.title),
      .integer(entry.namespace), .text(entry.kind.rawValue), .optional(entry.display),
      .optional(entry.description), .optional(entry.extract), .integer(entry.hasImage ? 1 : 0),
      .text(entry.topics.map(\.id).joined(separator: " ")),
      entry.coordinates.map { .real($0.latitude) } ?? .null,
      entry.coordinates.map { .real($0.longitude) } ?? .null)
    for topic in entry.topics {
      try connection.run(
        "INSERT INTO page_topic VALUES(?,?,?)",
        .text(entry.article.wiki), .integer(topic.number), .integer(number))
    }
    for variant in entry.variants {
      try connection.run(
        "INSERT INTO page_variant VALUES(?,?,?,?,?)",
        .integer(number), .text(variant.code), .optional(variant.display),
        .optional(variant.description), .optional(variant.extract))
    }
    var words = Set(SearchText.words(entry.article.title))
    words.formUnion(SearchText.words(entry.description ?? ""))
    words.formUnion(SearchText.words(entry.extract ?? ""))
    if entry.namespace == 0, entry.kind == .article {
      for word in words.sorted() {
        try connection.run(
          "INSERT INTO page_word VALUES(?,?,?)",
          .text(entry.article.wiki), .text(word), .integer(number))
      }
    }
    let titles = [entry.article.title] + entry.variants.compactMap(\.display)
    for title in Set(titles).sorted() { try index(title, of: entry, number: number) }
  }

  private func writeRedirects(_ entry: ArticleEntry) throws {
    guard let number = numbers[entry.article] else { return }
    for redirect in entry.redirects {
      try connection.run(
        "INSERT INTO redirect VALUES(?,?,?)",
        .text(entry.article.wiki), .text(redirect), .integer(number))
      try index(redirect, of: entry, number: number)
    }
  }

  /// Makes a title findable by its words, without the namespace before it.
  private func index(_ title: String, of entry: ArticleEntry, number: Int) throws {
    let text =
      entry.namespace == 0
      ? title : WikiRules.of(wiki: entry.article.wiki).splitNamespace(title).text
    try connection.run(
      "INSERT INTO title_search(words, wiki, namespace, page) VALUES(?,?,?,?)",
      .text(SearchText.indexed(text)), .text(entry.article.wiki), .integer(entry.namespace),
      .integer(number))
  }

  private func write(_ entry: CommunityEntry, number: Int) throws {
    try connection.run(
      "INSERT INTO community VALUES(?,?,?,?,?,?,?)",
      .integer(number), .text(entry.wiki), .text(entry.day.text), .text(entry.kind),
      entry.year.map { .integer($0) } ?? .null, .text(entry.text),
      entry.kind == "picture" ? .text(entry.titles[0]) : .null)
    guard entry.kind != "picture" else { return }
    for (place, title) in entry.titles.enumerated() {
      guard let page = numbers[Article(wiki: entry.wiki, title: title)] else {
        throw entry.block.fault("no article '\(title)' on \(entry.wiki)", at: entry.line)
      }
      try connection.run(
        "INSERT INTO community_page VALUES(?,?,?,?)",
        .integer(number), .integer(place), .integer(page),
        .integer(entry.pictured == place ? 1 : 0))
    }
  }
}

extension CatalogueWriter {
  /// The tables that the Catalogue module reads.
  private static let schema = """
    PRAGMA journal_mode=OFF;
    PRAGMA synchronous=OFF;
    CREATE TABLE page(
      id INTEGER PRIMARY KEY, wiki TEXT NOT NULL, title TEXT NOT NULL, namespace INTEGER NOT NULL,
      kind TEXT NOT NULL, display TEXT, description TEXT, extract TEXT, image INTEGER NOT NULL,
      topics TEXT NOT NULL, latitude REAL, longitude REAL);
    CREATE UNIQUE INDEX page_title ON page(wiki, title);
    CREATE INDEX page_kind ON page(wiki, namespace, kind);
    CREATE TABLE page_topic(
      wiki TEXT NOT NULL, topic INTEGER NOT NULL, page INTEGER NOT NULL,
      PRIMARY KEY(wiki, topic, page)) WITHOUT ROWID;
    CREATE TABLE page_variant(
      page INTEGER NOT NULL, variant TEXT NOT NULL, display TEXT, description TEXT, extract TEXT,
      PRIMARY KEY(page, variant)) WITHOUT ROWID;
    CREATE INDEX variant_display ON page_variant(display);
    CREATE TABLE redirect(
      wiki TEXT NOT NULL, title TEXT NOT NULL, target INTEGER NOT NULL,
      PRIMARY KEY(wiki, title)) WITHOUT ROWID;
    CREATE TABLE community(
      id INTEGER PRIMARY KEY, wiki TEXT NOT NULL, day TEXT NOT NULL, kind TEXT NOT NULL,
      year INTEGER, text TEXT NOT NULL, file TEXT);
    CREATE INDEX community_day ON community(wiki, day);
    CREATE TABLE community_page(
      entry INTEGER NOT NULL, place INTEGER NOT NULL, page INTEGER NOT NULL,
      pictured INTEGER NOT NULL, PRIMARY KEY(entry, place)) WITHOUT ROWID;
    CREATE TABLE related(
      page INTEGER NOT NULL, place INTEGER NOT NULL, other INTEGER NOT NULL,
      PRIMARY KEY(page, place)) WITHOUT ROWID;
    CREATE TABLE page_word(wiki TEXT NOT NULL, word TEXT NOT NULL, page INTEGER NOT NULL);
    CREATE VIRTUAL TABLE title_search USING fts5(
      words, wiki UNINDEXED, namespace UNINDEXED, page UNINDEXED, tokenize='unicode61', prefix='1 2');
    """

  /// Articles are alike by the topics that they share, weighed double, and by the words that they
  /// share, rare ones more; words that stand in more than a twentieth of a wiki's articles tell
  /// nothing. Twenty are kept for each, ties by number, that is by title.
  private static let relations = """
    CREATE INDEX page_word_word ON page_word(wiki, word, page);
    CREATE TEMP TABLE rare AS
      SELECT wiki, word, 1.0 / count(*) AS weight FROM page_word GROUP BY wiki, word
      HAVING count(*) > 1
        AND count(*) <= max(4, (SELECT count(*) FROM page p WHERE p.wiki = page_word.wiki) / 20);
    CREATE TEMP TABLE pair AS
      SELECT a.page AS page, b.page AS other, 2.0 AS weight
        FROM page_topic a JOIN page_topic b
          ON a.wiki = b.wiki AND a.topic = b.topic AND a.page <> b.page
      UNION ALL
      SELECT a.page, b.page, 1.0 + 4.0 * r.weight
        FROM rare r JOIN page_word a ON a.wiki = r.wiki AND a.word = r.word
          JOIN page_word b ON b.wiki = r.wiki AND b.word = r.word AND a.page <> b.page;
    INSERT INTO related
      SELECT page, place, other FROM (
        SELECT page, other,
          row_number() OVER (PARTITION BY page ORDER BY sum(weight) DESC, other) AS place
        FROM pair GROUP BY page, other)
      WHERE place <= 20;
    DROP TABLE pair;
    DROP TABLE rare;
    DROP TABLE page_word;
    """
}
