import CommandLanguage
import MediaWiki
import OnboardCore

/// How the values of options are read.
extension Options {
  static func parsed<Value>(
    _ parsed: Value?, _ name: String, _ value: String, _ expected: String
  ) throws(OptionFault) -> Value {
    guard let parsed else {
      throw OptionFault(message: "\(name): expected \(expected); got '\(value)'")
    }
    return parsed
  }

  static func profile(_ name: String) throws(OptionFault) -> String {
    guard LiveFiles.isValidProfile(name) else {
      throw OptionFault(
        message: "--profile: expected letters, digits, '-', '_' and '.', 64 at most; got '\(name)'")
    }
    return name
  }

  static func content(_ value: String) throws(OptionFault) -> ContentChoice {
    switch value {
    case "bundled": return .bundled
    case "live": return .live
    case "": throw OptionFault(message: "--content: expected bundled, live or a file; got nothing")
    default: return .recording(value)
    }
  }

  /// It goes into a heading of HTTP.
  static func contact(_ value: String) throws(OptionFault) -> String {
    let isPlain = value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    guard isPlain, (1...200).contains(value.utf8.count) else {
      throw OptionFault(
        message: "--contact: expected a mail address or a page in ASCII, 200 characters at most;"
          + " got '\(value)'")
    }
    return value
  }

  /// Options that do not go with what is asked for.
  func checkTogether() throws(OptionFault) {
    if case .run = mode {
      // A transcript's header says what its run depends on.
      let given = [
        ("--json", isJSON), ("--width", width != nil), ("--languages", languages != nil),
        ("--seed", seed != nil), ("--clock", clock != nil), ("--time-zone", timeZone != nil),
        ("--start", start != nil), ("--keep-going", keepsGoing), ("--content", content != .bundled),
      ]
      if let (name, _) = given.first(where: { $0.1 }) {
        throw OptionFault(message: "\(name) does not go with 'run'; a transcript's header decides")
      }
    }
    guard content != .live else { return }
    let given = [
      ("--wiki-url", wikiAddress != nil), ("--contact", contact != nil),
      ("--save-recording", recording != nil),
    ]
    if let (name, _) = given.first(where: { $0.1 }) {
      throw OptionFault(message: "\(name) goes with --content live")
    }
  }

  static func languages(_ value: String) throws(OptionFault) -> [String] {
    do throws(UnknownLanguage) {
      return try Language.codes(in: value)
    } catch {
      guard let part = error.part else {
        throw OptionFault(message: "expected codes of languages such as en,de; got '\(value)'")
      }
      let nearest = Language.closest(to: part).prefix(3).map { "'\($0.code)' (\($0.autonym))" }
      throw OptionFault(
        message: "unknown language '\(part)'"
          + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"))
    }
  }

  static func offer(_ typed: String, among known: [String]) -> String {
    let nearest = Nearest.to(typed, among: known) { [$0] }
    return nearest.isEmpty
      ? "; --help lists what there is"
      : "; did you mean " + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}
