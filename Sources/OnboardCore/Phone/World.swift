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
  /// How many requests went over the network that draw no cards.
  package var requests = 0
  /// How wikis read titles by their own report, where content asked them.
  package var rules: [String: WikiRules] = [:]
  package var topicNames = TopicNames()

  package init(clock: Clock, network: Network = .online) {
    self.clock = clock
    self.network = network
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
