import Fixtures
import OnboardCore
import Testing

/// What holds of every feed that is fully scrolled, over random profiles.
@Suite struct FeedPropertyTests {
  private static let world = MadeUpWorld()
  private static let articles = world.articles
  private static let batches = 4
  /// How many profiles.
  private static let count = 10_000

  @Test(arguments: 0..<batches)
  func `Y-1 Y-2 Y-3 Y-5 Y-6 Y-10: the rules hold of every feed, and equal inputs give equal ones`(
    batch: Int
  ) {
    var content: [String: [Page]] = [:]
    for number in stride(from: batch, to: Self.count, by: Self.batches) {
      let faults = Self.faults(of: number, &content)
      #expect(faults == [], "profile \(number)")
    }
  }

  /// What is wrong with the feeds of a profile: the first, and one after a card was hidden and
  /// another language was chosen.
  private static func faults(of number: Int, _ content: inout [String: [Page]]) -> [String] {
    var made = MadeUpProfile(number, articles)
    let profile = made.profile()
    var visit = Visit(profile, made, content)
    var faults = visit.refresh()
    if number % 10 == 0 {
      var again = Visit(profile, made, visit.content)
      _ = again.refresh()
      if again.phone != visit.phone { faults.append("another feed from the same") }
    }
    if number % 4 == 0 {
      visit.hideSomething(made.below(4))
      faults += visit.refresh()
      visit.use(profile.languages[made.below(profile.languages.count)])
      faults += visit.scroll()
    }
    content = visit.content
    return faults
  }

  /// A phone in the hands of somebody who looks at the whole feed.
  private struct Visit {
    var phone: Phone
    let moment: Moment
    /// The candidates by source and language, which cost more to make than to keep.
    var content: [String: [Page]]
    private var seenBefore: [Article: Day] = [:]

    init(_ profile: Profile, _ made: MadeUpProfile, _ content: [String: [Page]]) {
      phone = .home(profile, tab: .forYou, onboarding: .complete(.personalized))
      phone.world.phase = made.phase
      moment = made.moment
      self.content = content
    }

    private mutating func ask(_ request: Request) -> [Effect] {
      var effects = reduce(into: &phone, .request(request), at: moment)
      while case .fetch(let wanted)? = effects.last {
        guard case .carousel(let request) = wanted else { return effects }
        let pages = candidates(request.source, request.language)
        effects = reduce(
          into: &phone, .outcome(Outcome(.carouselLoaded(request, pages))), at: moment)
      }
      return effects
    }

    private mutating func candidates(_ source: FeedSource, _ language: String) -> [Page] {
      let key = language + " " + source.key
      if let made = content[key] { return made }
      let made = world.candidates(source, language)
      content[key] = made
      return made
    }

    mutating func refresh() -> [String] {
      seenBefore = phone.profile.home.seen
      _ = ask(.home(.refresh))
      return scroll()
    }

    mutating func use(_ language: String) {
      guard language != phone.profile.language else { return }
      seenBefore = phone.profile.home.seen
      _ = ask(.languages(.use(language)))
    }

    mutating func hideSomething(_ steps: Int) {
      _ = ask(.home(.top))
      _ = ask(.home(.move(.down, count: steps)))
      _ = ask(.home(.move(.right, count: steps)))
      _ = ask(.home(.hide(.card)))
    }

    /// Scrolls through the feed, and says what is wrong with it.
    mutating func scroll() -> [String] {
      _ = ask(.home(.top))
      var steps = 0
      while steps < 20, ask(.home(.move(.down, count: 2))) == [.say(.screen)] { steps += 1 }
      guard let feed = phone.feed else { return ["no feed"] }
      return faults(of: feed)
    }

