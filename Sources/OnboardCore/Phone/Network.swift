/// How the simulated phone reaches its content.
package enum Network: String, CaseIterable, Sendable {
  case online
  case slow
  case flaky
  case offline

  /// What becomes of one request.
  package enum Passage: Equatable, Sendable {
    /// It arrives after so many seconds on the phone's clock.
    case arrives(after: Int)
    /// It does not arrive.
    case fails(ContentFailure)
  }

  /// Seconds that each answer takes on a slow network: longer than anybody is kept waiting.
  package static let slowAnswer = 10
  /// Seconds after which a person is no longer kept waiting (F-7).
  package static let patience = 8

  /// What happens to the request that carries this draw; a flaky network loses every second one
  /// in the long run, which ones follows from the draw alone.
  package func passage(for draw: Draw) -> Passage {
    switch self {
    case .online: .arrives(after: 0)
    case .slow: .arrives(after: Network.slowAnswer)
    case .flaky: draw.number >> 63 == 0 ? .arrives(after: 0) : .fails(.interrupted)
    case .offline: .fails(.offline)
    }
  }
}

/// Why content did not come.
package enum ContentFailure: Error, Hashable, Sendable {
  case offline
  case interrupted
  /// It did not come as long as anybody waits.
  case late
  /// The person gave up waiting.
  case cancelled
  /// Nobody answered; the words are for people.
  case unreachable(String)
  /// The content itself could not be read; the words are for people.
  case unreadable(String)
}

extension ContentFailure {
  /// Whether asking for more would fail, or be waited for, in the same way.
  var endsLoading: Bool {
    switch self {
    case .offline, .cancelled, .unreachable, .late: true
    case .interrupted, .unreadable: false
    }
  }
}
