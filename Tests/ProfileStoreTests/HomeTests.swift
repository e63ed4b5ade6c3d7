import Capabilities
import Database
import Fixtures
import OnboardCore
import ProfileStore
import Testing

@Suite struct HomeTests {
  private static let day = Moment.morning.day

  /// A profile in which home remembers something of every kind.
  private static func profile() -> Profile {
    var profile = Profile.fixture([.music], [.jazz], read: [.fugue], saved: [.berlin])
    let place: Place? = Place("-33.87,151.21")
    profile.home.hiddenCards = [
      HiddenCard(page: .cubism, at: .morning), HiddenCard(page: .berlinInGerman, at: .morning),
    ]
    profile.home.hiddenStories = [
      CommunityKey(kind: .inTheNews, wiki: "en", day: day, name: "A story; 'quoted'"),
      CommunityKey(kind: .topRead, wiki: "de", day: day - 1, name: "A story; 'quoted'"),
    ]
    profile.home.modulesOff = [.becauseYouRead, .topRead]
    profile.home.seen = [Page.jazz.article: day, Page.berlinInGerman.article: day - 7]
    profile.home.refreshes = [
      FeedRefresh(language: "en", day: day - 1, count: 3),
      FeedRefresh(language: "de", day: day, count: 1),
    ]
    profile.home.feeds = [
      .fixture([.interest(.topic(.music), language: "de")], language: "de"),
      .fixture(modules(place), reasons: [Page.fugue.article, Page.jazz.article]),
      ForYouFeed(language: "ja", day: day, turn: 2, modules: [], isForFewReads: true),
    ]
    profile.home.place = place
    profile.home.readingListPace = .monthly
    profile.home.account = Account(unread: 7)
    return profile
  }

  private static func modules(_ place: Place?) -> [FeedModule] {
    let list = FeedSource.readingList([.topic(.art), .interest(.jazz), .topic(.music)])
    return [
      .interest(.topic(.music)).with([.jazz, .fugue, .cubism, .berlin], hidden: 2),
      .interest(.interest(.jazz)), .waiting(.becauseYouRead, .read(.fugue)).with([]),
      .continueReading([.fugue], saved: [.berlin]),
      .waiting(.discover, list).with([.cubism]),
      FeedModule.waiting(.discover, .readingList([])).fixed,
      .waiting(.random, .random).with([.berlin]), FeedModule.waiting(.games, .game).fixed,
    ] + (place.map { [.waiting(.places, .place($0)).with([.berlin])] } ?? [])
  }

  @Test func `D-1: all that home remembers is there after a relaunch`() throws {
    let folder = try Folder()
    try folder.open().save(nil, Self.profile())
    let loaded = try #require(try folder.open().load()).profile
    #expect(loaded == Self.profile())
    #expect(loaded.home.feeds.map(\.language) == ["de", "en", "ja"])
  }

  @Test func `D-1: what is taken back is gone`() throws {
    let folder = try Folder()
    try folder.open().save(nil, Self.profile())
    var emptied = Self.profile()
    let feeds = emptied.home.feeds
    emptied.home = HomeMemory()
    emptied.home.feeds = feeds
    try folder.open().save(Self.profile(), emptied)
    #expect(try folder.open().load()?.profile == emptied)
  }

  @Test func `D-1: of a feed that goes on only the module that changed is written`() throws {
    let folder = try Folder()
    let old = Self.profile()
    try folder.open().save(nil, old)
    try DifferenceTests.edit(
      folder, "UPDATE feed_card SET extract = 'kept' WHERE language = 'en' AND module = 0")
    var new = old
    new.home.feeds[1].modules[1] = new.home.feeds[1].modules[1].with([.cubism])
    try folder.open().save(old, new)
    let feed = try #require(try folder.open().load()).profile.home.feeds[1]
    #expect(feed.modules[1] == new.home.feeds[1].modules[1])
    #expect(feed.modules[0].cards.map(\.page?.extract) == ["kept", "kept", "kept", "kept"])
  }

