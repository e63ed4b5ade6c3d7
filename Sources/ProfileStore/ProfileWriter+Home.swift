import Database
import OnboardCore

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
