/// Korean syllables, which compose by arithmetic instead of by table (Unicode, section 3.12).
enum Hangul {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let firstLead: UInt32 = 0x1100
  private static let firstVowel: UInt32 = 0x1161
  private static let beforeFirstTail: UInt32 = 0x11A7
  private static let leads: UInt32 = 19
  private static let vowels: UInt32 = 21
  private static let tails: UInt32 = 28

  static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard scalar.value >= firstSyllable, scalar.value < firstSyllable + leads * vowels * tails
    else {
      return nil
    }
    let index = scalar.value - firstSyllable
    let tail = index % tails
    let parts = [
      firstLead + index / (vowels * tails),
      firstVowel + index % (vowels * tails) / tails,
      beforeFirstTail + tail,
    ]
    return parts.prefix(tail == 0 ? 2 : 3).compactMap(Unicode.Scalar.init)
  }

  static func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let lead = first.value &- firstLead
    let vowel = second.value &- firstVowel
    if lead < leads, vowel < vowels {
      return Unicode.Scalar(firstSyllable + (lead * vowels + vowel) * tails)
    }
    let syllable = first.value &- firstSyllable
    let tail = second.value &- beforeFirstTail
    let isOpen = syllable < leads * vowels * tails && syllable % tails == 0
    return isOpen && tail > 0 && tail < tails ? Unicode.Scalar(first.value + tail) : nil
  }
}
