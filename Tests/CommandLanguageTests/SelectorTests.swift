import CommandLanguage
import OnboardCore
import Testing

@Suite struct SelectorTests {
  private static let table: [(String, [Selector])] = [
    ("3", [.card(3)]),
    ("3 7 12", [.card(3), .card(7), .card(12)]),
    ("3,7", [.card(3), .card(7)]),
    ("3, 7", [.card(3), .card(7)]),
    ("3,7 12", [.card(3), .card(7), .card(12)]),
    ("12 Monkeys", [.words("12 Monkeys")]),
    ("2001: A Space Odyssey", [.words("2001: A Space Odyssey")]),
    ("Paris, Texas", [.words("Paris, Texas")]),
    ("Catch 22", [.words("Catch 22")]),
    ("Apollo 11 mission", [.words("Apollo 11 mission")]),
    ("3 \"Jazz\"", [.card(3), .title("Jazz")]),
    ("\"Jazz\" 3", [.title("Jazz"), .card(3)]),
    ("\"Jazz\" \"Fugue\"", [.title("Jazz"), .title("Fugue")]),
    ("music", [.words("music")]),
    ("topic music", [.topic("music")]),
    ("TOPIC Music", [.topic("Music")]),
    ("topics music, art", [.topic("music"), .topic("art")]),
    ("topic tv and film, music", [.topic("tv and film"), .topic("music")]),
    ("topic 3", [.topic("3")]),
    ("topic 3, 7", [.topic("3"), .topic("7")]),
    ("topic \"Music\"", [.topic("Music")]),
    ("3 topic music", [.card(3), .topic("music")]),
    ("topic", []),
    ("Hot topic", [.words("Hot topic")]),
    ("https://en.wikipedia.org/wiki/Jazz", [.words("https://en.wikipedia.org/wiki/Jazz")]),
    ("Giant_squid", [.words("Giant_squid")]),
    ("東京", [.words("東京")]),
    ("3 7 # two", [.card(3), .card(7)]),
    ("-9223372036854775808", [.card(.min)]),
  ]

  @Test(arguments: table)
  func `F-6: select and deselect name cards, topics, words and titles`(
    arguments: String, selectors: [Selector]
  ) throws {
    guard !selectors.isEmpty else {
      #expect(throws: CommandError.self) { try Parser.command("select \(arguments)") }
      return
    }
    #expect(try Parser.command("select \(arguments)") == .request(.select(selectors)))
    #expect(try Parser.command("deselect \(arguments)") == .request(.deselect(selectors)))
  }

  @Test func `A-5: deselect all is everything, a quoted all is a title`() throws {
    #expect(try Parser.command("deselect all") == .request(.deselectAll))
    #expect(try Parser.command("deselect ALL") == .request(.deselectAll))
    #expect(try Parser.command("deselect \"all\"") == .request(.deselect([.title("all")])))
    #expect(try Parser.command("deselect all of me") == .request(.deselect([.words("all of me")])))
    #expect(try Parser.command("select all") == .request(.select([.words("all")])))
  }

  @Test(arguments: ["select", "deselect", "select  # nothing", "select topic ,"])
  func `nothing to select is an error`(line: String) {
    #expect(throws: CommandError.self) { try Parser.command(line) }
  }
}
