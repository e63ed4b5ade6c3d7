import Database
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

extension ProfileWriter {
  /// Writes what changed in what home remembers.
  func write(_ new: HomeMemory, over old: HomeMemory) throws(DatabaseError) {
    try rewrite("hidden_card", old.hiddenCards, new.hiddenCards) {
      ($0.page, Self.values($0.at))
    }
    if old.hiddenStories != new.hiddenStories { try writeStories(new.hiddenStories) }
    if old.modulesOff != new.modulesOff {
      try connection.run("DELETE FROM module_off")
      for kind in new.modulesOff {
        try connection.run("INSERT INTO module_off VALUES(?)", .text(kind.rawValue))
      }
    }
    try write(seen: new.seen, over: old.seen)
    if old.refreshes != new.refreshes { try writeRefreshes(new.refreshes) }
    for feed in new.feeds {
      try write(feed, over: old.feed(in: feed.language))
    }
  }

  private func writeStories(_ stories: [CommunityKey]) throws(DatabaseError) {
    try connection.run("DELETE FROM hidden_story")
    for (place, story) in stories.enumerated() {
      try connection.run(
        "INSERT INTO hidden_story VALUES(?, ?, ?, ?, ?)",
        .text(story.kind.rawValue), .text(story.wiki), .integer(story.day.number),
        .text(story.name), .integer(place))
    }
  }

  private func write(
    seen new: [Article: Day], over old: [Article: Day]
  ) throws(DatabaseError) {
    guard old != new else { return }
    for article in old.keys where new[article] == nil {
      try connection.run(
        "DELETE FROM seen WHERE wiki = ? AND title = ?", .text(article.wiki), .text(article.title))
    }
    for (article, day) in new where old[article] != day {
      try connection.run(
        "INSERT OR REPLACE INTO seen VALUES(?, ?, ?)",
        .text(article.wiki), .text(article.title), .integer(day.number))
    }
  }

  private func writeRefreshes(_ refreshes: [FeedRefresh]) throws(DatabaseError) {
    try connection.run("DELETE FROM refresh")
    for (place, refresh) in refreshes.enumerated() {
      try connection.run(
        "INSERT INTO refresh VALUES(?, ?, ?, ?)",
        .text(refresh.language), .integer(refresh.day.number), .integer(refresh.count),
        .integer(place))
    }
  }

  /// Writes a feed: all of a new one, of one that goes on only the modules that changed.
  private func write(_ new: ForYouFeed, over old: ForYouFeed?) throws(DatabaseError) {
    guard old != new else { return }
    let language = Value.text(new.language)
    let goesOn =
      old.map { ($0.day, $0.turn, $0.modules.count) == (new.day, new.turn, new.modules.count) }
      ?? false
    if !goesOn {
      for table in ["feed_module", "feed_seed", "feed_card"] {
        try connection.run("DELETE FROM \(table) WHERE language = ?", language)
      }
    }
    try connection.run(
      "INSERT OR REPLACE INTO feed VALUES(?, ?, ?, ?)", language, .integer(new.day.number),
      .integer(new.turn), .integer(new.isForFewReads ? 1 : 0))
    if old?.reasons != new.reasons {
      try connection.run("DELETE FROM feed_reason WHERE language = ?", language)
      for (place, article) in new.reasons.enumerated() {
        try connection.run(
          "INSERT INTO feed_reason VALUES(?, ?, ?, ?)", language, .integer(place),
          .text(article.wiki), .text(article.title))
      }
    }
    let kept = goesOn ? old?.modules ?? [] : []
    for (place, module) in new.modules.enumerated()
    where !kept.indices.contains(place) || kept[place] != module {
      try write(module, language, .integer(place))
    }
  }

  private func write(
    _ module: FeedModule, _ language: Value, _ place: Value
  ) throws(DatabaseError) {
    let source = StoredSource(module.source)
    let isReady = module.condition == .ready
    try connection.run(
      "INSERT OR REPLACE INTO feed_module VALUES(?, ?, ?, ?, ?, ?, ?)", language, place,
      .text(module.kind.rawValue), .text(source.text), .text(String(module.draw.number)),
      .integer(isReady ? 1 : 0), .integer(module.hidden))
    for table in ["feed_seed", "feed_card"] {
      try connection.run(
        "DELETE FROM \(table) WHERE language = ? AND module = ?", language, place)
    }
    for (number, page) in source.pages.enumerated() {
      try insert(into: "feed_seed", Self.values(page) + [language, place, .integer(number)])
    }
    for (number, card) in module.cards.enumerated() {
      guard case .article(let page) = card.subject else { continue }
      try insert(
        into: "feed_card",
        Self.values(page) + [
          language, place, .integer(number), .text((card.variant ?? .balanced).rawValue),
          .optional(card.color?.rawValue), .integer(card.isFromReadingList ? 1 : 0),
        ])
    }
  }
}

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
