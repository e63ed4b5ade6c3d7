/// A person's way through the commands typed before, kept to those that begin alike.
package struct HistoryWalk {
  /// A line and the place of the cursor in it, in scalars.
  package struct Draft: Equatable {
    package let text: String
    package let cursor: Int

    package init(text: String, cursor: Int) {
      self.text = text
      self.cursor = cursor
    }
  }

  private var draft = Draft(text: "", cursor: 0)
  private var prefix = ""
  private var position: Int?
  private var shown = ""

  package init() {}

  /// The entry before the one shown.
  package mutating func older(than line: Draft, in entries: [String]) -> Draft? {
    if position == nil || line.text != shown { begin(at: line, count: entries.count) }
    guard let current = position else { return nil }
    let found = entries[..<min(current, entries.count)].lastIndex {
      $0.hasPrefix(prefix) && $0 != line.text
    }
    guard let found else { return nil }
    return show(entries[found], at: found)
  }

  /// The entry after the one shown, and after the last the line that was being typed.
  package mutating func newer(than line: Draft, in entries: [String]) -> Draft? {
    guard let current = position, line.text == shown, current < entries.count else { return nil }
    let found = entries[(current + 1)...].firstIndex {
      $0.hasPrefix(prefix) && $0 != line.text
    }
    if let found { return show(entries[found], at: found) }
    position = nil
    return draft
  }

  private mutating func begin(at line: Draft, count: Int) {
    draft = line
    prefix = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(line.cursor)))
    position = count
    shown = line.text
  }

  private mutating func show(_ text: String, at index: Int) -> Draft {
    position = index
    shown = text
    return Draft(text: text, cursor: text.unicodeScalars.count)
  }
}
