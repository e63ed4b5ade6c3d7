/// How texts are compared where people type carelessly: case and accents do not count.
package enum Folding {
  /// The text in lower case, in NFC, without accents on Latin, Greek and Cyrillic letters and
  /// without the points that Hebrew and Arabic can be written without.
  ///
  /// Marks of other scripts stay, since there they are vowels and not ornaments.
  package static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded: [Unicode.Scalar] = []
    var dropsMarks = false
    for scalar in Normalization.decomposedScalars(of: text) {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      if isMark && dropsMarks || isOptionalPoint(scalar) { continue }
      if !isMark { dropsMarks = hasOrnamentalMarks(scalar) }
      folded.append(contentsOf: plainForm(of: scalar))
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: Normalization.composing(folded))
    return String(result)
  }

  private static func hasOrnamentalMarks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x52F, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA640...0xA69F, 0xA720...0xA7FF: true
    default: false
    }
  }

  private static func isOptionalPoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x640, 0x64B...0x652, 0x670: true
    default: false
    }
  }

  private static func plainForm(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let lower = Array(scalar.properties.lowercaseMapping.unicodeScalars)
    guard let first = lower.first else { return lower }
    return strokes[first] ?? (hasOrnamentalMarks(first) ? [first] : lower)
  }

  /// Letters that people type without their stroke or as two letters, and that Unicode keeps whole.
  private static let strokes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ß": ["s", "s"], "æ": ["a", "e"], "œ": ["o", "e"], "ø": ["o"], "đ": ["d"], "ð": ["d"],
    "ħ": ["h"], "ı": ["i"], "ł": ["l"], "ŧ": ["t"], "þ": ["t", "h"], "ς": ["σ"], "ʻ": ["'"],
    "ʼ": ["'"], "’": ["'"],
  ]
}
