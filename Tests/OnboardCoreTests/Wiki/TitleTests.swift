import OnboardCore
import Testing

@Suite struct TitleTests {
  @Test(
    arguments: [
      ("en", "Talk:Earth", 1, "Talk:Earth"),
      ("en", "WP:NPOV", 4, "Wikipedia:NPOV"),
      ("en", "wt:x", 5, "Wikipedia talk:X"),
      ("en", "MOS:capitals", 126, "MOS:Capitals"),
      ("en", "image:x.jpg", 6, "File:X.jpg"),
      ("de", "Benutzerin:X", 2, "Benutzer:X"),
      ("de", "user_TALK:x", 3, "Benutzer Diskussion:X"),
      ("fr", "wikipédia:accueil", 4, "Wikipédia:Accueil"),
      ("fr", "WIKIPÉDIA:accueil", 4, "Wikipédia:Accueil"),
      ("es", "Anexo:Ríos", 104, "Anexo:Ríos"),
      ("he", "שיחה:ירושלים", 1, "שיחה:ירושלים"),
      ("he", "טיוטה:א", 118, "טיוטה:א"),
      ("hi", "वि:नीति", 4, "विकिपीडिया:नीति"),
      ("ja", "利用者・トーク:x", 3, "利用者‐会話:X"),
      ("pt", "Usuária:x", 2, "Usuário(a):X"),
      ("ru", "участница:анна", 2, "Участник:Анна"),
      ("sr", "razgovor o slici:x", 7, "Разговор о датотеци:X"),
      ("sr", "datoteka:x", 6, "Датотека:X"),
      ("ru", "ВП:x", 4, "Википедия:X"),
      ("ru", "Project talk:x", 5, "Обсуждение Википедии:X"),
      ("tr", "vikipedi:x", 4, "Vikipedi:X"),
      ("zh", "使用說明:北京市", 12, "Help:北京市"),
      ("ar", "مستخدمة:x", 2, "مستخدم:X"),
    ])
  func `N-2 A prefix is a namespace by its local, canonical, gendered or other name, in any case`(
    wiki: String, typed: String, number: Int, prefixedText: String
  ) throws {
    let title = try Title.read(typed, wiki: wiki).get()
    #expect(title.namespace == number)
    #expect(title.prefixedText == prefixedText)
    #expect(!title.isMainNamespace)
  }

  @Test(
    arguments: [
      ("en", "Mission: Impossible", "Mission: Impossible"),
      ("en", "Re:Zero", "Re:Zero"),
      ("en", "Bild:x", "Bild:x"),
      ("fr", "WT:x", "WT:x"),
      ("de", "C++", "C++"),
      ("en", "tal:x", "Tal:x"),
      ("en", "Draft：iPhone", "Draft：iPhone"),
      ("sr", "Razgovor o datoteci:x", "Razgovor o datoteci:x"),
    ])
  func `N-1 A colon alone makes no namespace, and an alias of another wiki is none here`(
    wiki: String, typed: String, prefixedText: String
  ) throws {
    let title = try Title.read(typed, wiki: wiki).get()
    #expect(title.prefixedText == prefixedText)
    #expect(title.isMainNamespace)
  }

  @Test(
    arguments: [
      ("Giant_squid", "Giant squid"),
      ("  a _ b__ ", "A b"),
      ("a\u{A0}\u{3000}\u{2003}b", "A b"),
      ("Ta\u{200E}lk\u{202C}:x", "Talk:X"),
      (" _ Help :\u{3000}iPhone_", "Help:IPhone"),
      (":Talk:x", "Talk:X"),
      ("_:_a", "A"),
      ("w\u{200B}:x", "W\u{200B}:x"),
    ])
  func `N-2 Blanks, underscores and bidi marks do not count`(typed: String, prefixedText: String)
    throws
  {
    #expect(try Title.read(typed, wiki: "en").get().prefixedText == prefixedText)
  }

  @Test(
    arguments: [
      ("User&#58;x", "User:X"),
      ("&#x48;elp:x", "Help:X"),
      ("&Eacute;clair", "Éclair"),
      ("e&#x301;a", "Éa"),
      ("Wikipedia talk:&#x2126;", "Wikipedia talk:Ω"),
      ("AT&amp;T", "AT&T"),
      ("AT&T", "AT&T"),
      ("&amp ;", "&amp ;"),
    ])
  func `N-2 Character references are resolved, and what they make is composed`(
    typed: String, prefixedText: String
  ) throws {
    let title = try Title.read(typed, wiki: "en").get()
    #expect(Array(title.prefixedText.unicodeScalars) == Array(prefixedText.unicodeScalars))
  }

