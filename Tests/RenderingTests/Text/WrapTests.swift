import Rendering
import Testing

@Suite struct WrapTests {
  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]), ("a  b", 4, ["a  b"]),
    ("a  b", 2, ["a", "b"]), (" a ", 5, ["a"]), ("", 5, []), ("   ", 5, []),
    ("ab cd", 5, ["ab cd"]),
    ("10\u{A0}km far", 7, ["10\u{A0}km", "far"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ("東\u{3000}京", 4, ["東", "京"]), ("anti\u{200B}body", 6, ["anti", "body"]),
  ])
  func `lines end at blanks, and blanks at their ends go`(
    _ text: String, columns: Int, lines: [String]
  ) {
    #expect(TextLayout.wrap(text, columns: columns) == lines)
  }

  @Test
  func `a newline ends a line`() {
    #expect(TextLayout.wrap("one two\n\nthree", columns: 5) == ["one", "two", "", "three"])
  }

  @Test(arguments: [
    ("Jean-Paul Sartre", 12, ["Jean-Paul", "Sartre"]), ("Jean-Paul", 6, ["Jean-", "Paul"]),
    ("in 1990–1995", 9, ["in", "1990–1995"]), ("do --width", 7, ["do", "--width"]),
  ])
  func `a hyphen between letters ends a line, one beside a digit does not`(
    _ text: String, columns: Int, lines: [String]
  ) {
    #expect(TextLayout.wrap(text, columns: columns) == lines)
  }

  @Test(arguments: [
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefg h", 4, ["a", "bcde", "fg h"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("서울특별시", 5, ["서울", "특별", "시"]),
    ("漢字", 1, ["…", "…"]), ("क्षत्र", 2, ["क्ष", "त्र"]),
  ])
  func `a word too long for a line is broken between graphemes`(
    _ text: String, columns: Int, lines: [String]
  ) {
    #expect(TextLayout.wrap(text, columns: columns) == lines)
  }

  @Test(arguments: [
    ("日本国憲法", 4, ["日本", "国憲", "法"]), ("ひらがな", 5, ["ひら", "がな"]), ("Wiki百科", 6, ["Wiki百", "科"]),
    ("กขคง", 2, ["กข", "คง"]), ("1990年代", 6, ["1990年", "代"]), ("😀😀😀", 4, ["😀😀", "😀"]),
    ("서울 특별시", 7, ["서울", "특별시"]), ("👨‍👩‍👧‍👦👩🏾‍🚀", 2, ["👨‍👩‍👧‍👦", "👩🏾‍🚀"]),
  ])
  func `L-3 scripts without blanks break between their characters`(
    _ text: String, columns: Int, lines: [String]
  ) {
    #expect(TextLayout.wrap(text, columns: columns) == lines)
  }

  @Test(arguments: [
    ("東京、大阪", 4, ["東", "京、", "大阪"]), ("東京「大阪」", 6, ["東京", "「大", "阪」"]),
    ("データー", 4, ["デー", "ター"]), ("ａキャ", 4, ["ａ", "キャ"]), ("กเข", 2, ["ก", "เข"]),
    ("กะขะ", 3, ["กะ", "ขะ"]), ("ក្ខក", 2, ["ក្ខ", "ក"]), ("中“京”", 3, ["中", "“京", "”"]),
  ])
  func `L-3 punctuation, small kana and clinging vowels stay with their neighbour`(
    _ text: String, columns: Int, lines: [String]
  ) {
    #expect(TextLayout.wrap(text, columns: columns) == lines)
  }

  @Test(arguments: [
    ("one two three four", 9, 1, ["one two…"]),
    ("one two three four", 9, 2, ["one two", "three…"]),
    ("one two three four", 7, 2, ["one two", "three…"]), ("one two", 7, 1, ["one two"]),
    ("abcdef", 3, 1, ["ab…"]), ("日本国憲法", 4, 2, ["日本", "国…"]), ("a\nb", 3, 1, ["a…"]),
    ("a b", 3, 0, []),
  ])
  func `the last of too many lines ends with an ellipsis`(
    _ text: String, columns: Int, most: Int, lines: [String]
  ) {
    #expect(TextLayout.wrap(text, columns: columns, most: most) == lines)
  }

  @Test(arguments: Samples.all, 4...24)
  func `L-3 no line is too wide, and nothing but blanks is lost`(_ text: String, columns: Int) {
    let lines = TextLayout.wrap(text, columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    #expect(lines.joined().withoutBlanks == text.withoutBlanks)
  }
}

extension String {
  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace && $0 != "\u{200B}" } }
}
