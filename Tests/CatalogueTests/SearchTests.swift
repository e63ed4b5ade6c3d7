import Capabilities
import Catalogue
import Database
import OnboardCore
import Testing

@Suite struct SearchTests {
  private static func search(
    _ text: String, _ language: String = "en", namespace: Int = 0
  ) throws -> [Page] {
    try Compiled.catalogue().search(
      SearchRequest(
        words: text, text: text, language: language, namespace: namespace, draw: Draw(number: 1)))
  }

  private static func titles(
    _ text: String, _ language: String = "en", namespace: Int = 0
  ) throws -> [String] {
    try search(text, language, namespace: namespace).map(\.article.title)
  }

  @Test(arguments: [
    ("jazz", "en", "Jazz"), ("JAZZ", "en", "Jazz"), ("jaz", "en", "Jazz"),
    ("odyssey 2001", "en", "2001: A Space Odyssey"), ("space od", "en", "2001: A Space Odyssey"),
    ("asterix", "fr", "Astérix"), ("ASTÉRIX", "fr", "Astérix"),
    ("トトロ", "ja", "となりのトトロ"), ("となり", "ja", "となりのトトロ"), ("味", "ja", "うま味"),
    ("科学", "ja", "CSI:科学捜査班"), ("巧板", "zh", "七巧板"), ("上海", "zh", "上海市"),
    ("أرسطو", "ar", "أرسطو"), ("أرس", "ar", "أرسطو"), ("ألعاب", "ar", "ألعاب ورق"),
    ("אופרה", "he", "אופרה"), ("אופ", "he", "אופניים"),
    ("अपोलो", "hi", "अपोलो 11"), ("अजंता", "hi", "अजंता गुफाएँ"), ("नदी", "hi", "अमेज़न नदी"),
    ("одиссея", "ru", "2001 год: Космическая одиссея"),
    ("КОСМИЧЕСКАЯ", "ru", "2001 год: Космическая одиссея"),
    ("althingi", "en", "Althing"), ("alþingi", "en", "Althing"),
    ("acetylsalicylic", "en", "Aspirin"),
    ("zelda ocarina", "en", "The Legend of Zelda: Ocarina of Time"),
  ])
  func `S-1: words find titles by their beginnings, case and accents ignored, in every script`(
    text: String, language: String, title: String
  ) throws {
    #expect(try Self.titles(text, language).contains(title))
  }

  @Test func `S-1: an exact title comes first, then what begins with the words`() throws {
    #expect(try Self.titles("jazz").first == "Jazz")
    #expect(try Self.titles("2001: a space odyssey").first == "2001: A Space Odyssey")
  }

  @Test(arguments: ["zzzzqq", "jazz zzzzqq", "!!!", "", "\"", "NEAR(jazz)", "jazz OR", "*", "-"])
  func `S-2: no result is an answer`(text: String) throws {
    #expect(try Self.search(text).allSatisfy { $0.article.title.lowercased().contains("jazz") })
  }

  @Test func `S-1: the middle of a word of an alphabet does not count`() throws {
    #expect(try !Self.titles("azz").contains("Jazz"))
  }

  @Test func `S-1: a namespace is searched instead of the articles`() throws {
    let talk = try Self.search("earth", namespace: 1)
    #expect(talk.map(\.article.title).contains("Talk:Earth"))
    #expect(talk.allSatisfy { $0.namespace == 1 })
    #expect(try Self.search("earth").allSatisfy { $0.namespace == 0 })
    #expect(try Self.titles("mustermann", "de", namespace: 3) == ["Benutzer Diskussion:Mustermann"])
  }

  @Test(arguments: ["a", "the", "s", "mercury", "main page"])
  func `A-4: articles only, ten at most, none twice`(text: String) throws {
    let pages = try Self.search(text)
    #expect(pages.count <= 10)
    #expect(pages.allSatisfy { $0.isMainArticle })
    #expect(Set(pages.map(\.article)).count == pages.count)
  }

  @Test func `L-3: a variant's title finds the article, and shows it in that variant`() throws {
    let shown = try Compiled.texts(
      """
      SELECT v.display FROM page_variant v JOIN page p ON p.id = v.page
      WHERE variant = 'zh-hant' AND v.display <> title AND namespace = 0 AND kind = 'article'
      ORDER BY p.id LIMIT 5
      """)
    #expect(shown.count == 5)
    for title in shown {
      let pages = try Self.search(title, "zh-hant")
      #expect(pages.contains { $0.displayTitle == title }, "\(title)")
      #expect(try Self.search(title, "zh").contains { $0.article == pages.first?.article })
    }
  }

  @Test(arguments: [
    ("Jaz", "en", "Jazz"), ("ast", "fr", "Astérix"), ("と", "ja", "となりのトトロ"), ("أرس", "ar", "أرسطو"),
    ("2001: a", "en", "2001: A Space Odyssey"),
  ])
  func `R-1: completion offers titles that begin so`(
    prefix: String, language: String, title: String
  ) throws {
    let titles = try Compiled.catalogue().titles(
      beginning: prefix, language: language, count: 50)
    #expect(titles.contains(title))
    #expect(Set(titles).count == titles.count)
  }

  @Test func `R-1: completion of nothing, and of very much, offers nothing`() throws {
    let catalogue = try Compiled.catalogue()
    #expect(try catalogue.titles(beginning: "", language: "en", count: 50) == [])
    #expect(
      try catalogue.titles(
        beginning: String(repeating: "x", count: 5000), language: "en", count: 50) == [])
  }
}
