import OnboardCore

/// Makes profiles of all kinds, the same ones for a seed.
struct RandomProfile {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private static let texts = [
    "", "Jazz", "Mission: Impossible", "e\u{301}", "é", "القاهرة", "שָׁלוֹם", "東京", "हिन्दी", "👩🏽‍🚀🏳️‍🌈",
    "a\u{0}b", "line\nline", "tab\t", "'; DROP TABLE profile; --", "\u{202E}evil", "\u{FEFF}",
    "\u{FFFF}", "\u{10FFFF}", "\u{1F1E9}\u{1F1EA}", "<i>x</i> & y", "\\", "%s ? ?1 :a $b @c", " ",
    "\u{200D}",
    String(repeating: "長", count: 300),
  ]

  private static let languages = [
    "en", "de", "ar", "he", "ja", "zh-hans", "zh-hant", "sr-el", "no",
  ]

  mutating func next() -> Profile {
    let languages = distinct(Self.languages, 1 + below(5))
    var profile = Profile(
      languages: languages, start: pick(FlowScreen.allCases), seed: generator.next())
    profile.language = pick(languages)
    profile.onboarding = onboarding()
    profile.chance = Chance(seed: generator.next(), drawn: generator.next())
    profile.interests = Interests(
      topics: distinct(Topic.allCases, below(6)),
      articles: unique((0..<below(8)).map { _ in page(mainOnly: true) }))
    profile.saved = unique((0..<below(6)).map { _ in page() }).map {
      SavedPage(page: $0, at: moment())
    }
    profile.history = (0..<below(9)).map { _ in
      Reading(page: page(), seconds: below(8_640_001), at: moment())
    }
    return profile
  }

  /// A profile that is near another one, as a command makes it.
  mutating func change(of profile: Profile) -> Profile {
    var changed = profile
    switch below(8) {
    case 0: changed.interests.add(pick(Topic.allCases))
    case 1: changed.interests.add(page(mainOnly: true))
    case 2: if let topic = changed.interests.topics.first { changed.interests.remove(topic) }
    case 3:
      if let page = changed.interests.articles.dropFirst().first {
        changed.interests.remove(page.article)
      }
    case 4: changed.history.append(Reading(page: page(), seconds: below(100), at: moment()))
    case 5: changed.history = []
    case 6: changed.saved = Array(changed.saved.dropFirst())
    default: changed = next()
    }
    return changed
  }

  private mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func distinct<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    Draw(number: generator.next()).indices(count, of: elements.count).map { elements[$0] }
  }

  private mutating func onboarding() -> Onboarding {
    let position = FlowPosition(
      screen: pick(FlowScreen.allCases), active: pick(FirstFeed.allCases))
    return [.running(position), .abandoned(position), .complete(position.active)][below(3)]
  }

  private mutating func moment() -> Moment {
    Moment(
      instant: below(10_000_000_000) - 5_000_000_000, offset: (below(105) - 48) * 900)
  }

  private mutating func page(mainOnly: Bool = false) -> Page {
    let isMain = mainOnly || below(3) > 0
    return Page(
      article: Article(
        wiki: pick(["en", "de", "zh", "ar"]), title: pick(Self.texts) + pick(Self.texts)),
      namespace: isMain ? 0 : [-1, 1, 2, 829][below(4)],
      kind: isMain ? .article : [.article, .disambiguation, .mainPage][below(3)],
      displayTitle: pick(Self.texts), description: below(2) == 0 ? nil : pick(Self.texts),
      extract: below(2) == 0 ? nil : pick(Self.texts), hasImage: below(2) == 0,
      topics: distinct(Topic.allCases, below(4)))
  }
}
