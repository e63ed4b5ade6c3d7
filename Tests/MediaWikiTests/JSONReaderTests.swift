import MediaWiki
import Testing

@Suite struct JSONReaderTests {
  @Test func `values of every kind are read`() throws {
    let value = try JSONValue.read(
      #" {"a":[1,-2.5e+3,true,false,null],"b":{"c":"\u00e9\n\"\/"},"d":"日本"} "#)
    #expect(value["a"]?.elements.map(\.text) == ["1", "-2.5e+3", "true", "false", "null"])
    #expect(value["b"]?["c"]?.string == "é\n\"/")
    #expect(value["d"]?.string == "日本")
    #expect(value["e"] == nil)
  }

  @Test(arguments: [
    "", " ", "{", "[1,", "[1 2]", #"{"a" 1}"#, #"{"a":}"#, #"{a:1}"#, "tru", "01", "1.", "-", "1e",
    #""open"#, "\"line\nbreak\"", #""\x""#, #""\u12""#, #""\u+123""#, "[1]]", "<html>", "nullnull",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONFault.self) { try JSONValue.read(text) }
  }

  @Test func `characters beyond the first plane come in two halves`() throws {
    #expect(try JSONValue.read(#""\ud83d\ude00""#).string == "😀")
  }

  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func `half a character is a replacement character`(text: String, expected: String) throws {
    #expect(try JSONValue.read(text).string == expected)
  }

  @Test func `what was written is read as the same`() throws {
    let value = JSONValue.object([
      "z": .array([.number("1"), .null, .bool(true)]), "a": .string("\u{0}\u{1B}\"\\\n\u{85}😀"),
    ])
    #expect(try JSONValue.read(value.text) == value)
    #expect(value.text.hasPrefix(#"{"a":"\u0000\u001b\"\\\n\u0085😀""#))
  }

  @Test func `the last of two members with one name counts`() throws {
    #expect(try JSONValue.read(#"{"a":1,"a":2}"#)["a"]?.integer == 2)
  }
}
