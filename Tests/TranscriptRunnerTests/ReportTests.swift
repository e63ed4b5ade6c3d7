import OnboardCore
import Testing
import TranscriptRunner

@Suite struct ReportTests {
  private static let refusal = "error: finish works on interests and preference; this is curiosity"

  @Test func `X-3: a report is a unified diff with the place, and the state around it`()
    async throws
  {
    let lines = try await Runs.report(
      "# top\ncuriosity> status\n...\n\ncuriosity> finish\nerror: something else\n")
    #expect(
      Array(lines.prefix(6)) == [
        "--- a.transcript (expected)", "+++ a.transcript (printed)",
        "@@ -5,2 +5,2 @@ curiosity> finish", " curiosity> finish", "-error: something else",
        "+" + Self.refusal,
      ])
    #expect(lines.contains { $0.hasPrefix("state before line 5: curiosity, language en") })
    #expect(lines.contains("changed by it:"))
    let possible = try #require(lines.last { $0.hasPrefix("possible on curiosity: ") })
    #expect(
      possible.contains(" skip ") && possible.contains("next") && !possible.contains("finish"))
  }

  @Test func `X-3: every step that differs has its hunk, and lines printed more move the next`()
    async throws
  {
    let lines = try await Runs.report(
      "curiosity> finish\ncuriosity> finish\nwrong\ncuriosity> finish\n\(Self.refusal)\nmore\n")
    #expect(
      lines.filter { $0.hasPrefix("@@") } == [
        "@@ -1,1 +1,2 @@ curiosity> finish", "@@ -2,2 +3,2 @@ curiosity> finish",
        "@@ -4,3 +5,2 @@ curiosity> finish",
      ])
    #expect(lines.contains("-more"))
    #expect(lines.contains(" " + Self.refusal))
  }

  @Test func `X-1: a prompt of another screen fails there, naming both`() async throws {
    let lines = try await Runs.report("home> finish\n\(Self.refusal)\n")
    #expect(lines.contains("-home> finish"))
    #expect(lines.contains("+curiosity> finish"))
    #expect(!lines.contains("-" + Self.refusal))
  }

  @Test func `X-1: any lines match as few or as many as are printed, and the rest is compared`()
    async throws
  {
    let lines = try await Runs.report("curiosity> show\n...\nno such line\n...\n")
    #expect(lines.contains("-no such line"))
    #expect(lines.filter { $0.hasPrefix("+") } == ["+++ a.transcript (printed)"])
  }

  @Test func `X-3: an error that any lines stand for is told of a step that differs`() async throws
  {
    let lines = try await Runs.report("curiosity> select jazz\nSelected Jazz.\n...\n")
    #expect(
      lines.contains { $0.hasPrefix("'...' at line 1 stands for: error: select works on") })
    let others = try await Runs.report("curiosity> show\n...\nno such line\n")
    #expect(!others.contains { $0.contains("stands for") })
  }

  @Test func `X-1: what is printed stands escaped in the report`() async throws {
    let lines = try await Runs.report("curiosity> save [..]\n")
    let printed = lines.filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
    #expect(!printed.isEmpty)
    #expect(printed.allSatisfy { !$0.contains(" [..]") })
  }

  @Test func `X-1: a line missing from the middle is one difference`() async throws {
    let shown = try await Runs.report("curiosity> show\n").filter { $0.hasPrefix("+") }.dropFirst()
      .map { String($0.dropFirst()) }
    #expect(shown.count > 2)
    var expected = Array(shown)
    let taken = expected.remove(at: 1)
    let lines = try await Runs.report("curiosity> show\n" + expected.joined(separator: "\n") + "\n")
    #expect(lines.filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") } == ["+" + taken])
    #expect(!lines.contains { $0.hasPrefix("-") && !$0.hasPrefix("---") })
  }
}
