import OnboardCore
import OnboardSession
import Testing

@Suite struct ExpectTests {
  private static func talk() throws -> Talk {
    let talk = try Talk()
    talk.say("next", "select topic music", "select topic art", "select Jazz", "search mission")
    return talk
  }

  @Test(arguments: [
    "screen is interests", "screen is not home", "language is en", "languages is en, de",
    "languages is en,de", "languages contains de", "languages.count is 2",
    "selected.topics is music, art", "selected.topics contains art", "selected.count is 3",
    "selected.articles is Jazz", "selected.articles[1].language is en",
    "selected.articles contains Jazz", "results[1].title is Mission: Impossible",
    "results[1].title contains Impossible", "results[1].title matches M*: *ble",
    "results[1].title matches ?ission*", "results[1].namespace is 0", "results[1].image is true",
    "results.count is 1", "grid.count is 25", "grid[1].selected is true", "topics[7].id is music",
    "topics[7].selected is true", "topics.count is 39", "profile.history is empty",
    "profile.history.count is 0", "profile.saved is \"\"", "error is none",
  ])
  func `X-1: an expectation that holds is silent`(line: String) throws {
    let reply = try #require(try Self.talk().say("expect \(line)").last)
    #expect(reply.failure == nil)
    #expect(reply.blocks == [])
  }

  @Test(arguments: [
    "screen is home", "screen is not interests", "languages is de, en", "languages contains fr",
    "selected.topics is music", "selected.topics contains mus", "results[1].title matches *x",
    "results[1].title matches", "grid[1].title contains Zzz", "topics[7].selected is false",
    "grid[26].title is Jazz", "results[2].title is x", "home.tab is community",
    "preference.active is community", "error is wrong-screen", "profile.history[1].title is Jazz",
    "profile.history is nothing",
  ])
  func `X-1: one that does not hold says what there is`(line: String) throws {
    let talk = try Self.talk()
    let reply = try #require(talk.say("expect \(line)").last)
    if line.hasSuffix("matches") {
      #expect(reply.failure?.code == .usage)
    } else {
      #expect(reply.failure?.code == .expectationFailed)
      #expect(reply.failure?.isVoidAssertion == false)
    }
  }

  @Test(arguments: [
    "screne is home", "grid.title is x", "grid[0].title is x", "grid[x] is x", "grid[1].titel is x",
    "selected.count.x is 1", "screen[1] is x", ". is x", "grid[1.title is x", "a..b is x",
    "topics.name is x", "selected[1] is x",
  ])
  func `X-3: a place that the state never has is a mistyped assertion`(line: String) throws {
    let reply = try #require(try Self.talk().say("expect \(line)").last)
    #expect(reply.failure?.code == .usage)
    #expect(reply.failure?.isVoidAssertion == true)
  }

  @Test func `X-1: expect error looks at the answer before, several times over`() throws {
    let talk = try Self.talk()
    talk.say("select 99")
    #expect(talk.say("expect error is no-such-card").last?.isOK == true)
    #expect(talk.say("expect error contains card").last?.isOK == true)
    #expect(talk.say("expect error matches no-*").last?.isOK == true)
    talk.say("show")
    #expect(talk.say("expect error is none").last?.isOK == true)
    talk.say("bogus")
    #expect(talk.say("expect error is unknown-command").last?.isOK == true)
  }

  @Test func `X-1: a failed expectation says the path, the relation, the value and what it got`()
    throws
  {
    let talk = try Self.talk()
    #expect(
      talk.say("expect selected.topics is art, music").last?.failure?.message
        == "expected selected.topics is art, music; got music, art")
    #expect(
      talk.say("expect home.tab is community").last?.failure?.message
        == "expected home.tab is community; it is absent on interests")
  }
}
