import OnboardCore
import Rendering

/// What one step changed in the state, place by place, for people who read a log.
enum StateDifference {
  /// The most places that are listed.
  private static let most = 20

  static func lines(_ before: Phone, _ after: Phone) -> [String] {
    let changed = differences(StateJSON.state(before), StateJSON.state(after), "")
    guard changed.count > most else { return changed.isEmpty ? ["  nothing"] : changed }
    return changed.prefix(most) + ["  and \(changed.count - most) more"]
  }

  /// The places that differ below a path that `expect` knows.
  private static func differences(_ old: JSON?, _ new: JSON?, _ path: String) -> [String] {
    if old == new { return [] }
    switch (old, new) {
    case (.object(let old)?, .object(let new)?):
      let names = new.map(\.0) + old.map(\.0).filter { name in !new.contains { $0.0 == name } }
      return names.flatMap { name in
        differences(
          old.first { $0.0 == name }?.1, new.first { $0.0 == name }?.1,
          path.isEmpty ? name : path + "." + name)
      }
    case (.array(let old)?, .array(let new)?):
      return (0..<max(old.count, new.count)).flatMap { index in
        differences(
          index < old.count ? old[index] : nil, index < new.count ? new[index] : nil,
          "\(path)[\(index + 1)]")
      }
    default:
      return ["  \(path): \(summary(old)) -> \(summary(new))"]
    }
  }

  private static func summary(_ value: JSON?) -> String {
    switch value {
    case nil: "absent"
    case .array(let elements)?: "a list of \(elements.count)"
    case .object(let members)?:
      members.first { $0.0 == "title" || $0.0 == "id" }.map { $0.1.text } ?? "present"
    case let value?: value.text
    }
  }
}
