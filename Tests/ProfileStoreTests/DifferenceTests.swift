import Capabilities
import Database
import Fixtures
import OnboardCore
import ProfileStore
import Testing

@Suite struct DifferenceTests {
  /// Opens the file while the store is shut, and runs statements on it.
  static func edit(_ folder: Folder, _ sql: String) throws {
    try Connection(path: folder.file(), mode: .readWrite).execute(sql)
  }

  static func count(_ folder: Folder, _ sql: String) throws -> Int? {
    try Connection(path: folder.file(), mode: .readOnly).rows(sql) { $0.integer(0) }.first
  }

  /// The names and columns of all tables.
  static func tables(_ folder: Folder) throws -> [String] {
    try Connection(path: folder.file(), mode: .readOnly).rows(
      """
      SELECT t.name || ' ' || c.cid || ' ' || c.name || ' ' || c.type || ' ' || c."notnull"
      FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1
      """
    ) { $0.text(0) }
  }

  /// Empties the file, so that other tables can be made in it.
  static func clear(_ folder: Folder) throws {
    for table in Set(try tables(folder).map { String($0.prefix { $0 != " " }) }) {
      try edit(folder, "DROP TABLE \(table)")
    }
  }

  private static func saved(_ profile: Profile) throws -> Folder {
    let folder = try Folder()
    try folder.open().save(nil, profile)
    return folder
  }

  @Test func `D-1: only rows that changed are written`() throws {
    let old = Profile.fixture([.music], [.jazz, .cubism, .berlin], read: [.jazz, .fugue])
    let folder = try Self.saved(old)
    // A mark on rows that a rewrite would take away.
    try Self.edit(folder, "UPDATE interest SET extract = 'kept' WHERE place = 0")
    try Self.edit(folder, "UPDATE reading SET extract = 'kept' WHERE place = 1")
    var new = old
    new.interests.remove(Page.cubism.article)
    new.interests.add(Page.fugue)
    new.history.append(Reading(page: .berlin, seconds: 1, at: .morning))
    let store = try folder.open()
    try store.save(old, new)
    let loaded = try #require(try store.load()).profile
    #expect(
      loaded.interests.articles.map(\.extract) == ["kept", Page.berlin.extract, Page.fugue.extract])
    #expect(loaded.history.map(\.page.extract) == [Page.jazz.extract, "kept", Page.berlin.extract])
  }

  @Test func `saving what is saved already writes nothing`() throws {
    let profile = Profile.fixture([.music], [.jazz])
    let folder = try Self.saved(profile)
    try Self.edit(folder, "UPDATE profile SET seed = '99'")
    let store = try folder.open()
    try store.save(profile, profile)
    #expect(try store.load()?.profile.chance == Chance(seed: 99))
  }

  @Test func `T-5: topics that this version does not know are reported, ignored and kept`() throws {
    let profile = Profile.fixture([.music, .art])
    let folder = try Self.saved(profile)
    try Self.edit(
      folder,
      "INSERT INTO topic VALUES('quantum-cookery', 1), ('zz', 9); UPDATE topic SET place = 2 WHERE id = 'art'"
    )
    do {
      let store = try folder.open()
      let loaded = try #require(try store.load())
      #expect(loaded.profile == profile)
      #expect(loaded.unknownTopics == ["quantum-cookery", "zz"])
      try store.save(profile, .fixture([.physics]))
    }
    let loaded = try #require(try folder.open().load())
    #expect(loaded.profile.interests == Interests(topics: [.physics]))
    #expect(Set(loaded.unknownTopics) == ["quantum-cookery", "zz"])
  }

  @Test func `T-2: topics stored in the iOS spelling are known, and stand once`() throws {
    let folder = try Self.saved(.fixture([.music]))
    try Self.edit(
      folder,
      "DELETE FROM topic; INSERT INTO topic VALUES('films', 0), ('visual-arts', 1), ('art', 2)")
    let loaded = try folder.open().load()
    #expect(loaded?.profile.interests == Interests(topics: [.televisionAndFilm, .art]))
    #expect(loaded?.unknownTopics == [])
  }

  @Test func `N-1: stored interests that may be none are left out`() throws {
    let folder = try Self.saved(.fixture([], [.jazz, .cubism, .berlin]))
    try Self.edit(
      folder,
      """
      UPDATE interest SET namespace = 1 WHERE place = 0;
      UPDATE interest SET kind = 'disambiguation' WHERE place = 1;
      """)
    #expect(try folder.open().load()?.profile.interests == Interests(articles: [.berlin]))
  }

  @Test func `a deselected and again selected topic stands last`() throws {
    let folder = try Self.saved(.fixture([.music, .art]))
    try folder.open().save(.fixture([.music, .art]), .fixture([.art, .music]))
    #expect(try folder.open().load()?.profile.interests.topics == [.art, .music])
  }
}
