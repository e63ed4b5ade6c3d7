/// One way to complete the word before the cursor.
package struct Candidate: Equatable, Sendable {
  /// Replaces the word.
  package let text: String
  /// One line that says what it means; may be empty.
  package let note: String
  /// Whether the word is whole, so that a space follows.
  package let isFinal: Bool

  package init(text: String, note: String = "", isFinal: Bool = true) {
    self.text = text
    self.note = note
    self.isFinal = isFinal
  }
}

/// What may stand in place of the word before the cursor.
package struct CompletionAnswer: Sendable {
  /// Where the word begins, in unicode scalars from the line's start.
  package let start: Int
  package let candidates: [Candidate]

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// The text that can be put in place of `word` without choosing for the person; nil when there
  /// is none or the person has it already.
  package func insertion(replacing word: String) -> String? {
    if candidates.count == 1, let only = candidates.first {
      return only.isFinal ? only.text + " " : only.text
    }
    guard let first = candidates.first?.text else { return nil }
    let common = candidates.dropFirst().reduce(Substring(first)) { common, candidate in
      common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return common.count < word.count || common == word ? nil : String(common)
  }
}
