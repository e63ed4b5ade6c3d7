extension SafeText {
  /// The direction in which isolated text runs.
  package enum Direction: Sendable {
    case ofItsFirstLetter
    case leftToRight
    case rightToLeft
  }

  /// Whether `text` has characters that pull what surrounds them to the other direction.
  package static func hasRightToLeft(_ text: String) -> Bool {
    // Hebrew, the first of them, begins at U+0590, in UTF-8 D6 90.
    if text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    return text.unicodeScalars.contains { scalar in
      scalar.value >= 0x590 && ScalarTraits.of(scalar).contains(.rightToLeft)
    }
  }

  /// `text` so that its direction does not move what stands beside it; the same text when it has
  /// nothing right-to-left.
  ///
  /// The last step for a line or a cell: `visible` shows the marks that this adds, and `cut` and
  /// `wrap` would part them.
  package static func isolated(
    _ text: String, direction: Direction = .ofItsFirstLetter
  ) -> String {
    if !hasRightToLeft(text) { return text }
    let start =
      switch direction {
      case .ofItsFirstLetter: "\u{2068}"
      case .leftToRight: "\u{2066}"
      case .rightToLeft: "\u{2067}"
      }
    return start + text + "\u{2069}"
  }
}
