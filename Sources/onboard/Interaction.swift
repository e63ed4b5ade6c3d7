import Capabilities
import CommandLanguage
import LineEditing
import OnboardCore
import OnboardSession
import Rendering

/// A session with a person at a terminal.
struct Interaction {
  private let session: Session
  private let printer: Printer
  private let history: HistoryFile?
  private let isQuiet: Bool

  init(_ session: Session, _ printer: Printer, _ history: HistoryFile?, isQuiet: Bool) {
    self.session = session
    self.printer = printer
    self.history = history
    self.isQuiet = isQuiet
  }

  func run(_ opening: Reply) -> Int32 {
    if !isQuiet {
      printer.show([
        .note("\(Usage.version) · help lists the commands, Tab completes, ^D leaves")
      ])
      printer.put("\n")
    }
    printer.show(opening)
    let source = LineSource(terminalLines, printer)
    if let fault = history?.fault { Output.complain("the history of commands: \(fault)") }
    while !session.hasEnded {
      printer.flush()
      switch source.next(prompt) {
      case .line(let line):
        session.run(line) { reply in
          printer.show(reply)
          // What was typed or pasted behind a command that was given up is given up too.
          if reply.failure?.isCancellation == true { source.dropTypedAhead() }
        }
      case .interrupted: break
      case .invalid(let fault): printer.put("error: \(fault.message)\n")
      case .end: session.run("quit") { printer.show($0) }
      }
    }
    printer.flush()
    return ExitStatus.fine
  }

  private var prompt: String {
    let text = TranscriptText.prompt(session.phone.screen)
    guard printer.style.hasColor else { return text }
    return "\u{1B}[1m" + text.dropLast() + "\u{1B}[0m "
  }

  /// Lines from libedit; nil where the terminal cannot be edited on.
  private var terminalLines: TerminalLines? {
    guard Terminal.canEdit(input: 0, output: 1) else { return nil }
    return TerminalLines(
      name: "onboard", history: history, width: { DisplayWidth.of($0) },
      complete: { line, cursor in
        complete(String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor))))
      })
  }

  /// What could act on the terminal is not offered: it would be put into the line as it is.
  private func complete(_ line: String) -> CompletionAnswer {
    let completer = Completer(
      session.phone, titles: titles(beginning:),
      files: { LiveFiles.paths(beginning: $0) })
    let completions = completer.completions(of: line)
    return CompletionAnswer(
      start: completions.start,
      candidates: completions.candidates.filter { SafeText.visible($0.text) == $0.text }.map {
        Candidate(text: $0.text, note: SafeText.visible($0.note), isFinal: $0.isFinal)
      })
  }

  private func titles(beginning typed: String) -> [String] {
    guard session.phone.world.network != .offline else { return [] }
    let language = session.phone.profile.language
    return (try? session.capabilities.content.titles(typed, language, 50)) ?? []
  }
}

/// Where a person's lines come from: edited, or as they come from a plain terminal.
private struct LineSource {
  private let edited: TerminalLines?
  private let plain = StreamLines(descriptor: 0)
  private let printer: Printer

  init(_ edited: TerminalLines?, _ printer: Printer) {
    self.edited = edited
    self.printer = printer
  }

  func next(_ prompt: String) -> LineEvent {
    if let edited { return edited.next(prompt: prompt) }
    printer.put(prompt)
    printer.flush()
    return plain.next()
  }

  func dropTypedAhead() { edited?.dropTypedAhead() }
}
