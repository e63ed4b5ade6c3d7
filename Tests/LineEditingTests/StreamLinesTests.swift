import LineEditing
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct StreamLinesTests {
  private func events(
    _ bytes: [UInt8], damage: StreamLines.Damage = .refused
  ) throws -> [LineEvent] {
    let folder = TemporaryFolder()
    let descriptor = open(folder.write(bytes, to: "input"), O_RDONLY)
    defer { close(descriptor) }
    try #require(descriptor >= 0)
    let lines = StreamLines(descriptor: descriptor, damage: damage)
    var events: [LineEvent] = []
    repeat { events.append(lines.next()) } while events.last != .end
    return events
  }

  private func events(_ text: String) throws -> [LineEvent] { try events(Array(text.utf8)) }

  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("one\ntwo\n", ["one", "two"]),
    ("one\r\n\r\ntwo", ["one", "", "two"]),
    ("\u{FEFF}one\n\u{FEFF}two", ["one", "\u{FEFF}two"]),
    ("a\rb\n", ["a\rb"]),
    ("日本語 مرحبا e\u{301}\n", ["日本語 مرحبا e\u{301}"]),
  ])
  func `a line ends with LF, CRLF or the stream`(input: String, expected: [String]) throws {
    #expect(try events(input) == expected.map { .line($0) } + [.end])
  }

  @Test func `bytes that are no text cost their own line only`() throws {
    let bytes = Array("good\nba".utf8) + [0xFF, 0x0A] + Array("nul\0x\nlast".utf8)
    #expect(
      try events(bytes) == [
        .line("good"), .invalid(.invalidUTF8(line: 2, byte: 3)),
        .invalid(.nulByte(line: 3, byte: 4)),
        .line("last"), .end,
      ])
  }

  @Test func `where damage is kept, no line is missing`() throws {
    let bytes = Array("good\nba".utf8) + [0xFF, 0x0A] + Array("nul\0x\nlast".utf8)
    #expect(
      try events(bytes, damage: .kept)
        == ["good", "ba\u{FFFD}", "nul\0x", "last"].map { .line($0) } + [.end])
  }

  @Test(arguments: [
    ("a\r\nb\r\nc\n", ["a", "b", "c"]),
    ("a\nb\r\nc\n", ["a", "b\r", "c"]),
  ])
  func `where damage is kept, lines end as the first one does`(
    input: String, expected: [String]
  ) throws {
    #expect(
      try events(Array(input.utf8), damage: .kept) == expected.map { .line($0) } + [.end])
  }

  @Test func `a sequence cut short is found where it begins`() throws {
    let bytes = Array("日".utf8) + [0xE6, 0x97]
    #expect(try events(bytes) == [.invalid(.invalidUTF8(line: 1, byte: 4)), .end])
  }

  @Test func `a line across reads is whole`() throws {
    let long = String(repeating: "é", count: 100_000)
    #expect(try events("x\n\(long)\ny") == [.line("x"), .line(long), .line("y"), .end])
  }

  @Test(arguments: [1 << 20, (1 << 20) + 1, (1 << 20) + 100_000])
  func `a line over the limit is skipped and counted`(length: Int) throws {
    let line: LineEvent =
      length > StreamLines.longestLine
      ? .invalid(.tooLong(line: 1, bytes: length)) : .line(String(repeating: "x", count: length))
    #expect(
      try events(String(repeating: "x", count: length) + "\nnext") == [line, .line("next"), .end])
  }

  @Test func `the end stays the end`() throws {
    let lines = StreamLines(descriptor: -1)
    #expect([lines.next(), lines.next()] == [.end, .end])
  }
}
