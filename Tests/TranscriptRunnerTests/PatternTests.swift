import OnboardCore
import OnboardSession
import Testing
import TranscriptRunner

@Suite struct PatternTests {
  @Test(arguments: [
    ("abc", "abc", true), ("abc", "abcd", false), ("abc", "xabc", false), ("", "", true),
    ("", "x", false),
    ("[..]", "", true), ("[..]", "anything", true), ("a[..]c", "ac", true),
    ("a[..]c", "abbbc", true),
    ("a[..]c", "abcd", false), ("[..]c", "abc", true), ("a[..]", "abc", true),
    ("a[..]b[..]c", "a1b2c", true),
    ("a[..]b[..]c", "a1c2b", false), ("ab[..]bc", "abc", false), ("[..][..]", "x", true),
    ("a[..]aa", "aaa", true), ("a[..]aa", "aa", false), ("[..]b[..]b[..]", "b", false),
    ("\\[..]", "[..]", true), ("\\[..]", "x", false), ("a \\[..] b", "a [..] b", true),
    ("\\...", "...", true), ("\\# x", "# x", true), ("\\\\x", "\\x", true),
    ("\\home> x", "home> x", true),
    ("é", "e\u{301}", true), ("[..]é", "xe\u{301}", true), ("東[..]京", "東の京", true),
  ])
  func `X-1: a line matches itself, and any text where the pattern has a hole`(
    source: String, line: String, matches: Bool
  ) {
    #expect(LinePattern(source).matches(line) == matches)
  }

  private static let pieces = [
    "\\", "[..]", "...", "#", "home> ", "curiosity>", "a", " ", "", "[", "..]", "\\[..]", "東",
    "e\u{301}", "> ",
  ]

  @Test(arguments: 0..<40)
  func `X-1: whatever is printed, escaped, is an output line that matches it alone`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let line = (0..<(1 + random.below(5))).map { _ in Self.pieces[random.below(Self.pieces.count)]
      }
      .joined()
      let escaped = TranscriptText.escaped(line)
      guard case .output(let text) = TranscriptText.read(escaped[...]) else {
        Issue.record("'\(line)' is escaped as '\(escaped)', which is no output")
        continue
      }
      let pattern = LinePattern(text)
      #expect(pattern == .line([line]), "'\(line)' is escaped as '\(escaped)'")
      #expect(pattern.matches(line))
      #expect(!pattern.matches(line + "x"))
    }
  }

  @Test(
    arguments: [
      ("curiosity> next", .input(.curiosity, "next")), ("curiosity>", .input(.curiosity, "")),
      ("curiosity> ", .input(.curiosity, "")), ("curiosity>  next", .input(.curiosity, " next")),
      ("home> select a > b", .input(.home, "select a > b")),
      ("curiosity>next", .output("curiosity>next")),
      ("Curiosity> next", .output("Curiosity> next")), (" home> x", .output(" home> x")),
      ("article> x", .input(.article, "x")),
      ("articles> x", .output("articles> x")), ("...", .anyLines), ("....", .output("....")),
      (" ...", .output(" ...")), ("# x", .comment), ("#", .comment), (" # x", .output(" # x")),
      ("\\# x", .output("\\# x")), ("", .output("")), ("> x", .output("> x")),
    ] as [(String, TranscriptText.Line)])
  func `X-1: a line is input, comment, any lines or output`(line: String, kind: TranscriptText.Line)
  {
    #expect(TranscriptText.read(line[...]) == kind)
  }

  @Test func `X-1: every screen has its prompt`() {
    for screen in Screen.allCases {
      let line = TranscriptText.prompt(screen) + "status"
      #expect(TranscriptText.read(line[...]) == .input(screen, "status"))
    }
  }
}
