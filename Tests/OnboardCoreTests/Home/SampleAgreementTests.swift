import Fixtures
import OnboardCore
import Testing

/// P-6: the samples are the cards that home shows that day.
@Suite struct SampleAgreementTests {
  /// A made-up world in which carousels share articles.
  private static func candidates(_ source: FeedSource, _ language: String) -> [Page] {
    MadeUpWorld().candidates(source, language)
  }

  private static func walk(_ profile: Profile) -> Walk {
    var walk = Walk(.interests(profile))
    walk.candidates = Self.candidates
    return walk
  }

  private static func samples(_ walk: Walk) -> [Samples.Personalized] {
    walk.phone.samples?.personalized ?? []
  }

  /// Checks that each sample stands first among the cards of its module.
  private static func expectShown(
    _ samples: [Samples.Personalized], in walk: Walk,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!samples.isEmpty, sourceLocation: sourceLocation)
    for module in walk.shown {
      let pages = samples.filter { $0.reason.isSame(as: module.source) }.map(\.page)
      #expect(
        module.cards.prefix(pages.count).map(\.page) == pages, sourceLocation: sourceLocation)
    }
    let sources = walk.shown.map(\.source.key)
    #expect(
      samples.allSatisfy { sources.contains($0.reason.key) }, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<30)
  func `P-6: what the preference screen showed is what home shows`(number: Int) {
    let topics = Draw(number: UInt64(number)).indices(3, of: 39).map { Topic.allCases[$0] }
    let squid = MadeUpWorld().articles.filter(\.isMainArticle)
    let profile = Profile.fixture(
      Array(topics.prefix(1 + number % 3)), [squid[number]], read: [squid[number + 1]],
      saved: [squid[number + 2], squid[number + 3]])
    var walk = Self.walk(profile)
    walk.ask(.next, .choose(.personalized))
    let samples = Self.samples(walk)
    walk.ask(.finish)
    #expect(walk.phone.home?.tab == .forYou)
    walk.scrollToEnd()
    guard !samples.isEmpty else { return }
    Self.expectShown(samples, in: walk)
  }

  @Test func `P-6: without interests they are those of Because you read`() {
    let read = MadeUpWorld().articles.filter(\.isMainArticle).prefix(6)
    var walk = Self.walk(.fixture(read: Array(read)))
    walk.candidates = Walk.made
    walk.ask(.next, .choose(.personalized))
    let samples = Self.samples(walk)
    #expect(samples.count == 3)
    walk.ask(.finish)
    walk.scrollToEnd()
    Self.expectShown(samples, in: walk)
  }

  @Test func `P-6: a flow that was left and taken up again keeps what home showed`() {
    var walk = Self.walk(.fixture([.music]))
    walk.candidates = Walk.made
    // Home shows the carousel, so that its cards rest from now on.
    walk.ask(.kill, .relaunch, .home(.tab(.forYou)))
    let shown = walk.phone.current?.module
    #expect(shown?.cards.count == 4)
    walk.ask(.resume, .select([.topic("art")]), .next, .choose(.personalized))
    let samples = Self.samples(walk)
    #expect(samples.prefix(2).map(\.page) == shown?.cards.prefix(2).compactMap(\.page))
    walk.ask(.finish)
    #expect(walk.phone.current?.module == shown)
    walk.scrollToEnd()
    Self.expectShown(samples, in: walk)
  }

  @Test func `P-6: also on a day to which the clock was set back`() {
    var walk = Self.walk(.fixture([.music]))
    walk.candidates = Walk.made
    walk.ask(.kill, .relaunch, .home(.tab(.forYou)))
    walk.moment = Moment.morning.later(days: 1)
    walk.ask(.relaunch, .home(.tab(.forYou)))
    walk.moment = .morning
    walk.ask(.resume, .next, .choose(.personalized))
    let samples = Self.samples(walk)
    walk.ask(.finish)
    walk.scrollToEnd()
    Self.expectShown(samples, in: walk)
  }

  @Test func `D-2: the interests of an abandoned flow count at the next open`() {
    var walk = Self.walk(.fixture([.music]))
    walk.candidates = Walk.made
    walk.ask(.kill, .relaunch, .home(.tab(.forYou)))
    #expect(walk.shown.map(\.source) == [.topic(.music)])
    walk.ask(.resume, .select([.topic("art")]), .kill, .relaunch, .home(.tab(.forYou)))
    #expect(walk.shown.map(\.source) == [.topic(.music), .topic(.art)])
    #expect(walk.phone.feed?.turn == 0, "the day's feed goes on")
  }

  @Test func `F-3: what was selected before skip counts on the same day`() {
    var walk = Self.walk(.fixture([.music]))
    walk.candidates = Walk.made
    walk.ask(.kill, .relaunch, .resume, .select([.topic("art")]), .skip, .home(.tab(.forYou)))
    #expect(walk.shown.map(\.source) == [.topic(.music), .topic(.art)])
  }
}
