import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What libedit does next after a command of ours.
enum CommandResult: UInt8 {
  case unchanged = 0
  case endOfFile = 2
  case redraw = 4
  case moved = 5
  case refused = 6
}

/// The commands that keys are bound to. They work on characters as people see them, where libedit's
/// own work on code points.
extension TerminalLines {
  func addCommands() {
    unsafe editor.addCommand("onb-complete", note: "Complete the word before the cursor") {
      editor, _ in
      unsafe TerminalLines.run(editor) { $0.completeWord() }
    }
    unsafe editor.addCommand("onb-delete-or-end", note: "Delete the next character, or leave") {
      editor, _ in
      unsafe TerminalLines.run(editor) { $0.deleteOrEnd() }
    }
    unsafe editor.addCommand("onb-delete-previous", note: "Delete the previous character") {
      editor, _ in
      unsafe TerminalLines.run(editor) { $0.deletePrevious() }
    }
    unsafe editor.addCommand("onb-delete-next", note: "Delete the next character") { editor, _ in
      unsafe TerminalLines.run(editor) { $0.deleteNext() }
    }
    unsafe editor.addCommand("onb-previous-character", note: "Go to the previous character") {
      editor, _ in
      unsafe TerminalLines.run(editor) { $0.moveToPrevious() }
    }
    unsafe editor.addCommand("onb-next-character", note: "Go to the next character") { editor, _ in
      unsafe TerminalLines.run(editor) { $0.moveToNext() }
    }
    unsafe editor.addCommand("onb-older", note: "Show an older line that begins alike") {
      editor, _ in
      unsafe TerminalLines.run(editor) { $0.showOlder() }
    }
    unsafe editor.addCommand("onb-newer", note: "Show a newer line that begins alike") {
      editor, _ in
      unsafe TerminalLines.run(editor) { $0.showNewer() }
    }
    unsafe editor.addCommand("onb-interrupt", note: "Give the line up") { editor, _ in
      unsafe TerminalLines.run(editor) { $0.interrupt() }
    }
    unsafe editor.addCommand("onb-paste", note: "Insert pasted text") { editor, _ in
      unsafe TerminalLines.run(editor) { $0.insertPaste() }
    }
    unsafe editor.addCommand("onb-resume", note: "Go on with the rest of a paste") { editor, _ in
      unsafe TerminalLines.run(editor) { $0.insertDraft() }
    }
    unsafe editor.addCommand("onb-insert-mark", note: "Insert a combining mark") { editor, _ in
      unsafe TerminalLines.run(editor) { $0.insertMark() }
    }
  }

  private static func run(
    _ editor: OpaquePointer, _ command: (TerminalLines) -> CommandResult
  ) -> UInt8 {
    guard let lines = unsafe owner(of: editor) else { return CommandResult.refused.rawValue }
    return command(lines).rawValue
  }

  // MARK: Deleting and moving

  /// How many scalars the character before the cursor has, or the one after it.
  private func scalars(before line: HistoryWalk.Draft) -> Int {
    let part = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(line.cursor)))
    return part.last?.unicodeScalars.count ?? 0
  }

  private func scalars(after line: HistoryWalk.Draft) -> Int {
    let part = String(String.UnicodeScalarView(line.text.unicodeScalars.dropFirst(line.cursor)))
    return part.first?.unicodeScalars.count ?? 0
  }

  private func deletePrevious() -> CommandResult {
    let count = scalars(before: editor.line)
    guard count > 0 else { return .refused }
    editor.deleteBeforeCursor(count)
    return .redraw
  }

  private func deleteNext() -> CommandResult {
    let count = scalars(after: editor.line)
    guard count > 0 else { return .refused }
    editor.moveCursor(by: count)
    editor.deleteBeforeCursor(count)
    return .redraw
  }

  private func deleteOrEnd() -> CommandResult {
    guard editor.line.text.isEmpty else { return deleteNext() }
    ending = .endOfInput
    return .endOfFile
  }

  private func moveToPrevious() -> CommandResult {
    let count = scalars(before: editor.line)
    editor.moveCursor(by: -count)
    return count > 0 ? .moved : .refused
  }

  private func moveToNext() -> CommandResult {
    let count = scalars(after: editor.line)
    editor.moveCursor(by: count)
    return count > 0 ? .moved : .refused
  }

  private func insertMark() -> CommandResult {
    guard let mark else { return .refused }
    editor.insert(String(mark))
    return .redraw
  }

  // MARK: History

  private func showOlder() -> CommandResult {
    show(walk.older(than: editor.line, in: history.entries))
  }

  private func showNewer() -> CommandResult {
    show(walk.newer(than: editor.line, in: history.entries))
  }

  private func show(_ found: HistoryWalk.Draft?) -> CommandResult {
    guard let found else { return .refused }
    editor.replace(with: found)
    return .redraw
  }

  // MARK: Endings and pastes

  /// The line stays to be read, with the cursor behind it.
  private func interrupt() -> CommandResult {
    ending = .interrupted
    let line = editor.line
    editor.moveCursor(by: line.text.unicodeScalars.count - line.cursor)
    return .redraw
  }

  /// A paste of several lines gives out all that are whole; the last goes on being edited.
  private func insertPaste() -> CommandResult {
    guard let paste, let first = paste.lines.first else { return .refused }
    self.paste = nil
    guard paste.lines.count > 1 else {
      editor.insert(first)
      return .redraw
    }
    let line = editor.line
    let rest = line.text.unicodeScalars.dropFirst(line.cursor)
    editor.moveCursor(by: rest.count)
    editor.deleteBeforeCursor(rest.count)
    editor.insert(first)
    pastedLines = Array(paste.lines.dropFirst().dropLast())
    let last = paste.lines.last ?? ""
    draft = HistoryWalk.Draft(
      text: last + String(String.UnicodeScalarView(rest)), cursor: last.unicodeScalars.count)
    queue.append("\n")
    return .redraw
  }

  private func insertDraft() -> CommandResult {
    editor.replace(with: draft)
    draft = HistoryWalk.Draft(text: "", cursor: 0)
    return .redraw
  }
}
