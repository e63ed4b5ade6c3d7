import CommandLanguage
import Testing

@Suite struct ExpectTests {
  private static let table: [(String, String, CommandLanguage.Expectation.Relation, String)] = [
    ("screen is home", "screen", .equals, "home"),
    ("screen IS home", "screen", .equals, "home"),
    ("screen is not home", "screen", .differs, "home"),
    ("grid[1].title is Mission: Impossible", "grid[1].title", .equals, "Mission: Impossible"),
    ("grid[1].title is \"Mission: Impossible\"", "grid[1].title", .equals, "Mission: Impossible"),
    ("selected.topics is music, art", "selected.topics", .equals, "music, art"),
    ("selected.topics contains music", "selected.topics", .contains, "music"),
    ("grid[1].title matches J*", "grid[1].title", .matches, "J*"),
    ("error is wrong-screen", "error", .equals, "wrong-screen"),
    ("screen is not", "screen", .equals, "not"),
    ("screen is \"not\" x", "screen", .equals, "\"not\" x"),
    ("selected.topics is \"\"", "selected.topics", .equals, ""),
    ("screen is home # where else", "screen", .equals, "home"),
    ("grid[1].title is a  b", "grid[1].title", .equals, "a  b"),
  ]

  @Test(arguments: table)
  func `X-1: expect has a path, a relation and a value as it was typed`(
    line: String, path: String, relation: CommandLanguage.Expectation.Relation, value: String
  ) throws {
    #expect(
      try Parser.command("expect \(line)")
        == .expect(CommandLanguage.Expectation(path: path, relation: relation, value: value)))
  }
}
