extension Profile {
  /// Articles read that make a feed possible without interests.
  private static let enoughReads = 5

  /// Whether a For you feed can be made from it (Y-8).
  package var hasEnoughForFeed: Bool {
    !interests.isEmpty || articlesRead.count >= Profile.enoughReads
  }
}

/// What a feed is made from, at the moment it is made.
struct FeedRecipe {
  /// Seconds that an article was read to be the reason for others, and how many will do when none
  /// was read for so long (Y-9).
  static let longRead = 60
  static let shortRead = 10
  /// How many of the latest articles read, and of the latest reasons, are looked at.
  private static let recent = 10

  let profile: Profile
  let language: String
  let wiki: String
  let day: Day
  let turn: Int
  let phase: Phase

  init(profile: Profile, language: String, day: Day, turn: Int, phase: Phase) {
    self.profile = profile
    self.language = language
    wiki = Language.wiki(of: language)
    self.day = day
    self.turn = turn
    self.phase = phase
  }

  /// The draw of a source, which follows from the day and not from how many loads there were, so
  /// that home shows the cards of its samples (P-6).
  func draw(_ source: FeedSource) -> Draw {
    Draw(seed: profile.chance.seed, words: source.key, language, day.text, String(turn))
  }

  /// The interests in the order of their carousels: topics, then articles, each as chosen. Articles
  /// count in the feed's language, as the feed is wholly in it.
  var interests: [FeedSource] {
    profile.interests.topics.map { .topic($0) }
      + profile.interests.articles.filter { $0.article.wiki == wiki }.map { .interest($0) }
  }

  /// The article for "Because you read": the latest that was read for a minute, else for ten
  /// seconds; one that was the reason lately only when there is no other, and then the one for
  /// which that is longest ago (Y-10).
  func reason(after past: [Article]) -> Page? {
    for least in [FeedRecipe.longRead, FeedRecipe.shortRead] {
      let readings = profile.history.reversed().filter { $0.seconds >= least }
      let pages = unique(readings.map(\.page)).filter {
        $0.isMainArticle && $0.article.wiki == wiki
      }
      let hidden = Set(profile.home.hiddenCards.map(\.page.article))
      let shown = pages.filter { !hidden.contains($0.article) }
      let candidates = (shown.isEmpty ? pages : shown).prefix(FeedRecipe.recent)
      if let unused = candidates.first(where: { !past.contains($0.article) }) { return unused }
      let oldest = past.first { article in candidates.contains { $0.article == article } }
      if let found = candidates.first(where: { $0.article == oldest }) { return found }
    }
    return nil
  }

  /// The feed, its carousels waiting; `kept` is the reason for "Because you read" that it takes
  /// over from a feed that it replaces.
  func feed(after past: [Article], keeping kept: Article? = nil) -> ForYouFeed {
    guard profile.hasEnoughForFeed else {
      return ForYouFeed(
        language: language, day: day, turn: turn, modules: [], reasons: past,
        isForFewReads: true)
    }
    let reason = kept.flatMap(pageRead) ?? self.reason(after: past)
    var modules = interests.map { waiting(.basedOnInterests, $0) }
    if let reason { modules.append(waiting(.becauseYouRead, .read(reason))) }
    let rule = CarouselRule(profile, language: language, today: day)
    modules.append(rule.continueReading(profile, draw: draw(.library)))
    if phase >= .second { modules += secondPhase }
    let latest = past.filter { $0 != reason?.article } + (reason.map { [$0.article] } ?? [])
    return ForYouFeed(
      language: language, day: day, turn: turn, modules: modules,
      reasons: Array(latest.suffix(FeedRecipe.recent)))
  }

  private func pageRead(_ article: Article) -> Page? {
    profile.history.last { $0.page.article == article }?.page
  }

  private func waiting(_ kind: ModuleKind, _ source: FeedSource) -> FeedModule {
    FeedModule(kind: kind, source: source, draw: draw(source))
  }
}
