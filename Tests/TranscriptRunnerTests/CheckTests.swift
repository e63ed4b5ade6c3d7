import OnboardCore
import Testing
import TranscriptRunner

@Suite struct CheckTests {
  private static let passing = [
    "curiosity> next\n...\n",
    "curiosity> next\n...\ninterests> select topic music\n...\ninterests> skip\n...\nhome> status\n...\n",
    "curiosity> finish\nerror: finish works on interests and preference; this is curiosity\n",
    "curiosity> finish\nerror: [..] interests and preference; this is [..]\n",
    "curiosity> finish\n...\nerror: finish works[..]\n...\n",
    "curiosity> expect screen is curiosity\n", "curiosity> expect screen is curiosity\n\n\n",
    "curiosity> finish\n...\ncuriosity> expect error is wrong-screen\n",
    "curiosity> # a comment\n", "curiosity>\n",
    "---\nstart: intro\n---\nintro> next\n...\n",
    "---\nlanguages: de\n---\ncuriosity> expect language is de\n",
    "---\nseed: 9\n---\ncuriosity> seed\nThe seed is 9.\n",
    "---\nclock: 2026-12-24T18:00\ntime-zone: Europe/Berlin\n---\ncuriosity> clock\nThe phone's clock shows 2026-12-24 18:00:00 (UTC+1).\n",
    "---\nnetwork: offline\n---\ncuriosity> next\n...\nerror: the network is offline[..]\n...\n",
    "curiosity> quit\n", "curiosity> kill\n...\nclosed> relaunch\n...\ncuriosity> show\n...\n",
  ]

  @Test(arguments: passing)
  func `X-1: a transcript whose answers are printed passes`(text: String) async throws {
    #expect(try await Runs.verdict(text) == .passed)
  }

  private static let failing = [
    "curiosity> next\n", "curiosity> next\nnothing of this\n", "curiosity> expect screen is home\n",
    "curiosity> expect screen is home\n...\n",
    "curiosity> finish\nerror: finish works on interests and preference; this is curiosit\n",
    "curiosity> finish\nerror: finish works on interests and preference; this is curiosity\nmore\n",
    "home> show\n...\n", "curiosity> quit\ncuriosity> show\n...\n",
    "curiosity> quit\nclosed> show\n...\n",
    "curiosity> expect error is wrong-screen\n...\n", "curiosity> bogus\n",
  ]

  @Test(arguments: failing)
  func `X-1: a transcript whose answers differ, or whose assertion fails, fails`(text: String)
    async throws
  {
    guard case .failed? = try await Runs.verdict(text) else {
      Issue.record("it does not fail")
      return
    }
  }

  @Test(
    arguments: [
      ("curiosity> next\n...\ninterests> expect grids[1].title is x\n", 3, "grids"),
      ("curiosity> expect screen\n", 1, "PATH"),
      ("curiosity> expect screen equals home\n", 1, "PATH"),
      ("---\ntime-zone: Mars/Base\n---\ncuriosity> show\n...\n", nil, "Mars/Base"),
      ("hello\n", 1, "expected a prompt"), ("", nil, "no command"),
    ] as [(String, Int?, String)])
  func `X-3: an assertion that can hold of nothing makes the file unreadable`(
    text: String, line: Int?, words: String
  ) async throws {
    guard case .unreadable(let fault)? = try await Runs.verdict(text) else {
      Issue.record("it is readable")
      return
    }
    #expect(fault.line == line)
    #expect(fault.path == "a.transcript")
    #expect(fault.message.contains(words))
  }

  @Test func `X-3: a file that is not there is unreadable, and the others are checked`()
    async throws
  {
    let results = try await Runs.results([("a", "curiosity> show\n...\n")])
    #expect(results.map(\.verdict) == [.passed])
    #expect(results.map(\.steps) == [1])
  }

  @Test func `X-3: an expected failure that fails is no failure, one that passes is`() async throws
  {
    let header = "---\nexpected-failure: 2026-11-30 soon\n---\n"
    #expect(try await Runs.verdict(header + "curiosity> bogus\n") == .failedAsExpected)
    #expect(try await Runs.verdict(header + "curiosity> show\n...\n") == .passedUnexpectedly)
  }

  @Test(arguments: [1, 2, 3, 8, 100])
  func `X-2: the results stand in the order of the files, whatever the workers`(workers: Int)
    async throws
  {
    let files = (0..<40).map { number in
      (
        "\(number)",
        number % 3 == 0
          ? "curiosity> bogus\n"
          : "curiosity> next\n...\ninterests> select \(number % 9 + 1)\n...\n"
      )
    }
    let results = try await Runs.results(files, workers: workers)
    #expect(results.map(\.path) == files.map(\.0))
    let alone = try await Runs.results(files, workers: 1)
    #expect(results.map(\.verdict) == alone.map(\.verdict))
    #expect(
      results.enumerated().allSatisfy { ($0.element.verdict == .passed) == ($0.offset % 3 != 0) })
  }

  @Test func `X-3: transcripts do not see each other's profiles`() async throws {
    let select = "curiosity> next\n...\ninterests> select topic music\n...\n"
    let clean = "curiosity> next\n...\ninterests> expect selected.count is 0\n"
    let results = try await Runs.results(
      [("a", select), ("b", clean), ("c", select), ("d", clean)], workers: 1)
    #expect(results.allSatisfy { $0.verdict == .passed })
  }

  @Test func `X-2: the header's recording lies beside the transcript`() async throws {
    let text = "---\ncontent: walk.jsonl\n---\ncuriosity> next\n...\n"
    let results = try await Runs.results([("folder/a.transcript", text), ("a.transcript", text)])
    #expect(results.first?.verdict == .passed)
    guard case .unreadable(let fault)? = results.last?.verdict else {
      Issue.record("it was found elsewhere")
      return
    }
    #expect(
      fault.text == "a.transcript: content: 'walk.jsonl': there is no such recording")
  }

  @Test func `X-3: no transcript gives no result`() async throws {
    #expect(try await Runs.results([]).isEmpty)
  }
}
