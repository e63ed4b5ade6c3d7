import Fixtures
import OnboardCore
import Testing

@Suite struct SampleSeedTests {
  private static let day = Moment.morning.day

  private static func seeds(_ profile: Profile) -> [SampleSeed] {
    Phone.fixture(profile).sampleSeeds(on: day)
  }

  @Test(
    arguments: [
      (.fixture([.music]), [.topic(.music)], [3]),
      (.fixture([.music, .art]), [.topic(.music), .topic(.art)], [2, 1]),
      (
        .fixture([.music, .art, .physics]), [.topic(.music), .topic(.art), .topic(.physics)],
        [1, 1, 1]
      ),
      (
        .fixture([.music, .art, .physics, .asia], [.jazz]),
        [.topic(.music), .topic(.art), .topic(.physics)], [1, 1, 1]
      ),
      (.fixture([.music], [.jazz]), [.topic(.music), .interest(.jazz)], [2, 1]),
      (
        .fixture([], [.jazz, .cubism, .berlin, .fugue]),
        [.interest(.jazz), .interest(.cubism), .interest(.berlin)], [1, 1, 1]
      ),
      (.fixture([.art], [.berlinInGerman, .jazz]), [.topic(.art), .interest(.jazz)], [2, 1]),
      (.fixture(read: [.cubism, .jazz]), [.read(.jazz)], [3]),
      (.fixture(read: [.jazz, .berlinInGerman, .talk]), [.read(.jazz)], [3]),
      (.fixture([.music], read: [.jazz]), [.topic(.music)], [3]),
      (.fixture(read: [.talk, .mainPage, .berlinInGerman]), [], []),
      (.fixture(), [], []),
    ] as [(Profile, [FeedSource], [Int])])
  func `P-3: the top three interests, topics first, share three cards; else an article read`(
    profile: Profile, sources: [FeedSource], shares: [Int]
  ) {
    #expect(Self.seeds(profile).map(\.source) == sources)
    #expect(Self.seeds(profile).map(\.share) == shares)
  }

  @Test func `P-6: the draws follow from seed, interest, language and day, not from loads`() {
    let profile = Profile.fixture([.music, .art])
    var loaded = profile
    _ = loaded.chance.draw()
    #expect(Self.seeds(loaded) == Self.seeds(profile))
    #expect(Self.seeds(profile)[0].draw.number == 13_875_495_974_398_631_526)
    var others = [profile, profile]
    others[0].chance = Chance(seed: 2)
    others[1].language = "de"
    for other in others { #expect(Self.seeds(other)[0].draw != Self.seeds(profile)[0].draw) }
    #expect(
      Phone.fixture(profile).sampleSeeds(on: Day(number: Self.day.number + 1))[0].draw
        != Self.seeds(profile)[0].draw)
    #expect(Set(Self.seeds(profile).map(\.draw)).count == 2)
  }
}

@Suite struct SamplesTests {
  private static func samples(
    _ profile: Profile, _ content: CommunityDay, _ candidates: [[Page]]
  ) -> Samples {
    let phone = Phone.fixture(profile)
    let request = SamplesRequest(
      shown: .screen, language: "en", day: Moment.morning.day,
      seeds: phone.sampleSeeds(on: Moment.morning.day), draw: Draw(number: 2))
    return phone.samples(request, content, candidates: candidates)
  }

  private static func titles(_ profile: Profile, _ candidates: [[Page]]) -> [String] {
    samples(profile, CommunityDay(), candidates).personalized.map(\.page.article.title)
  }

  private static let m = (1...6).map { Page.of("M\($0)") }
  private static let a = (1...6).map { Page.of("A\($0)") }

  @Test func `P-3: each interest gives its share, in order`() {
    #expect(Self.titles(.fixture([.music]), [Self.m]) == ["M1", "M2", "M4"])
    #expect(
      Self.titles(.fixture([.music, .art]), [Self.m, Self.a]) == ["M1", "M2", "A1"])
    #expect(
      Self.titles(
        .fixture([.music, .art], [.jazz]),
        [Self.m, Self.a, [.berlin]]) == ["M1", "A1", "Berlin"])
  }

  @Test func `P-3: what an interest cannot give the others fill up, beside their own`() {
    #expect(
      Self.titles(.fixture([.music, .art]), [[Self.m[0]], Self.a])
        == ["M1", "A1", "A2"])
    #expect(
      Self.titles(.fixture([.music, .art]), [Self.m, []]) == ["M1", "M2", "M4"])
    #expect(Self.titles(.fixture([.music]), [[]]) == [])
    #expect(Self.titles(.fixture(), []) == [])
  }

  @Test func `A-4: no sample stands twice, and none is no article`() {
    #expect(
      Self.titles(
        .fixture([.music, .art]),
        [[Self.m[0], Self.m[0], .talk, .mercury, .mainPage, Self.m[1]], [Self.m[0], Self.a[0]]])
        == ["M1", "M2", "A1"])
  }

  @Test func `P-3: each card names its reason`() {
    let samples = Self.samples(.fixture([.music], [.jazz]), CommunityDay(), [Self.m, Self.a])
    #expect(
      samples.personalized == [
        Samples.Personalized(reason: .topic(.music), page: Self.m[0]),
        Samples.Personalized(reason: .topic(.music), page: Self.m[1]),
        Samples.Personalized(reason: .interest(.jazz), page: Self.a[0]),
      ])
  }

  @Test func `P-2: in the news, featured article and picture of the day, those that exist`() {
    let story = CommunityDay.Story(text: "It happened.", pages: [.fugue, .berlin])
    let day = CommunityDay(
      featured: .cubism, news: [story, CommunityDay.Story(text: "Later.", pages: [.jazz])],
      picture: CommunityDay.Picture(title: "File:Sun.jpg", description: "The Sun"))
    func community(_ day: CommunityDay) -> [Samples.Community] {
      Self.samples(.fixture(), day, []).community
    }
    let news = Samples.Community(
      kind: .inTheNews, wiki: "en", displayTitle: "Berlin", description: "It happened.",
      hasImage: true)
    let featured = Samples.Community(
      kind: .featuredArticle, wiki: "en", displayTitle: "Cubism", description: "About Cubism",
      hasImage: true)
    let picture = Samples.Community(
      kind: .pictureOfTheDay, wiki: "en", displayTitle: "File:Sun.jpg", description: "The Sun",
      hasImage: true)
    #expect(community(day) == [news, featured, picture])
    #expect(community(CommunityDay(featured: .cubism)) == [featured])
    #expect(community(CommunityDay()) == [])
  }

  @Test func `P-2: a story is led by its marked page, else by the first with an image`() {
    #expect(CommunityDay.Story(text: "", pages: [.fugue, .berlin]).leading == .berlin)
    #expect(CommunityDay.Story(text: "", pages: [.fugue]).leading == .fugue)
    #expect(
      CommunityDay.Story(text: "", pages: [.berlin, .jazz], pictured: .jazz).leading == .jazz)
    #expect(CommunityDay.Story(text: "", pages: []).leading == nil)
  }
}
