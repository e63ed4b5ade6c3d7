import CEditLine
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines edited by a person on standard input and output, through libedit.
///
/// One per process, used on one thread: libedit keeps state of its own for the whole process. Lines
/// given out are kept in the history. Between lines the terminal echoes nothing, and `^C` ends the
/// process unless the program handles it; only `kill -9` leaves a terminal that needs `reset`.
package final class TerminalLines {
  static let input: Int32 = 0
  static let output: Int32 = 1

  let editor: Editor
  let terminal: TerminalGuard
  let history: HistoryFile
  let width: (String) -> Int
  let complete: (String, Int) -> CompletionAnswer

  var decoder = KeyDecoder()
  var walk = HistoryWalk()
  /// Sequences the person bound to something else; libedit gets them as they are.
  var ownSequences: Set<String> = []
  /// Characters for libedit that no key was pressed for.
  var queue: [Unicode.Scalar] = []
  /// The rest of a paste: whole lines, and the beginning of the line after them.
  var pastedLines: [String] = []
  var draft = HistoryWalk.Draft(text: "", cursor: 0)
  var paste: PastedText?
  var mark: Unicode.Scalar?
  /// The line for which another Tab lists what is possible.
  var completed: HistoryWalk.Draft?
  var prompt = ""
  var size = Terminal.Size(rows: 24, columns: 80)
  var repair = Repair.none
  var ending = Ending.none
  /// Set when the person wants no editing.
  var plain: StreamLines?
  private var hasFilledSearch = false

  /// What ends a line that was not given.
  enum Ending {
    case none, interruptAsked, interrupted, endOfInput
  }

  /// - Parameters:
  ///   - name: What `~/.editrc` calls the program.
  ///   - width: How many columns a text takes.
  ///   - complete: What may stand before the cursor, which is counted in unicode scalars.
  package init(
    name: String, history: HistoryFile?, width: @escaping (String) -> Int,
    complete: @escaping (_ line: String, _ cursor: Int) -> CompletionAnswer
  ) {
    terminal = TerminalGuard(descriptor: Self.input)
    self.history = history ?? HistoryFile(path: "/dev/null")
    self.width = width
    self.complete = complete
    guard let editor = Editor(name: name, historyLimit: self.history.limit) else {
      fatalError("libedit found no memory")
    }
    self.editor = editor
    editor.setOwner(self)
    unsafe editor.setReader { editor, target in
      unsafe TerminalLines.owner(of: editor)?.read(into: target) ?? 0
    }
    addCommands()
    bindKeys()
    obeySettings()
  }

  deinit { editor.setOwner(nil) }

  static func owner(of editor: OpaquePointer) -> TerminalLines? {
    guard let pointer = unsafe onb_owner(editor) else { return nil }
    return unsafe Unmanaged<TerminalLines>.fromOpaque(pointer).takeUnretainedValue()
  }

  package var columns: Int { Terminal.columns(of: Self.output) ?? 80 }

  /// Forgets what was pasted or typed ahead, as when the command before it was cancelled.
  package func dropTypedAhead() {
    decoder.clear()
    queue = []
    pastedLines = []
    draft = HistoryWalk.Draft(text: "", cursor: 0)
  }

  package func next(prompt: String) -> LineEvent {
    terminal.beginReading()
    Terminal.editing.store(true, ordering: .relaxed)
    defer {
      Terminal.editing.store(false, ordering: .relaxed)
      terminal.endReading()
    }
    let event = plain.map { nextPlain($0, prompt) } ?? nextEdited(prompt)
    if case .line(let line) = event, history.append(line), hasFilledSearch {
      editor.remember(line)
    }
    return event
  }

  private func nextPlain(_ lines: StreamLines, _ prompt: String) -> LineEvent {
    editor.write(prompt)
    editor.flush()
    let event = lines.next()
    if event == .interrupted || event == .end { editor.write("\n") }
    return event
  }

  private func nextEdited(_ prompt: String) -> LineEvent {
    if !pastedLines.isEmpty {
      let line = pastedLines.removeFirst()
      editor.write("\(prompt)\(line)\n")
      return .line(line)
    }
    begin(prompt)
    let line = editor.read()
    leaveWindow()
    setPasting(false)
    defer { editor.flush() }
    switch ending {
    case .none:
      guard let line else { return endOfInput() }
      return .line(line.last?.isNewline == true ? String(line.dropLast()) : line)
    case .interruptAsked, .interrupted:
      editor.write("^C\n")
      return .interrupted
    case .endOfInput: return endOfInput()
    }
  }

  private func begin(_ prompt: String) {
    if prompt != self.prompt || self.prompt.isEmpty {
      self.prompt = prompt
      editor.setPrompt(markedPrompt(prompt, mark: Unicode.Scalar(UInt8(ONB_PROMPT_MARK))))
    }
    size = Terminal.size(of: Self.output) ?? size
    walk = HistoryWalk()
    completed = nil
    ending = .none
    setPasting(true)
    if !draft.text.isEmpty { queue.insert(Binding.resume.rawValue, at: 0) }
  }

  private func endOfInput() -> LineEvent {
    editor.write("\n")
    return .end
  }

  /// Has the terminal say where pasted text begins and ends.
  func setPasting(_ isOn: Bool) {
    terminal.setPasting(isOn)
    editor.write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }

  /// Gives libedit what its own search looks through, once a person begins to type.
  func fillSearch() {
    guard !hasFilledSearch else { return }
    hasFilledSearch = true
    for entry in history.entries { editor.remember(entry) }
  }
}
