import OnboardCore
import OnboardSession
import Rendering

/// What to tell of a transcript that failed: the differences as a unified diff, and the state
/// around the first step that differs.
package struct Report: Equatable, Sendable {
  package let lines: [String]

  init(document: Document, differences: [StepDifference], first: StepDifference) {
    lines =
      ["--- \(document.path) (expected)", "+++ \(document.path) (printed)"]
      + Report.hunks(differences) + differences.flatMap(Report.swallowedErrors)
      + Report.states(of: first)
  }

  /// The errors that `...` stands for in a step that differs: often they are the cause.
  private static func swallowedErrors(_ difference: StepDifference) -> [String] {
    difference.alignment.parts.flatMap { part -> [String] in
      guard case .skipped(_, let range) = part else { return [] }
      return difference.actual[range].filter { $0.hasPrefix("error: ") }
        .map { "'...' at line \(difference.step.line) stands for: \($0)" }
    }
  }

  private static func hunks(_ differences: [StepDifference]) -> [String] {
    // Lines that were printed and not expected move all that follows.
    var shift = 0
    return differences.flatMap { difference -> [String] in
      let hunk = Hunk(difference, shift: shift)
      shift = hunk.shift
      return hunk.lines
    }
  }

  private static func states(of difference: StepDifference) -> [String] {
    let verbs = difference.before.possibleVerbs.map(\.rawValue).joined(separator: " ")
    let place = "line \(difference.step.line)"
    return ["state before \(place): \(summary(of: difference.before))", "changed by it:"]
      + StateDifference.lines(difference.before, difference.after)
      + ["possible on \(difference.before.screen.rawValue): \(verbs)"]
  }

  private static func summary(of phone: Phone) -> String {
    let interests = phone.profile.interests
    let names = interests.topics.map(\.id) + interests.articles.map(\.article.title)
    let cards = phone.interestsScreen.map { ", \($0.grid.cards.count) cards" } ?? ""
    return "\(phone.screen.rawValue), language \(phone.profile.language)\(cards), "
      + (names.isEmpty ? "nothing selected" : "selected \(names.joined(separator: ", "))")
  }
}

/// The part of a diff that one step makes, with its input line as context.
private struct Hunk {
  let lines: [String]
  /// How many lines the printed side is ahead after it.
  let shift: Int

  init(_ difference: StepDifference, shift: Int) {
    let step = difference.step
    let typed = TranscriptText.prompt(step.screen) + step.command
    var body: [String] = []
    var counts = (old: 1, new: 1)
    if difference.before.screen == step.screen {
      body.append(" " + typed)
    } else {
      body += ["-" + typed, "+" + TranscriptText.prompt(difference.before.screen) + step.command]
    }
    for part in difference.alignment.parts {
      switch part {
      case .same(let expected, _), .skipped(let expected, _):
        body.append(" " + step.expected[expected].source)
        counts = (counts.old + 1, counts.new + 1)
      case .missing(let expected):
        body.append("-" + step.expected[expected].source)
        counts.old += 1
        // What was printed in its place may have been taken by a wildcard.
        if !difference.alignment.hasUnexpected,
          let likely = Hunk.likeliest(step.expected[expected].source, among: difference.actual)
        {
          body.append("+" + TranscriptText.escaped(likely))
          counts.new += 1
        }
      case .unexpected(let actual):
        body.append("+" + TranscriptText.escaped(difference.actual[actual]))
        counts.new += 1
      }
    }
    lines =
      ["@@ -\(step.line),\(counts.old) +\(step.line + shift),\(counts.new) @@ \(typed)"] + body
    self.shift = shift + counts.new - counts.old
  }

  /// The printed line that has the most in common with an expected one at both ends.
  private static func likeliest(_ expected: String, among lines: [String]) -> String? {
    func common(_ line: String) -> Int {
      zip(line, expected).prefix { $0 == $1 }.count
        + zip(line.reversed(), expected.reversed()).prefix { $0 == $1 }.count
    }
    return lines.map { ($0, common($0)) }.filter { $0.1 >= 4 }.max { $0.1 < $1.1 }?.0
  }
}
