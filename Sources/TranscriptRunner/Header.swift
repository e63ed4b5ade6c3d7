import Capabilities
import OnboardCore

/// What a transcript's run depends on.
package struct Header: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case bundled
    /// A recording, by its path relative to the transcript.
    case recording(String)
  }

  package var title = ""
  package var content = Content.bundled
  package var languages = ["en"]
  package var seed: UInt64 = 1
  package var clock = Header.defaultClock
  package var timeZone = "UTC"
  package var start = FlowScreen.curiosity
  package var network = Network.online
  package var phase = Phase.first
  package var endOfFeed = EndOfFeed.stop
  /// The date and the reason of a failure that is known.
  package var expectedFailure: String?

  package init() {}

  /// 2026-11-30T09:00, the time at which every run begins that is not told another.
  package static let defaultClock = WallTime(
    day: Day(number: 20_787), secondOfDay: 9 * 3600)

  /// The keys of a header.
  private enum Key: String, CaseIterable {
    case title, tags, languages, content, seed, clock
    case timeZone = "time-zone"
    case start, phase, network
    case endOfFeed = "end-of-feed"
    case redact
    case expectedFailure = "expected-failure"
  }

  /// Takes a `key: value` line; throws what is wrong with it.
  mutating func set(_ key: String, _ value: String) throws(HeaderFault) {
    guard let known = Key(rawValue: key) else {
      let keys = Key.allCases.map(\.rawValue)
      throw .unknownKey(key, nearest: Nearest.to(key, among: keys) { [$0] })
    }
    switch known {
    case .title: title = value
    case .tags, .redact: break
    case .languages:
      languages = try Header.parsed(
        try? Language.codes(in: value), key, value, "codes of languages, divided by commas")
    case .content: content = try Header.content(value)
    case .seed: seed = try Header.parsed(UInt64(value), key, value, "a whole number")
    case .clock:
      clock = try Header.parsed(WallTime(value), key, value, "a time such as 2026-11-30T09:00:00")
    case .timeZone: timeZone = value
    case .start: start = try Header.named(key, value)
    case .phase:
      phase = try Header.parsed(
        Int(value).flatMap { Phase(rawValue: $0) }, key, value, "1 or 2")
    case .network: network = try Header.named(key, value)
    case .endOfFeed: endOfFeed = try Header.named(key, value)
    case .expectedFailure: expectedFailure = value
    }
  }

  /// A value that is one of a few words.
  private static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ value: String
  ) throws(HeaderFault) -> Value {
    let names = Value.allCases.map(\.rawValue)
    return try parsed(Value(rawValue: value), key, value, names.joined(separator: ", "))
  }

  private static func parsed<Value>(
    _ parsed: Value?, _ key: String, _ value: String, _ expected: String
  ) throws(HeaderFault) -> Value {
    guard let parsed else { throw .value(key, value, expected: expected) }
    return parsed
  }

  /// Live content answers differently from day to day, so no transcript can hold it.
  private static func content(_ value: String) throws(HeaderFault) -> Content {
    guard !value.isEmpty, value != "live" else {
      throw .value("content", value, expected: "bundled or the file of a recording")
    }
    return value == "bundled" ? .bundled : .recording(value)
  }
}

/// What is wrong with a line of a header.
enum HeaderFault: Error, Equatable {
  case unknownKey(String, nearest: [String])
  case value(String, String, expected: String)

  var message: String {
    switch self {
    case .unknownKey(let key, let nearest):
      "unknown header '\(key)'"
        + (nearest.first.map { "; did you mean '\($0)'?" } ?? "")
    case .value(let key, let value, let expected):
      "\(key): expected \(expected); got '\(value)'"
    }
  }
}
