import Database
import OnboardCore

/// Writes what changed in a profile, within the caller's transaction.
struct ProfileWriter {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func write(_ new: Profile, over old: Profile?) throws(DatabaseError) {
    try writeSettings(new)
    if old?.interests.topics != new.interests.topics { try writeTopics(new.interests.topics) }
    try rewrite("interest", old?.interests.articles ?? [], new.interests.articles) {
      ($0, [])
    }
    try rewrite("saved", old?.saved ?? [], new.saved) { ($0.page, Self.values($0.at)) }
    try rewrite("reading", old?.history ?? [], new.history) {
      ($0.page, Self.values($0.at) + [.integer($0.seconds)])
    }
    try write(new.home, over: old?.home ?? HomeMemory())
  }

  private func writeSettings(_ profile: Profile) throws(DatabaseError) {
    let name: String
    let screen: FlowScreen?
    let feed: FirstFeed
    switch profile.onboarding {
    case .running(let position):
      (name, screen, feed) = ("running", position.screen, position.active)
    case .abandoned(let position):
      (name, screen, feed) = ("abandoned", position.screen, position.active)
    case .complete(let saved): (name, screen, feed) = ("complete", nil, saved)
    }
    try connection.run(
      "INSERT OR REPLACE INTO profile VALUES(1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .text(profile.languages.joined(separator: ",")), .text(profile.language),
      .text(profile.start.rawValue), .text(name), .optional(screen?.rawValue), .text(feed.rawValue),
      .text(String(profile.chance.seed)), .text(String(profile.chance.drawn)),
      profile.home.account.map { .integer($0.unread) } ?? .null,
      .optional(profile.home.place?.text), .optional(profile.home.readingListPace?.rawValue))
  }

  /// Ids that this version does not know stay where they are (T-5).
  private func writeTopics(_ topics: [Topic]) throws(DatabaseError) {
    for topic in Topic.allCases {
      try connection.run(
        "DELETE FROM topic WHERE id IN (?, ?)", .text(topic.id), .text(topic.queryID))
    }
    for (place, topic) in topics.enumerated() {
      try connection.run("INSERT INTO topic VALUES(?, ?)", .text(topic.id), .integer(place))
    }
  }

  /// Keeps the rows that the lists begin with in common, and writes the others anew.
  func rewrite<Item: Equatable>(
    _ table: String, _ old: [Item], _ new: [Item], _ columns: (Item) -> (Page, [Value])
  ) throws(DatabaseError) {
    guard old != new else { return }
    let kept = zip(old, new).prefix { $0 == $1 }.count
    if kept < old.count {
      try connection.run("DELETE FROM \(table) WHERE place >= ?", .integer(kept))
    }
    for (place, item) in new.enumerated().dropFirst(kept) {
      let (page, rest) = columns(item)
      try insert(into: table, Self.values(page) + [.integer(place)] + rest)
    }
  }

  func insert(into table: String, _ values: [Value]) throws(DatabaseError) {
    let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
    try connection.run("INSERT INTO \(table) VALUES(\(marks))", values)
  }

  static func values(_ page: Page) -> [Value] {
    [
      .text(page.article.wiki), .text(page.article.title), .integer(page.namespace),
      .text(page.kind.rawValue), .text(page.displayTitle), .optional(page.description),
      .optional(page.extract), .integer(page.hasImage ? 1 : 0),
      .text(page.topics.map(\.id).joined(separator: " ")),
    ]
  }

  static func values(_ moment: Moment) -> [Value] {
    [.integer(moment.instant), .integer(moment.offset)]
  }
}
