/// The Community feed: today, and the earlier days that were asked for (C-1).
package struct CommunityFeed: Equatable, Sendable {
  package let language: String
  /// The days that were loaded, today first, with what became of each.
  package private(set) var days: [LoadedDay]
  package var modules: [FeedModule]

  package struct LoadedDay: Equatable, Sendable {
    package let day: Day
    package var condition: FeedModule.Condition

    var hasFailed: Bool {
      if case .failed = condition { true } else { false }
    }
  }

  package init(language: String, today: Day) {
    self.language = language
    days = [LoadedDay(day: today, condition: .waiting)]
    modules = []
  }

  /// The feed without the days that did not come; nil when today did not.
  var withoutFailures: CommunityFeed? {
    guard let today = days.first, !today.hasFailed else { return nil }
    var feed = self
    feed.days.removeAll(where: \.hasFailed)
    return feed
  }

  /// The day before the earliest one; an earlier day that did not come is asked for again first.
  var older: Day {
    days.dropFirst().first(where: \.hasFailed)?.day
      ?? Day(number: (days.last?.day.number ?? 0) - 1)
  }

  func condition(of day: Day) -> FeedModule.Condition? {
    days.first { $0.day == day }?.condition
  }

  /// Sets what became of a day; one that was not there comes last.
  mutating func note(_ day: Day, _ condition: FeedModule.Condition) {
    guard let place = days.firstIndex(where: { $0.day == day }) else {
      days.append(LoadedDay(day: day, condition: condition))
      return
    }
    days[place].condition = condition
  }

  /// Puts the modules of a day behind those of the later days; what is missing or hidden is left
  /// out.
  mutating func add(_ content: CommunityDay, of day: Day, hidden: [CommunityKey]) {
    guard condition(of: day) != .ready else { return }
    note(day, .ready)
    let fresh = content.modules(of: day, wiki: Language.wiki(of: language), hidden: Set(hidden))
    let place =
      modules.firstIndex { module in
        if case .community(let other) = module.source { other < day } else { false }
      } ?? modules.count
    modules.insert(contentsOf: fresh, at: place)
  }
}

extension CommunityDay {
  /// The most articles that Top read shows, and the most events of On this day.
  private static let mostRead = 5
  private static let mostEvents = 5

  /// The day's modules in their order.
  func modules(of day: Day, wiki: String, hidden: Set<CommunityKey>) -> [FeedModule] {
    let subjects: [(ModuleKind, [FeedCard.Subject])] = [
      (.featuredArticle, (featured.map { [$0] } ?? []).map { .article($0) }),
      (.topRead, unique(topRead).prefix(CommunityDay.mostRead).map { .article($0) }),
      (.inTheNews, news.map { .story($0) }),
      (.onThisDay, onThisDay.prefix(CommunityDay.mostEvents).map { .event($0) }),
      (.pictureOfTheDay, (picture.map { [$0] } ?? []).map { .picture($0) }),
    ]
    return subjects.map { kind, subjects in
      let shown = subjects.filter { subject in
        !hidden.contains(
          CommunityKey(kind: kind, wiki: wiki, day: day, name: subject.name))
      }
      return FeedModule(
        kind: kind, source: .community(day), condition: .ready, cards: shown.map { FeedCard($0) },
        hidden: subjects.count - shown.count)
    }
  }
}

extension FeedCard.Subject {
  /// What it is called among the cards of its module.
  package var name: String {
    switch self {
    case .article(let page): page.article.title
    case .story(let story): story.text
    case .event(let event): "\(event.year) \(event.text)"
    case .picture(let picture): picture.title
    case .game: "game"
    case .readingListPrompt: "reading list"
    }
  }
}
