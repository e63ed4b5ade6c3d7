import Capabilities
import Fixtures
import OnboardCore
import OnboardSession
import Testing

/// T-2: topics are shown and read by the names that the wiki gives them.
@Suite struct TopicNamesTests {
  private static var wiki: FakeWiki {
    var wiki = FakeWiki()
    wiki.topicNames = [
      "en": [.music: "Tunes", .art: "A\u{1B}[31mrt"], "de": [.music: "Tonkunst"],
    ]
    return wiki
  }

  /// Content that answers everything but this.
  private static func content(failing failure: ContentFailure) -> Content {
    var content = wiki.content
    content.topicNames = { _ throws(ContentFailure) in throw failure }
    return content
  }

  @Test func `the names of the wiki are shown, and are understood`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("next")
    #expect(talk.say("topics").last?.text.contains("Tunes") == true)
    #expect(talk.say("select topic tun").last?.text.contains("Selected Tunes.") == true)
    let topics = try #require(try talk.json("show")["state"] as? [String: Any])["topics"]
    let names = try #require(topics as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(names[Topic.music.number - 1] == "Tunes")
    #expect(names[Topic.physics.number - 1] == "Physics")
    #expect(talk.say("lang de").last?.text.contains("Tonkunst") == true)
    #expect(talk.say("deselect topic tonkunst").last?.text.contains("Tonkunst") == true)
    #expect(talk.phone.profile.interests.isEmpty)
  }

  @Test func `a near miss is offered by the name of the wiki`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("next", "lang de")
    let message = talk.say("select topic Tonkumst").last?.failure?.message
    #expect(message?.contains("'music' (Tonkunst)") == true)
  }

  //
  @Test func `what a name does to a terminal is made visible`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("next")
    let text = talk.say("topics", "select topic art").map(\.text).joined()
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("[31mrt"))
  }

  @Test(arguments: [
    ContentFailure.interrupted, .unreadable("old.jsonl has no answer to the names of topics on en"),
  ])
  func `where the wiki does not tell them, the names built in are shown`(
    failure: ContentFailure
  ) throws {
    let talk = try Talk(Self.content(failing: failure))
    talk.say("next")
    #expect(talk.say("select topic music").last?.text.contains("Selected Music.") == true)
    #expect(talk.phone.world.topicNames.wereTold(in: "en"), "it is not asked again")
  }

  @Test(arguments: [ContentFailure.cancelled, .unreachable("no route")])
  func `a wait for them that was in vain ends the command, and retry goes on`(
    failure: ContentFailure
  ) throws {
    let talk = try Talk(Self.content(failing: failure))
    let reply = try #require(talk.say("next").last)
    #expect(reply.failure?.code == .contentUnavailable)
    #expect(reply.failure?.isCancellation == (failure == .cancelled))
    #expect(talk.phone.screen == .interests)
    #expect(talk.phone.failed.map(\.purpose) == [.grid])
    #expect(!talk.phone.world.topicNames.wereTold(in: "en"), "it is asked again")
  }

  @Test func `nobody is asked while the phone is offline`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("network offline", "next", "topics")
    #expect(!talk.phone.world.topicNames.wereTold(in: "en"))
    talk.say("network online", "retry")
    #expect(talk.phone.topicName(.music) == "Tunes")
  }

  @Test func `undo keeps them`() throws {
    let talk = try Talk(Self.wiki)
    talk.say("next", "select topic tunes", "undo")
    #expect(talk.phone.topicName(.music) == "Tunes")
  }
}
