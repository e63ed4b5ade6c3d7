/// How often Discover makes a new reading list.
package enum ReadingListPace: String, CaseIterable, Sendable {
  case daily, weekly, monthly

  /// The day on which the list of a day was new. Weeks begin on Mondays, as in ISO 8601.
  package func beginning(of day: Day) -> Day {
    switch self {
    case .daily: return day
    case .weekly:
      // 1970-01-01 was a Thursday.
      let weekday = ((day.number + 3) % 7 + 7) % 7
      return Day(number: day.number - weekday)
    case .monthly:
      return Day(number: day.number - day.date.day + 1)
    }
  }

  /// A text that stays the same as long as the list does.
  func period(of day: Day) -> String { "\(rawValue) \(beginning(of: day).text)" }
}

extension FeedRecipe {
  /// The most interests that a reading list is made from.
  private static let interestsOfList = 4

  /// The wikis whose days have a game.
  private static let wikisWithGame: Set<String> = [
    "en", "de", "fr", "es", "pt", "ru", "ar", "tr", "zh",
  ]

  /// The modules of the second phase, in their order (Y-1).
  var secondPhase: [FeedModule] {
    let places = profile.home.place.map { place in
      FeedModule(kind: .places, source: .place(place), draw: draw(.place(place)))
    }
    return [places, discover, randomModule, game].compactMap { $0 }
  }

  /// A reading list made from interests; while no pace is chosen, the prompt for it.
  private var discover: FeedModule? {
    let interests = interests
    guard !interests.isEmpty else { return nil }
    guard let pace = profile.home.readingListPace else {
      return fixed(.discover, .readingList([]))
    }
    let draw = Draw(
      seed: profile.chance.seed, words: "reading list", language, pace.period(of: day))
    let chosen = draw.indices(FeedRecipe.interestsOfList, of: interests.count).sorted()
    return FeedModule(
      kind: .discover, source: .readingList(chosen.map { interests[$0] }), draw: draw)
  }

  private var randomModule: FeedModule {
    FeedModule(kind: .random, source: .random, draw: draw(.random))
  }

  private var game: FeedModule? {
    guard FeedRecipe.wikisWithGame.contains(wiki) else { return nil }
    return fixed(.games, .game)
  }

  /// A module whose cards need no content.
  private func fixed(_ kind: ModuleKind, _ source: FeedSource) -> FeedModule {
    let draw = draw(source)
    return FeedModule(
      kind: kind, source: source, draw: draw, condition: .ready,
      cards: FeedCard.fixed(of: source, draw))
  }
}

extension Phone {
  /// Draws another random article.
  mutating func shuffle(at moment: Moment) -> [Effect] {
    guard let home, home.tab == .forYou, let feed,
      let place = feed.modules.firstIndex(where: { $0.kind == .random && isOn($0) })
    else {
      return [
        .say(.refused(home?.tab == .community ? .onlyOnTab(.forYou, .shuffle) : .nothingToShuffle))
      ]
    }
    let draw = profile.chance.draw()
    profile.home.updateFeed(in: profile.language) {
      $0.modules[place] = FeedModule(kind: .random, source: .random, draw: draw)
    }
    updateHome { $0.forYou = Home.Position(module: place) }
    return fillHome(at: moment)
  }

  /// Whether a module may stand in the feed, whatever its cards are.
  func isOn(_ module: FeedModule) -> Bool {
    !profile.home.modulesOff.contains(module.kind) && module.kind.phase <= world.phase
  }

  /// Tells where the person is; nearby articles come with the next feed.
  mutating func setPlace(_ place: Place) -> [Effect] {
    profile.home.place = place
    return [.say(.place)]
  }

  /// Chooses how often Discover makes a list; it takes the prompt's place at once.
  mutating func setPace(_ pace: ReadingListPace?, at moment: Moment) -> [Effect] {
    profile.home.readingListPace = pace
    let discover = feed.flatMap { feed in
      recipe(turn: feed.turn, on: moment.day).secondPhase.first { $0.kind == .discover }
    }
    profile.home.updateFeed(in: profile.language) { feed in
      guard let discover, let place = feed.modules.firstIndex(where: { $0.kind == .discover })
      else { return }
      feed.modules[place] = discover
    }
    return [.say(.readingListPace)] + continueHome(at: moment, loads: Phone.mostLoads)
  }
}
