import LineEditing
import Testing

@Suite struct TypingTests {
  private let entries = ["search jazz", "select 3", "search blues", "search blues", "status"]

  private func draft(_ text: String, at cursor: Int? = nil) -> HistoryWalk.Draft {
    HistoryWalk.Draft(text: text, cursor: cursor ?? text.unicodeScalars.count)
  }

  @Test func `going back keeps to lines that begin alike, and returns to what was typed`() {
    var walk = HistoryWalk()
    #expect(walk.older(than: draft("sea"), in: entries) == draft("search blues"))
    #expect(walk.older(than: draft("search blues"), in: entries) == draft("search jazz"))
    #expect(walk.older(than: draft("search jazz"), in: entries) == nil)
    #expect(walk.newer(than: draft("search jazz"), in: entries) == draft("search blues"))
    #expect(walk.newer(than: draft("search blues"), in: entries) == draft("sea"))
    #expect(walk.newer(than: draft("sea"), in: entries) == nil)
  }

  @Test func `the beginning is what stands before the cursor`() {
    var walk = HistoryWalk()
    let typed = draft("selfish", at: 3)
    #expect(walk.older(than: typed, in: entries) == draft("select 3"))
    #expect(walk.newer(than: draft("select 3"), in: entries) == typed)
  }

  @Test func `a line changed on the way begins a new way`() {
    var walk = HistoryWalk()
    #expect(walk.older(than: draft(""), in: entries) == draft("status"))
    #expect(walk.older(than: draft("sel"), in: entries) == draft("select 3"))
  }

  @Test(arguments: [
    ("plain> ", "plain> "),
    ("\u{1B}[1mab\u{1B}[0m ", "|\u{1B}[1m|a|\u{1B}[1m|b|\u{1B}[0m| "),
    ("\u{1B}[1ma \u{1B}[0m", "|\u{1B}[1m|a|\u{1B}[0m| "),
    ("\u{1B}[1ma\u{1B}[m", "|\u{1B}[1m|a|\u{1B}[m| "),
    ("\u{1B}[1m\u{1B}[34ma\u{1B}[0mb c", "|\u{1B}[1m\u{1B}[34m|a|\u{1B}[0m|b c"),
  ])
  func `every coloured character of a prompt carries its codes`(prompt: String, marked: String) {
    #expect(markedPrompt(prompt, mark: "|") == marked)
  }

  private func layout(_ prompt: String, _ text: String, at cursor: Int, columns: Int) -> LineLayout
  {
    LineLayout(prompt: prompt, text: text, cursor: cursor, columns: columns) { scalar in
      scalar.value >= 0x2E80 ? 2 : (0x300...0x36F).contains(scalar.value) ? 0 : 1
    }
  }

  @Test func `a line is laid out in rows as libedit does it`() {
    let line = layout("\u{1B}[1m> \u{1B}[0m", "abc日本e\u{301}f", at: 4, columns: 6)
    #expect(line.rows == ["> abc", "日本e\u{301}f", ""])
    #expect(line.cursor == LineLayout.Place(row: 1, column: 2))
    #expect(line.end == LineLayout.Place(row: 2, column: 0))
    #expect(layout("> ", "abc日", at: 3, columns: 6).cursor == LineLayout.Place(row: 1, column: 0))
  }

  @Test(
    arguments: [
      ("bind -v", .vi, []),
      ("onboard:bind -e", .emacs, []),
      ("bind ^T ed-move-to-beg", nil, []),
      ("bind \"^[[15~\" ed-move-to-end", nil, ["\u{1B}[15~"]),
      ("bind \\e[1;5C vi-next-word", nil, ["\u{1B}[1;5C"]),
    ] as [(String, Editrc.Keys?, [String])])
  func `a line of editrc is understood`(text: String, keys: Editrc.Keys?, sequences: [String])
    throws
  {
    let settings = Editrc(path: "rc", text: "# comment\n\n  \(text)\n")
    let line = try #require(settings.lines.first)
    #expect(line.number == 3)
    #expect(line.text == text)
    #expect(line.chosenKeys == keys)
    #expect(line.boundSequences == sequences)
  }
}
