/// The text of `--help`.
enum Usage {
  static let version = "onboard 0.1.0"

  static var text: String {
    let forms = Options.forms.map { form in
      (form.names.joined(separator: ", ") + (form.value.map { " " + $0 } ?? ""), form.summary)
    }
    let widest = forms.map(\.0.count).max() ?? 0
    let options = forms.map { form, summary in
      "  " + form + String(repeating: " ", count: widest + 2 - form.count) + summary
    }
    return """
      A shell over a simulated phone with the Wikipedia app's onboarding.

      onboard [options]                  shell; without a terminal, commands from standard input
      onboard -c 'COMMANDS' [options]    commands divided by ' ; ', then leave
      onboard run [options] FILE|DIR…    check transcripts
      onboard title TEXT|- [options]     say how the wiki reads a title

      \(options.joined(separator: "\n"))

      Exit status: 0 fine, 1 an expectation or a transcript failed, 2 not understood,
      3 a command failed or content or store are unavailable. In the shell, 'help' explains.

      """
  }
}
