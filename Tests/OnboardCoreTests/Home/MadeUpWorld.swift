import Fixtures
import OnboardCore

/// A few hundred pages of three wikis with everything that content brings: articles without image
/// or text, other namespaces, disambiguation pages, main pages, two spellings of one title.
struct MadeUpWorld: Sendable {
  let pages: [String: [Page]]

  init() {
    pages = Dictionary(
      uniqueKeysWithValues: ["en", "de", "zh"].map { ($0, MadeUpWorld.pages(of: $0)) })
  }

  private static func pages(of wiki: String) -> [Page] {
    var generator = SplitMix64(seed: UInt64(wiki.utf8.reduce(0) { $0 * 31 + Int($1) }))
    return (0..<120).flatMap { number -> [Page] in
      let title = "Giant squid \(number)"
      let isMain = generator.below(8) > 0
      let page = Page(
        article: Article(wiki: wiki, title: title), namespace: isMain ? 0 : 1 + generator.below(14),
        kind: [.article, .article, .article, .article, .disambiguation, .mainPage][
          generator.below(isMain ? 6 : 1)],
        description: generator.below(2) == 0 ? nil : "About \(title)",
        extract: generator.below(4) == 0 ? nil : "\(title) is an animal.",
        hasImage: generator.below(3) > 0)
      guard generator.below(5) == 0 else { return [page] }
      // The same page, as a link spells it.
      let again = Page(
        article: Article(wiki: wiki, title: "Giant_squid_\(number)"), namespace: page.namespace,
        kind: page.kind, extract: page.extract, hasImage: !page.hasImage)
      return [page, again]
    }
  }

  /// The candidates of a source, some of them twice, and one of another wiki among them.
  func candidates(_ source: FeedSource, _ language: String) -> [Page] {
    let draw = Draw(seed: 5, words: source.key, language)
    let pages = pages[Language.wiki(of: language)] ?? []
    let count = [0, 1, 3, 6, 12, 30, 30, 30][Int(draw.number % 8)]
    let drawn = draw.indices(count, of: pages.count).map { pages[$0] }
    return drawn + drawn.prefix(3) + (self.pages["de"] ?? []).prefix(1)
  }

  var articles: [Page] { ["en", "de", "zh"].flatMap { pages[$0] ?? [] } }
}

/// Profiles of all kinds over a made-up world; a number gives the same one always.
struct MadeUpProfile {
  private var generator: SplitMix64
  private let articles: [Page]
  let moment: Moment
  let phase: Phase

  init(_ number: Int, _ articles: [Page]) {
    generator = SplitMix64(seed: UInt64(number) &+ 0xFEED)
    self.articles = articles
    moment = Moment(
      instant: 1_700_000_000 + generator.below(200_000_000),
      offset: (generator.below(27) - 12) * 3600)
    phase = generator.below(2) == 0 ? .first : .second
  }

  mutating func profile() -> Profile {
    let languages = distinct(["en", "de", "zh-hans", "zh-hant"], 1 + below(3))
    var profile = Profile(languages: languages, seed: generator.next())
    profile.language = languages[below(languages.count)]
    profile.onboarding = .complete(.personalized)
    profile.interests = Interests(
      topics: distinct(Topic.allCases, below(4)),
      articles: unique(pages(below(5)).filter(\.isMainArticle)))
    let lengths = [0, 5, 9, 10, 30, 59, 60, 75, 300]
    profile.history = pages(below(9)).map {
      Reading(page: $0, seconds: lengths[below(lengths.count)], at: moment)
    }
    profile.saved = unique(pages(below(5))).map { SavedPage(page: $0, at: moment) }
    profile.home.hiddenCards = pages(below(12)).map { HiddenCard(page: $0, at: moment) }
    if below(4) == 0 {
      let kinds = ModuleKind.all(in: .forYou, phase: .second)
      let off = distinct(kinds, 1 + below(2))
      profile.home.modulesOff = kinds.filter { off.contains($0) }
    }
    for page in pages(below(150)) { profile.home.seen[page.article] = moment.day - below(40) }
    if below(2) == 0 { profile.home.place = Place("52.52,13.40") }
    if below(2) == 0 { profile.home.readingListPace = ReadingListPace.allCases[below(3)] }
    return profile
  }

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  private mutating func pages(_ count: Int) -> [Page] {
    (0..<count).map { _ in articles[below(articles.count)] }
  }

  private mutating func distinct<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    Draw(number: generator.next()).indices(count, of: elements.count).map { elements[$0] }
  }
}
