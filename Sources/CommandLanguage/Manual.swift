import OnboardCore

/// What help says of a command.
package struct ManualPage: Equatable, Sendable {
  package let verb: Verb
  /// The forms it takes, the simplest first.
  package let forms: [String]
  package let summary: String
  package let details: String
  package let examples: [String]

  init(
    _ verb: Verb, _ forms: [String], _ summary: String, _ details: String = "",
    examples: [String] = []
  ) {
    self.verb = verb
    self.forms = forms
    self.summary = summary
    self.details = details
    self.examples = examples
  }
}

/// The commands grouped as help lists them.
package enum Manual {
  package enum Section: String, CaseIterable, Sendable {
    case flow = "The flow"
    case interests = "Interests"
    case preference = "The first feed"
    case library = "Languages and library"
    case world = "The phone and its world"
    case shell = "The shell"

    package var verbs: [Verb] {
      switch self {
      case .flow: [.next, .back, .skip, .finish, .resume, .show, .status]
      case .interests: [.topics, .select, .deselect, .search, .add, .retry]
      case .preference: [.preview, .choose]
      case .library: [.lang, .read, .history, .save, .unsave]
      case .world: [.relaunch, .kill, .background, .foreground, .clock, .seed, .network]
      case .shell: [.help, .undo, .redo, .steps, .source, .expect, .quit]
      }
    }
  }

  package static func page(_ verb: Verb) -> ManualPage {
    switch verb {
    case .next:
      ManualPage(
        verb, ["next"], "go to the next screen",
        "On preference it saves the choice, as finish does.")
    case .back: ManualPage(verb, ["back"], "go back one screen")
    case .skip:
      ManualPage(
        verb, ["skip"], "leave onboarding for home",
        "Community comes first then; what was selected stays.")
    case .finish:
      ManualPage(
        verb, ["finish"], "save the choice and open home",
        "On interests it passes through the preference screen with its active choice.")
    case .resume:
      ManualPage(verb, ["resume"], "return to an onboarding that was left with selections made")
    case .show: ManualPage(verb, ["show"], "print the screen again")
    case .status: ManualPage(verb, ["status"], "say where the phone stands, in a few lines")
    case .topics: ManualPage(verb, ["topics"], "list the topics with their numbers")
    case .select:
      ManualPage(
        verb,
        ["select N…", "select topic NAME", "select WORDS", "select \"TITLE\"", "select LINK"],
        "select cards, topics or articles as interests",
        "Bare words are a topic if they name one, else a card of the grid, else an article by its "
          + "title. A quoted text is always a title. Topics go by id, name, number or beginning.",
        examples: [
          "select 3 7 12", "select topic music", "select \"Mission: Impossible\"",
          "select https://en.wikipedia.org/wiki/Jazz",
        ])
    case .deselect:
      ManualPage(
        verb, ["deselect N…", "deselect topic NAME", "deselect WORDS", "deselect all"],
        "take selections back", "It takes the forms of select; all clears every language.",
        examples: ["deselect 3", "deselect all"])
    case .search:
      ManualPage(
        verb, ["search WORDS", "search --lang CODE WORDS"], "find articles by the words of titles",
        "Words may be begun only; case and accents do not count. A namespace before the words "
          + "(Talk:Earth) is searched instead of the articles.",
        examples: ["search faust", "search --lang de faust"])
    case .add:
      ManualPage(verb, ["add N…"], "select results of the last search", examples: ["add 1"])
    case .retry: ManualPage(verb, ["retry"], "load again what failed to load")
    case .preview:
      ManualPage(
        verb, ["preview community", "preview personal"], "show a feed's sample cards",
        "Nothing changes by it.")
    case .choose:
      ManualPage(
        verb, ["choose community", "choose personal"], "choose the feed that home shows first")
    case .lang:
      ManualPage(
        verb, ["lang", "lang CODE", "lang add CODE", "lang remove CODE", "lang primary CODE"],
        "list, switch and manage languages",
        examples: ["lang", "lang add de", "lang de"])
    case .read:
      ManualPage(
        verb, ["read TITLE", "read TITLE --for TIME"], "read an article for a while",
        "The time passes on the phone's clock; without --for it is 75 seconds.",
        examples: ["read Jazz", "read Jazz --for 10s"])
    case .history:
      ManualPage(
        verb, ["history", "history clear", "history remove TITLE"], "list and change what was read")
    case .save: ManualPage(verb, ["save TITLE"], "save an article for later")
    case .unsave: ManualPage(verb, ["unsave TITLE"], "remove an article from the saved ones")
    case .relaunch: ManualPage(verb, ["relaunch"], "end the app if it runs, and start it")
    case .kill: ManualPage(verb, ["kill"], "end the app, as swiping it away does")
    case .background: ManualPage(verb, ["background"], "put the app in the background")
    case .foreground: ManualPage(verb, ["foreground"], "bring the app back")
    case .clock:
      ManualPage(
        verb, ["clock", "clock DATE[THH:MM[:SS]]", "clock +TIME", "clock -TIME"],
        "show or move the phone's clock", "Days are the calendar's; 1d keeps the time of day.",
        examples: ["clock 2026-12-01T08:00", "clock +1d", "clock +75s"])
    case .seed:
      ManualPage(
        verb, ["seed", "seed N"], "show or set the seed of all draws",
        "Setting it starts its draws from the first.")
    case .network:
      ManualPage(
        verb, ["network", "network online|slow|flaky|offline"], "show or set the network",
        "A slow answer takes 10 seconds of the phone's clock, not of yours.")
    case .help: ManualPage(verb, ["help", "help COMMAND", "COMMAND ?"], "explain the commands")
    case .undo: ManualPage(verb, ["undo", "undo N"], "take the last changes back")
    case .redo: ManualPage(verb, ["redo", "redo N"], "do again what was undone")
    case .steps: ManualPage(verb, ["steps"], "list what was done in this session")
    case .source:
      ManualPage(
        verb, ["source FILE"], "run the commands of a file or of a transcript",
        "It stops at the first error.")
    case .expect:
      ManualPage(
        verb,
        [
          "expect PATH is VALUE", "expect PATH is not VALUE", "expect PATH contains VALUE",
          "expect PATH matches GLOB",
        ], "assert on the state, as --json shows it",
        "A list is its elements in order, divided by commas; .count is their number; "
          + "'expect error is CODE' looks at the answer before.",
        examples: ["expect selected.topics is music", "expect grid[1].title matches J*"])
    case .quit: ManualPage(verb, ["quit"], "end the app and leave the shell")
    }
  }
}
