import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one owner of libedit's editor and of the history it searches.
@safe
final class Editor {
  private let handle: OpaquePointer
  private let history: OpaquePointer
  /// libedit asks for the prompt at each redraw and keeps no copy.
  private var prompt = WideText("")
  /// Nor has it copies of the names of commands.
  private var names: [WideText] = []

  init?(name: String, historyLimit: Int) {
    Self.useUnicode()
    let handle = unsafe el_init(
      name, onb_standard_input(), onb_standard_output(), onb_standard_error())
    guard let handle = unsafe handle else { return nil }
    guard let history = unsafe history_winit() else {
      unsafe el_end(handle)
      return nil
    }
    unsafe self.handle = unsafe handle
    unsafe self.history = unsafe history
    _ = unsafe onb_history_limit(history, Int32(historyLimit))
    _ = unsafe onb_set_history(handle, history)
    // On some systems vi's keys are the default.
    unsafe withWide("emacs") { unsafe _ = onb_set_editor(handle, $0) }
    // What is typed while a command runs is shown by the next prompt, not twice.
    unsafe withWide("-x") { mode in
      unsafe withWide("-echo") { unsafe _ = onb_set_terminal_mode(handle, mode, $0) }
      // Keys pressed between lines wait as they are: a canonical terminal would make NUL of ^D.
      unsafe withWide("-icanon") { unsafe _ = onb_set_terminal_mode(handle, mode, $0) }
    }
  }

  deinit {
    unsafe el_end(handle)
    unsafe history_wend(history)
  }

  /// libedit drops what the character type of the locale cannot hold.
  private static func useUnicode() {
    _ = unsafe setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "UTF-8", "en_US.UTF-8"] {
      if unsafe String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" { return }
      _ = unsafe setlocale(LC_CTYPE, name)
    }
  }

  // MARK: Setting up

  func setOwner(_ owner: TerminalLines?) {
    let pointer = unsafe owner.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
    _ = unsafe onb_set_owner(handle, pointer)
  }

  func setReader(_ reader: @convention(c) (OpaquePointer, UnsafeMutablePointer<wchar_t>) -> Int32) {
    _ = unsafe onb_set_reader(handle, reader)
  }

  func setPrompt(_ text: String) {
    prompt = WideText(text)
    _ = unsafe onb_set_prompt(handle) { editor in
      unsafe TerminalLines.owner(of: editor)?.editor.promptPointer
    }
  }

  /// Good until the next prompt is set.
  private var promptPointer: UnsafeMutablePointer<wchar_t> {
    unsafe prompt.withPointer { unsafe $0 }
  }

  func addCommand(
    _ name: String, note: String, _ command: @convention(c) (OpaquePointer, wint_t) -> UInt8
  ) {
    let (name, note) = (WideText(name), WideText(note))
    names += [name, note]
    unsafe name.withPointer { name in
      unsafe note.withPointer { unsafe _ = onb_add_command(handle, name, $0, command) }
    }
  }

  /// Binds a key in both maps, that of vi's command mode too.
  func bind(_ key: String, to command: String) {
    unsafe withWide(key) { key in
      unsafe withWide(command) { command in
        _ = unsafe onb_bind(handle, key, command)
        _ = unsafe onb_bind_alternative(handle, key, command)
      }
    }
  }

  /// Does what a line of `~/.editrc` says; gives back libedit's complaint, nil when it is content.
  func obey(_ line: String) -> String? {
    var complaint = ""
    var isRefused = false
    withCapturedErrors(into: &complaint) {
      guard let tokenizer = unsafe tok_winit(nil) else { return }
      defer { unsafe tok_wend(tokenizer) }
      var count: Int32 = 0
      var words: UnsafeMutablePointer<UnsafePointer<wchar_t>?>?
      let isWhole = unsafe withWide(line) { unsafe tok_wstr(tokenizer, $0, &count, &words) == 0 }
      isRefused = unsafe !isWhole || el_wparse(handle, count, words) != 0
    }
    return isRefused ? complaint : nil
  }

  private func withCapturedErrors(into text: inout String, _ body: () -> Void) {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let file = unsafe open_memstream(&bytes, &count) else { return body() }
    _ = unsafe onb_set_errors(handle, file)
    body()
    _ = unsafe onb_set_errors(handle, onb_standard_error())
    unsafe fclose(file)
    if let bytes = unsafe bytes { text = unsafe String(cString: bytes) }
    unsafe free(bytes)
  }

  var isEditing: Bool { unsafe onb_is_editing(handle) != 0 }

  func remember(_ line: String) {
    unsafe withWide(line) { unsafe _ = onb_history_enter(history, $0) }
  }

  // MARK: Reading

  /// The line as it was ended; nil when it was given up or there is none.
  func read() -> String? {
    var count: Int32 = 0
    guard let line = unsafe el_wgets(handle, &count), count > 0 else { return nil }
    return unsafe text(UnsafeBufferPointer(start: line, count: Int(count)))
  }

  func setRaw(_ isRaw: Bool) { _ = unsafe onb_prepare_terminal(handle, isRaw ? 1 : 0) }
  func noticeSize() { unsafe el_resize(handle) }
  func redraw() { _ = unsafe onb_redraw(handle) }

  func write(_ text: String) {
    unsafe fputs(text, onb_standard_output())
  }

  func flush() { unsafe fflush(onb_standard_output()) }

  // MARK: The line being typed

  /// The line, and the cursor in it in scalars.
  var line: HistoryWalk.Draft {
    guard let info = unsafe el_wline(handle)?.pointee else {
      return HistoryWalk.Draft(text: "", cursor: 0)
    }
    let count = unsafe info.lastchar - info.buffer
    return unsafe HistoryWalk.Draft(
      text: text(UnsafeBufferPointer(start: info.buffer, count: count)),
      cursor: info.cursor - info.buffer)
  }

  func moveCursor(by scalars: Int) {
    if scalars != 0 { _ = unsafe el_cursor(handle, Int32(scalars)) }
  }

  func deleteBeforeCursor(_ scalars: Int) { unsafe el_deletestr(handle, Int32(scalars)) }

  func insert(_ text: String) {
    if !text.isEmpty { unsafe withWide(text) { unsafe _ = el_winsertstr(handle, $0) } }
  }

  func replace(with draft: HistoryWalk.Draft) {
    let line = line
    let count = line.text.unicodeScalars.count
    moveCursor(by: count - line.cursor)
    deleteBeforeCursor(count)
    insert(draft.text)
    moveCursor(by: draft.cursor - draft.text.unicodeScalars.count)
  }

  private func text(_ wide: UnsafeBufferPointer<wchar_t>) -> String {
    var text = String.UnicodeScalarView()
    for index in wide.indices {
      let value = unsafe wide[index]
      text.append(Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{FFFD}")
    }
    return String(text)
  }
}
