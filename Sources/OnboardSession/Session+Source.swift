import Capabilities
import OnboardCore
import Rendering

extension Session {
  /// How deep files may source files.
  private static let deepest = 8

  /// Runs the commands of a file, or the input lines of a transcript, until one fails that the
  /// transcript does not show to fail.
  func source(_ path: String, line: String, depth: Int, report: (Reply) -> Void) {
    guard depth < Session.deepest else {
      let message = "source: files source each other more than \(Session.deepest) deep"
      finish(failed(Reply.Failure(code: .usage, message: message), line, depth), report)
      return
    }
    switch capabilities.readFile(path) {
    case .failure(let fault):
      let message = "source: cannot read '\(fault.path)': \(fault.reason)"
      finish(failed(Reply.Failure(code: .usage, message: message), line, depth), report)
    case .success(let text):
      var stopped: (number: Int, line: String)?
      var done = 0
      for source in TranscriptText.commands(of: text) where !hasEnded {
        var isOK = true
        run(source.command, depth: depth + 1) { reply in
          isOK = reply.isOK
          report(reply)
        }
        done += 1
        if !isOK, !source.isRefused {
          stopped = (source.number, source.command)
          break
        }
      }
      let hasHeader = TranscriptText.hasHeader(text)
      finish(summary(path, done, stopped, hasHeader, line, depth), report)
    }
  }

  private func summary(
    _ path: String, _ done: Int, _ stopped: (number: Int, line: String)?, _ hasHeader: Bool,
    _ line: String, _ depth: Int
  ) -> Reply {
    if let stopped {
      let message = "source: stopped at line \(stopped.number) of '\(path)': \(stopped.line)"
      return failed(
        Reply.Failure(code: lastFailure?.code ?? .usage, message: message), line, depth)
    }
    let count = "\(done) \(done == 1 ? "command" : "commands")"
    let note =
      hasHeader
      ? [
        Block.note("Its header was not applied, nor its answers compared: onboard run does both.")
      ] : []
    return answer([.text("Ran \(count) of '\(path)'.")] + note, line, depth)
  }
}