  @Test(
    arguments: [
      ("en", "iPhone", "IPhone"), ("tr", "iPhone", "İPhone"), ("tr", "ısparta", "Isparta"),
      ("az", "iPhone", "İPhone"), ("kaa", "iPhone", "İPhone"), ("de", "ßa", "ßa"),
      ("de", "österreich", "Österreich"), ("en", "ǆx", "ǅx"), ("en", "ﬁx", "Fix"),
      ("ka", "აx", "აx"), ("ru", "їx", "Їx"), ("jbo", "lojban", "lojban"),
      ("jbo", "user:x", "pilno:X"), ("en", "ɤ", "ɤ"), ("en", "(a", "(a"),
    ])
  func `N-2 The first letter is a capital by the rule of the wiki`(
    wiki: String, typed: String, prefixedText: String
  ) throws {
    let title = try Title.read(typed, wiki: wiki).get()
    #expect(Array(title.prefixedText.unicodeScalars) == Array(prefixedText.unicodeScalars))
  }

  @Test(
    arguments: [
      ("de", "EN:Talk:foo", "en", "en:Talk:foo"),
      ("en", "c::x", "c", "c:x"),
      ("en", "zh-min-nan:foo bar", "zh-min-nan", "zh-min-nan:foo bar"),
      ("en", "C:\\x", "c", "c:\\x"),
      ("en", "pokéwiki:", "pokéwiki", "pokéwiki:"),
    ])
  func `N-3 A prefix of another wiki leads there, and is left in lower case`(
    wiki: String, typed: String, prefix: String, prefixedText: String
  ) throws {
    let title = try Title.read(typed, wiki: wiki).get()
    #expect(title.interwiki == prefix)
    #expect(title.prefixedText == prefixedText)
    #expect(!title.isMainNamespace)
  }

  @Test(
    arguments: [
      ("en", "en:foo", "Foo"), ("de", "de:Hilfe:x", "Hilfe:X"), ("en", "EN:en:fr:x", "fr:x"),
      ("de", "de:", "Hauptseite"),
    ])
  func `N-2 The prefix of the wiki itself is dropped, and what follows is read anew`(
    wiki: String, typed: String, prefixedText: String
  ) throws {
    #expect(try Title.read(typed, wiki: wiki).get().prefixedText == prefixedText)
  }

  @Test(
    arguments: [
      ("Earth#Moon_phases", "Earth", "Moon phases"), ("a_#b#c", "A", "b#c"), ("#x", "", "x"),
      ("fr:#x", "fr:", "x"), ("a#<[{", "A", "<[{"),
    ])
  func `N-2 What follows a number sign is the fragment`(
    typed: String, prefixedText: String, fragment: String
  ) throws {
    let title = try Title.read(typed, wiki: "en").get()
    #expect(title.prefixedText == prefixedText)
    #expect(title.fragment == fragment)
  }

  @Test func `N-1 A link within a page is no article`() throws {
    #expect(try !Title.read("#x", wiki: "en").get().isMainNamespace)
  }

  @Test(
    arguments: [
      ("User:::1", "User:0:0:0:0:0:0:0:1"), ("User talk:1::", "User talk:1:0:0:0:0:0:0:0"),
      ("User:2001:db8::00ff:42", "User:2001:DB8:0:0:0:0:FF:42"),
      ("User:010.000.01.2/24", "User:10.0.1.2/24"), ("User:::/64", "User:0:0:0:0:0:0:0:/64"),
      ("User:1::2::3", "User:1::2::3"), ("User:1:2:3:4:5:6:7::", "User:1:2:3:4:5:6:7:0"),
      ("User:256.01.1.1", "User:256.01.1.1"),
      ("User:01.2.3.4/33", "User:01.2.3.4/33"), ("Talk:1::00a", "Talk:1::00a"),
    ])
  func `N-2 An address as a user's name has one spelling`(typed: String, prefixedText: String)
    throws
  {
    #expect(try Title.read(typed, wiki: "en").get().prefixedText == prefixedText)
  }

  @Test func `N-2 A namespace typed in decomposed letters is the same namespace`() throws {
    let title = try Title.read("Cate\u{301}gorie:x", wiki: "fr").get()
    #expect(title.namespace == 14)
  }

  @Test func `N-2 Wikis of the languages without a table of their own know the English names`()
    throws
  {
    #expect(try Title.read("talk:x", wiki: "xx").get().prefixedText == "Talk:X")
  }
}
