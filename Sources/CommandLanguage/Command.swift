import OnboardCore

/// What a line asks for.
package enum Command: Equatable, Sendable {
  case request(Request)
  case clock(ClockChange)
  case expect(Expectation)
  case source(String)
  case steps
  case undo(Int)
  case redo(Int)
  case help(Verb?)
  case quit
}

/// How `clock` moves the phone's time.
package enum ClockChange: Equatable, Sendable {
  case set(WallTime)
  /// Days by the calendar, at the same time of day; then seconds.
  case move(days: Int, seconds: Int)
}

/// What `expect` asserts about the JSON state.
package struct Expectation: Equatable, Sendable {
  package enum Relation: String, CaseIterable, Sendable {
    case equals = "is"
    case differs = "is not"
    case contains
    case matches
  }

  package let path: String
  package let relation: Relation
  package let value: String

  package init(path: String, relation: Relation, value: String) {
    self.path = path
    self.relation = relation
    self.value = value
  }
}
