import OnboardCore

/// Why a line is no command.
package enum CommandError: Error, Equatable, Sendable {
  case unknown(String, nearest: [Verb])
  /// A number alone, which is probably a card.
  case bareNumber(String)
  case ambiguous(String, [Verb])
  case unclosedQuote(String)
  case arguments(Verb, ArgumentFault)

  package enum ArgumentFault: Equatable, Sendable {
    case none(expected: String)
    case tooMany(String)
    case unexpected(String, expected: String, nearest: [String])
  }

  /// The command whose arguments are wrong.
  package var verb: Verb? {
    switch self {
    case .arguments(let verb, _): verb
    case .unknown, .bareNumber, .ambiguous, .unclosedQuote: nil
    }
  }

  package var code: Refusal.Code {
    switch self {
    case .unknown, .bareNumber: .unknownCommand
    case .ambiguous: .ambiguous
    case .unclosedQuote, .arguments: .usage
    }
  }

  /// One phrase for people: the rule, what was typed, what comes nearest.
  package var message: String {
    switch self {
    case .unknown(let typed, let nearest):
      "unknown command '\(shortened(typed))'"
        + (nearest.isEmpty
          ? "; 'help' lists the commands"
          : "; did you mean " + list(nearest.map { "'\($0.rawValue)'" }, "or") + "?")
    case .bareNumber(let typed):
      "unknown command '\(typed)'; 'select \(typed)' selects card \(typed)"
    case .ambiguous(let typed, let candidates):
      "'\(typed)' begins several commands: "
        + list(candidates.map(\.rawValue), "and")
    case .unclosedQuote(let typed):
      "a quote is not closed: \(shortened(typed))"
    case .arguments(let verb, let fault):
      verb.rawValue + ": " + fault.message
    }
  }
}

extension CommandError.ArgumentFault {
  fileprivate var message: String {
    switch self {
    case .none(let expected):
      "expected \(expected); got nothing"
    case .tooMany(let typed):
      "takes no arguments; got '\(shortened(typed))'"
    case .unexpected(let typed, let expected, let nearest):
      "expected \(expected); got '\(shortened(typed))'"
        + (nearest.isEmpty ? "" : "; did you mean " + list(nearest.map { "'\($0)'" }, "or") + "?")
    }
  }
}

/// A quotation that fits a line.
func shortened(_ text: String) -> String {
  text.count > 60 ? text.prefix(59) + "…" : text
}

/// `a, b or c`.
func list(_ parts: [String], _ conjunction: String) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " " + conjunction + " " + last
}
