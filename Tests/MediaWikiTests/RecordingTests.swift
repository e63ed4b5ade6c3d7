import MediaWiki
import OnboardCore
import Testing

@Suite struct RecordingTests {
  private func request(_ name: String) -> WikiRequest {
    WikiRequest("the \(name)", language: "en", .action(["titles": name]))
  }

  private func answer(_ text: String) -> WikiAnswer {
    WikiAnswer(status: 200, body: #"{"query":"\#(text)"}"#)
  }

  // X-2
  @Test func `answers come back in the order they were given, the last one goes on`() throws {
    var recording = Recording()
    _ = recording.add(answer("1"), to: request("B"))
    _ = recording.add(answer("2"), to: request("B"))
    _ = recording.add(answer("3"), to: request("A"))
    let replay = Transport.replaying(try Recording(text: recording.text), named: "walk")
    let bodies = try ["B", "A", "B", "B"].map { try replay.send(request($0)).body }
    #expect(bodies == [answer("1"), answer("3"), answer("2"), answer("2")].map(\.body))
  }

  @Test func `the order in which answers came leaves no trace in the file`() {
    var one = Recording()
    var other = Recording()
    _ = one.add(answer("1"), to: request("A"))
    _ = one.add(answer("2"), to: request("B"))
    _ = other.add(answer("2"), to: request("B"))
    _ = other.add(answer("1"), to: request("A"))
    #expect(one.text == other.text)
    #expect(one.text.hasPrefix(Recording.heading + "\n{\"request\":\"en action?titles=A\""))
  }

  @Test func `a request that was never made is named`() throws {
    let replay = Transport.replaying(Recording(), named: "walk.jsonl")
    let error = #expect(throws: ContentFailure.self) { try replay.send(request("page 'X'")) }
    #expect(error == .unreadable("walk.jsonl has no answer to the page 'X' on en"))
  }

  @Test func `addresses, accounts and tokens are left out`() throws {
    let body = """
      {"query":{"general":{"mainpage":"M","server":"http://secret.example"},"userinfo":{"name":"Eve"},
      "tokens":{"csrftoken":"t0ken"},"pages":[{"title":"A","ns":0,"pageid":7,
      "thumbnail":{"source":"http://secret.example/x.png","width":3},"lastrevid":9}]},
      "news":[{"story":"<a href='//secret.example'>S</a>"}],
      "image":{"title":"File:X","artist":{"text":"Eve"}},"docref":"http://secret.example"}
      """
    let transport = Transport { _ in WikiAnswer(status: 200, body: body) }
    let kept = try transport.reducing.send(request("A")).body
    #expect(
      kept == """
        {"image":{"title":"File:X"},"news":[{"story":"S"}],"query":{"general":{"mainpage":"M"},\
        "pages":[{"ns":0,"thumbnail":{"width":3},"title":"A"}]}}
        """)
  }

  @Test(arguments: [
    (200, "<html>Busy. Your address is 192.0.2.7.</html>"),
    (200, #"{"query":{"secret":"192.0.2.7""#),
    (403, "192.0.2.7 asks too often"), (429, #"{"error":{"info":"192.0.2.7 asks too often"}}"#),
    (404, #"{"text":"192.0.2.7"}"#),
  ])
  func `what a server says beside an answer is left out`(status: Int, body: String) throws {
    let transport = Transport { _ in WikiAnswer(status: status, body: body) }
    let kept = try transport.reducing.send(request("A"))
    #expect(kept == WikiAnswer(status: status, body: ""))
    var recording = Recording()
    _ = recording.add(kept, to: request("A"))
    let replay = Transport.replaying(try Recording(text: recording.text), named: "walk")
    #expect(try replay.send(request("A")) == kept)
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("curiosity> next", 1), (Recording.heading + "\n{", 2),
    (Recording.heading + "\n\n" + #"{"request":"x","turn":0,"status":200,"answer":1}"#, 3),
    (
      Recording.heading
        + String(repeating: "\n" + #"{"request":"x","turn":1,"status":200,"answer":1}"#, count: 2),
      3
    ),
  ])
  func `a file that is no recording is refused with the line`(text: String, line: Int) {
    let fault = #expect(throws: Recording.Fault.self) { try Recording(text: text) }
    #expect(fault?.line == line)
  }
}
