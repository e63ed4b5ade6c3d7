import Capabilities
import Fixtures
import Foundation
import OnboardCore
import ProfileStore
import Testing

@Suite struct DamageTests {
  private static func profile(_ folder: Folder) throws {
    let pages = Page.row("Music", 200)
    var profile = Profile.fixture([.music, .art], pages, read: pages, saved: pages)
    let day = Moment.morning.day
    profile.home.hiddenCards = [HiddenCard(page: .jazz, at: .morning)]
    profile.home.hiddenStories = [
      CommunityKey(kind: .topRead, wiki: "en", day: day, name: "Jazz")
    ]
    profile.home.modulesOff = [.topRead]
    profile.home.seen = [Page.jazz.article: day]
    profile.home.refreshes = [FeedRefresh(language: "en", day: day, count: 1)]
    profile.home.feeds = [
      .fixture(
        [
          .interest(.topic(.music)).with(pages), .waiting(.becauseYouRead, .read(.jazz)),
          .continueReading([.jazz]),
        ], reasons: [Page.jazz.article])
    ]
    try folder.open().save(nil, profile)
  }

  /// Opens and loads, and says what came of it.
  private static func outcome(_ folder: Folder) -> Result<LoadedProfile?, StoreFailure> {
    do {
      return .success(try folder.open().load())
    } catch let failure as StoreFailure {
      return .failure(failure)
    } catch {
      Issue.record("\(error)")
      return .success(nil)
    }
  }

  private static func expectDamaged(
    _ folder: Folder, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .failure(.damaged(folder.file(), _)) = outcome(folder) else {
      Issue.record("\(outcome(folder))", sourceLocation: sourceLocation)
      return
    }
  }

  @Test(arguments: [
    Data("not a database at all, only text".utf8), Data(repeating: 0x20, count: 5000),
    Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
  ])
  func `D-4: a file that is no database is damaged, and stays byte by byte`(bytes: Data) throws {
    let folder = try Folder()
    try folder.place(bytes)
    Self.expectDamaged(folder)
    #expect(try folder.bytes() == bytes)
  }

  @Test(arguments: [1, 100, 512, 4096, 10_000, 20_000])
  func `D-4: a truncated file is damaged, and not cut further`(length: Int) throws {
    let folder = try Folder()
    try Self.profile(folder)
    let cut = try folder.bytes().prefix(length)
    try folder.place(cut)
    Self.expectDamaged(folder)
    #expect(try folder.bytes() == cut)
  }

  @Test(arguments: 0..<60)
  func `D-4: random bytes anywhere are a clear error or a profile, never a crash`(
    seed: UInt64
  ) throws {
    let folder = try Folder()
    try Self.profile(folder)
    var bytes = try folder.bytes()
    var random = SplitMix64(seed: seed)
    let spread = seed % 2 == 0 ? bytes.count : 200
    for _ in 0..<(1 + random.below(40)) {
      bytes[random.below(spread)] = UInt8(random.below(256))
    }
    try folder.place(bytes)
    switch Self.outcome(folder) {
    case .success(let loaded?):
      // What came out can be used.
      for reading in loaded.profile.history { #expect(!reading.at.wallText.isEmpty) }
      var chance = loaded.profile.chance
      _ = chance.draw()
      _ = Phone.fixture(loaded.profile).sampleSeeds(on: Moment.morning.day)
    case .success(nil), .failure(.damaged), .failure(.newer): break
    case .failure(let failure): Issue.record("\(failure)")
    }
    #expect(try folder.names().contains("default.sqlite"))
  }

  @Test(arguments: [
    "UPDATE profile SET onboarding = 'dancing'", "UPDATE profile SET screen = 'attic'",
    "UPDATE profile SET screen = NULL", "UPDATE profile SET \"home-feed-see-first\" = 'x'",
    "UPDATE profile SET start = ''", "UPDATE profile SET languages = ''",
    "UPDATE profile SET language = 'fr'", "UPDATE profile SET seed = '-1'",
    "UPDATE profile SET seed = 'x'", "UPDATE profile SET drawn = '18446744073709551616'",
    "UPDATE reading SET instant = 9223372036854775807",
    "UPDATE saved SET instant = -9223372036854775807",
    "UPDATE reading SET utc_offset = 9223372036854775807", "UPDATE reading SET seconds = -5",
    "DROP TABLE interest", "DROP TABLE profile",
    "UPDATE hidden_card SET instant = 9223372036854775807",
    "UPDATE hidden_story SET kind = 'weather'", "UPDATE hidden_story SET day = 9223372036854775807",
    "UPDATE module_off SET kind = ''", "UPDATE seen SET day = -9223372036854775807",
    "UPDATE refresh SET day = 9223372036854775807",
    "UPDATE refresh SET count = 9223372036854775807",
    "UPDATE feed SET day = -9223372036854775807", "UPDATE feed SET turn = 9223372036854775807",
    "UPDATE feed_module SET kind = 'weather'", "UPDATE feed_module SET source = 'x'",
    "UPDATE feed_module SET source = 'topic:nonsense'", "UPDATE feed_module SET source = ''",
    "UPDATE feed_module SET source = 'read'", "UPDATE feed_module SET draw = '-1'",
    "UPDATE feed_module SET hidden = 9223372036854775807", "DELETE FROM feed_seed",
    "UPDATE feed_card SET variant = 'huge'", "UPDATE feed_card SET color = 'octarine'",
    "DROP TABLE feed_card", "DROP TABLE seen",
    "PRAGMA user_version = -1", "PRAGMA user_version = 0",
  ])
  func `D-4: values that cannot be are damage`(sql: String) throws {
    let folder = try Folder()
    try Self.profile(folder)
    try DifferenceTests.edit(folder, sql)
    Self.expectDamaged(folder)
  }

  @Test func `D-4: a database of another program is damage, and is left alone`() throws {
    let folder = try Folder()
    try folder.place(Data())
    try DifferenceTests.edit(folder, "CREATE TABLE profile(x); INSERT INTO profile VALUES(1)")
    Self.expectDamaged(folder)
    #expect(try DifferenceTests.count(folder, "SELECT x FROM profile") == 1)
  }

  @Test(arguments: [3, 99, 2_147_483_647])
  func `D-4: a store of a newer version is an error that says so, and stays`(version: Int) throws {
    let folder = try Folder()
    try Self.profile(folder)
    try DifferenceTests.edit(folder, "PRAGMA user_version = \(version)")
    guard case .failure(.newer(folder.file(), version: version, known: 2)) = Self.outcome(folder)
    else {
      Issue.record("\(Self.outcome(folder))")
      return
    }
    #expect(try DifferenceTests.count(folder, "SELECT count(*) FROM interest") == 200)
    try DifferenceTests.edit(folder, "PRAGMA user_version = 2")
    #expect(try folder.open().load()?.profile.interests.articles.count == 200)
  }

  @Test func `D-4: an empty file is a new profile`() throws {
    let folder = try Folder()
    try folder.place(Data())
    #expect(try folder.open().load() == nil)
    #expect(try DifferenceTests.count(folder, "PRAGMA user_version") == 2)
  }
}
