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
  /// The date and the reason of a failure that is known.
  package var expectedFailure: String?

  package init() {}

  /// The time at which every run begins that is not told another.
  package static let defaultClock =
    WallTime("2026-11-30T09:00:00")
    ?? WallTime(
      day: Day(number: 0), secondOfDay: 0)

  /// Takes a `key: value` line; throws what is wrong with it.
  mutating func set(_ key: String, _ value: String) throws(HeaderFault) {
    switch key {
    case "title": title = value
    case "tags", "redact": break
    case "languages": languages = try Header.languages(value)
    case "content": content = try Header.content(value)
    case "seed": seed = try Header.parsed(UInt64(value), key, value, "a whole number")
    case "clock":
      clock = try Header.parsed(WallTime(value), key, value, "a time such as 2026-11-30T09:00:00")
    case "time-zone": timeZone = value
    case "start":
      let names = FlowScreen.allCases.map(\.rawValue)
      start = try Header.parsed(
        FlowScreen(rawValue: value), key, value, names.joined(separator: ", "))
    case "phase": try Header.require(value, among: ["1"], key)
    case "network":
      let names = Network.allCases.map(\.rawValue)
      network = try Header.parsed(
        Network(rawValue: value), key, value, names.joined(separator: ", "))
    case "end-of-feed": try Header.require(value, among: ["stop"], key)
    case "expected-failure": expectedFailure = value
    default:
      throw .unknownKey(key, nearest: Nearest.to(key, among: Header.keys) { [$0] })
    }
  }

  private static let keys = [
    "title", "tags", "languages", "content", "seed", "clock", "time-zone", "start", "phase",
    "network", "end-of-feed", "redact", "expected-failure",
  ]

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

  /// A key whose other values this version does not have.
  private static func require(
    _ value: String, among known: [String], _ key: String
  ) throws(HeaderFault) {
    guard known.contains(value) else {
      throw .value(key, value, expected: known.joined(separator: " or "))
    }
  }

  private static func languages(_ value: String) throws(HeaderFault) -> [String] {
    var codes: [String] = []
    for part in value.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let language = Language.named(String(part)) else {
        throw .value("languages", value, expected: "codes of languages, divided by commas")
      }
      if !codes.contains(language.code) { codes.append(language.code) }
    }
    guard !codes.isEmpty else {
      throw .value("languages", value, expected: "codes of languages, divided by commas")
    }
    return codes
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
