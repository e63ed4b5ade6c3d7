import MediaWiki
import OnboardCore
import Testing

@Suite struct AskingTests {
  private let page = WikiRequest(
    "x", language: "zh-hant", .action(["titles": "A & ß/?", "action": "query"]))
  private let feed = WikiRequest("x", language: "zh-hant", .rest(["feed", "a/b"]))

  @Test(arguments: [
    ("https://{lang}.wikipedia.org/w/api.php", "https://zh.wikipedia.org/w/api.php"),
    ("http://127.0.0.1:8080/w/api.php", "http://127.0.0.1:8080/w/api.php"),
    ("http://h/{lang}/{lang}/api.php/", "http://h/zh/zh/api.php"),
  ])
  func `addresses name the wiki of a variant`(template: String, expected: String) throws {
    let address = try #require(WikiAddress(template))
    #expect(address.url(of: page) == expected + "?action=query&titles=A%20%26%20%C3%9F%2F%3F")
  }

  @Test func `the feed lies beside the API`() throws {
    let address = try #require(WikiAddress("http://h/{lang}/w/api.php"))
    #expect(address.url(of: feed) == "http://h/zh/api/rest_v1/feed/a%2Fb")
  }

  @Test(arguments: [
    "", "x", "ftp://h/api.php", "file:///etc/passwd", "http://", "https://h/a b", "http://h/?a=b",
    "http://h/#x", "http://user:secret@h/w/api.php", "http://hé/",
  ])
  func `other addresses are refused`(typed: String) {
    #expect(WikiAddress(typed) == nil)
  }

  // L-3
  @Test func `variants are asked for by name`() {
    #expect(page.acceptLanguage == "zh-hant,zh;q=0.9")
    #expect(WikiRequest("x", language: "de", .rest([])).acceptLanguage == nil)
  }

  @Test func `a line to the process that fetches is one line`() {
    let line = FetchLine.request(3, url: "http://h/\n", acceptLanguage: nil)
    #expect(line == #"{"id":3,"url":"http://h/\n"}"#)
  }

  @Test(arguments: [
    (#"{"id":1,"status":200,"body":"x"}"#, Result.success(WikiAnswer(status: 200, body: "x"))),
    (#"{"id":1,"failure":"late"}"#, .failure(ContentFailure.unreachable("late"))),
  ])
  func `its answers are read`(line: String, result: Result<WikiAnswer, ContentFailure>) {
    #expect(FetchLine.answer(line)?.id == 1)
    #expect(FetchLine.answer(line)?.result == result)
  }

  @Test(arguments: ["", "x", "{}", #"{"id":1}"#, #"{"id":1,"status":200}"#, #"{"status":200}"#])
  func `what is no answer is none`(line: String) {
    #expect(FetchLine.answer(line) == nil)
  }
}
