/// Text from outside in a form that a terminal only displays.
///
/// Nothing is left out silently: what would act instead of being seen is replaced by what is seen.
/// Only the soft hyphen goes, since terminals disagree on whether it has a column. What shapes
/// letters stays: joiners, variation selectors, the zero-width blank, the tags inside a flag.
package enum SafeText {
  /// How the ends of lines, and tabs, are shown.
  package enum LineEnds: Sendable {
    case asBlanks
    case asPictures
  }

  /// `text` without control, escape and direction characters, on one line; the same text when it
  /// has none.
  package static func visible(_ text: String, lineEnds: LineEnds = .asBlanks) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    if !text.unicodeScalars.contains(where: needsReplacement) { return text }
    return replacing(text.unicodeScalars, lineEnds: lineEnds)
  }

  private static func replacing(
    _ scalars: String.UnicodeScalarView, lineEnds: LineEnds
  ) -> String {
    var shown = String.UnicodeScalarView()
    var rest = scalars[...]
    while let scalar = rest.popFirst() {
      shown.append(contentsOf: replacement(for: scalar, lineEnds: lineEnds))
      if scalar == "\r", rest.first == "\n", lineEnds == .asBlanks { rest.removeFirst() }
      if scalar == blackFlag {
        let tags = tagsOfFlag(rest)
        shown.append(contentsOf: tags)
        rest = rest[tags.endIndex...]
      }
    }
    return String(shown)
  }

  private static func replacement(
    for scalar: Unicode.Scalar, lineEnds: LineEnds
  ) -> String.UnicodeScalarView {
    if !needsReplacement(scalar) { return String.UnicodeScalarView([scalar]) }
    if lineEnds == .asBlanks, isTabOrLineEnd(scalar) { return " ".unicodeScalars }
    switch scalar.value {
    case 0x00...0x1F: return picture(0x2400 + scalar.value)
    case 0x7F: return picture(0x2421)
    case 0xAD: return "".unicodeScalars
    default:
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
    }
  }

  private static func isTabOrLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || Character(scalar).isNewline
  }

  private static func picture(_ value: UInt32) -> String.UnicodeScalarView {
    String.UnicodeScalarView(Unicode.Scalar(value).map { [$0] } ?? [])
  }

  private static func needsReplacement(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: true
    case 0x061C, 0x200E...0x200F: true  // direction marks
    case 0x2028...0x202E, 0x2066...0x206F: true  // line ends, embeddings, overrides, isolates
    case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, interlinear annotation
    case 0xE0000...0xE00FF: true  // tags, which can carry a hidden text
    default: false
    }
  }
}

// MARK: - Flags of England, Scotland, Wales and other parts of countries

extension SafeText {
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let endOfTags: Unicode.Scalar = "\u{E007F}"

  /// The tags after a black flag when they spell a region: three to six letters or digits, and the
  /// end.
  private static func tagsOfFlag(
    _ scalars: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let region = scalars.prefix { scalar in
      (0xE0030...0xE0039).contains(scalar.value) || (0xE0061...0xE007A).contains(scalar.value)
    }
    guard (3...6).contains(region.count), region.endIndex < scalars.endIndex,
      scalars[region.endIndex] == endOfTags
    else { return scalars.prefix(0) }
    return scalars[...region.endIndex]
  }
}
