import Fixtures
import OnboardCore
import Testing

@Suite struct ArticleTests {
  @Test func `ties are broken by language, then by the title's code points`() {
    let sorted = [
      Article(wiki: "de", title: "Zebra"), Article(wiki: "en", title: "Z"),
      Article(wiki: "en", title: "a"), Article(wiki: "en", title: "é"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func `an article is a pair of wiki and title, composed or not`() {
    #expect(Article(wiki: "en", title: "e\u{301}") == Article(wiki: "en", title: "é"))
    #expect(Page.berlin.article != Page.berlinInGerman.article)
  }

  @Test func `"Giant_squid" and "Giant squid" are one article`() {
    let article = Article(wiki: "en", title: "Giant_squid_(größer)")
    #expect(article == Article(wiki: "en", title: "Giant squid (größer)"))
    #expect(article.title == "Giant squid (größer)")
  }
}
