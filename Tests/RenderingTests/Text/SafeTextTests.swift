import Rendering
import Testing

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("\u{1B}[31mred", "␛[31mred"), ("\u{1B}]0;title\u{07}", "␛]0;title␇"),
    ("a\u{0}b\u{8}", "a␀b␈"),
    ("\u{7F}", "␡"), ("\u{9B}2J", "\\u{9B}2J"), ("\u{90}q\u{9C}", "\\u{90}q\\u{9C}"),
    ("\u{B}\u{1F}é", " ␟é"), ("Zürich\u{1B}c", "Zürich␛c"),
  ])
  func `R-3 controls and escapes are shown as pictures or by number`(_ text: String, shown: String)
  {
    #expect(SafeText.visible(text) == shown)
  }

  @Test(arguments: [
    ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\u{2028}b", "a b"),
    ("a\u{2029}b", "a b"), ("a\u{85}b", "a b"), ("a\n\nb", "a  b"), ("a\u{C}b", "a b"),
  ])
  func `R-3 tabs and line ends become one blank each`(_ text: String, shown: String) {
    #expect(SafeText.visible(text) == shown)
  }

  @Test(arguments: [("a\tb\r\n", "a␉b␍␊"), ("\u{2028}\u{85}", "\\u{2028}\\u{85}")])
  func `R-3 tabs and line ends are shown as pictures on demand`(_ text: String, shown: String) {
    #expect(SafeText.visible(text, lineEnds: .asPictures) == shown)
  }

  @Test(
    arguments: [
      0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068,
      0x2069, 0x206A, 0x206F,
    ] as [UInt32])
  func `R-3 direction overrides, embeddings, isolates and marks are shown by number`(
    _ value: UInt32
  ) throws {
    let mark = try #require(Unicode.Scalar(value))
    let number = String(value, radix: 16, uppercase: true)
    #expect(SafeText.visible("a\(Character(mark))ב") == "a\\u{\(number)}ב")
  }

  @Test(arguments: [
    ("\u{FEFF}a", "\\u{FEFF}a"), ("\u{FFF9}a\u{FFFB}", "\\u{FFF9}a\\u{FFFB}"),
    ("a\u{E0041}", "a\\u{E0041}"), ("\u{E0001}", "\\u{E0001}"), ("🏴\u{E0067}", "🏴\\u{E0067}"),
    ("😀\u{E0067}\u{E0062}\u{E007F}", "😀\\u{E0067}\\u{E0062}\\u{E007F}"),
  ])
  func `R-3 what hides is shown by number`(_ text: String, shown: String) {
    #expect(SafeText.visible(text) == shown)
  }

  @Test
  func `tags too many for a region are shown, although they end like a flag`() {
    let hidden = String(repeating: "\u{E0061}", count: 7)
    let shown = String(repeating: "\\u{E0061}", count: 7)
    #expect(SafeText.visible("🏴\(hidden)\u{E007F}") == "🏴\(shown)\\u{E007F}")
  }

  @Test
  func `the soft hyphen goes`() {
    #expect(SafeText.visible("Donau\u{AD}dampf") == "Donaudampf")
  }

  @Test(
    arguments: Samples.all + ["می\u{200C}خواهم", "“quoted” – 5…", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "\u{A0}¡", "葛\u{E0100}"])
  func `ordinary text stays the same, scalar by scalar`(_ text: String) {
    #expect(Array(SafeText.visible(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test
  func `R-3 what a flag needs stays beside what is replaced`() {
    #expect(SafeText.visible("🏴󠁧󠁢󠁷󠁬󠁳󠁿\u{1B}🏴󠁧󠁢󠁥󠁮󠁧󠁿") == "🏴󠁧󠁢󠁷󠁬󠁳󠁿␛🏴󠁧󠁢󠁥󠁮󠁧󠁿")
  }

  @Test(arguments: [SafeText.LineEnds.asBlanks, .asPictures])
  func `R-3 no control or direction character passes`(_ lineEnds: SafeText.LineEnds) {
    let scalars = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let shown = SafeText.visible(text, lineEnds: lineEnds).unicodeScalars
    let passed = shown.filter { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator
    }
    #expect(Array(passed).isEmpty)
  }
}
