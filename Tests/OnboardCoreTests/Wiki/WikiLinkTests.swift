import OnboardCore
import Testing

@Suite struct WikiLinkTests {
  @Test(
    arguments: [
      ("https://en.wikipedia.org/wiki/Talk:Earth?x#y", "en", "Talk:Earth", "y"),
      ("http://en.m.wikipedia.org/wiki/Talk:Earth", "en", "Talk:Earth", ""),
      (
        "https://de.wikipedia.org/w/index.php?title=%C3%96sterreich&action=edit", "de",
        "Österreich", ""
      ),
      ("https://de.wikipedia.org/w/index.php?title=Neue+Welt", "de", "Neue Welt", ""),
      ("https://de.wikipedia.org/w/index.php?oldid=7&title=Erde", "de", "Erde", ""),
      ("https://en.wikipedia.org/w/index.php/Earth", "en", "Earth", ""),
      ("//fr.wikipedia.org/wiki/AC/DC", "fr", "AC/DC", ""),
      ("en.wikipedia.org/wiki/C%2B%2B", "en", "C++", ""),
      ("  <https://EN.Wikipedia.org:443/wiki/Earth>\n", "en", "Earth", ""),
      ("https://en.wikipedia.org/wiki/Re:Zero", "en", "Re:Zero", ""),
      ("https://zh.wikipedia.org/zh-hans/%E5%8C%97%E4%BA%AC", "zh-hans", "北京", ""),
      ("https://zh.wikipedia.org/wiki/X?variant=zh-tw", "zh-tw", "X", ""),
      ("https://sr.wikipedia.org/sr-el/Beograd", "sr-el", "Beograd", ""),
      ("https://nb.wikipedia.org/wiki/Oslo", "no", "Oslo", ""),
      ("https://www.wikipedia.org/wiki/Earth", "en", "Earth", ""),
      ("https://simple.wikipedia.org/wiki/Earth#A_b%20c", "simple", "Earth", "A_b c"),
      ("https://en.wikipedia.org/wiki/100%_x", "en", "100%_x", ""),
      ("https://en.wikipedia.org/wiki/A%FF", "en", "A\u{FFFD}", ""),
      ("wikipedia://en.wikipedia.org/wiki/Earth", "en", "Earth", ""),
      ("https://en.wikipedia.org/wiki/\u{301}x#\u{301}", "en", "\u{301}x", "\u{301}"),
    ])
  func `N-2 A pasted address names the wiki, the title and the section`(
    typed: String, code: String, title: String, fragment: String
  ) throws {
    guard case .page(let link) = WikiLink.read(typed) else {
      Issue.record("not a page: \(typed)")
      return
    }
    #expect(link.language.code == code)
    #expect(link.wiki == Language.named(code)?.wiki)
    #expect(link.title == title)
    #expect(link.fragment == fragment)
  }

  @Test(
    arguments: [
      ("https://example.org/wiki/Earth", "example.org"),
      ("https://commons.wikimedia.org/wiki/File:X.jpg", "commons.wikimedia.org"),
      ("en.wiktionary.org/wiki/earth", "en.wiktionary.org"),
      ("https://xx.wikipedia.org/wiki/Earth", "xx.wikipedia.org"),
      ("https://en.wikipedia.org.example.com/wiki/Earth", "en.wikipedia.org.example.com"),
      ("https://en.wikipedia.org@example.com/wiki/Earth", "example.com"),
      ("https://notwikipedia.org/wiki/Earth", "notwikipedia.org"),
    ])
  func `N-3 An address elsewhere is said to be elsewhere`(typed: String, host: String) {
    #expect(WikiLink.read(typed) == .otherWiki(host: host))
  }

  @Test(
    arguments: [
      ("https://en.wikipedia.org/?curid=9228", .pageNumber),
      ("https://en.wikipedia.org/w/index.php?oldid=9", .pageNumber),
      ("https://en.wikipedia.org/w/index.php?title=Earth&curid=9228", .pageNumber),
      ("https://en.wikipedia.org", .noTitle), ("https://en.wikipedia.org/wiki/", .noTitle),
      ("https://en.wikipedia.org/w/index.php", .noTitle), ("en.wikipedia.org/", .noTitle),
      ("https://en.wikipedia.org/api/rest_v1/page/html/Earth", .otherPath),
      ("https://zh.wikipedia.org/sr-el/X", .otherPath), ("https://w.wiki/4x", .shortened),
    ] as [(String, WikiLink.UnsupportedAddress)])
  func `N-3 An address of a Wikipedia without a title says what it has instead`(
    typed: String, reason: WikiLink.UnsupportedAddress
  ) {
    guard case .unsupported(_, let found) = WikiLink.read(typed) else {
      Issue.record("supported: \(typed)")
      return
    }
    #expect(found == reason)
  }

  @Test(
    arguments: [
      "Mission: Impossible", "Talk:Earth", "http:x", "HTTP", "https://", "https://x", "AC/DC",
      "Amazon.com/foo", "en:Earth", "wikipedia.org", "en.wikipedia.org", "//", "", "#x", "?",
      "1.0/2",
      "WP:en.wikipedia.org/wiki/x", "https:en.wikipedia.org",
    ])
  func `N-1 A plain title is never taken for an address`(typed: String) {
    #expect(WikiLink.read(typed) == nil)
  }

  @Test func `N-1 The title of a pasted talk page is read as one`() throws {
    guard case .page(let link) = WikiLink.read("https://de.m.wikipedia.org/wiki/Diskussion:Erde")
    else {
      Issue.record("not a page")
      return
    }
    #expect(try Title.read(link.title, wiki: link.wiki).get().namespace == 1)
  }
}
