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
