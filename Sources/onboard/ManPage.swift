import CommandLanguage

/// The manual page in roff, made of the same tables as `--help` and `help`.
enum ManPage {
  static var text: String {
    var lines = [
      ".TH ONBOARD 1 \"\" \"\(Usage.version)\"",
      ".SH NAME", "onboard \\- a shell over a simulated phone with the Wikipedia app's onboarding",
      ".SH SYNOPSIS",
    ]
    for form in Usage.forms {
      lines += [".br", escaped(form.line)]
    }
    lines.append(".SH OPTIONS")
    for form in Options.forms {
      let names = form.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = form.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", names + value, escaped(form.summary)]
    }
    lines.append(".SH COMMANDS")
    for section in Manual.Section.allCases {
      lines.append(".SS " + escaped(section.rawValue))
      for page in section.verbs.map(Manual.page) {
        lines += [".TP", "\\fB" + escaped(page.forms.joined(separator: ", ")) + "\\fR"]
        lines.append(escaped("\(page.summary). \(page.details)"))
      }
    }
    lines += [".SH EXIT STATUS", escaped(Usage.exitStatus)]
    lines += [
      ".SH FILES", ".TP", "$XDG_STATE_HOME/onboard", "Profiles, and the history of commands.",
      ".TP", "~/.editrc",
      "Settings of libedit; lines that begin with onboard: are for this program.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text in which roff sees no requests and no escapes.
  private static func escaped(_ text: String) -> String {
    let safe = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "\\&..."
      default: result.append(character)
      }
    }
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
