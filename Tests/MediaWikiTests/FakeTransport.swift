import MediaWiki
import OnboardCore
import Synchronization

/// Answers questions by a part of their key, and keeps what was asked.
final class FakeTransport: Sendable {
  private let answers: [(part: String, answer: WikiAnswer)]
  private let asked = Mutex<[WikiRequest]>([])

  init(_ answers: [(String, String)], status: Int = 200) {
    self.answers = answers.map { ($0.0, WikiAnswer(status: status, body: $0.1)) }
  }

  var transport: Transport {
    Transport { [self] request throws(ContentFailure) in
      asked.withLock { $0.append(request) }
      guard let found = answers.first(where: { request.key.contains($0.part) }) else {
        return WikiAnswer(status: 200, body: #"{"batchcomplete":true}"#)
      }
      return found.answer
    }
  }

  var requests: [WikiRequest] { asked.withLock { $0 } }

  /// The value that a parameter had in each question that had it.
  func values(of name: String) -> [String] {
    requests.compactMap { request in
      guard case .action(let parameters) = request.target else { return nil }
      return parameters[name]
    }
  }
}

extension LiveWiki {
  /// A wiki that answers every question alike.
  static func answering(_ body: String, status: Int = 200) -> LiveWiki {
    LiveWiki(FakeTransport([("", body)], status: status).transport)
  }
}
