import MediaWiki
import OnboardCore
import Testing

/// T-2: the names of topics that a wiki has.
@Suite struct TopicNamesTests {
  private func body(_ messages: String) -> String {
    #"{"batchcomplete":true,"query":{"allmessages":[\#(messages)]}}"#
  }

  @Test func `every topic is asked for by its message, in the language that is read`() throws {
    let fake = FakeTransport([("allmessages", body(""))])
    let wiki = LiveWiki(fake.transport)
    #expect(try wiki.topicNames(in: "zh-hant") == [:])
    _ = try wiki.topicNames(in: "zh-hant")
    #expect(fake.requests.map(\.wiki) == ["zh"], "it is asked once")
    #expect(fake.values(of: "amlang") == ["zh-hant"])
    let messages = try #require(fake.values(of: "ammessages").first).split(separator: "|")
    #expect(messages.count == 39)
    #expect(messages.contains("wikimedia-articletopics-topic-tv-and-film"))
  }

  @Test(
    arguments: [
      (#"{"name":"wikimedia-articletopics-topic-music","content":"Tonkunst"}"#, "Tonkunst"),
      (#"{"name":"wikimedia-articletopics-topic-music","missing":true}"#, nil),
      (#"{"name":"wikimedia-articletopics-topic-music","content":"x","missing":true}"#, nil),
      (
        #"{"name":"wikimedia-articletopics-topic-music","content":" <b>Ton</b> &amp;\n Kunst "}"#,
        "Ton & Kunst"
      ),
      (#"{"name":"wikimedia-articletopics-topic-music","content":"Cafe\u0301"}"#, "Caf\u{E9}"),
      (#"{"name":"wikimedia-articletopics-topic-music","content":" \n"}"#, nil),
      (#"{"name":"wikimedia-articletopics-topic-music","content":"-"}"#, nil),
      (#"{"name":"wikimedia-articletopics-topic-music","content":7}"#, nil),
      (#"{"name":"wikimedia-articletopics-topic-noise","content":"Noise"}"#, nil),
      (#"{"content":"Tonkunst"},7,null"#, nil),
    ] as [(String, String?)])
  func `a message is a name when it is there, and says something`(
    message: String, name: String?
  ) throws {
    let names = try LiveWiki.answering(body(message)).topicNames(in: "de")
    #expect(names == (name.map { [.music: $0] } ?? [:]))
    #expect(names[.music]?.unicodeScalars.elementsEqual((name ?? "").unicodeScalars) != false)
  }

  @Test func `a text too long for a name is none`() throws {
    let text = String(repeating: "x", count: 101)
    let message = #"{"name":"wikimedia-articletopics-topic-music","content":"\#(text)"}"#
    #expect(try LiveWiki.answering(body(message)).topicNames(in: "de") == [:])
  }

  @Test(arguments: [(200, "{}"), (404, "no API here"), (200, #"{"query":[]}"#)])
  func `a wiki without the messages has no names`(status: Int, body: String) throws {
    #expect(try LiveWiki.answering(body, status: status).topicNames(in: "de") == [:])
  }

  @Test(arguments: [(200, "sorry"), (500, "{}"), (200, #"{"errors":[{"text":"no"}]}"#)])
  func `an answer that is none is a failure`(status: Int, body: String) {
    #expect(throws: ContentFailure.self) {
      try LiveWiki.answering(body, status: status).topicNames(in: "de")
    }
  }

  @Test func `a recording keeps the names, and one without them says so`() throws {
    let message = #"{"name":"wikimedia-articletopics-topic-music","content":"Tonkunst"}"#
    let fake = FakeTransport([("allmessages", body(message))])
    let kept = try LiveWiki(fake.transport.reducing).topicNames(in: "de")
    #expect(kept == [.music: "Tonkunst"])
    let old = LiveWiki(.replaying(Recording(), named: "old.jsonl"))
    let error = #expect(throws: ContentFailure.self) { try old.topicNames(in: "de") }
    #expect(error == .unreadable("old.jsonl has no answer to the names of topics on de"))
  }
}
