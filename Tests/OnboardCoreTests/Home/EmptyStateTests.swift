import Fixtures
import OnboardCore
import Testing

@Suite struct EmptyStateTests {
  private static func state(_ phone: Phone) -> EmptyState? {
    phone.home.flatMap { phone.emptyState(of: $0) }
  }

  private static func refreshed(
    _ profile: Profile, _ candidates: @escaping (FeedSource, String) -> [Page]? = Walk.made
  ) -> Walk {
    var walk = Walk(.home(profile, tab: .forYou))
    walk.candidates = candidates
    walk.ask(.home(.refresh))
    return walk
  }

  @Test(arguments: [(0, EmptyState.fewReads), (4, .fewReads), (5, nil), (6, nil)])
  func `Y-8: no interests and fewer than five articles read`(count: Int, state: EmptyState?) {
    let read = Array(Page.row("Music", 6).prefix(count))
    #expect(Self.state(Self.refreshed(.fixture(read: read)).phone) == state)
  }

  @Test func `Y-8: the ways out are an interest, or reading, and a refresh`() {
    var walk = Self.refreshed(.fixture(read: Page.row("Music", 4)))
    walk.phone.profile.history.append(Reading(page: .jazz, seconds: 75, at: .morning))
    walk.ask(.home(.refresh))
    #expect(Self.state(walk.phone) == nil)
    #expect(walk.shown.map(\.kind) == [.becauseYouRead, .continueReading])
    walk = Self.refreshed(.fixture())
    walk.ask(.home(.interests), .select([.topic("music")]), .back, .back, .home(.refresh))
    #expect(walk.shown.map(\.source) == [.topic(.music)])
  }

  @Test func `Y-8: reading of no length makes a feed of Continue reading alone`() {
    var profile = Profile.fixture()
    profile.history = Page.row("Music", 5).map { Reading(page: $0, seconds: 3, at: .morning) }
    let walk = Self.refreshed(profile)
    #expect(walk.shown.map(\.kind) == [.continueReading])
  }

  @Test func `Y-8: no content at all`() {
    let walk = Self.refreshed(.fixture([.music])) { _, _ in [] }
    #expect(Self.state(walk.phone) == .noContent)
    #expect(Self.state(Self.refreshed(.fixture([], [.berlinInGerman])).phone) == .noContent)
  }

  @Test func `Y-8: what is still to load, or failed, is not empty`() {
    #expect(Self.state(.forYou([.interest(.topic(.music))])) == nil)
    #expect(Self.state(Self.refreshed(.fixture([.music])) { _, _ in nil }.phone) == nil)
  }

  @Test func `Y-6: all modules off, in either tab`() {
    var profile = Profile.fixture([.music])
    profile.home.modulesOff = ModuleKind.all(in: .forYou, phase: .first)
    #expect(Self.state(Self.refreshed(profile).phone) == .modulesOff)
    profile.home.modulesOff = ModuleKind.all(in: .community, phase: .first)
    #expect(Self.state(.community(CommunityDay(featured: .cubism), profile)) == .modulesOff)
    #expect(Self.state(Self.refreshed(profile).phone) == nil)
  }

  @Test func `Y-6: the modules that have something are off`() {
    var profile = Profile.fixture([.music])
    profile.home.modulesOff = [.basedOnInterests]
    #expect(Self.state(Self.refreshed(profile).phone) == .modulesOff)
  }

  @Test func `Y-6: all cards hidden`() {
    var walk = Self.refreshed(.fixture([.music])) { _, _ in [.jazz, .cubism] }
    walk.ask(.home(.hide(.card)))
    #expect(Self.state(walk.phone) == nil)
    walk.ask(.home(.hide(.card)))
    #expect(Self.state(walk.phone) == .cardsHidden)
    walk.ask(.home(.refresh))
    #expect(Self.state(walk.phone) == .cardsHidden)
  }

  @Test func `C-1: a language without Community content, and one that is hidden`() {
    #expect(Self.state(.community(CommunityDay())) == .noContent)
    var walk = Walk(.community(CommunityDay(featured: .cubism)))
    walk.ask(.home(.hide(.card)))
    #expect(Self.state(walk.phone) == .cardsHidden)
  }

  @Test func `A-7: Community that did not come yet, or failed, is not empty`() {
    var phone = Phone.home()
    #expect(Self.state(phone) == nil)
    phone.shownHome.community = CommunityFeed(language: "en", today: Moment.morning.day)
    #expect(Self.state(phone) == nil)
    phone.shownHome.community = .failed(.offline)
    #expect(Self.state(phone) == nil)
  }
}