  @Test func `D-1: a feed that is made anew leaves nothing of the one before`() throws {
    let folder = try Folder()
    let old = Self.profile()
    try folder.open().save(nil, old)
    var new = old
    new.home.feeds[1] = .fixture([.interest(.topic(.art), turn: 1)], turn: 1)
    try folder.open().save(old, new)
    #expect(try folder.open().load()?.profile == new)
    #expect(
      try DifferenceTests.count(folder, "SELECT count(*) FROM feed_card WHERE language = 'en'")
        == 0)
  }

  @Test func `A-7: a carousel that failed loads anew after a relaunch`() throws {
    let folder = try Folder()
    var profile = Profile.fixture([.music])
    profile.home.feeds = [.fixture([.interest(.topic(.music))])]
    let waiting = profile
    profile.home.feeds[0].modules[0].condition = .failed(.offline)
    try folder.open().save(nil, profile)
    #expect(try folder.open().load()?.profile == waiting)
  }

  /// The tables of the first version, with a profile in them.
  private static let firstVersion = """
    CREATE TABLE profile(
      id INTEGER PRIMARY KEY CHECK(id = 1), languages TEXT NOT NULL, language TEXT NOT NULL,
      start TEXT NOT NULL, onboarding TEXT NOT NULL, screen TEXT, feed TEXT NOT NULL,
      seed TEXT NOT NULL, drawn TEXT NOT NULL);
    CREATE TABLE topic(id TEXT PRIMARY KEY, place INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE interest(\(page), place INTEGER PRIMARY KEY);
    CREATE TABLE saved(\(page), place INTEGER PRIMARY KEY, \(moment));
    CREATE TABLE reading(
      \(page), place INTEGER PRIMARY KEY, \(moment), seconds INTEGER NOT NULL);
    INSERT INTO profile VALUES(
      1, 'en,de', 'de', 'intro', 'abandoned', 'preference', 'personalized', '7', '12');
    INSERT INTO topic VALUES('music', 0), ('art', 1);
    INSERT INTO interest VALUES('en', 'Jazz', 0, 'article', 'Jazz', 'About Jazz',
      'Jazz is an article.', 1, 'music', 0);
    INSERT INTO saved VALUES('en', 'Talk:Earth', 1, 'article', 'Talk:Earth', NULL, NULL, 0, '', 0,
      1796029200, 0);
    INSERT INTO reading VALUES('en', 'Jazz', 0, 'article', 'Jazz', 'About Jazz',
      'Jazz is an article.', 1, 'music', 0, 1796029200, 0, 75);
    PRAGMA user_version = 1;
    """

  private static let page = """
    wiki TEXT NOT NULL, title TEXT NOT NULL, namespace INTEGER NOT NULL, kind TEXT NOT NULL,
    display TEXT NOT NULL, description TEXT, extract TEXT, image INTEGER NOT NULL,
    topics TEXT NOT NULL
    """

  private static let moment = "instant INTEGER NOT NULL, utc_offset INTEGER NOT NULL"

  @Test func `D-1: a store of the first version keeps everything`() throws {
    let folder = try Folder()
    try folder.open().save(nil, .fixture())
    try DifferenceTests.clear(folder)
    try DifferenceTests.edit(folder, Self.firstVersion)
    var expected = Profile.fixture([.music, .art], [.jazz], read: [.jazz], saved: [.talk])
    expected.language = "de"
    expected.start = .intro
    expected.onboarding = .abandoned(FlowPosition(screen: .preference, active: .personalized))
    expected.chance = Chance(seed: 7, drawn: 12)
    let store = try folder.open()
    #expect(try store.load()?.profile == expected)
    var changed = expected
    changed.home = Self.profile().home
    try store.save(expected, changed)
    #expect(try store.load()?.profile == changed)
  }

  @Test func `D-4: both roads lead to the same tables`() throws {
    let (new, old) = (try Folder(), try Folder())
    for folder in [new, old] { try folder.open().save(nil, .fixture()) }
    try DifferenceTests.clear(old)
    try DifferenceTests.edit(old, Self.firstVersion)
    _ = try old.open().load()
    #expect(try DifferenceTests.tables(old) == DifferenceTests.tables(new))
    #expect(try DifferenceTests.count(old, "PRAGMA user_version") == 2)
  }
}

extension FeedModule {
  /// The module with the cards that need no content.
  fileprivate var fixed: FeedModule {
    var module = self
    module.condition = .ready
    module.cards = FeedCard.fixed(of: source, draw)
    return module
  }
}
