import Capabilities
import Fixtures
import OnboardCore
import ProfileStore
import Testing

@Suite struct RoundTripTests {
  @Test func `a new file holds no profile`() throws {
    let folder = try Folder()
    #expect(try folder.open().load() == nil)
  }

  @Test(arguments: 0..<20)
  func `D-1: what was saved is what is loaded, whatever the profile`(batch: UInt64) throws {
    let folder = try Folder()
    var random = RandomProfile(seed: batch)
    for number in 0..<10 {
      let profile = random.next()
      let name = "p\(number)"
      try folder.open(name).save(nil, profile)
      let loaded = try folder.open(name).load()
      #expect(loaded == LoadedProfile(profile: profile))
      #expect(loaded.map { Self.scalars($0.profile) } == Self.scalars(profile))
    }
  }

  /// Equality of strings is canonical; what is stored must be the very same text.
  private static func scalars(_ profile: Profile) -> [[Unicode.Scalar]] {
    let pages = profile.interests.articles + profile.saved.map(\.page) + profile.history.map(\.page)
    return pages.flatMap { page in
      [page.article.title, page.displayTitle, page.description ?? "-", page.extract ?? "-"]
        .map { Array($0.unicodeScalars) }
    }
  }

  @Test(arguments: 0..<10)
  func `D-1: a chain of changes, each saved as a difference, is loaded as its end`(
    seed: UInt64
  ) throws {
    let folder = try Folder()
    var random = RandomProfile(seed: 1000 + seed)
    var store = try folder.open()
    var profile = random.next()
    try store.save(nil, profile)
    for step in 0..<20 {
      let changed = random.change(of: profile)
      try store.save(profile, changed)
      profile = changed
      if step % 5 == 4 {
        store = try reopened(folder, releasing: &store)
        #expect(try store.load() == LoadedProfile(profile: profile))
      }
    }
    #expect(try store.load()?.profile == profile)
  }

  /// A profile is one process's; the first must be let go before it is opened again.
  private func reopened(_ folder: Folder, releasing store: inout ProfileStore) throws
    -> ProfileStore
  {
    store = try folder.open("elsewhere")
    return try folder.open()
  }

  @Test func `D-3: profiles are separate and named`() throws {
    let folder = try Folder()
    let one = Profile.fixture([.music])
    let other = Profile.fixture([], [.jazz], languages: ["ja"])
    let (first, second) = (try folder.open("one"), try folder.open("two"))
    try first.save(nil, one)
    try second.save(nil, other)
    #expect(try first.load()?.profile == one)
    #expect(try second.load()?.profile == other)
    #expect(try folder.open("three").load() == nil)
  }

  @Test(arguments: ["default", "a", "A-b_c.9", String(repeating: "x", count: 64)])
  func `D-3: a profile's name can be`(name: String) { #expect(ProfileFiles.isValid(name: name)) }

  @Test(arguments: [
    "", ".", "..", ".hidden", "a/b", "../x", "a b", "ä", "a\u{0}", "~",
    String(repeating: "x", count: 65),
  ])
  func `D-3: a name that would leave its folder, or is no plain word, cannot be`(name: String) {
    #expect(!ProfileFiles.isValid(name: name))
  }

  @Test func `the store as a capability loads and saves`() throws {
    let folder = try Folder()
    let store = Store.sqlite(try folder.open())
    #expect(try store.load() == nil)
    try store.save(nil, .fixture([.music]))
    #expect(try store.load() == LoadedProfile(profile: .fixture([.music])))
    #expect(try Store.ephemeral.load() == nil)
    try Store.ephemeral.save(nil, .fixture())
  }
}
