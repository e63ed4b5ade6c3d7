import CommandLanguage
import OnboardCore
import Testing

/// How a line is divided into words, seen through the commands that it makes.
@Suite struct LexerTests {
  private static func selectors(_ line: String) throws -> [Selector] {
    guard case .request(.select(let selectors))? = try Parser.command(line) else {
      Issue.record("'\(line)' selects nothing")
      return []
    }
    return selectors
  }

  @Test(arguments: [
    "\"Jazz\"", "“Jazz”", "„Jazz“", "„Jazz”", "«Jazz»", "「Jazz」", "“Jazz“",
  ])
  func `quotes that people type, or their keyboards make, hold a title together`(
    quoted: String
  ) throws {
    #expect(try Self.selectors("select \(quoted)") == [.title("Jazz")])
  }

  @Test(arguments: [
    ("\"a \\\"b\\\" c\"", "a \"b\" c"), ("\"a\\\\b\"", "a\\b"), ("\"a\\nb\"", "a\\nb"),
    ("\"\"", ""),
    ("\"a # b\"", "a # b"), ("\"  a  \"", "  a  "), ("\"12\"", "12"), ("\"music\"", "music"),
    ("\"O'Neill\"", "O'Neill"), ("「東京」", "東京"),
  ])
  func `inside quotes everything stands for itself, but an escaped quote or backslash`(
    quoted: String, title: String
  ) throws {
    #expect(try Self.selectors("select \(quoted)") == [.title(title)])
  }

  @Test(arguments: ["O'Neill", "Rock 'n' Roll", "'Salem's Lot", "C#", "#", "rock#roll"])
  func `an apostrophe is no quote, and # within a word no comment`(words: String) throws {
    if words == "#" {
      #expect(throws: CommandError.self) { try Parser.command("select #") }
    } else {
      #expect(try Self.selectors("select \(words)") == [.words(words)])
    }
  }

  @Test(arguments: ["", " ", "\t", "# next", "   # next", "\u{3000}\u{A0}"])
  func `an empty line and a comment are no command`(line: String) throws {
    #expect(try Parser.command(line) == nil)
  }

  @Test(arguments: ["next # and on", "  next  ", "next\t", "NEXT", "\u{3000}next\u{A0}#x"])
  func `blanks around, a comment behind and capitals make no difference`(line: String) throws {
    #expect(try Parser.command(line) == .request(.next))
  }

  @Test(arguments: ["select \"Jazz", "select “Jazz\"", "\"", "select Jazz \""])
  func `a quote that is not closed is an error that shows it`(line: String) {
    let start = line.firstIndex { "\"“".contains($0) } ?? line.startIndex
    #expect(throws: CommandError.unclosedQuote(String(line[start...]))) {
      try Parser.command(line)
    }
  }

  @Test func `a line of 100 kB is read as any other`() throws {
    let long = String(repeating: "x", count: 100_000)
    #expect(try Self.selectors("select \(long)") == [.words(long)])
    #expect(throws: CommandError.unknown(long, nearest: [])) { try Parser.command(long) }
    #expect(CommandError.unknown(long, nearest: []).message.count < 200)
  }
}

@Suite struct SplitTests {
  @Test(
    arguments: [
      ("next", ["next"]), ("next ; back", ["next", "back"]), ("next\nback", ["next", "back"]),
      ("a\r\nb", ["a", "b"]), ("select \"a ; b\" ; next", ["select \"a ; b\"", "next"]),
      ("a;b", ["a;b"]), ("a; b", ["a; b"]), ("a ;", ["a", ""]), ("; a", ["", "a"]),
      ("select \"x\\\" ; y\" ; z", ["select \"x\\\" ; y\"", "z"]), ("", []),
      ("a \u{3000};\u{3000} b", ["a", "b"]),
    ] as [(String, [String])])
  func `R-1: commands are divided by line ends and by semicolons between blanks`(
    text: String, commands: [String]
  ) {
    #expect(Parser.split(text) == commands)
  }
}
