import OnboardCore

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
    case onRed = "97;41"
    case onOrange = "97;48;5;130"
    case onYellow = "30;43"
    case onGreen = "97;48;5;28"
    case onTeal = "97;48;5;30"
    case onBlue = "97;44"
    case onPurple = "97;45"
    case onPink = "30;48;5;218"
    case onGray = "97;100"

    /// Text on a background that it can be read on.
    init(_ color: BackgroundColor) {
      self =
        switch color {
        case .red: .onRed
        case .orange: .onOrange
        case .yellow: .onYellow
        case .green: .onGreen
        case .teal: .onTeal
        case .blue: .onBlue
        case .purple: .onPurple
        case .pink: .onPink
        case .gray: .onGray
        }
    }
  }

  func paint(_ text: String, _ paint: Paint?) -> String {
    guard hasColor, let paint, !text.isEmpty else { return text }
    return "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
