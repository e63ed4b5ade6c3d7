/// What surrounds the phone.
package struct World: Equatable, Sendable {
  /// How the phone's clock goes.
  package enum Clock: Equatable, Sendable {
    /// Stands at an instant until it is moved.
    case standing(Int)
    /// Runs so many seconds ahead of the real time.
    case running(ahead: Int)
  }

  package var clock: Clock
  package var network: Network
  package var phase: Phase
  package var endOfFeed: EndOfFeed
  /// How many requests went over the network that draw no cards.
  package var requests = 0
  /// How wikis read titles by their own report, where content asked them.
  package var rules: [String: WikiRules] = [:]
  package var topicNames = TopicNames()

  package init(
    clock: Clock, network: Network = .online, phase: Phase = .first,
    endOfFeed: EndOfFeed = .stop
  ) {
    self.clock = clock
    self.network = network
    self.phase = phase
    self.endOfFeed = endOfFeed
  }

  /// The phone's time when the real time is `real`; both in seconds since 1970.
  package func instant(real: Int) -> Int {
    switch clock {
    case .standing(let instant): instant
    case .running(let ahead): real + ahead
    }
  }

  /// Moves the clock from `now` to `instant`; a running clock goes on from there.
  package mutating func moveClock(from now: Int, to instant: Int) {
    switch clock {
    case .standing: clock = .standing(instant)
    case .running(let ahead): clock = .running(ahead: ahead + instant - now)
    }
  }
}

/// What scrolling does at the end of a feed (H-2).
package enum EndOfFeed: String, CaseIterable, Sendable {
  case stop
  /// It goes on at the other end.
  case wrap
}
