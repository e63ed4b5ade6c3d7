import OnboardCore
import Testing

@Suite struct TitleErrorTests {
  @Test(
    arguments: [
      ("", .empty), (" _\u{200E}", .empty), (":", .empty), ("Help:", .empty), ("Help:#x", .empty),
      ("a[b", .characters("[")), ("a<b>", .characters("<")), ("a\tb", .characters("\t")),
      ("x%41", .characters("%41")), ("a%23b", .characters("%23")), ("x&foo;", .characters("&foo;")),
      ("x&東;", .characters("&東;")), ("a\u{1}", .characters("\u{1}")), ("a|b", .characters("|")),
      ("{{x}}", .characters("{")), ("a&lt;b", .characters("<")),
      (".", .relative), ("..", .relative), ("./a", .relative), ("a/../b", .relative),
      ("a/.", .relative), ("fr:a/./b", .relative), ("&#46;", .relative),
      ("~~~", .magicTilde), ("a~~~~", .magicTilde),
      ("::a", .leadingColon), ("Talk::x", .leadingColon), ("User: :a", .leadingColon),
      ("Talk:File:x", .talkNamespace(prefix: "File")), ("Talk:fr:x", .talkNamespace(prefix: "fr")),
      ("Talk:User_talk:x", .talkNamespace(prefix: "User talk")),
      ("a\u{FFFD}", .brokenText), ("&#xD800;", .brokenText), ("&#150;", .brokenText),
      ("&\u{1}", .brokenText), ("Talk:x_\n", .invalid),
    ] as [(String, TitleError)])
  func `N-3 What MediaWiki refuses is refused with its key and the offending piece`(
    typed: String, error: TitleError
  ) {
    #expect(Title.read(typed, wiki: "en") == .failure(error))
  }

  @Test(
    arguments: [
      "...", "a./b", "a/.b", "a//b", "~~", "~~ ~", "100%", "5%a b", "%4G", "a&b c;d", "&;", "A=B",
      "Talk:Mission: Impossible", "File:Help:x", "a:", "Talk", "?", "C:x\\y",
    ])
  func `N-2 What looks like one of the faults and is none is a title`(typed: String) throws {
    _ = try Title.read(typed, wiki: "en").get()
  }

  @Test(
    arguments: [
      ("x", 255, "", true), ("x", 256, "", false), ("é", 127, "x", true), ("é", 128, "", false),
      ("x", 512, "Special:", true), ("x", 513, "Special:", false), ("x", 255, "Talk:", true),
      ("x", 256, "fr:", false), ("x", 252, "ﬁ", true),
    ])
  func
    `N-3 A title has at most 255 bytes, counted before its first letter changes, and 512 if special`(
      letter: String, count: Int, start: String, isValid: Bool
    )
  {
    let typed = start + String(repeating: letter, count: count)
    let result = Title.read(typed, wiki: "en")
    let limit = start == "Special:" ? 512 : 255
    switch result {
    case .success: #expect(isValid)
    case .failure(let error):
      #expect(!isValid)
      #expect(error == .tooLong(limit: limit))
    }
  }

  @Test func `N-3 The keys are those of MediaWiki`() {
    let errors: [TitleError] = [
      .empty, .characters("["), .relative, .magicTilde, .tooLong(limit: 255), .leadingColon,
      .talkNamespace(prefix: "File"), .brokenText, .invalid,
    ]
    let keys = [
      "title-invalid-empty", "title-invalid-characters", "title-invalid-relative",
      "title-invalid-magic-tilde", "title-invalid-too-long", "title-invalid-leading-colon",
      "title-invalid-talk-namespace", "title-invalid-utf8", "title-invalid",
    ]
    #expect(errors.map(\.key) == keys)
  }

  @Test func `N-2 On the Arabic wiki, references bring presentation forms to letters`() throws {
    let title = try Title.read("&#xFB50;x", wiki: "ar").get()
    #expect(title.prefixedText == "ٱx")
    #expect(try Title.read("&#xFB50;x", wiki: "en").get().prefixedText == "\u{FB50}x")
    let chillu = try Title.read("&#x0D23;\u{D4D}\u{200D}", wiki: "ml").get()
    #expect(chillu.prefixedText == "\u{D7A}")
  }
}
