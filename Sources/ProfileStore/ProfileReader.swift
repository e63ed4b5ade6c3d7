import Capabilities
import Database
import OnboardCore

/// What makes a file that SQLite can read no profile all the same.
struct Damage: Error {
  let reason: String
}

extension Moment {
  /// Whether it lies within some thousand years of today, as a clock's times do.
  fileprivate var isPlausible: Bool {
    abs(instant / 1_000_000_000_000) == 0 && (-200_000...200_000).contains(offset)
  }
}

extension HomeMemory {
  /// Whether its days and counts are such as a clock and a person make.
  fileprivate var isPlausible: Bool {
    let days =
      hiddenStories.map(\.day) + Array(seen.values) + refreshes.map(\.day) + feeds.map(\.day)
    let counts =
      refreshes.map(\.count) + feeds.map(\.turn) + feeds.flatMap { $0.modules.map(\.hidden) }
    return hiddenCards.allSatisfy(\.at.isPlausible)
      && days.allSatisfy { (-12_000_000...12_000_000).contains($0.number) }
      && counts.allSatisfy { (0...1_000_000_000).contains($0) }
  }
}

/// Reads a profile from its tables.
struct ProfileReader {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func read() throws(DatabaseError) -> Result<LoadedProfile?, Damage> {
    let settings = try connection.rows(
      """
      SELECT languages, language, start, onboarding, screen, "home-feed-see-first", seed, drawn, place,
        reading_list, unread, unread IS NULL FROM profile
      """
    ) { row in
      (text: (0..<10).map { row.text($0) }, unread: row.integer(11) == 1 ? nil : row.integer(10))
    }
    guard let row = settings.first else { return .success(nil) }
    let ids = try connection.rows("SELECT id FROM topic ORDER BY place") { $0.text(0) }
    let interests = try pages("interest")
    let saved = try connection.rows("SELECT * FROM saved ORDER BY place") { row in
      SavedPage(
        page: ProfileReader.page(row),
        at: Moment(instant: row.integer(10), offset: row.integer(11)))
    }
    let history = try connection.rows("SELECT * FROM reading ORDER BY place") { row in
      Reading(
        page: ProfileReader.page(row), seconds: row.integer(12),
        at: Moment(instant: row.integer(10), offset: row.integer(11)))
    }
    let moments = saved.map(\.at) + history.map(\.at)
    var home = HomeMemory()
    if let damage = try HomeReader(connection: connection).read(into: &home) {
      return .failure(damage)
    }
    home.place = Place(row.text[8])
    home.readingListPace = ReadingListPace(rawValue: row.text[9])
    home.account = row.unread.map { Account(unread: max(0, $0)) }
    guard moments.allSatisfy({ $0.isPlausible }), history.allSatisfy({ $0.seconds >= 0 }),
      home.isPlausible
    else {
      return .failure(Damage(reason: "a time in it is out of all bounds"))
    }
    return ProfileReader.profile(row.text).map { profile in
      var profile = profile
      // What is stored may say what must not be so: a page outside the main namespace, or a second
      // time the same, is no interest.
      profile.interests = Interests(
        topics: ids.compactMap { Topic(anyID: $0) }.reduce(into: []) { topics, topic in
          if !topics.contains(topic) { topics.append(topic) }
        },
        articles: unique(interests.filter(\.isMainArticle)))
      profile.saved = saved
      profile.home = home
      profile.history = history
      return LoadedProfile(
        profile: profile, unknownTopics: ids.filter { Topic(anyID: $0) == nil })
    }
  }

  private static func profile(_ row: [String]) -> Result<Profile, Damage> {
    let languages = row[0].split(separator: ",").map(String.init)
    guard !languages.isEmpty, languages.contains(row[1]) else {
      return .failure(Damage(reason: "the language '\(row[1])' is not among '\(row[0])'"))
    }
    guard let start = FlowScreen(rawValue: row[2]) else {
      return .failure(Damage(reason: "unknown start screen '\(row[2])'"))
    }
    guard let feed = FirstFeed(rawValue: row[5]) else {
      return .failure(Damage(reason: "unknown feed '\(row[5])'"))
    }
    guard let seed = UInt64(row[6]), let drawn = UInt64(row[7]) else {
      return .failure(Damage(reason: "the seed '\(row[6])' or the count '\(row[7])' is no number"))
    }
    guard let onboarding = onboarding(row[3], screen: row[4], feed: feed) else {
      return .failure(Damage(reason: "unknown onboarding '\(row[3])' on '\(row[4])'"))
    }
    var profile = Profile(languages: languages, start: start)
    profile.language = row[1]
    profile.onboarding = onboarding
    profile.chance = Chance(seed: seed, drawn: drawn)
    return .success(profile)
  }

  private static func onboarding(
    _ name: String, screen: String, feed: FirstFeed
  ) -> Onboarding? {
    if name == "complete" { return .complete(feed) }
    guard let screen = FlowScreen(rawValue: screen) else { return nil }
    let position = FlowPosition(screen: screen, active: feed)
    switch name {
    case "running": return .running(position)
    case "abandoned": return .abandoned(position)
    default: return nil
    }
  }

  private func pages(_ table: String) throws(DatabaseError) -> [Page] {
    try connection.rows("SELECT * FROM \(table) ORDER BY place", [], ProfileReader.page)
  }

  static func page(_ row: Row) -> Page {
    Page(
      article: Article(wiki: row.text(0), title: row.text(1)), namespace: row.integer(2),
      kind: Page.Kind(rawValue: row.text(3)) ?? .article, displayTitle: row.text(4),
      description: row.optionalText(5), extract: row.optionalText(6),
      hasImage: row.integer(7) == 1,
      topics: row.text(8).split(separator: " ").compactMap { Topic(rawValue: String($0)) })
  }
}
