import Rendering
import Testing

@Suite struct TextLayoutTests {
  @Test(arguments: [("Jazz", 4), ("東京", 4), ("e\u{301}e\u{301}", 2), ("", 0), ("हिन्दी", 5), ("🇩🇪", 2)])
  func `text that fits is not cut`(_ text: String, columns: Int) {
    #expect(TextLayout.cut(text, to: columns) == text)
  }

  @Test(arguments: [
    ("Ludwig van Beethoven", 10, "Ludwig va…"), ("Ludwig van Beethoven", 8, "Ludwig…"),
    ("東京都", 5, "東京…"), ("東京都", 4, "東…"), ("漢字", 1, "…"), ("漢", 1, "…"), ("Jazz", 0, ""),
    ("cafe\u{301}s", 4, "caf…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("🇩🇪🇫🇷", 3, "🇩🇪…"), ("🇩🇪🇫🇷", 2, "…"),
    ("القاهرة", 4, "الق…"), ("ที่นี่ที่", 2, "ที่…"), ("हिन्दी", 4, "हि…"), ("1️⃣2️⃣", 3, "1️⃣…"),
  ])
  func `L-3 what is cut ends with an ellipsis and keeps its graphemes whole`(
    _ text: String, columns: Int, expected: String
  ) {
    #expect(TextLayout.cut(text, to: columns) == expected)
  }

  @Test(arguments: Samples.all, 0...24)
  func `L-3 text cut to a number of columns is never wider`(_ text: String, columns: Int) {
    #expect(DisplayWidth.of(TextLayout.cut(text, to: columns)) <= columns)
  }

  @Test(arguments: [
    ("ab", 5, TextAlignment.leading, "ab   "), ("ab", 5, .trailing, "   ab"),
    ("ab", 5, .center, " ab  "), ("東", 4, .leading, "東  "), ("東", 4, .trailing, "  東"),
    ("שלום", 6, .leading, "שלום  "), ("e\u{301}", 3, .center, " e\u{301} "),
    ("", 2, .center, "  "),
    ("👩🏾‍🚀", 3, .leading, "👩🏾‍🚀 "), ("東京", 3, .leading, "東…"), ("漢字漢", 4, .trailing, " 漢…"),
  ])
  func `L-3 padding counts columns and stands where it is told`(
    _ text: String, columns: Int, alignment: TextAlignment, expected: String
  ) {
    #expect(TextLayout.pad(text, to: columns, alignment: alignment) == expected)
  }

  @Test(arguments: Samples.all, 0...24)
  func `L-3 a padded cell is exactly as wide as asked`(_ text: String, columns: Int) {
    #expect(DisplayWidth.of(TextLayout.pad(text, to: columns, alignment: .center)) == columns)
  }
}
