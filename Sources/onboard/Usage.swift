/// The text of `--help`, and what the manual page shares with it.
enum Usage {
  static let version = "onboard 0.1.0"

  /// The ways to call the program.
  static let forms: [(line: String, summary: String)] = [
    ("onboard [options]", "shell; without a terminal, commands from standard input"),
    ("onboard -c 'COMMANDS' [options]", "commands divided by ' ; ', then leave"),
    ("onboard run [options] FILE|DIR…", "check transcripts"),
    ("onboard title TEXT|- [options]", "say how the wiki reads a title"),
  ]

  static let exitStatus = """
    0 fine, 1 an expectation or a transcript failed, 2 not understood,
    3 a command failed, or content or store are unavailable
    """

  static var text: String {
    let options = Options.forms.map { form in
      (form.names.joined(separator: ", ") + (form.value.map { " " + $0 } ?? ""), form.summary)
    }
    return """
      A shell over a simulated phone with the Wikipedia app's onboarding.

      \(columns(forms.map { ($0.line, $0.summary) }))

      \(columns(options.map { ("  " + $0.0, $0.1) }))

      Exit status: \(exitStatus).
      In the shell, 'help' explains the commands.

      """
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let widest = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      left + String(repeating: " ", count: widest + 2 - left.count) + right
    }.joined(separator: "\n")
  }
}
