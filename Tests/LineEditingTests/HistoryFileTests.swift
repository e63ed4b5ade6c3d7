import LineEditing
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct HistoryFileTests {
  let folder = TemporaryFolder()

  @Test func `lines outlive the shell, in folders and a file of the person's own`() {
    let path = "\(folder.path)/state/onboard/history"
    let first = HistoryFile(path: path)
    for line in ["search jazz", "選択 3", "選択 3", "search jazz"] { first.append(line) }
    #expect(HistoryFile(path: path).entries == ["search jazz", "選択 3", "search jazz"])
    #expect(TemporaryFolder.mode(of: path) == 0o600)
    #expect(TemporaryFolder.mode(of: "\(folder.path)/state") == 0o700)
    #expect(first.fault == nil)
  }

  @Test(arguments: ["", "  ", "a\tb", "a\u{1B}[31m", String(repeating: "x", count: 4097)])
  func `a line that cannot be shown again as typed is left out`(line: String) {
    let history = HistoryFile(path: "\(folder.path)/history")
    #expect(!history.append(line))
    #expect(history.entries == [])
  }

  @Test func `two shells lose nothing of each other`() {
    let path = "\(folder.path)/history"
    let (one, two) = (HistoryFile(path: path), HistoryFile(path: path))
    for number in 1...3 {
      one.append("one \(number)")
      two.append("two \(number)")
    }
    #expect(
      HistoryFile(path: path).entries == ["one 1", "two 1", "one 2", "two 2", "one 3", "two 3"])
  }

  @Test func `only the last lines are kept, also of another shell`() {
    let path = "\(folder.path)/history"
    let other = HistoryFile(path: path, limit: 3)
    for number in 1...5 { HistoryFile(path: path, limit: 3).append("line \(number)") }
    #expect(TemporaryFolder.text(of: path) == "line 3\nline 4\nline 5\n")
    other.append("other")
    #expect(TemporaryFolder.text(of: path) == "line 4\nline 5\nother\n")
    #expect(TemporaryFolder.mode(of: path) == 0o600)
    #expect(folder.names(in: folder.path) == ["history"])
  }

  @Test func `a history of libedit is taken over`() {
    let saved = "_HiStOrY_V2_\nsearch\\040jazz\nselect\\0403\\012\n\\^Abad\n\\M-f\\M^W\\M-%\n"
    let path = folder.write(Array(saved.utf8), to: "history")
    let history = HistoryFile(path: path)
    #expect(history.entries == ["search jazz", "select 3", "日"])
    history.append("next")
    #expect(HistoryFile(path: path).entries == ["search jazz", "select 3", "日", "next"])
    #expect(TemporaryFolder.text(of: path).hasPrefix("search jazz\n"))
  }

  @Test func `lines that are no text are passed over and stay in the file`() {
    let bytes = Array("good\r\n".utf8) + [0xFF, 0x0A] + Array("unended".utf8)
    let path = folder.write(bytes, to: "history")
    let history = HistoryFile(path: path)
    #expect(history.entries == ["good", "unended"])
    history.append("next")
    #expect(TemporaryFolder.bytes(of: path) == bytes + Array("\nnext\n".utf8))
  }

  @Test func `a place that cannot be used is said once and loses nothing typed`() {
    let path = folder.write([0x0A], to: "file") + "/history"
    let history = HistoryFile(path: path)
    history.append("one")
    let fault = history.fault
    #expect(fault?.hasPrefix("cannot read \(path): ") == true)
    history.append("two")
    #expect(history.fault == fault)
    #expect(history.entries == ["one", "two"])
  }

  @Test func `a folder is no history`() {
    let history = HistoryFile(path: folder.path)
    history.append("one")
    #expect(history.fault != nil)
  }

  @Test func `/dev/null keeps nothing and complains of nothing`() {
    let history = HistoryFile(path: "/dev/null")
    history.append("one")
    #expect(history.fault == nil)
    #expect(HistoryFile(path: "/dev/null").entries == [])
  }

  @Test func `a link stays a link`() throws {
    let target = folder.write([], to: "target")
    let link = "\(folder.path)/link"
    try #require(symlink(target, link) == 0)
    for number in 1...3 { HistoryFile(path: link, limit: 1).append("line \(number)") }
    #expect(TemporaryFolder.text(of: target) == "line 3\n")
  }
}
