import Rendering
import Testing

@Suite struct JSONTests {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.number(-7), "-7"), (.string("a"), "\"a\""),
      (.array([]), "[]"), (.object([]), "{}"), (.array([.number(1), .null]), "[1,null]"),
      (.object([("b", .number(1)), ("a", .string("x"))]), "{\"b\":1,\"a\":\"x\"}"),
      (.string("\"\\\n\t\r"), "\"\\\"\\\\\\n\\t\\r\""),
      (.string("\u{0}\u{1F}"), "\"\\u0000\\u001f\""),
      (.string("\u{1B}[31m"), "\"\\u001b[31m\""), (.string("é東🦑"), "\"é東🦑\""),
      (.string("\u{7F}\u{9B}"), "\"\\u007f\\u009b\""),
      (.string("\u{202E}\u{2066}"), "\"\\u202e\\u2066\""),
      (.string("\u{2028}\u{FEFF}"), "\"\\u2028\\ufeff\""),
      (.object([("k\"", .null)]), "{\"k\\\"\":null}"),
    ] as [(JSON, String)])
  func `R-3: a value is one line of JSON that cannot act on a terminal`(json: JSON, text: String) {
    #expect(json.text == text)
  }

  @Test func `members in another order are another object`() {
    let one = JSON.object([("a", .null), ("b", .null)])
    #expect(one == .object([("a", .null), ("b", .null)]))
    #expect(one != .object([("b", .null), ("a", .null)]))
    #expect(JSON.number(1) != .string("1"))
  }
}

@Suite struct JSONPathTests {
  private static let root = JSON.object([
    ("screen", .string("home")),
    (
      "grid",
      .array([.object([("title", .string("Jazz"))]), .object([("title", .string("Fugue"))])])
    ),
    ("selected", .object([("count", .number(2)), ("topics", .array([.string("music")]))])),
  ])

  @Test(
    arguments: [
      ("screen", .string("home")), ("grid[1].title", .string("Jazz")),
      ("grid[2].title", .string("Fugue")),
      ("grid.count", .number(2)), ("selected.count", .number(2)),
      ("selected.topics[1]", .string("music")),
      ("grid[3].title", nil), ("grid[1].description", nil), ("home.tab", nil),
      ("screen.count", nil),
    ] as [(String, JSON?)])
  func `X-1: a path leads to a value, counted from 1, or to nothing`(text: String, value: JSON?)
    throws
  {
    #expect(try #require(JSONPath(text)).value(in: Self.root) == value)
  }

  @Test(arguments: [
    "", ".", "a.", ".a", "a[", "a[0]", "a[-1]", "a[x]", "a[1]b", "[1]", "a]", "a[1",
  ])
  func `X-3: what is no path is none`(text: String) {
    #expect(JSONPath(text) == nil || JSONPath(text)?.isKnown == false)
  }

  @Test(arguments: [
    ("grid[99].topics[3]", true), ("results[1].namespace", true), ("preference.active", true),
    ("preference.communitySamples[1].kind", true),
    ("preference.personalizedSamples[1].reason", true),
    ("home.tab", true), ("home.notifications", true), ("profile.history[1].seconds", true),
    ("selected.articles[1].language", true), ("topics.count", true), ("languages[2]", true),
    ("grid", true), ("gird", false), ("grid.title", false), ("screen[1]", false),
    ("topics[1].names", false),
    ("selected.count.count", false),
  ])
  func `X-3: the contract's places are known, and no others`(text: String, isKnown: Bool) throws {
    #expect(try #require(JSONPath(text)).isKnown == isKnown)
  }
}
