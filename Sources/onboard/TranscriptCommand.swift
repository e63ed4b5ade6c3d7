import Capabilities
import OnboardCore
import Rendering
import TranscriptRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `onboard run FILE|DIR…`
struct TranscriptCommand {
  private static let ending = ".transcript"

  private let options: Options
  private let paths: [String]
  private let output = Output()

  init(_ options: Options, paths: [String]) {
    self.options = options
    self.paths = paths
  }

  func run() async -> Int32 {
    var files: [String] = []
    for path in paths {
      switch TranscriptCommand.files(at: path) {
      case .success(let found): files += found
      case .failure(let fault):
        Output.complain(fault.message)
        return ExitStatus.notUnderstood
      }
    }
    let shelf = RecordingShelf()
    let runner = TranscriptRunner(
      readFile: LiveFiles.contents, clock: { Clock.live(timeZone: $0) },
      content: { () throws(ContentFailure) in try LiveFiles.openCatalogue() },
      recording: { shelf.content(at: $0) })
    do throws(ContentFailure) {
      let results = try await runner.run(files, workers: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      return report(results)
    } catch {
      Output.complain("the bundled articles cannot be opened: \(error.phrase)")
      return ExitStatus.commandFailed
    }
  }

  /// The transcripts that a path names, each once, in the order of their names.
  private static func files(at path: String) -> Result<[String], OptionFault> {
    guard LiveFiles.kind(of: path) == .folder else { return .success([path]) }
    let found = transcripts(below: path)
    return found.isEmpty
      ? .failure(OptionFault(message: "run: no transcript (*\(ending)) in '\(path)'"))
      : .success(found)
  }

  /// Links to folders are not followed: they may lead in circles.
  private static func transcripts(below folder: String) -> [String] {
    (LiveFiles.entries(of: folder) ?? []).flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch LiveFiles.kind(of: path, followsLinks: false) {
      case .folder: return transcripts(below: path)
      case .file: return name.hasSuffix(ending) ? [path] : []
      case .link:
        return name.hasSuffix(ending) && LiveFiles.kind(of: path) == .file ? [path] : []
      case .other, nil: return []
      }
    }
  }

  private func report(_ results: [CheckResult]) -> Int32 {
    var status = ExitStatus.fine
    var failed = 0
    for result in results {
      switch result.verdict {
      case .passed:
        break
      case .failedAsExpected:
        note("\(result.path): failed as expected")
      case .passedUnexpectedly:
        failed += 1
        status = max(status, ExitStatus.assertionFailed)
        output.putLine("\(result.path): passed although its header expects a failure")
      case .failed(let report):
        failed += 1
        status = max(status, ExitStatus.assertionFailed)
        for line in report.lines { output.putLine(line) }
      case .unreadable(let fault):
        failed += 1
        status = ExitStatus.notUnderstood
        output.putLine(fault.text)
      }
    }
    let steps = results.reduce(0) { $0 + $1.steps }
    if !options.isQuiet || failed > 0 {
      output.put("\(results.count - failed) passed, \(failed) failed (\(steps) steps)\n")
    }
    output.flush()
    return status
  }

  private func note(_ text: String) {
    if !options.isQuiet { output.putLine(text) }
  }
}
