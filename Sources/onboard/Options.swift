import CommandLanguage
import MediaWiki
import OnboardCore

/// What the command line asks for.
struct Options: Equatable {
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  enum Mode: Equatable {
    case shell
    /// The commands of `-c`.
    case commands(String)
    case run([String])
    /// The title to explain, or `-` for those on standard input.
    case title(String)
    case help
    case manPage
    case version
  }

  enum ContentChoice: Equatable {
    case bundled
    case live
    /// The path of a recording.
    case recording(String)
  }

  var mode = Mode.shell
  var content = ContentChoice.bundled
  /// Where live content is reached; nil for Wikipedia.
  var wikiAddress: WikiAddress?
  /// How whoever runs the program can be reached.
  var contact: String?
  /// The file that keeps what live content answers.
  var recording: String?
  var profile = "default"
  var dataDirectory: String?
  var isEphemeral = false
  var phase = Phase.first
  var endOfFeed = EndOfFeed.stop
  var languages: [String]?
  var seed: UInt64?
  var clock: WallTime?
  var timeZone: String?
  var start: FlowScreen?
  var color = Color.auto
  var width: Int?
  var isJSON = false
  var keepsGoing = false
  var isQuiet = false
  /// The language that `title` reads in.
  var language = "en"
}

/// Why a command line cannot be understood, in words for people.
struct OptionFault: Error, Equatable {
  let message: String
}

/// An option as help lists it; the same table reads the command line.
struct OptionForm: Sendable {
  let names: [String]
  /// What its value is called; nil for a switch.
  let value: String?
  let summary: String
  let apply: @Sendable (inout Options, String) throws(OptionFault) -> Void

  init(
    _ names: [String], _ value: String? = nil, _ summary: String,
    _ apply: @escaping @Sendable (inout Options, String) throws(OptionFault) -> Void
  ) {
    self.names = names
    self.value = value
    self.summary = summary
    self.apply = apply
  }
}

