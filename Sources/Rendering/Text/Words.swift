/// The parts of a text between which a line may end, each with the blanks that follow it.
///
/// A part ends at blanks, after a hyphen between letters, and beside a character of a script that
/// is written without blanks, except where punctuation or a vowel clings to its neighbour. Thai and
/// its kin would need a dictionary; here they break between any two syllable-like clusters.
struct Words: Sequence, IteratorProtocol {
  struct Element: Equatable {
    var text: String
    var blanks: String
  }

  private var rest: Substring

  init(of text: Substring) {
    rest = text.drop(while: \.traits.isBlank)
  }

  mutating func next() -> Element? {
    if rest.isEmpty { return nil }
    let text = rest.prefix(upTo: endOfWord())
    let afterText = rest[text.endIndex...]
    let blanks = afterText.prefix(while: \.traits.isBlank)
    rest = afterText[blanks.endIndex...]
    return Element(text: String(text), blanks: String(blanks))
  }

  private func endOfWord() -> Substring.Index {
    var index = rest.startIndex
    var beforeHyphen: Character?
    while true {
      let left = rest[index]
      let following = rest.index(after: index)
      if following == rest.endIndex { return following }
      let right = rest[following]
      if right.traits.isBlank || left.mayEndLine(before: right, after: beforeHyphen) {
        return following
      }
      beforeHyphen = left
      index = following
    }
  }
}

extension Character {
  /// Those of its base; only what stacks the next letter below speaks from the end.
  var traits: ScalarTraits {
    let scalars = unicodeScalars
    let traits = ScalarTraits.of(scalars[scalars.startIndex])
    guard let last = scalars.last, scalars.count > 1 else { return traits }
    return traits.union(ScalarTraits.of(last).intersection(.neverEndsLine))
  }

  fileprivate func mayEndLine(before next: Character, after previous: Character?) -> Bool {
    let here = traits
    let there = next.traits
    if here.contains(.neverEndsLine) || there.contains(.neverStartsLine) { return false }
    if here.contains(.hyphen) { return next.isLetter && previous?.isLetter == true }
    if there.contains(.hyphen) { return false }
    return !here.union(there).isDisjoint(with: .writtenWithoutBlanks)
  }
}

extension ScalarTraits {
  fileprivate var isBlank: Bool { contains(.blank) }
}
