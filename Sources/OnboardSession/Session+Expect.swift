import CommandLanguage
import OnboardCore
import Rendering

extension Session {
  /// Checks an assertion on the JSON state; silent when it holds.
  func check(_ expectation: Expectation, line: String, depth: Int) -> Reply {
    guard let path = JSONPath(expectation.path),
      expectation.path == "error" || path.isKnown
    else {
      let message = "expect: the state has no place '\(expectation.path)'"
      return failed(
        Reply.Failure(code: .usage, message: message, isVoidAssertion: true), line, depth)
    }
    let isCode = expectation.relation == .equals || expectation.relation == .differs
    if expectation.path == "error", isCode, expectation.value != "none",
      Refusal.Code(rawValue: expectation.value) == nil
    {
      let message = "expect: there is no error code '\(expectation.value)'"
      return failed(
        Reply.Failure(code: .usage, message: message, isVoidAssertion: true), line, depth)
    }
    let value: JSON? =
      expectation.path == "error"
      ? .string(lastFailure?.code.rawValue ?? "none") : path.value(in: StateJSON.state(phone))
    guard let value else {
      return failed(
        Reply.Failure(
          code: .expectationFailed,
          message: "expected \(expectation.text); it is absent on \(phone.screen.rawValue)"),
        line, depth)
    }
    guard !expectation.holds(for: value) else { return answer([], line, depth) }
    let message = "expected \(expectation.text); got \(value.assertionText)"
    return failed(Reply.Failure(code: .expectationFailed, message: message), line, depth)
  }
}

extension Expectation {
  fileprivate var text: String { "\(path) \(relation.rawValue) \(value)" }

  fileprivate func holds(for actual: JSON) -> Bool {
    switch relation {
    case .equals: isEqual(to: actual)
    case .differs: !isEqual(to: actual)
    case .contains:
      if case .array(let elements) = actual {
        elements.contains { $0.assertionText == value }
      } else {
        actual.assertionText.contains(value)
      }
    case .matches: Glob(value).matches(actual.assertionText)
    }
  }

  /// A list is its elements in order; any other value is its text.
  private func isEqual(to actual: JSON) -> Bool {
    guard case .array(let elements) = actual else { return actual.assertionText == value }
    let texts = elements.map(\.assertionText)
    if texts.joined(separator: ", ") == value || texts.joined(separator: ",") == value {
      return true
    }
    return texts.isEmpty && value == "empty"
  }
}

extension JSON {
  /// A value as `expect` compares it; an article stands for its title.
  fileprivate var assertionText: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return String(number)
    case .string(let text): return text
    case .array(let elements): return elements.map(\.assertionText).joined(separator: ", ")
    case .object(let members):
      let naming = members.first { $0.0 == "title" } ?? members.first { $0.0 == "id" }
      return naming?.1.assertionText ?? text
    }
  }
}

/// A pattern in which `*` stands for any text and `?` for one character.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    var place = 0
    var index = 0
    var star: (place: Int, index: Int)?
    while index < characters.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == characters[index]
      {
        place += 1
        index += 1
      } else if let last = star {
        // The star takes one character more, and matching goes on behind it.
        star = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
