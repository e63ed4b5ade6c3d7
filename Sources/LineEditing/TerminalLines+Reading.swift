import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// libedit asks here for each character. Its own reader takes a byte a call, cannot tell a resize
/// from the end of input, and loses a `^C` that arrives just before it waits.
extension TerminalLines {
  /// How long the rest of an escape sequence may take.
  private static let sequenceDelay: Int32 = 60

  /// 1 for a character, 0 at the end of input, -1 when the line is given up.
  func read(into target: UnsafeMutablePointer<wchar_t>) -> Int32 {
    guard ending == .none, let scalar = nextScalar() else {
      unsafe target.pointee = 0
      errno = EINTR
      return ending == .endOfInput ? 0 : -1
    }
    unsafe target.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  private func nextScalar() -> Unicode.Scalar? {
    var isLate = false
    while true {
      react(to: terminal.takeEvents())
      if ending == .interruptAsked { return Binding.interrupt.rawValue }
      if !queue.isEmpty { return queue.removeFirst() }
      if let key = decoder.next(isLate: isLate) {
        if let scalar = scalar(for: key) { return scalar }
        continue
      }
      repairScreen()
      let wait = terminal.wait(milliseconds: decoder.isMidKey ? Self.sequenceDelay : -1)
      isLate = wait == .timeout
      guard wait == .input, !fill() else { continue }
      ending = .endOfInput
      return nil
    }
  }

  private func fill() -> Bool {
    guard let bytes = terminal.readKeys() else { return false }
    fillSearch()
    decoder.append(bytes)
    return true
  }

  /// The character libedit gets for a key; nil for a key that does nothing.
  private func scalar(for key: Key) -> Unicode.Scalar? {
    switch key {
    case .paste(let pasted):
      paste = pasted
      return Binding.paste.rawValue
    case .sequence(let sequence):
      if ownSequences.contains(sequence) {
        let scalars = Array(sequence.unicodeScalars)
        queue += scalars.dropFirst()
        return scalars.first
      }
      return Binding(sequence: sequence)?.rawValue
    case .scalar(let scalar):
      // NUL (Ctrl-Space) would make libedit take the next key literally, even ^C.
      if scalar.value == 0 || (0x80...0x9F).contains(scalar.value) { return nil }
      guard scalar.value >= 0x300, columns(of: scalar) == 0 else { return scalar }
      // libedit counts a column for a mark that it draws while typing.
      mark = scalar
      return Binding.insertMark.rawValue
    }
  }

  // MARK: Signals

  private func react(to events: TerminalGuard.Events) {
    if events.contains(.suspended) {
      suspend()
    } else if events.contains(.continued) {
      resume()
    } else if events.contains(.resized) {
      redrawResized()
    }
    if events.contains(.interrupted) {
      decoder.clear()
      queue = []
      pastedLines = []
      draft = HistoryWalk.Draft(text: "", cursor: 0)
      ending = .interruptAsked
    }
  }

  private func suspend() {
    setPasting(false)
    editor.write("\n")
    editor.flush()
    editor.setRaw(false)
    terminal.stop()
    let events = terminal.takeEvents()
    resume()
    react(to: events.subtracting([.continued, .resized, .suspended]))
  }

  private func resume() {
    editor.setRaw(false)
    editor.setRaw(true)
    setPasting(true)
    editor.write("\r\u{1B}[J")
    size = Terminal.size(of: Self.output) ?? size
    editor.noticeSize()
    editor.redraw()
  }

  private func redrawResized() {
    guard let new = Terminal.size(of: Self.output), new != size else { return }
    let layout = layout(columns: Terminal.reflows ? new.columns : size.columns)
    let up = min(layout.cursor.row, new.rows - 1)
    size = new
    repair = .none
    editor.write((up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J")
    editor.noticeSize()
    editor.redraw()
  }

  // MARK: Layout

  func layout(columns: Int) -> LineLayout {
    let line = editor.line
    return LineLayout(
      prompt: prompt, text: line.text, cursor: line.cursor, columns: columns,
      width: self.columns(of:))
  }

  /// As libedit draws it.
  func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    return Int(onb_width(wchar_t(bitPattern: scalar.value)))
  }
}
