import Capabilities
import Fixtures
import OnboardCore
import TranscriptRunner

/// Runs transcripts given as texts, over a made-up wiki.
enum Runs {
  static func results(_ files: [(String, String)], workers: Int = 2) async throws -> [CheckResult] {
    let texts = Dictionary(files, uniquingKeysWith: { one, _ in one })
    let runner = TranscriptRunner(
      readFile: { path in
        texts[path].map { .success($0) }
          ?? .failure(FileFailure(path: path, reason: "there is no such file"))
      },
      clock: { $0 == "UTC" ? .standing() : $0 == "Europe/Berlin" ? .standing(offset: 3600) : nil },
      content: { FakeWiki().content },
      recording: { path in
        path == "folder/walk.jsonl"
          ? .success(FakeWiki().content)
          : .failure(FileFailure(path: path, reason: "there is no such recording"))
      })
    return try await runner.run(files.map(\.0), workers: workers)
  }

  static func verdict(_ text: String) async throws -> CheckResult.Verdict? {
    try await results([("a.transcript", text)]).first?.verdict
  }

  /// The lines of the report of a transcript that fails.
  static func report(_ text: String) async throws -> [String] {
    guard case .failed(let report)? = try await verdict(text) else { return [] }
    return report.lines
  }
}
