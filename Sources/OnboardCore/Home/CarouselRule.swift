/// Which candidates become the cards of a carousel, and how each is drawn.
package struct CarouselRule: Sendable {
  /// The most cards that a carousel has (Y-2).
  package static let capacity = 4
  /// How many days an article that was on screen stays away while there are others (Y-10).
  package static let restDays = 30

  private let wiki: String
  private let today: Day
  private let hidden: Set<Article>
  private let seen: [Article: Day]
  /// The day on which Discover's list was new; nil while it makes none.
  private let listBegan: Day?

  package init(_ profile: Profile, language: String, today: Day) {
    wiki = Language.wiki(of: language)
    self.today = today
    hidden = Set(profile.home.hiddenCards.map(\.page.article))
    seen = profile.home.seen
    listBegan = profile.home.readingListPace?.beginning(of: today)
  }

  /// The module with its cards, chosen from candidates in their order; `taken` are the articles
  /// that stand elsewhere in the feed (Y-5).
  package func filled(
    _ module: FeedModule, from candidates: [Page], taken: Set<Article>
  ) -> FeedModule {
    var module = module
    module.condition = .ready
    let possible = unique(candidates).filter {
      $0.isMainArticle && $0.article.wiki == wiki && !taken.contains($0.article)
        && $0.article != module.source.seed?.article
    }
    let pages = possible.filter { !hidden.contains($0.article) }
    module.hidden = min(possible.count - pages.count, CarouselRule.capacity)
    let began = module.kind == .discover ? listBegan : nil
    let fresh = pages.filter { !isResting($0.article, unlessSince: began) }
    let resting = pages.filter { isResting($0.article, unlessSince: began) }
    let most = module.kind == .random ? 1 : CarouselRule.capacity
    module.cards = cards(arranged(from: [fresh, resting], most: most), module.draw)
    return module
  }

  /// Continue reading: the article read last, then the latest saved. Nothing rests here, since
  /// these are what the person began.
  package func continueReading(_ profile: Profile, draw: Draw) -> FeedModule {
    var module = FeedModule(
      kind: .continueReading, source: .library, draw: draw, condition: .ready)
    let read = profile.articlesRead.filter { $0.article.wiki == wiki }.prefix(1)
    let saved = profile.saved.reversed().map(\.page)
    let possible = unique(read + saved).filter { $0.isMainArticle && $0.article.wiki == wiki }
    let pages = possible.filter { !hidden.contains($0.article) }
    module.hidden = possible.count - pages.count
    let readArticles = Set(read.map(\.article))
    module.cards = cards(
      Array(pages.prefix(CarouselRule.capacity)), draw,
      isSaved: { !readArticles.contains($0) })
    return module
  }

  /// Whether an article was on screen lately; a reading list stays what it was when it `began`.
  private func isResting(_ article: Article, unlessSince began: Day?) -> Bool {
    guard let day = seen[article] else { return false }
    if let began, day >= began { return false }
    return today.number - day.number < CarouselRule.restDays
  }

  /// The pages by place. Those of the first tier come before all others; within a tier the places
  /// that show an image prefer pages that have one, and the place of the text a page with a text.
  private func arranged(from tiers: [[Page]], most: Int) -> [Page] {
    let count = min(most, tiers.reduce(0) { $0 + $1.count })
    var tiers = tiers
    func take(_ prefers: (Page) -> Bool) -> Page? {
      for tier in tiers.indices where !tiers[tier].isEmpty {
        return tiers[tier].remove(at: tiers[tier].firstIndex(where: prefers) ?? 0)
      }
      return nil
    }
    var places: [Page?] = Array(repeating: nil, count: count)
    for place in [0, 1, 3, 2] where place < count {
      let isText = FeedCard.Variant.ofPlaces[place] == .text
      places[place] = take { isText ? $0.extract != nil : $0.hasImage }
    }
    return places.compactMap { $0 }
  }

  private func cards(
    _ pages: [Page], _ draw: Draw, isSaved: (Article) -> Bool = { _ in false }
  ) -> [FeedCard] {
    zip(pages, FeedCard.Variant.ofPlaces).map { page, variant in
      let showsImage = page.hasImage && variant != .text
      return FeedCard(
        .article(page), variant: variant,
        color: showsImage ? nil : BackgroundColor(draw, for: page.article.title),
        isFromReadingList: isSaved(page.article))
    }
  }
}
