import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What keys do: our defaults first, then what the person says in `~/.editrc`.
extension TerminalLines {
  func bindKeys() {
    bindSharedKeys()
    bindEmacsKeys()
  }

  private func bindSharedKeys() {
    for binding in Binding.allCases { editor.bind(String(binding.rawValue), to: binding.command) }
    for (key, command) in Binding.plain { editor.bind(key, to: command) }
  }

  private func bindEmacsKeys() {
    for (key, command) in Binding.emacs { editor.bind(key, to: command) }
  }

  func obeySettings() {
    guard let settings = Editrc() else { return }
    for line in settings.lines {
      if let complaint = editor.obey(line.text) {
        report(complaint, about: line, in: settings.path)
      }
      ownSequences.formUnion(line.boundSequences)
      switch line.chosenKeys {
      case .emacs: bindKeys()
      case .vi: bindSharedKeys()
      case nil: break
      }
    }
    if !editor.isEditing { readPlainly() }
  }

  private func readPlainly() {
    terminal.restore()
    plain = StreamLines(descriptor: Self.input) { [terminal] in
      terminal.takeEvents().contains(.interrupted)
    }
  }

  private func report(_ complaint: String, about line: Editrc.Line, in path: String) {
    var words = complaint.split { $0.isNewline }.joined(separator: "; ")
    if words.hasSuffix(".") { words.removeLast() }
    if words.isEmpty { words = "not understood: '\(line.text)'" }
    unsafe fputs("\(path):\(line.number): \(words)\n", onb_standard_error())
  }
}
