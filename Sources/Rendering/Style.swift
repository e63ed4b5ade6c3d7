/// How text is laid out for one reader, decided once at the start.
package struct Style: Equatable, Sendable {
  package let width: Int
  /// Whether colours may be used.
  package let hasColor: Bool
  /// Whether right-to-left text is isolated, as a terminal needs it; never in transcripts.
  package let isolates: Bool

  package init(width: Int = 80, hasColor: Bool = false, isolates: Bool = false) {
    self.width = max(Style.narrowest, width)
    self.hasColor = hasColor
    self.isolates = isolates
  }

  /// Columns below which a layout no longer makes sense; a narrower terminal wraps it.
  package static let narrowest = 20

  package static let transcript = Style()

  enum Paint: String {
    case strong = "1"
    case faint = "2"
    case chosen = "32"
    case wrong = "31"
  }

  func paint(_ text: String, _ paint: Paint?) -> String {
    guard hasColor, let paint, !text.isEmpty else { return text }
    return "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
