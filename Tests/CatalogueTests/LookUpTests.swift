import Capabilities
import Catalogue
import Database
import OnboardCore
import Testing

@Suite struct LookUpTests {
  private static func found(_ typed: String, _ language: String = "en") throws -> Found {
    let title = try Title.read(typed, wiki: Language.wiki(of: language)).get()
    return try Compiled.catalogue().lookUp(title, language: language)
  }

  private static func page(_ typed: String, _ language: String = "en") throws -> Page? {
    if case .page(let page) = try found(typed, language) { page } else { nil }
  }

  @Test(arguments: [
    ("Jazz", "Jazz"), ("jazz", "Jazz"), ("2001:_A_Space_Odyssey", "2001: A Space Odyssey"),
    ("Talk:Earth", "Talk:Earth"), ("talk:earth", "Talk:Earth"), ("Alþingi", "Althing"),
    ("1984 (novel)", "Nineteen Eighty-Four"),
  ])
  func `N-3: a title leads to its page, a redirect to its target`(typed: String, title: String)
    throws
  {
    #expect(try Self.page(typed)?.article == Article(wiki: "en", title: title))
  }

  @Test func `N-3: every redirect leads to its target`() throws {
    let redirects = try Compiled.connection().rows(
      """
      SELECT redirect.title, page.title FROM redirect JOIN page ON page.id = target
      WHERE redirect.wiki = 'en'
      """
    ) { ($0.text(0), $0.text(1)) }
    for (title, target) in redirects {
      #expect(try Self.page(title)?.article.title == target, "\(title)")
    }
  }

  @Test func `N-3: a missing article says what comes near`() throws {
    guard case .missing(let nearest) = try Self.found("Jaz") else {
      Issue.record("it is there")
      return
    }
    #expect(nearest.contains("Jazz"))
    #expect(try Self.found("Zzzzqq xyzzy") == .missing(nearest: []))
  }

  @Test func `L-2: one title on two wikis is two articles`() throws {
    #expect(try Self.page("Berlin")?.article == Article(wiki: "en", title: "Berlin"))
    #expect(try Self.page("Berlin", "de")?.article == Article(wiki: "de", title: "Berlin"))
  }

  @Test func `L-3: an article in a variant keeps its title and shows the variant's words`() throws {
    let plain = try #require(try Self.page("七巧板", "zh"))
    let variant = try #require(try Self.page("七巧板", "zh-hant"))
    #expect(variant.article == plain.article)
    #expect(variant.description == "由七塊板組成的拼圖玩具")
    #expect(plain.description != variant.description)
  }

  @Test func `A-4: pages that are no articles are marked as such`() throws {
    #expect(try Self.page("Main Page")?.kind == .mainPage)
    #expect(try Self.page("Mercury")?.kind == .disambiguation)
  }
}