extension Options {
  static let forms: [OptionForm] = [
    OptionForm(["-c"], "COMMANDS", "run commands divided by ' ; ' or line ends, then leave") {
      options, value throws(OptionFault) in
      if case .commands = options.mode { throw OptionFault(message: "-c can be given once") }
      options.mode = .commands(value)
    },
    OptionForm(["--profile"], "NAME", "the phone to use (default: default)") {
      options, value throws(OptionFault) in
      options.profile = try Options.profile(value)
    },
    OptionForm(["--data-dir"], "DIR", "where profiles are kept ($XDG_STATE_HOME/onboard)") {
      options, value throws(OptionFault) in
      guard !value.isEmpty else {
        throw OptionFault(message: "--data-dir: expected a folder; got nothing")
      }
      options.dataDirectory = value
    },
    OptionForm(["--ephemeral"], nil, "keep nothing") { options, _ in options.isEphemeral = true },
    OptionForm(
      ["--content"], "SOURCE", "where articles come from: bundled, live or a recording's file"
    ) { options, value throws(OptionFault) in
      options.content = try Options.content(value)
    },
    OptionForm(["--wiki-url"], "URL", "the api.php of live content; {lang} is the language") {
      options, value throws(OptionFault) in
      options.wikiAddress = try Options.parsed(
        WikiAddress(value), "--wiki-url", value,
        "an address such as https://{lang}.wikipedia.org/w/api.php")
    },
    OptionForm(["--contact"], "TEXT", "a mail address or page, told to the wikis of live content") {
      options, value throws(OptionFault) in
      options.contact = try Options.contact(value)
    },
    OptionForm(["--save-recording"], "FILE", "keep what live content answers, for --content") {
      $0.recording = $1
    },
    OptionForm(["--languages"], "CODES", "languages of a new profile, as en,de") {
      options, value throws(OptionFault) in
      options.languages = try Options.languages(value)
    },
    OptionForm(["--lang"], "CODE", "the language that 'title' reads in (default: en)") {
      options, value throws(OptionFault) in
      options.language = try Options.languages(value)[0]
    },
    OptionForm(["--seed"], "N", "the seed of all draws (default: 1)") {
      options, value throws(OptionFault) in
      options.seed = try Options.parsed(UInt64(value), "--seed", value, "a whole number")
    },
    OptionForm(["--clock"], "TIME", "a clock that stands, as 2026-11-30T09:00:00") {
      options, value throws(OptionFault) in
      options.clock = try Options.parsed(
        WallTime(value), "--clock", value, "a time such as 2026-11-30T09:00:00")
    },
    OptionForm(["--time-zone"], "ID", "the person's time zone, as Europe/Berlin") {
      $0.timeZone = $1
    },
    OptionForm(["--start"], "SCREEN", "where a new profile begins (default: curiosity)") {
      options, value throws(OptionFault) in
      let names = FlowScreen.allCases.map(\.rawValue)
      options.start = try Options.parsed(
        FlowScreen(rawValue: value), "--start", value, names.joined(separator: ", "))
    },
    OptionForm(["--phase"], "1|2", "which of the feed's modules there are (default: 1)") {
      options, value throws(OptionFault) in
      options.phase = try Options.parsed(
        Int(value).flatMap { Phase(rawValue: $0) }, "--phase", value, "1 or 2")
    },
    OptionForm(["--end-of-feed"], "stop|wrap", "what scrolling does at the end (default: stop)") {
      options, value throws(OptionFault) in
      options.endOfFeed = try Options.parsed(
        EndOfFeed(rawValue: value), "--end-of-feed", value, "stop or wrap")
    },
    OptionForm(["--color"], "WHEN", "auto, always or never") {
      options, value throws(OptionFault) in
      options.color = try Options.parsed(
        Color(rawValue: value), "--color", value, "auto, always or never")
    },
    OptionForm(["--width"], "N", "columns to lay out for (default: the terminal's, else 80)") {
      options, value throws(OptionFault) in
      let width = Int(value).flatMap { (20...1000).contains($0) ? $0 : nil }
      options.width = try Options.parsed(width, "--width", value, "a number from 20 to 1000")
    },
    OptionForm(["--json"], nil, "one JSON object a command") { options, _ in
      options.isJSON = true
    },
    OptionForm(["--keep-going"], nil, "go on after a command that failed") { options, _ in
      options.keepsGoing = true
    },
    OptionForm(["-q", "--quiet"], nil, "no greeting; of transcripts only failures") {
      options, _ in options.isQuiet = true
    },
    OptionForm(["-V", "--version"], nil, "print the version") { options, _ in
      options.mode = .version
    },
    OptionForm(["--man-page"], nil, "print the manual page, for 'man -l -'") { options, _ in
      options.mode = .manPage
    },
    OptionForm(["-h", "--help"], nil, "print this help") { options, _ in options.mode = .help },
  ]

  private static let commands = ["run", "title"]

  /// Reads the arguments behind the program's name.
  init(_ arguments: [String]) throws(OptionFault) {
    self.init()
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      try take(argument, &rest)
    }
    try take(words)
    try checkTogether()
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(OptionFault) {
    let equals = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard let form = Options.forms.first(where: { $0.names.contains(name) }) else {
      let known = Options.forms.flatMap(\.names)
      throw OptionFault(
        message: "unknown option '\(name)'" + Options.offer(name, among: known))
    }
    guard form.value != nil else {
      if equals != nil { throw OptionFault(message: "\(name) takes no value; got '\(argument)'") }
      try form.apply(&self, "")
      return
    }
    if let equals {
      try form.apply(&self, String(argument[argument.index(after: equals)...]))
    } else if let value = rest.popFirst() {
      try form.apply(&self, value)
    } else {
      throw OptionFault(message: "\(name): expected \(form.value ?? "a value"); got nothing")
    }
  }

  private mutating func take(_ words: [String]) throws(OptionFault) {
    guard let command = words.first else { return }
    // Help and version come before whatever else was asked.
    guard mode == .shell else {
      if case .commands = mode {
        throw OptionFault(message: "-c and '\(command)' do not go together")
      }
      return
    }
    if command == "title" {
      guard words.count > 1 else {
        throw OptionFault(message: "title: expected a title, or - for standard input; got nothing")
      }
      mode = .title(words.dropFirst().joined(separator: " "))
      return
    }
    guard command == "run" else {
      throw OptionFault(
        message: "unknown command '\(command)'" + Options.offer(command, among: Options.commands)
          + (command.contains(" ") ? "; -c runs commands of the shell" : ""))
    }
    guard words.count > 1 else {
      throw OptionFault(message: "run: expected files or folders; got nothing")
    }
    mode = .run(Array(words.dropFirst()))
  }
}
