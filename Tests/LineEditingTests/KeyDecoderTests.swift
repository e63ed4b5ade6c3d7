import LineEditing
import Testing

@Suite struct KeyDecoderTests {
  private func keys(_ pieces: [[UInt8]], isLate: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for piece in pieces {
      decoder.append(piece)
      while let key = decoder.next(isLate: false) { keys.append(key) }
    }
    if isLate { while let key = decoder.next(isLate: true) { keys.append(key) } }
    return keys
  }

  @Test(
    arguments: [
      ("a", [.scalar("a")]),
      ("日", [.scalar("日")]),
      ("\u{1B}b", [.scalar("\u{1B}"), .scalar("b")]),
      ("\u{1B}[1;5Cx", [.sequence("\u{1B}[1;5C"), .scalar("x")]),
      ("\u{1B}[[Ax", [.sequence("\u{1B}[[A"), .scalar("x")]),
      ("\u{1B}OHx", [.sequence("\u{1B}OH"), .scalar("x")]),
      ("\u{1B}\u{1B}[A", [.scalar("\u{1B}"), .sequence("\u{1B}[A")]),
      ("\u{1B}[1\u{03}", [.sequence("\u{1B}[1"), .scalar("\u{03}")]),
      ("\u{1B}[200~a\u{1B}[201~b", [.paste(PastedText("a".utf8)), .scalar("b")]),
    ] as [(String, [Key])])
  func `keys are found however the bytes arrive`(input: String, expected: [Key]) {
    let bytes = Array(input.utf8)
    #expect(keys([bytes]) == expected)
    #expect(keys(bytes.map { [$0] }) == expected)
  }

  @Test func `ESC alone is a key once nothing follows`() {
    #expect(keys([[0x1B]]) == [])
    #expect(keys([[0x1B]], isLate: true) == [.scalar("\u{1B}")])
  }

  @Test func `a sequence that stays unfinished is swallowed whole`() {
    #expect(keys([Array("\u{1B}[12;".utf8)], isLate: true) == [.sequence("\u{1B}[12;")])
  }

  @Test func `bytes that are no text become one replacement`() {
    #expect(
      keys([[0x61, 0xFF, 0x62, 0xC3, 0x28]])
        == [.scalar("a"), .scalar("\u{FFFD}"), .scalar("b"), .scalar("\u{FFFD}"), .scalar("(")])
  }

  @Test(arguments: [
    ("one", ["one"]),
    ("one\ntwo", ["one", "two"]),
    ("one\r\ntwo\n\rthree\r", ["one", "two", "three", ""]),
    ("one\n\ntwo", ["one", "", "two"]),
    ("a\u{01}b\u{1B}[1;31mc\td\u{7F}\u{9B}", ["abc d"]),
    ("日本\nمرحبا", ["日本", "مرحبا"]),
  ])
  func `a paste is lines without controls`(input: String, expected: [String]) {
    #expect(PastedText(input.utf8).lines == expected)
  }
}
