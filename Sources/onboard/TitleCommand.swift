import LineEditing
import OnboardCore
import Rendering

/// `onboard title TEXT|-`: how a wiki reads a title.
struct TitleCommand {
  private let options: Options
  private let text: String
  private let output = Output()

  init(_ options: Options, text: String) {
    self.options = options
    self.text = text
  }

  func run() -> Int32 {
    defer { output.flush() }
    let wiki = Language.wiki(of: options.language)
    let rules = WikiRules.of(wiki: wiki)
    guard text == "-" else {
      show(text, wiki, rules)
      return ExitStatus.fine
    }
    // Who asks for many titles counts the answers: what is no text is answered too.
    let lines = StreamLines(
      descriptor: 0, damage: .kept, willWait: { [output] in output.flush() })
    var status = ExitStatus.fine
    while true {
      switch lines.next() {
      case .line(let line): show(line, wiki, rules)
      case .invalid(let fault):
        Output.complain(fault.message)
        status = ExitStatus.notUnderstood
      case .interrupted: return 130
      case .end: return status
      }
    }
  }

  private func show(_ typed: String, _ wiki: String, _ rules: WikiRules) {
    let reading = Title.read(typed, rules: rules)
    if options.isJSON {
      output.put(TitleJSON.object(typed, reading).text + "\n")
    } else {
      let style = Style(width: options.width ?? Terminal.columns(of: 1) ?? 80)
      output.put(TextRenderer(style).text(TitleWords.blocks(typed, wiki: wiki, reading)))
    }
  }
}
