import OnboardCore
import Testing
import TranscriptRunner

@Suite struct DocumentTests {
  private static func document(_ text: String) throws -> Document {
    try Document(text, path: "a.transcript")
  }

  private static let whole = """
    # Support: skipping keeps what was chosen.   F-3
    ---
    title: A story
    languages: en, de
    seed: 7
    clock: 2026-11-30T08:00:00
    time-zone: Europe/Berlin
    start: intro
    network: slow

    # in the header too
    expected-failure: 2026-11-30 not yet
    ---

    intro> next
    ...
    # a phase

    privacy> next
    \\intro> is printed
    a [..] b

    closed>
    """

  @Test func `X-1: header, comments, commands and answers are told apart`() throws {
    let document = try Self.document(Self.whole)
    var header = Header()
    header.title = "A story"
    header.languages = ["en", "de"]
    header.seed = 7
    header.clock = try #require(WallTime("2026-11-30T08:00:00"))
    header.timeZone = "Europe/Berlin"
    header.start = .intro
    header.network = .slow
    header.expectedFailure = "2026-11-30 not yet"
    #expect(document.header == header)
    #expect(document.steps.map(\.line) == [15, 19, 23])
    #expect(document.steps.map(\.screen) == [.intro, .privacy, .closed])
    #expect(document.steps.map(\.command) == ["next", "next", ""])
    #expect(document.steps[0].expected.map(\.pattern) == [.anyLines])
    #expect(
      document.steps[1].expected.map(\.pattern) == [
        .line(["intro> is printed"]), .line(["a ", " b"]),
      ])
    #expect(document.steps[1].expected.map(\.line) == [20, 21])
  }

  @Test func `X-1: CRLF line ends, a last line without end and blanks at line ends do not matter`()
    throws
  {
    let plain = try Self.document(Self.whole)
    let crlf = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: " \t\r\n")
    #expect(try Self.document(crlf) == plain)
    #expect(try Self.document(Self.whole + "\n\n\n") == plain)
  }

  @Test func `X-1: the defaults are those of the contract`() throws {
    let header = try Self.document("curiosity> next").header
    #expect(header == Header())
    #expect(header.languages == ["en"])
    #expect(header.seed == 1)
    #expect(header.clock == WallTime("2026-11-30T09:00:00"))
    #expect(header.timeZone == "UTC")
    #expect(header.start == .curiosity)
    #expect(header.network == .online)
    #expect(header.expectedFailure == nil)
  }

  @Test(
    arguments: [
      ("", nil, "there is no command"), ("# only a comment\n", nil, "there is no command"),
      ("---\nseed: 1\n---\n", nil, "there is no command"), ("---\nseed: 1\n", nil, "closing '---'"),
      ("hello\n", 1, "expected a prompt"), ("...\ncuriosity> next", 1, "expected a prompt"),
      ("---\n---\nhello\n", 3, "expected a prompt"), ("nowhere> next", 1, "expected a prompt"),
      ("---\nnonsense\n---\n", 2, "key: value"), ("---\nsede: 1\n---\n", 2, "did you mean 'seed'"),
      ("---\nseed: x\n---\n", 2, "whole number"), ("---\nseed: -1\n---\n", 2, "whole number"),
      ("---\nclock: noon\n---\n", 2, "2026-11-30T09:00:00"),
      ("---\nstart: home\n---\n", 2, "curiosity"),
      ("---\nnetwork: fast\n---\n", 2, "offline"),
      ("---\nlanguages: qq\n---\n", 2, "codes of languages"),
      ("---\nlanguages:\n---\n", 2, "codes of languages"),
      ("---\ncontent: live\n---\n", 2, "bundled"),
      ("---\nphase: 3\n---\n", 2, "got '3'"), ("---\nend-of-feed: x\n---\n", 2, "stop"),
      ("---\nSeed: 1\n---\n", 2, "unknown header 'Seed'"),
    ] as [(String, Int?, String)])
  func `X-3: what cannot be understood is a fault with its line`(
    text: String, line: Int?, message: String
  ) {
    let fault = #expect(throws: DocumentFault.self) { try Self.document(text) }
    #expect(fault?.line == line)
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
    #expect(fault?.text.hasPrefix("a.transcript:") == true)
  }

  @Test(arguments: [
    ("en,de", ["en", "de"]), ("en de", ["en", "de"]), ("de, DE,zh_hans", ["de", "zh-hans"]),
  ])
  func `X-1: languages are codes divided by commas or blanks`(value: String, codes: [String]) throws
  {
    #expect(try Self.document("---\nlanguages: \(value)\n---\nhome> x").header.languages == codes)
  }
}
