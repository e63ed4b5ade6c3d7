/// Adds up columns scalar by scalar.
///
/// Emoji sequences and the jamo of one Hangul syllable share one picture. It joins these itself
/// instead of asking for grapheme clusters, since their rules come with the standard library, which
/// on a Mac is the system's: with this, every machine agrees. All other clusters are as wide as
/// their scalars together, so that a Devanagari conjunct has a column for each consonant, which is
/// what terminals do.
struct ColumnCounter {
  private(set) var columns = 0
  private var before = Before.nothingThatJoins

  private enum Before {
    case nothingThatJoins
    case emoji(columns: Int, isPictograph: Bool)
    case pictographAndJoiner(columns: Int)
    case leadingJamo
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isPlainLatin {
      columns += 1
      before = .nothingThatJoins
      return
    }
    let traits = ScalarTraits.of(scalar)
    switch before {
    case .emoji(let known, let isPictograph):
      addAfterEmoji(scalar, traits, columns: known, isPictograph: isPictograph)
    case .pictographAndJoiner(let known) where traits.contains(.pictograph):
      widen(from: known, to: traits.columns, isPictograph: true)
    case .leadingJamo where scalar.isLeadingJamo: break
    case .leadingJamo where scalar.isHangulSyllable: before = .nothingThatJoins
    case .nothingThatJoins, .pictographAndJoiner, .leadingJamo: start(scalar, traits)
    }
  }

  private mutating func addAfterEmoji(
    _ scalar: Unicode.Scalar, _ traits: ScalarTraits, columns known: Int, isPictograph: Bool
  ) {
    if scalar == .emojiPresentation || (isPictograph && scalar.isSkinTone) {
      widen(from: known, to: 2, isPictograph: isPictograph)
    } else if scalar == .zeroWidthJoiner, isPictograph {
      before = .pictographAndJoiner(columns: known)
    } else if !traits.contains(.noColumns) {
      start(scalar, traits)
    }
  }

  private mutating func start(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) {
    columns += traits.columns
    if scalar.isLeadingJamo {
      before = .leadingJamo
    } else if !traits.isDisjoint(with: [.pictograph, .growsWithSelector]) {
      before = .emoji(columns: traits.columns, isPictograph: traits.contains(.pictograph))
    } else {
      before = .nothingThatJoins
    }
  }

  private mutating func widen(from known: Int, to wanted: Int, isPictograph: Bool) {
    columns += max(0, wanted - known)
    before = .emoji(columns: max(known, wanted), isPictograph: isPictograph)
  }
}

extension Unicode.Scalar {
  fileprivate static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  fileprivate static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  /// Whether it needs no look into the table; digits and `©` do, since a selector widens them.
  fileprivate var isPlainLatin: Bool {
    value == 0x20 || (0x3A..<0x7F).contains(value) || (0xAF..<0x300).contains(value)
  }

  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  fileprivate var isLeadingJamo: Bool {
    (0x1100...0x115F).contains(value) || (0xA960...0xA97C).contains(value)
  }

  fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
}
