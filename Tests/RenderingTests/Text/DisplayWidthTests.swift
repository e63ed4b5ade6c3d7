import Rendering
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Jazz", 4), ("Zürich", 6), ("Київ", 4), ("Αθήνα", 5), ("Œuvre", 5), ("…", 1),
    ("القاهرة", 7), ("ירושלים", 7), ("±§°", 3), ("ｶﾀｶﾅ", 4),
  ])
  func `L-3 ordinary letters have one column, whatever their script`(_ text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("東京", 4), ("北京市", 6), ("ひらがな", 8), ("カタカナ", 8), ("서울", 4), ("ＡＢＣ", 6),
    ("「」、。", 8), ("\u{3000}", 2), ("Jazz音楽", 8), ("\u{20000}", 2), ("ㄅㄆ", 4),
  ])
  func `L-3 ideographs, kana, Hangul and fullwidth forms have two columns`(
    _ text: String, columns: Int
  ) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("a\u{308}\u{304}\u{323}", 1), ("מְנוֹרָה", 5), ("مُحَمَّد", 4), ("a\u{20DD}", 1),
    ("\u{200B}", 0), ("a\u{200D}b", 2), ("می\u{200C}خواهم", 7), ("\u{2060}", 0),
    ("\u{2068}אב\u{2069}", 2), ("か\u{3099}", 2), ("ไทย", 3), ("กำลัง", 4), ("ที่นี่", 2),
    ("\u{0600}1", 2), ("葛\u{E0100}", 2),
  ])
  func `L-3 marks above and below a letter, and format characters, have no column`(
    _ text: String, columns: Int
  ) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [("क्ष", 2), ("हिन्दी", 5), ("संस्कृत", 4), ("தமிழ்", 4), ("বাংলা", 5)])
  func `L-3 a conjunct has a column for each consonant, and a spacing vowel one of its own`(
    _ text: String, columns: Int
  ) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 4),
    ("\u{1100}\u{1100}\u{1161}", 2), ("\u{AC00}\u{11A8}", 2), ("\u{1100}\u{AC00}", 2),
    ("\u{115F}\u{1161}", 2),
  ])
  func `a Hangul syllable spelled in jamo has two columns`(_ text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    "😀", "⌚", "👍🏽", "☝🏽", "👨‍👩‍👧‍👦", "👩🏾‍🚀", "🏳️‍🌈", "❤️‍🔥", "👁️‍🗨️", "🧑🏻‍❤️‍💋‍🧑🏿", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣",
    "❤️", "©️", "☎️", "🏽", "\u{1FAE9}",
  ])
  func `an emoji has two columns, however many scalars spell it`(_ text: String) {
    #expect(DisplayWidth.of(text) == 2)
  }

  @Test(arguments: [
    ("a\u{FE0F}", 1), ("❤", 1), ("©", 1), ("1", 1), ("漢\u{FE0F}", 2), ("😀😀", 4), ("🇩🇪🇫🇷", 4),
    ("👍🏽👍🏽", 4), ("a🏽", 3), ("1\u{200D}😀", 3), ("1😀", 3), ("🇩", 1),
  ])
  func `a selector widens only an emoji, and emoji side by side do not join`(
    _ text: String, columns: Int
  ) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [("\u{1B}[31m", 4), ("a\tb\n", 2), ("\u{9B}é", 1), ("\u{7F}", 0), ("é\r\n", 1)])
  func `controls have no column`(_ text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: Samples.all)
  func `text is as wide as its graphemes together`(_ text: String) {
    let parts = text.map { DisplayWidth.of(String($0)) }
    #expect(DisplayWidth.of(text) == parts.reduce(0, +))
  }

  @Test(arguments: Samples.all)
  func `text is never wider than the bytes of its UTF-8`(_ text: String) {
    #expect(DisplayWidth.of(text) <= text.utf8.count)
  }
}
