import CommandLanguage
import LineEditing
import OnboardCore
import OnboardSession
import Rendering

/// The loop of lines and answers, for a person or for a script.
struct Shell {
  private let options: Options
  private let isInteractive: Bool
  private let output = Output()

  init(_ options: Options) {
    self.options = options
    isInteractive =
      options.mode == .shell && Terminal.isTerminal(0) && Terminal.isTerminal(1)
  }

  func run() throws -> Int32 {
    let factory = SessionFactory(options: options, isInteractive: isInteractive)
    let source = try ContentSource(options: options, isInteractive: isInteractive).open()
    defer { source.close() }
    let session = try factory.session(source.content)
    let printer = Printer(options, isTerminal: Terminal.isTerminal(1), output: output)
    defer { output.flush() }
    let opening = session.launch()
    if let failure = opening.failure, failure.code != .contentUnavailable {
      Output.complain(failure.message)
      return ExitStatus.commandFailed
    }
    if isInteractive {
      let history = try factory.stateDirectory().map { HistoryFile(path: $0 + "/history") }
      return Interaction(session, printer, history, isQuiet: options.isQuiet).run(opening)
    }
    let script = Script(session, printer, keepsGoing: options.keepsGoing)
    if case .commands(let text) = options.mode { return script.run(commands: text) }
    return script.run(StreamLines(descriptor: 0, willWait: { [output] in output.flush() }))
  }
}

/// Prints answers in the form that was asked for.
struct Printer {
  let style: Style
  private let isJSON: Bool
  private let isTerminal: Bool
  private let fixedWidth: Int?
  private let output: Output

  init(_ options: Options, isTerminal: Bool, output: Output) {
    isJSON = options.isJSON
    self.isTerminal = isTerminal
    self.output = output
    fixedWidth = options.width
    style = Style(
      width: options.width ?? 80, hasColor: Printer.hasColor(options.color, isTerminal),
      isolates: isTerminal)
  }

  /// The option beats NO_COLOR, which counts when it is not empty; a dumb terminal has none.
  private static func hasColor(_ color: Options.Color, _ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && LiveFiles.environment("NO_COLOR") == nil
        && LiveFiles.environment("TERM") != "dumb"
    }
  }

  /// The style for the terminal as wide as it is now.
  private var currentStyle: Style {
    guard isTerminal, fixedWidth == nil, let columns = Terminal.columns(of: 1) else { return style }
    return Style(width: columns, hasColor: style.hasColor, isolates: style.isolates)
  }

  func show(_ reply: Reply) {
    if isJSON {
      output.put(reply.json.text + "\n")
      return
    }
    if reply.depth > 0 {
      output.put("\(reply.screen.rawValue)> \(SafeText.visible(reply.command))\n")
    }
    show(reply.blocks)
  }

  func show(_ blocks: [Block]) { output.put(TextRenderer(currentStyle).text(blocks)) }

  func put(_ text: String) { output.put(text) }

  func flush() { output.flush() }
}

/// Commands without a person: the first that fails ends them, unless told to go on.
struct Script {
  private let session: Session
  private let printer: Printer
  private let keepsGoing: Bool

  init(_ session: Session, _ printer: Printer, keepsGoing: Bool) {
    self.session = session
    self.printer = printer
    self.keepsGoing = keepsGoing
  }

  func run(commands: String) -> Int32 {
    var status = ExitStatus.fine
    for command in Parser.split(commands) where !session.hasEnded {
      worsen(&status, run(command))
      if status != ExitStatus.fine, !keepsGoing { break }
    }
    return status
  }

  func run(_ lines: StreamLines) -> Int32 {
    var status = ExitStatus.fine
    while !session.hasEnded {
      switch lines.next() {
      case .line(let line):
        worsen(&status, run(line))
      case .invalid(let fault):
        Output.complain(fault.message)
        worsen(&status, ExitStatus.commandFailed)
      case .interrupted:
        return 130
      case .end:
        return status
      }
      if status != ExitStatus.fine, !keepsGoing {
        printer.flush()
        Output.complain("stopped at line \(lines.lineNumber); --keep-going goes on")
        return status
      }
    }
    return status
  }

  private func run(_ line: String) -> Int32 {
    var status = ExitStatus.fine
    session.run(line) { reply in
      printer.show(reply)
      guard let failure = reply.failure else { return }
      worsen(
        &status,
        failure.code == .expectationFailed
          ? ExitStatus.assertionFailed : ExitStatus.commandFailed)
    }
    return status
  }

  /// A command that failed tells more than an assertion that did.
  private func worsen(_ status: inout Int32, _ other: Int32) { status = max(status, other) }
}

extension LineFault {
  /// One phrase for people.
  var message: String {
    switch self {
    case .invalidUTF8(let line, let byte):
      "line \(line) is not UTF-8 text at byte \(byte); it was left out"
    case .nulByte(let line, let byte):
      "line \(line) holds a NUL byte at byte \(byte); it was left out"
    case .tooLong(let line, let bytes):
      "line \(line) is too long (\(bytes) bytes); it was left out"
    }
  }
}
