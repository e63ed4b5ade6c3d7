import LineEditing
import Testing

@Suite struct CompletionTests {
  private func answer(_ texts: [String], isFinal: Bool = true) -> CompletionAnswer {
    CompletionAnswer(start: 0, candidates: texts.map { Candidate(text: $0, isFinal: isFinal) })
  }

  @Test(
    arguments: [
      ("se", [], nil),
      ("sea", ["search"], "search "),
      ("s", ["search", "select"], "se"),
      ("se", ["search", "select"], nil),
      ("Se", ["search", "select"], "se"),
      ("azz", ["jazz", "blues"], nil),
      ("c", ["cafe\u{301} x", "cafe\u{301} y"], "cafe\u{301} "),
    ] as [(String, [String], String?)])
  func `what is certain is inserted`(word: String, texts: [String], expected: String?) {
    #expect(answer(texts).insertion(replacing: word) == expected)
  }

  @Test func `no space follows what is not whole`() {
    #expect(answer(["lists/"], isFinal: false).insertion(replacing: "li") == "lists/")
  }

  private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  private func lines(_ candidates: [Candidate], columns: Int, rows: Int) -> [String] {
    CandidateList(columns: columns, rows: rows, width: width).lines(for: candidates)
  }

  @Test func `notes stand beside the texts, aligned and cut to the screen`() {
    let candidates = [
      Candidate(text: "select", note: "choose a topic or a result"),
      Candidate(text: "選択", note: "えらぶ"),
      Candidate(text: "quit"),
    ]
    #expect(
      lines(candidates, columns: 24, rows: 5)
        == ["select  choose a topic…", "選択    えらぶ", "quit"])
  }

  @Test func `texts stand in columns`() {
    let candidates = ["a", "bb", "選択", "d", "e"].map { Candidate(text: $0) }
    #expect(lines(candidates, columns: 14, rows: 5) == ["a     d", "bb    e", "選択"])
  }

  @Test func `a list longer than the screen says how much is missing`() {
    let candidates = (1...26).map { Candidate(text: "topic-\($0)", note: "note") }
    #expect(
      lines(candidates, columns: 20, rows: 3)
        == ["topic-1   topic-3", "topic-2   topic-4", "… and 22 more"])
  }
}
