import Capabilities
import Fixtures
import OnboardCore
import OnboardSession
import Testing

@Suite struct StoreTests {
  private static let full = StoreFailure.unwritable(path: "/p", reason: "the disk is full")

  @Test func `D-1: each change is stored when its command has answered`() throws {
    let memory = MemoryStore()
    let talk = try Talk(store: memory.store)
    for line in [
      "next", "select topic music", "select 1", "lang de", "lang en", "next", "choose personal",
      "kill",
      "relaunch", "resume", "skip", "read Jazz", "save Jazz",
    ] {
      talk.say(line)
      #expect(memory.stored == talk.phone.profile, "\(line)")
    }
    #expect(talk.replies.allSatisfy { $0.isOK })
  }

  @Test(arguments: [
    "topics", "show", "status", "lang", "history", "steps", "help", "expect screen is interests",
  ])
  func `looking writes nothing`(line: String) throws {
    let memory = MemoryStore()
    let talk = try Talk(store: memory.store)
    talk.say("next")
    let saves = memory.saves
    #expect(talk.say(line).last?.isOK == true)
    #expect(memory.saves == saves)
  }

  @Test(arguments: [
    "select topic music", "select 1", "skip", "finish", "next", "back", "lang de", "lang add fr",
    "read Jazz", "seed 9",
  ])
  func `D-1: what cannot be stored did not happen`(line: String) throws {
    let memory = MemoryStore()
    let talk = try Talk(store: memory.store)
    talk.say("next")
    let (phone, stored) = (talk.phone, memory.stored)
    memory.fail(with: Self.full)
    let reply = try #require(talk.say(line).last)
    #expect(reply.failure?.code == .storeUnavailable)
    #expect(reply.failure?.message.contains("the disk is full") == true)
    #expect(talk.phone == phone)
    #expect(memory.stored == stored)
    memory.fail(with: nil)
    #expect(talk.say(line).last?.isOK == true)
    #expect(memory.stored == talk.phone.profile)
  }

  @Test func `D-1: after an undo that could not be stored, the same undo is there`() throws {
    let memory = MemoryStore()
    let talk = try Talk(store: memory.store)
    let start = talk.phone
    talk.say("next", "select topic music")
    memory.fail(with: Self.full)
    talk.say("undo 2")
    memory.fail(with: nil)
    #expect(talk.say("redo").last?.failure?.code == .usage)
    #expect(talk.say("undo 2").last?.isOK == true)
    #expect(talk.phone == start)
  }

  @Test func `D-1: undo that cannot be stored did not happen`() throws {
    let memory = MemoryStore()
    let talk = try Talk(store: memory.store)
    talk.say("next", "select topic music")
    let phone = talk.phone
    memory.fail(with: Self.full)
    #expect(talk.say("undo").last?.failure?.code == .storeUnavailable)
    #expect(talk.phone == phone)
    memory.fail(with: nil)
    #expect(talk.say("undo").last?.isOK == true)
    #expect(talk.phone.profile.interests.isEmpty)
  }

  @Test(
    arguments: [
      (.inUse(profile: "p"), .storeInUse, "'p' is in use"),
      (.damaged(path: "/p", reason: "torn"), .storeUnavailable, "damaged (torn)"),
      (.newer(path: "/p", version: 9, known: 1), .storeUnavailable, "newer onboard (version 9"),
      (full, .storeUnavailable, "--ephemeral"),
    ] as [(StoreFailure, Refusal.Code, String)])
  func `D-4: a store that cannot be read is an error in words, before anything starts`(
    failure: StoreFailure, code: Refusal.Code, words: String
  ) {
    let memory = MemoryStore()
    memory.fail(with: failure)
    #expect(throws: failure) { try Talk(store: memory.store) }
    #expect(failure.code == code)
    #expect(failure.message.contains(words))
    #expect(!failure.message.hasSuffix("."))
  }

  @Test func `D-2: a stored profile is opened in place of a new one`() throws {
    let stored = Profile.fixture([.music], languages: ["ja"])
    let talk = try Talk(store: MemoryStore(stored).store)
    #expect(talk.session.isKnownProfile)
    #expect(talk.phone.profile.interests == stored.interests)
    #expect(talk.phone.screen == .home)
    #expect(try !Talk(store: MemoryStore().store, launching: false).session.isKnownProfile)
  }

  @Test func `T-5: unknown topics of the store are reported`() throws {
    let store = Store(
      load: { LoadedProfile(profile: .fixture(), unknownTopics: ["quantum-cookery"]) },
      save: { _, _ in })
    #expect(try Talk(store: store).session.unknownTopics == ["quantum-cookery"])
  }

  @Test func `a seed that was asked for counts for a stored profile too`() throws {
    let capabilities = Capabilities(
      content: FakeWiki().content, store: MemoryStore(.fixture([.music])).store,
      clock: .standing(), readFile: { .failure(FileFailure(path: $0, reason: "")) })
    let session = try Session(
      capabilities, new: .fixture(), world: World(clock: .standing(0)), seed: 42)
    #expect(session.phone.profile.chance == Chance(seed: 42))
  }

  @Test func `D-2: quit abandons the flow as death does`() throws {
    let memory = MemoryStore()
    let talk = try Talk(store: memory.store)
    talk.say("next", "select topic music", "next", "choose personal", "quit")
    #expect(talk.session.hasEnded)
    #expect(talk.phone.screen == .closed)
    let next = try Talk(store: memory.store)
    #expect(next.phone.screen == .home)
    #expect(
      next.phone.profile.onboarding
        == .abandoned(FlowPosition(screen: .preference, active: .personalized)))
    next.say("resume")
    #expect(next.phone.screen == .preference)
  }
}
