import OnboardCore
import Testing

@Suite struct SearchTextTests {
  @Test(arguments: [
    ("Giant Squid", "giant squid"), ("Mission: Impossible", "mission impossible"),
    ("Éclair", "eclair"), ("東京タワー", "東 京 タ ワ ー"), ("Tokyo東京2020", "tokyo 東 京 2020"),
    ("الموسيقى", "الموسيقى"), ("שָׁלוֹם", "שלום"), ("AC/DC", "ac dc"), ("C++", "c"), ("", ""),
    ("—", ""), ("O'Neill", "o neill"), ("हिन्दी", "हिन्दी"), ("ไทย", "ไ ท ย"),
  ])
  func `S-1: titles are indexed folded, scripts without blanks by the character`(
    text: String, indexed: String
  ) {
    #expect(SearchText.indexed(text) == indexed)
  }

  @Test(arguments: [
    ("fau", "\"fau\"*"), ("giant squ", "\"giant\"* \"squ\"*"), ("東京", "\"東 京\""),
    ("東京 tower", "\"東 京\" \"tower\"*"), ("a\"b", "\"a\"* \"b\"*"), ("\" OR *", "\"or\"*"),
    ("--", ""), ("", ""),
  ])
  func `S-1: a query asks for every word's beginning, and holds nothing else`(
    typed: String, query: String
  ) {
    #expect(SearchText.query(typed) == query)
  }

  @Test func `words worth comparing are longer than three letters, or pairs of ideographs`() {
    #expect(SearchText.words("The art of Music") == ["music"])
    #expect(SearchText.words("東京都") == ["東京", "京都"])
  }
}

@Suite struct NearestTests {
  private static let words = ["music", "museum", "physics", "art", "arts", "architecture"]

  @Test(arguments: [
    ("musci", ["music"]), ("musuem", ["museum"]), ("phisics", ["physics"]), ("ar", ["art"]),
    ("archi", ["architecture"]), ("MUSIC", ["music"]), ("zzzzzz", []), ("", []),
    (String(repeating: "x", count: 41), []),
  ])
  func `what was probably meant comes first, and nothing far is offered`(
    typed: String, nearest: [String]
  ) {
    let found = Nearest.to(typed, among: Self.words) { [$0] }
    #expect(Array(found.prefix(1)) == nearest)
  }

  @Test func `equally near ones keep their order, and three are the most`() {
    let found = Nearest.to("cat", among: ["bat", "rat", "cat s", "hat", "mat"]) { [$0] }
    #expect(found.count == 3)
    #expect(Nearest.to("cat", among: ["bat", "rat", "hat"], most: 2) { [$0] } == ["bat", "rat"])
  }

  @Test func `any of the spellings counts`() {
    #expect(Nearest.to("filmz", among: [1, 2]) { $0 == 1 ? ["tv"] : ["x", "films"] } == [2])
  }

  @Test func `a very long word costs nothing`() {
    let found = Nearest.to(String(repeating: "music", count: 200_000), among: Self.words) { [$0] }
    #expect(found == [])
  }
}

@Suite struct MarkupTests {
  @Test(arguments: [
    ("Jazz", "Jazz"), ("<i>Faust</i>", "Faust"), ("<i>Mission: Impossible</i> (film)",
      "Mission: Impossible (film)"),
    ("H<sub>2</sub>O", "H2O"), ("AT&amp;T", "AT&T"), ("a &lt; b", "a < b"), ("a < b", "a < b"),
    ("1 <2> 3", "1 <2> 3"), ("<span class=\"x\">E. coli</span>", "E. coli"), ("a<br>b", "a b"),
    ("a<br/>b", "a b"), ("&#39;x&#x27;", "'x'"), ("&nbsp;", "\u{A0}"), ("&unknown;", "&unknown;"),
    ("&", "&"), ("&#0;", "&#0;"), ("&#x110000;", "&#x110000;"), ("<!-- c -->x", "x"), ("<i", "<i"),
    (" <b> x </b> ", "x"), ("", ""), ("<i></i>", ""), ("&#xD800;", "&#xD800;"), ("&#27;[0m", "&#27;[0m"),
  ])
  func `A-6: a displayed title is read as text`(html: String, text: String) {
    #expect(Markup.plainText(html) == text)
  }
}
