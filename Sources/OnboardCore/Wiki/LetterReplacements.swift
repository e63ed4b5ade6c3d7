/// Letters that the wikis of some languages replace in what is typed (`Language::normalize`).
enum LetterReplacements: Sendable {
  case none, arabic, malayalam

  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .arabic: Self.replacing(Self.arabicLetters, in: text)
    case .malayalam: Self.replacing(Self.malayalamLetters, in: text)
    }
  }

  private typealias Pairs = [(source: [Unicode.Scalar], target: [Unicode.Scalar])]

  private static let arabicLetters = pairs(LetterTable.arabic)
  private static let malayalamLetters = pairs(LetterTable.malayalam)

  private static func pairs(_ rows: String) -> [Unicode.Scalar: Pairs] {
    let pairs: Pairs = rows.split(separator: "\n").compactMap { row in
      let sides = row.split(separator: "\t").map(scalars)
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
    return Dictionary(grouping: pairs) { $0.source.first ?? "\0" }
  }

  private static func scalars(_ field: Substring) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  private static func replacing(_ pairs: [Unicode.Scalar: Pairs], in text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      let pair = pairs[scalar]?.first { rest.starts(with: $0.source) }
      result.append(contentsOf: pair?.target ?? [scalar])
      rest = rest.dropFirst(pair?.source.count ?? 1)
    }
    return String(result)
  }
}
