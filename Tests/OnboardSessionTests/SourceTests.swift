import OnboardCore
import OnboardSession
import Testing

@Suite struct SourceTests {
  @Test func `source runs the commands of a plain file, without comments`() throws {
    let talk = try Talk(files: ["a": "# start\nnext\n\nselect topic music # loud\r\n  status\n"])
    let replies = talk.say("source a")
    #expect(
      replies.map(\.command) == ["next", "select topic music # loud", "  status", "source a"])
    #expect(replies.map(\.depth) == [1, 1, 1, 0])
    #expect(replies.allSatisfy { $0.isOK })
    #expect(replies.last?.text == "Ran 3 commands of 'a'.\n")
    #expect(talk.phone.profile.interests.topics == [.music])
  }

  @Test func `source runs the inputs of a transcript, not its answers`() throws {
    let transcript = """
      # A story
      ---
      seed: 7
      ---
      curiosity> next
      ...
      interests> select topic music
      Selected something else.
      back
      """
    let talk = try Talk(files: ["a.transcript": transcript])
    let replies = talk.say("source a.transcript")
    #expect(replies.map(\.command) == ["next", "select topic music", "source a.transcript"])
    #expect(talk.phone.screen == .interests)
    #expect(replies.last?.blocks.count == 2, "it says that the header was not applied")
  }

  @Test func `source stops at the first error, and says where`() throws {
    let talk = try Talk(files: ["a": "next\n\nselect 99\nskip"])
    let replies = talk.say("source a")
    #expect(replies.map(\.isOK) == [true, false, false])
    #expect(replies.last?.failure?.code == .noSuchCard)
    #expect(replies.last?.failure?.message == "source: stopped at line 3 of 'a': select 99")
    #expect(talk.phone.screen == .interests)
  }

  @Test func `a file that cannot be read is an error`() throws {
    let reply = try #require(try Talk().say("source nowhere").last)
    #expect(
      reply.failure?.message == "source: cannot read 'nowhere': there is no such file")
    #expect(reply.failure?.code == .usage)
  }

  @Test func `files may source files, eight deep`() throws {
    var files: [String: String] = ["8": "next"]
    for depth in 1..<8 { files["\(depth)"] = "source \(depth + 1)" }
    let talk = try Talk(files: files)
    #expect(talk.say("source 1").allSatisfy { $0.isOK })
    #expect(talk.phone.screen == .interests)
    files["8"] = "source 9"
    files["9"] = "next"
    let deeper = try Talk(files: files)
    #expect(deeper.say("source 1").last?.isOK == false)
    #expect(deeper.phone.screen == .curiosity)
  }

  @Test func `a file that sources itself ends with an error`() throws {
    let talk = try Talk(files: ["a": "source a"])
    let replies = talk.say("source a")
    #expect(replies.count == 9)
    #expect(replies.allSatisfy { $0.failure?.code == .usage })
    #expect(replies.first?.failure?.message.contains("8 deep") == true)
  }

  @Test func `quit in a file ends the file and the shell`() throws {
    let talk = try Talk(files: ["a": "quit\nnext"])
    let replies = talk.say("source a")
    #expect(replies.first?.command == "quit")
    #expect(talk.session.hasEnded)
    #expect(talk.phone.screen == .closed)
    #expect(!replies.contains { $0.command == "next" })
  }
}
