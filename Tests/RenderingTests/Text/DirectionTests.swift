import Rendering
import Testing

@Suite struct DirectionTests {
  @Test(arguments: [
    "שלום", "القاهرة", "Jazz ב", "ދިވެހި", "ߒߞߏ", "𞤀𞤣", "\u{10D00}", "١٢٣", "\u{FB2A}", "\u{FEFB}",
  ])
  func `L-3 right-to-left letters and Arabic digits are found`(_ text: String) {
    #expect(SafeText.hasRightToLeft(text))
  }

  @Test(arguments: ["", "Jazz", "Київ", "東京", "हिन्दी", "ไทย", "😀", "123 – 456", "۴", "\u{FE0F}"])
  func `L-3 other scripts are not taken for right-to-left`(_ text: String) {
    #expect(!SafeText.hasRightToLeft(text))
  }

  @Test(arguments: [
    (SafeText.Direction.ofItsFirstLetter, "\u{2068}שלום 3\u{2069}"),
    (.leftToRight, "\u{2066}שלום 3\u{2069}"), (.rightToLeft, "\u{2067}שלום 3\u{2069}"),
  ])
  func `R-3 right-to-left text is isolated from what stands beside it`(
    _ direction: SafeText.Direction, expected: String
  ) {
    #expect(SafeText.isolated("שלום 3", direction: direction) == expected)
  }

  @Test(arguments: ["Jazz", "東京", ""])
  func `text without right-to-left letters is not isolated`(_ text: String) {
    #expect(SafeText.isolated(text) == text)
  }

  @Test(arguments: Samples.all)
  func `L-3 isolating changes no width`(_ text: String) {
    #expect(DisplayWidth.of(SafeText.isolated(text)) == DisplayWidth.of(text))
  }

  @Test
  func `R-3 an isolate that text brings along cannot end ours`() {
    let shown = SafeText.isolated(SafeText.visible("ב\u{2069}ג"))
    #expect(shown == "\u{2068}ב\\u{2069}ג\u{2069}")
  }
}