    private mutating func faults(of feed: ForYouFeed) -> [String] {
      let profile = phone.profile
      let wiki = profile.wiki
      let cards = feed.modules.flatMap(\.cards)
      let articles = cards.compactMap { $0.page?.article }
      let stands = Set(articles)
      let hidden = Set(profile.home.hiddenCards.map(\.page.article))
      let order = ModuleKind.all(in: .forYou, phase: phone.world.phase)
      let places = feed.modules.map { order.firstIndex(of: $0.kind) ?? -1 }
      var faults: [String] = []
      func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
        if !holds { faults.append(fault()) }
      }
      check(stands.count == articles.count, "twice: \(articles)")
      check(stands.isDisjoint(with: hidden), "hidden: \(stands.intersection(hidden))")
      check(cards.allSatisfy { $0.page?.isMainArticle ?? true }, "no article")
      check(articles.allSatisfy { $0.wiki == wiki }, "another language")
      check(!places.contains(-1) && places == places.sorted(), "order: \(places)")
      check(
        feed.modules.filter { $0.kind == .basedOnInterests }.map(\.source) == interests
          || feed
            .isForFewReads,
        "interests")
      for module in feed.modules {
        let name = module.source.key
        check(module.condition == .ready || !phone.isOn(module.kind), "\(name) waits")
        check(hasStyle(module), "style of \(name): \(module.cards)")
        check(hasReason(module), "reason of \(name)")
      }
      for module in feed.modules where ![.continueReading, .games].contains(module.kind) {
        let rest = resting(for: module, on: feed.day)
        let left = candidates(module.source, feed.language).filter {
          $0.isMainArticle && $0.article.wiki == wiki && $0.article != module.source.seed?.article
            && !hidden.contains($0.article) && !stands.contains($0.article)
        }
        guard module.condition == .ready, module.cards.allSatisfy({ $0.page != nil }) else {
          continue
        }
        let isFull = module.cards.count == (module.kind == .random ? 1 : 4)
        check(isFull || left.isEmpty, "\(module.source.key) has room for \(left.first as Any)")
        check(
          module.articles.allSatisfy { !rest.contains($0) }
            || left.allSatisfy { rest.contains($0.article) }, "\(module.source.key) does not rest")
      }
      return faults
    }

    private var interests: [FeedSource] {
      phone.profile.interests.topics.map { .topic($0) }
        + phone.profile.interests.articles.filter { $0.article.wiki == phone.profile.wiki }
        .map { .interest($0) }
    }

    /// What was on screen lately; for a reading list, before it was new, as it stays the same then.
    private func resting(for module: FeedModule, on day: Day) -> Set<Article> {
      let began = phone.profile.home.readingListPace?.beginning(of: day)
      let isList = module.kind == .discover
      return Set(
        seenBefore.filter { _, seen in
          day.number - seen.number < 30 && !(isList && began.map { seen >= $0 } ?? false)
        }.keys)
    }

    private func hasStyle(_ module: FeedModule) -> Bool {
      let variants: [FeedCard.Variant] = [.balanced, .image, .text, .balanced]
      return module.cards.count <= 4
        && zip(module.cards, variants).allSatisfy { card, variant in
          guard case .article(let page) = card.subject else { return card.variant == nil }
          let showsImage = page.hasImage && variant != .text
          return card.variant == variant && (card.color == nil) == showsImage
        }
    }

    /// Whether there is something true to say about why each card is there.
    private func hasReason(_ module: FeedModule) -> Bool {
      let profile = phone.profile
      switch module.source {
      case .topic(let topic): return profile.interests.topics.contains(topic)
      case .interest(let page): return profile.interests.contains(page.article)
      case .read(let page):
        return profile.history.contains { $0.page.article == page.article && $0.seconds >= 10 }
      case .library:
        return module.cards.allSatisfy { card in
          card.isFromReadingList
            ? profile.saved.contains { $0.page.article == card.page?.article }
            : profile.articlesRead.first { $0.article.wiki == profile.wiki } == card.page
        }
      case .place(let place): return profile.home.place == place
      case .readingList(let sources):
        return sources.isEmpty == (profile.home.readingListPace == nil)
          && sources.allSatisfy { interests.contains($0) }
      case .random, .game: return true
      case .community: return false
      }
    }
  }
}

extension Phone {
  fileprivate func isOn(_ kind: ModuleKind) -> Bool { !profile.home.modulesOff.contains(kind) }
}
