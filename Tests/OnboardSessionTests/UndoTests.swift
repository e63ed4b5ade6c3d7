import Fixtures
import OnboardCore
import OnboardSession
import Testing

@Suite struct UndoTests {
  @Test func `undo takes changes back one by one, redo does them again`() throws {
    let talk = try Talk()
    var phones = [talk.phone]
    for line in ["next", "select topic music", "select 2", "next", "choose personal"] {
      talk.say(line)
      phones.append(talk.phone)
    }
    for phone in phones.dropLast().reversed() {
      #expect(talk.say("undo").last?.isOK == true)
      #expect(talk.phone == phone)
    }
    for phone in phones.dropFirst() {
      #expect(talk.say("redo").last?.isOK == true)
      #expect(talk.phone == phone)
    }
    talk.say("undo 3")
    #expect(talk.phone == phones[2])
    talk.say("redo 2")
    #expect(talk.phone == phones[4])
  }

  @Test func `undo reaches across kill and relaunch, to the start of this shell`() throws {
    let talk = try Talk()
    let start = talk.phone
    talk.say("next", "select topic music", "kill", "relaunch", "resume", "skip")
    talk.say("undo 6")
    #expect(talk.phone == start)
    let reply = try #require(talk.say("undo").last)
    #expect(reply.failure?.code == .usage)
    #expect(talk.phone == start)
  }

  @Test func `more than there is cannot be undone, and nothing is`() throws {
    let talk = try Talk()
    talk.say("next", "select topic music")
    let phone = talk.phone
    let reply = try #require(talk.say("undo 3").last)
    #expect(reply.failure?.message == "undo: only 2 can be undone; got '3'")
    #expect(talk.phone == phone)
    #expect(talk.say("redo").last?.failure?.code == .usage)
  }

  @Test func `a new change leaves nothing to redo`() throws {
    let talk = try Talk()
    talk.say("next", "select topic music", "undo", "select topic art")
    #expect(talk.say("redo").last?.isOK == false)
    #expect(talk.phone.profile.interests.topics == [.art])
  }

  @Test(arguments: [
    "show", "topics", "status", "search jazz", "preview community", "bogus", "select 99", "help",
  ])
  func `what changes nothing is no change to undo`(line: String) throws {
    let talk = try Talk()
    talk.say("next", "select topic music", line, "undo")
    #expect(talk.phone.profile.interests.isEmpty)
    #expect(talk.phone.screen == .interests)
  }

  @Test func `undo brings the world back too`() throws {
    let talk = try Talk()
    let start = talk.phone
    talk.say("clock +2d", "network offline", "seed 5", "undo 3")
    #expect(talk.phone == start)
  }

  @Test func `steps lists what was done, and what failed`() throws {
    let talk = try Talk()
    #expect(talk.say("steps").last?.text == "Nothing was done yet.\n")
    talk.say("next", "# a comment", "", "bogus")
    #expect(
      talk.session.steps.map(\.line) == ["steps", "next", "bogus"])
    #expect(talk.session.steps.map(\.isOK) == [true, true, false])
    #expect(talk.session.steps.map(\.screen) == [.curiosity, .curiosity, .interests])
    let text = try #require(talk.say("steps").last).text
    #expect(text.contains("curiosity> next"))
    #expect(text.contains("interests> bogus  failed"))
  }
}
