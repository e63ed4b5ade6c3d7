import Foundation

/// `onboard-fetch`: speaks HTTP for the shell beside it.
///
/// One request a line comes in on standard input, `{"id":1,"url":"…"}`; one answer a line goes out
/// on standard output, `{"id":1,"status":200,"body":"…"}` or `{"id":1,"failure":"…"}`, in the order
/// they come. `{"cancel":1}` gives a request up: it is answered no more.
@main
enum OnboardFetch {
  static func main() {
    let contact = CommandLine.arguments.dropFirst().first ?? ""
    Conversation(Fetcher(agent: UserAgent.text(contact: contact))).run()
  }
}

/// The lines from the shell and the answers to them.
struct Conversation: ~Copyable {
  private let fetcher: Fetcher
  private let tasks = RunningTasks()

  init(_ fetcher: Fetcher) { self.fetcher = fetcher }

  /// Serves until the shell closes its end. The thread waits for lines, the answers come from others.
  func run() {
    while let line = readLine() {
      switch Message(line) {
      case .request(let request)?: start(request)
      case .cancellation(let id)?: tasks.take(id)?.cancel()
      case nil:
        FileHandle.standardError.write(Data("onboard-fetch: not understood: \(line)\n".utf8))
      }
    }
  }

  private func start(_ request: Message.Request) {
    tasks.start(request.id) { [fetcher, tasks] in
      let outcome = await fetcher.outcome(of: request.question)
      // Whoever takes the task away has given it up.
      if tasks.take(request.id) != nil { Answers.write(id: request.id, outcome) }
    }
  }
}

/// How the program introduces itself, as Wikimedia's policy for robots asks.
enum UserAgent {
  static func text(contact: String) -> String {
    let reach = contact.isEmpty ? "no contact given" : contact
    return "onboard/0.1.0 (simulated phone for testing the onboarding; \(reach))"
  }
}
