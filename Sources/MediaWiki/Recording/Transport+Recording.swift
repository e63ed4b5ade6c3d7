import OnboardCore
import Synchronization

extension Transport {
  /// A road on which nothing arrives but what content reads of it.
  package var reducing: Transport {
    Transport(
      send: { request throws(ContentFailure) in try send(request).reduced() }, limit: limit)
  }

  /// Hands each answer on to `note` as well.
  package func noting(
    _ note: @escaping @Sendable (WikiAnswer, WikiRequest) throws(ContentFailure) -> Void
  ) -> Transport {
    Transport(
      send: { request throws(ContentFailure) in
        let answer = try send(request)
        try note(answer, request)
        return answer
      }, limit: limit)
  }

  /// Answers from a recording, whose name is for people.
  package static func replaying(_ recording: Recording, named name: String) -> Transport {
    let turns = Turns()
    return Transport { request throws(ContentFailure) in
      let turn = turns.next(of: request.key)
      guard let answer = recording.answer(to: request, turn: turn) else {
        throw .unreadable("\(name) has no answer to \(request.purpose) on \(request.wiki)")
      }
      return answer
    }
  }
}

/// How often each question was asked.
private final class Turns: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func next(of key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
