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
    case home = "Home"
    case settings = "Settings of the feed"
    case library = "Languages and library"
    case world = "The phone and its world"
    case shell = "The shell"

    package var verbs: [Verb] {
      switch self {
      case .flow: [.next, .back, .skip, .finish, .resume, .show, .status]
      case .interests: [.topics, .select, .deselect, .search, .add, .retry]
      case .preference: [.preview, .choose]
      case .home:
        [
          .tab, .down, .up, .left, .right, .top, .feed, .open, .menu, .share, .hide, .refresh,
          .older, .shuffle, .notifications,
        ]
      case .settings: [.customize, .interests, .modules, .hidden, .unhide, .discover]
      case .library: [.lang, .read, .history, .save, .unsave, .saved]
      case .world:
        [
          .relaunch, .kill, .background, .foreground, .clock, .seed, .network, .login, .logout,
          .notify, .place,
        ]
      case .shell: [.help, .undo, .redo, .steps, .source, .expect, .quit]
      }
    }
  }

  package static func page(_ verb: Verb) -> ManualPage {
    switch verb {
    case .next:
      ManualPage(
        verb, ["next", "next module", "next card"], "go to the next screen",
        "On preference it saves the choice, as finish does. On home, next module is down and next "
          + "card is right.")
    case .back:
      ManualPage(
        verb, ["back"], "go back one screen",
        "From an article, the settings or the languages it returns to the same card of home.")
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
        verb, ["choose community", "choose personal"], "choose the feed that home shows first",
        "In the settings it takes effect at the next launch.")
    case .lang:
      ManualPage(
        verb,
        [
          "lang", "lang CODE", "lang add CODE", "lang remove CODE", "lang primary CODE",
          "lang manage",
        ],
        "list, switch and manage languages",
        "On home, lang manage opens the languages screen, the last entry of the language menu.",
        examples: ["lang", "lang add de", "lang de"])
    case .read:
      ManualPage(
        verb, ["read TITLE", "read TITLE --for TIME"], "read an article for a while",
        "The time passes on the phone's clock; without --for it is 75 seconds.",
        examples: ["read Jazz", "read Jazz --for 10s"])
    case .history:
      ManualPage(
        verb, ["history", "history clear", "history remove TITLE"], "list and change what was read")
    case .save:
      ManualPage(
        verb, ["save", "save N", "save TITLE"], "save an article for later",
        "N is a card of the module on show; without anything it is the current card, or the article "
          + "on show.")
    case .unsave:
      ManualPage(
        verb, ["unsave", "unsave N", "unsave TITLE"], "remove an article from the saved ones",
        "N is a card of the module on show; without anything it is the current card, or the article "
          + "on show.")
    case .saved: ManualPage(verb, ["saved"], "list the saved articles")
    case .share:
      ManualPage(
        verb, ["share", "share N", "share TITLE"], "print an article's link",
        "N is a card of the module on show; without anything it is the current card, or the article "
          + "on show.")
    case .tab: ManualPage(verb, ["tab community", "tab for-you"], "switch between the feeds")
    case .down:
      ManualPage(verb, ["down", "down N"], "go to the next module", examples: ["down", "down 3"])
    case .up:
      ManualPage(verb, ["up", "up N", "previous module"], "go to the module before")
    case .left: ManualPage(verb, ["left", "left N"], "go to the card before")
    case .right: ManualPage(verb, ["right", "right N"], "go to the next card")
    case .top: ManualPage(verb, ["top"], "go to the first module of the feed")
    case .feed:
      ManualPage(
        verb, ["feed"], "list all modules and cards of the feed",
        "Carousels load as one comes near; those that wait are listed as such.")
    case .open:
      ManualPage(
        verb, ["open", "open N"], "open the article of a card",
        "It stands in the reading history then; the time until back is added to it.")
    case .menu: ManualPage(verb, ["menu", "menu N"], "list what can be done with the current card")
    case .hide:
      ManualPage(
        verb, ["hide card", "hide card N", "hide module"],
        "hide the current card, or turn its module off",
        "A card hidden in For you never comes back; a module does with modules on.")
    case .refresh:
      ManualPage(
        verb, ["refresh"], "make a new feed",
        "By itself that happens once a day, when the app is launched or comes to the foreground.")
    case .older: ManualPage(verb, ["older"], "show an earlier day of Community")
    case .shuffle: ManualPage(verb, ["shuffle"], "draw another random article (phase 2)")
    case .notifications: ManualPage(verb, ["notifications"], "look at the notifications")
    case .customize: ManualPage(verb, ["customize"], "open the settings of the feed")
    case .interests:
      ManualPage(
        verb, ["interests"], "open the interests from home or its settings",
        "Changes count at the next refresh; back returns.")
    case .modules:
      ManualPage(
        verb, ["modules", "modules on MODULE", "modules off MODULE"],
        "list the modules of both feeds, and turn them on and off",
        examples: ["modules off top-read", "modules on because-you-read"])
    case .hidden: ManualPage(verb, ["hidden"], "list the hidden cards and modules")
    case .unhide:
      ManualPage(
        verb, ["unhide MODULE"], "turn a hidden module on again", "Hidden cards stay hidden.")
    case .discover:
      ManualPage(
        verb, ["discover daily|weekly|monthly", "discover off"],
        "choose how often Discover makes a reading list (phase 2)")
    case .login: ManualPage(verb, ["login"], "log in, so that the bell shows")
    case .logout: ManualPage(verb, ["logout"], "log out")
    case .notify:
      ManualPage(
        verb, ["notify N"], "let N notifications be unread", "It takes an account: login.")
    case .place:
      ManualPage(
        verb, ["place LAT,LON"], "say where the phone is, for Places of interest (phase 2)",
        "Nearby articles come with the next feed.", examples: ["place 52.52,13.40"])
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
