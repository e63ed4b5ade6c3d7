import OnboardCore
import Testing

@Suite struct TextTests {
  @Test(
    arguments: [
      ("Éclair", "eclair"), ("ÅNGSTRÖM", "angstrom"), ("e\u{301}", "e"), ("Straße", "strasse"),
      ("İstanbul", "istanbul"), ("ısı", "isi"), ("Ἀθῆναι", "αθηναι"), ("ΛΌΓΟΣ", "λογοσ"),
      ("λόγος", "λογοσ"), ("Ёлка Й", "елка и"), ("Łódź", "lodz"), ("Æsir", "aesir"),
      ("Đà Nẵng", "da nang"), ("مُحَمَّد", "محمد"), ("שָׁלוֹם", "שלום"),
    ])
  func `S-1 Case and accents do not count`(text: String, folded: String) {
    #expect(Array(Folding.fold(text).utf8) == Array(folded.utf8))
  }

  @Test(
    arguments: ["हिन्दी", "が", "각", "ไทย", "أحمد", "東京"])
  func `S-1 Marks that make another letter count`(text: String) {
    #expect(Array(Folding.fold(text).utf8) == Array(text.utf8))
  }

  @Test(
    arguments: [
      ("e\u{301}", "\u{E9}"), ("A\u{30A}", "\u{C5}"), ("\u{212B}", "\u{C5}"),
      ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"), ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"),
      ("\u{AC00}\u{11A8}", "\u{AC01}"),
      ("\u{958}", "\u{915}\u{93C}"), ("a\u{315}\u{300}", "\u{E0}\u{315}"),
      ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{1E0A}\u{323}", "\u{1E0C}\u{307}"),
      ("\u{344}", "\u{308}\u{301}"), ("\u{9C7}\u{9BE}", "\u{9CB}"), ("\u{F900}", "\u{8C48}"),
      ("\u{37E}", ";"), ("a\u{305}\u{301}", "a\u{305}\u{301}"), ("plain", "plain"),
      ("\u{301}e", "\u{301}e"), ("", ""),
      ("\u{1111}\u{1171}\u{11B6}", "\u{D4DB}"), ("a\u{5AE}\u{301}", "\u{E1}\u{5AE}"),
    ])
  func `N-2 Composition follows Unicode`(text: String, composed: String) {
    let result = Array(Normalization.composed(text).unicodeScalars)
    #expect(result == Array(composed.unicodeScalars))
  }

  @Test(
    arguments: [
      ("deutsch", "deutsch", 0), ("deutsch", "duetsch", 1), ("deutsch", "detsch", 1),
      ("deutsch", "deutssch", 1), ("deutsch", "daitsch", 2), ("deutsch", "english", nil),
    ] as [(String, String, Int?)])
  func `L-1 Mistyped letters are counted`(first: String, second: String, expected: Int?) {
    #expect(EditDistance.between(Array(first), Array(second), atMost: 2) == expected)
  }
}
