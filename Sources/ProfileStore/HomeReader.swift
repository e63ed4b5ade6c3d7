import Database
import OnboardCore

/// Reads what home remembers.
struct HomeReader {
  let connection: Connection

  func read(into memory: inout HomeMemory) throws(DatabaseError) -> Damage? {
    memory.hiddenCards = try connection.rows("SELECT * FROM hidden_card ORDER BY place") { row in
      HiddenCard(
        page: ProfileReader.page(row),
        at: Moment(instant: row.integer(10), offset: row.integer(11)))
    }
    let stories = try connection.rows(
      "SELECT kind, wiki, day, name FROM hidden_story ORDER BY place"
    ) { row in
      ModuleKind(rawValue: row.text(0)).map {
        CommunityKey(
          kind: $0, wiki: row.text(1), day: Day(number: row.integer(2)), name: row.text(3))
      }
    }
    let off = try connection.rows("SELECT kind FROM module_off") {
      ModuleKind(rawValue: $0.text(0))
    }
    guard !stories.contains(nil), !off.contains(nil) else {
      return Damage(reason: "a module in it is not known")
    }
    memory.hiddenStories = stories.compactMap { $0 }
    for kind in off.compactMap({ $0 }) { memory.modulesOff.append(kind) }
    memory.modulesOff = ModuleKind.allCases.filter { memory.modulesOff.contains($0) }
    let seen = try connection.rows("SELECT wiki, title, day FROM seen") { row in
      (Article(wiki: row.text(0), title: row.text(1)), Day(number: row.integer(2)))
    }
    memory.seen = Dictionary(seen) { _, later in later }
    memory.refreshes = try connection.rows(
      "SELECT language, day, count FROM refresh ORDER BY place"
    ) { row in
      FeedRefresh(
        language: row.text(0), day: Day(number: row.integer(1)), count: row.integer(2))
    }
    let feeds = try self.feeds()
    guard !feeds.contains(nil) else { return Damage(reason: "a feed in it cannot be read") }
    memory.feeds = feeds.compactMap { $0 }
    return nil
  }

  /// The feeds; nil for one that cannot be read.
  private func feeds() throws(DatabaseError) -> [ForYouFeed?] {
    let rows = try connection.rows("SELECT language, day, turn, few_reads FROM feed") { row in
      (language: row.text(0), day: row.integer(1), turn: row.integer(2), isFew: row.integer(3))
    }
    var feeds: [ForYouFeed?] = []
    for row in rows {
      let language = Value.text(row.language)
      let reasons = try connection.rows(
        "SELECT wiki, title FROM feed_reason WHERE language = ? ORDER BY place", [language]
      ) { Article(wiki: $0.text(0), title: $0.text(1)) }
      let modules = try self.modules(language)
      guard !modules.contains(nil) else {
        feeds.append(nil)
        continue
      }
      feeds.append(
        ForYouFeed(
          language: row.language, day: Day(number: row.day), turn: row.turn,
          modules: modules.compactMap { $0 }, reasons: reasons, isForFewReads: row.isFew == 1))
    }
    return feeds
  }

  private func modules(_ language: Value) throws(DatabaseError) -> [FeedModule?] {
    let seeds = try grouped("feed_seed", language) { ProfileReader.page($0) }
    let cards = try grouped("feed_card", language) { HomeReader.card($0) }
    return try connection.rows(
      """
      SELECT kind, source, draw, is_ready, hidden, place FROM feed_module WHERE language = ?
      ORDER BY place
      """, [language]
    ) { row -> FeedModule? in
      let place = row.integer(5)
      guard let kind = ModuleKind(rawValue: row.text(0)),
        let source = StoredSource.source(row.text(1), seeds[place] ?? []),
        let number = UInt64(row.text(2))
      else { return nil }
      let draw = Draw(number: number)
      let stored = (cards[place] ?? []).compactMap { $0 }
      guard stored.count == (cards[place] ?? []).count else { return nil }
      return FeedModule(
        kind: kind, source: source, draw: draw, condition: row.integer(3) == 1 ? .ready : .waiting,
        cards: stored.isEmpty ? FeedCard.fixed(of: source, draw) : stored, hidden: row.integer(4))
    }
  }

  /// The rows of a table of pages by their module.
  private func grouped<Item: Sendable>(
    _ table: String, _ language: Value, _ read: (Row) -> Item
  ) throws(DatabaseError) -> [Int: [Item]] {
    let rows = try connection.rows(
      "SELECT * FROM \(table) WHERE language = ? ORDER BY module, place", [language]
    ) { (module: $0.integer(10), item: read($0)) }
    return Dictionary(grouping: rows, by: \.module).mapValues { $0.map(\.item) }
  }

  private static func card(_ row: Row) -> FeedCard? {
    guard let variant = FeedCard.Variant(rawValue: row.text(12)) else { return nil }
    let color = row.optionalText(13).map { BackgroundColor(rawValue: $0) }
    guard color != .some(nil) else { return nil }
    return FeedCard(
      .article(ProfileReader.page(row)), variant: variant, color: color ?? nil,
      isFromReadingList: row.integer(14) == 1)
  }
}
