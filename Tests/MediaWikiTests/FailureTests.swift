import MediaWiki
import OnboardCore
import Testing

@Suite struct FailureTests {
  private func failure(_ body: String, status: Int = 200) -> ContentFailure? {
    let wiki = LiveWiki.answering(body, status: status)
    let error = #expect(throws: ContentFailure.self) {
      try wiki.random(language: "de", count: 5, excluded: [], draw: Draw(number: 1))
    }
    return error
  }

  // A-7
  @Test(arguments: [
    ("<html>Bad gateway</html>", "no JSON"), ("", "no JSON"), (#"{"query":{"#, "no JSON"),
    ("[]", "no JSON object"), ("null", "no JSON object"),
    (#"{"errors":[{"code":"badinteger","text":"Not a number"}]}"#, "Not a number"),
    (#"{"error":{"code":"missingparam","info":"The \"x\" must be set"}}"#, #"The "x" must be set"#),
    (#"{"errors":[{"code":"x","html":"a &lt;b&gt; <b>c</b>"}]}"#, "a <b> c"),
    (#"{"errors":[{"code":"ratelimited"}]}"#, "ratelimited"), (#"{"error":[]}"#, "without words"),
  ])
  func `garbage and errors inside good answers are failures that say why`(
    body: String, expected: String
  ) throws {
    guard case .unreadable(let reason)? = failure(body) else {
      Issue.record("no failure of that kind")
      return
    }
    #expect(reason.contains(expected))
    #expect(reason.contains("random articles on de"))
  }

  @Test(arguments: [403, 429, 500, 503])
  func `bad statuses are failures`(status: Int) {
    #expect(
      failure("{}", status: status)
        == .unreadable(
          "random articles on de: the wiki answered with status \(status)"))
  }

  @Test(arguments: [
    #"{"query":null}"#, #"{"query":{"pages":{"1":{"title":"A"}}}}"#,
    #"{"query":{"pages":[1,"x",{}]}}"#,
    #"{"warnings":{"main":{"warnings":"Unrecognized parameter"}}}"#,
    #"{"query":{"pages":[{"title":7,"ns":"x"}]},"continue":[]}"#,
  ])
  func `answers of odd shapes are empty, not fatal`(body: String) throws {
    let wiki = LiveWiki.answering(body)
    #expect(try wiki.random(language: "de", count: 5, excluded: [], draw: Draw(number: 1)) == [])
  }
}
