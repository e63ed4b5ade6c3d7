import OnboardCore
import Rendering

/// What one step changed in the state, place by place, for people who read a log.
enum StateDifference {
  /// The most places that are listed.
  private static let most = 20

  static func lines(_ before: Phone, _ after: Phone) -> [String] {
    let old = places(StateJSON.state(before), "")
    let new = places(StateJSON.state(after), "")
    let oldValues = Dictionary(old) { first, _ in first }
    let newValues = Dictionary(new) { first, _ in first }
    let changed =
      new.filter { oldValues[$0.0] != $0.1 }.map { place, value in
        "  \(place): \(oldValues[place] ?? "absent") -> \(value)"
      }
      + old.filter { newValues[$0.0] == nil }.map { "  \($0.0): \($0.1) -> absent" }
    guard changed.count > most else { return changed.isEmpty ? ["  nothing"] : changed }
    return changed.prefix(most) + ["  and \(changed.count - most) more"]
  }

  /// Every value of a tree with the path that `expect` knows it by.
  private static func places(_ json: JSON, _ path: String) -> [(String, String)] {
    switch json {
    case .object(let members):
      members.flatMap { name, value in places(value, path.isEmpty ? name : path + "." + name) }
    case .array(let elements):
      elements.enumerated().flatMap { index, value in places(value, "\(path)[\(index + 1)]") }
    case .null, .bool, .number, .string:
      [(path, json.text)]
    }
  }
}
