import OnboardCore

/// What `undo` and `redo` go through: the phones before and after the changes of a session.
struct ChangeHistory {
  /// The most changes that are kept; each holds a phone.
  private static let most = 1000

  /// A change: its command, and the phone on its other side.
  private struct Change {
    let line: String
    let phone: Phone
  }

  private var past: [Change] = []
  private var future: [Change] = []

  /// Notes a change that was made, with the phone before it.
  mutating func remember(_ line: String, _ before: Phone) {
    past.append(Change(line: line, phone: before))
    if past.count > ChangeHistory.most { past.removeFirst(past.count - ChangeHistory.most) }
    future.removeAll()
  }

  /// The phone so many changes back or forth, and their commands; nil when there are not so many.
  mutating func travel(
    _ count: Int, back: Bool, from phone: Phone
  ) -> (phone: Phone, lines: [String])? {
    guard count <= (back ? past.count : future.count) else { return nil }
    var phone = phone
    var lines: [String] = []
    for _ in 0..<count {
      guard let change = back ? past.popLast() : future.popLast() else { break }
      let other = Change(line: change.line, phone: phone)
      if back { future.append(other) } else { past.append(other) }
      phone = change.phone
      lines.append(change.line)
    }
    return (phone, lines)
  }

  /// Why so many changes cannot be gone through.
  func refusal(of count: Int, back: Bool) -> String {
    let available = back ? past.count : future.count
    let (verb, words) = back ? ("undo", "undone") : ("redo", "redone")
    return available == 0
      ? "\(verb): nothing can be \(words)"
      : "\(verb): only \(available) can be \(words); got '\(count)'"
  }
}
