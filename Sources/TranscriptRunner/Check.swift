import Capabilities
import OnboardCore
import OnboardSession
import Rendering

/// What came of checking one transcript.
package struct CheckResult: Sendable {
  package enum Verdict: Equatable, Sendable {
    case passed
    case failed(Report)
    /// It failed, as its header says that it will.
    case failedAsExpected
    /// It passed although its header expects a failure.
    case passedUnexpectedly
    /// The file is no transcript, or an assertion in it can hold of nothing.
    case unreadable(DocumentFault)
  }

  package let path: String
  package let steps: Int
  package let verdict: Verdict
}

/// Runs a transcript in a profile of its own and compares.
struct Check {
  let document: Document
  let capabilities: Capabilities

  func run() -> CheckResult {
    let header = document.header
    let world = World(
      clock: .standing(capabilities.clock.instant(of: header.clock)), network: header.network,
      phase: header.phase, endOfFeed: header.endOfFeed)
    let profile = Profile(
      languages: header.languages, start: header.start, seed: header.seed)
    let session: Session
    do throws(StoreFailure) {
      session = try Session(capabilities, new: profile, world: world)
    } catch {
      return result(.unreadable(fault(error.message, nil)))
    }
    _ = session.launch()
    var differences: [StepDifference] = []
    for step in document.steps {
      switch check(step, session) {
      case .success(let difference?): differences.append(difference)
      case .success(nil): break
      case .failure(let fault): return result(.unreadable(fault))
      }
    }
    let isExpected = header.expectedFailure != nil
    guard let first = differences.first else {
      return result(isExpected ? .passedUnexpectedly : .passed)
    }
    let report = Report(document: document, differences: differences, first: first)
    return result(isExpected ? .failedAsExpected : .failed(report))
  }

  private func check(
    _ step: Document.Step, _ session: Session
  ) -> Result<StepDifference?, DocumentFault> {
    let before = session.phone
    var replies: [Reply] = []
    if !session.hasEnded { session.run(step.command) { replies.append($0) } }
    if let failure = replies.lazy.compactMap(\.failure).first(where: \.isVoidAssertion) {
      return .failure(fault(failure.message, step.line))
    }
    // Where anything may stand, nothing has to be laid out.
    let isAnything = step.expected.count == 1 && step.expected[0].pattern == .anyLines
    let actual = isAnything ? [] : Check.lines(of: replies)
    let alignment = Alignment(expected: step.expected.map(\.pattern), actual: actual)
    // Nothing answers an empty line or a comment; behind `quit` nothing answers at all.
    let isAnswered = !replies.isEmpty || !session.hasEnded
    let isRightScreen = before.screen == step.screen && isAnswered
    let isFailedAssertion = replies.contains { $0.failure?.code == .expectationFailed }
    if alignment.isMatch, isRightScreen, !isFailedAssertion { return .success(nil) }
    return .success(
      StepDifference(
        step: step, before: before, after: session.phone, actual: actual, alignment: alignment))
  }

  /// What a terminal would show of the answers, as a transcript holds it.
  private static func lines(of replies: [Reply]) -> [String] {
    let renderer = TextRenderer(.transcript)
    return replies.flatMap { reply -> [String] in
      let lines = renderer.text(reply.blocks).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .dropLast().map(String.init)
      guard reply.depth > 0 else { return lines }
      return [TranscriptText.prompt(reply.screen) + reply.command] + lines
    }
  }

  private func fault(_ message: String, _ line: Int?) -> DocumentFault {
    DocumentFault(path: document.path, line: line, message: message)
  }

  private func result(_ verdict: CheckResult.Verdict) -> CheckResult {
    CheckResult(path: document.path, steps: document.steps.count, verdict: verdict)
  }
}

/// A step whose answer, or whose screen, is not the expected one.
package struct StepDifference: Equatable, Sendable {
  let step: Document.Step
  let before: Phone
  let after: Phone
  let actual: [String]
  let alignment: Alignment

  package static func == (one: StepDifference, other: StepDifference) -> Bool {
    one.step == other.step && one.actual == other.actual
  }
}
