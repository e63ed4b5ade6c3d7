import OnboardCore

/// What each command takes.
enum Grammar {
  /// The commands by their names, and by others that people type.
  static let verbs: [String: Verb] = [
    "?": .help, "exit": .quit, "language": .lang, "languages": .lang, "launch": .relaunch,
    "previous": .up, "settings": .customize, "bell": .notifications,
  ].merging(Verb.allCases.map { ($0.rawValue, $0) }) { _, verb in verb }

  static func command(_ verb: Verb, _ arguments: Arguments) throws(CommandError) -> Command {
    switch verb {
    case .next: try next(arguments)
    case .back: try bare(.back, arguments)
    case .skip: try bare(.skip, arguments)
    case .finish: try bare(.finish, arguments)
    case .resume: try bare(.resume, arguments)
    case .topics: try bare(.topics, arguments)
    case .retry: try bare(.retry, arguments)
    case .show: try bare(.show, arguments)
    case .status: try bare(.status, arguments)
    case .relaunch: try bare(.relaunch, arguments)
    case .kill: try bare(.kill, arguments)
    case .background: try bare(.background, arguments)
    case .foreground: try bare(.foreground, arguments)
    case .select: .request(.select(try selectors(arguments)))
    case .deselect:
      arguments.keyword == "all" && arguments.tokens.count == 1
        ? .request(.deselectAll) : .request(.deselect(try selectors(arguments)))
    case .search: try search(arguments)
    case .add: .request(.add(try numbers(arguments)))
    case .lang: .request(.languages(try language(arguments)))
    case .preview: .request(.preview(try feed(arguments)))
    case .choose: .request(.choose(try feed(arguments)))
    case .read: try read(arguments)
    case .history: .request(.history(try history(arguments)))
    case .save: card(arguments) { .save($0) }
    case .unsave: card(arguments) { .unsave($0) }
    case .saved: try bare(.saved, arguments)
    case .share: card(arguments) { .home(.share($0)) }
    case .tab: .request(.home(.tab(try tab(arguments))))
    case .down: try move(.down, arguments, cards: .right)
    case .up: try move(.up, arguments, cards: .left)
    case .left: try move(.left, arguments)
    case .right: try move(.right, arguments)
    case .top: try bare(.home(.top), arguments)
    case .feed: try bare(.home(.feed), arguments)
    case .open: try card(.home(.open), arguments)
    case .menu: try card(.home(.menu), arguments)
    case .hide: try hide(arguments)
    case .customize: try bare(.home(.customize), arguments)
    case .interests: try bare(.home(.interests), arguments)
    case .modules: try modules(arguments)
    case .hidden: try bare(.home(.hidden), arguments)
    case .unhide: .request(.home(.unhide(try module(arguments))))
    case .refresh: try bare(.home(.refresh), arguments)
    case .older: try bare(.home(.older), arguments)
    case .shuffle: try bare(.home(.shuffle), arguments)
    case .discover: try pace(arguments)
    case .notifications: try bare(.home(.notifications), arguments)
    case .login: try bare(.world(.logIn), arguments)
    case .logout: try bare(.world(.logOut), arguments)
    case .notify: try notify(arguments)
    case .place: try place(arguments)
    case .clock: try clock(arguments)
    case .seed: try seed(arguments)
    case .network: try network(arguments)
    case .expect: .expect(try expectation(arguments))
    case .source: .source(try arguments.one("a file"))
    case .steps: try nothing(.steps, arguments)
    case .undo: .undo(try count(arguments))
    case .redo: .redo(try count(arguments))
    case .help: .help(try topic(arguments))
    case .quit: try nothing(.quit, arguments)
    }
  }

  static func bare(
    _ request: Request, _ arguments: Arguments
  ) throws(CommandError) -> Command {
    try nothing(.request(request), arguments)
  }

  static func nothing(
    _ command: Command, _ arguments: Arguments
  ) throws(CommandError) -> Command {
    try arguments.none()
    return command
  }

  private static func search(_ arguments: Arguments) throws(CommandError) -> Command {
    let (code, rest) = try arguments.option("--lang", expected: "a language's code")
    return .request(.search(rest.text, language: code))
  }

  private static func language(_ arguments: Arguments) throws(CommandError) -> LanguageRequest {
    guard let word = arguments.keyword else {
      if arguments.tokens.isEmpty { return .list }
      throw arguments.unexpected("a language's code")
    }
    let rest = arguments.dropping(1)
    switch word {
    case "add": return .add(try rest.one("a language's code"))
    case "remove": return .remove(try rest.one("a language's code"))
    case "primary": return .makePrimary(try rest.one("a language's code"))
    case "list" where rest.tokens.isEmpty: return .list
    case "manage" where rest.tokens.isEmpty: return .manage
    default: return .use(try arguments.one("a language's code"))
    }
  }

  private static func feed(_ arguments: Arguments) throws(CommandError) -> FirstFeed {
    let expected = "'community' or 'personal'"
    let typed = try arguments.one(expected).lowercased()
    let words: [(String, FirstFeed)] = [
      ("community", .community), ("personalized", .personalized),
    ]
    if !typed.isEmpty, let match = words.first(where: { $0.0.hasPrefix(typed) }) {
      return match.1
    }
    let nearest = Nearest.to(typed, among: ["community", "personal"]) { [$0] }
    throw arguments.unexpected(expected, nearest: nearest)
  }

  private static func read(_ arguments: Arguments) throws(CommandError) -> Command {
    let (duration, rest) = try arguments.option("--for", expected: "a time such as 75s")
    var seconds = 75
    if let duration {
      guard let parsed = Duration.seconds(duration) else {
        throw .arguments(
          .read, .unexpected(duration, expected: "a time such as 75s or 2m", nearest: []))
      }
      seconds = parsed
    }
    return .request(.read(try rest.some("a title"), seconds: seconds))
  }

  private static func history(_ arguments: Arguments) throws(CommandError) -> HistoryRequest {
    guard !arguments.tokens.isEmpty else { return .list }
    let rest = arguments.dropping(1)
    switch arguments.keyword {
    case "clear" where rest.tokens.isEmpty: return .clear
    case "remove": return .remove(try rest.some("a title"))
    default:
      let nearest = Nearest.to(arguments.text, among: ["clear", "remove"]) { [$0] }
      throw arguments.unexpected("'clear', 'remove TITLE' or nothing", nearest: nearest)
    }
  }

  private static func clock(_ arguments: Arguments) throws(CommandError) -> Command {
    let text = arguments.text
    guard !text.isEmpty else { return .request(.world(.clock(nil))) }
    if let wall = WallTime(text) { return .clock(.set(wall)) }
    if let (days, seconds) = Duration.signed(text) {
      return .clock(.move(days: days, seconds: seconds))
    }
    throw arguments.unexpected("a time such as 2026-12-01T08:00, +1d, +2h or +75s")
  }

  private static func seed(_ arguments: Arguments) throws(CommandError) -> Command {
    guard !arguments.tokens.isEmpty else { return .request(.world(.seed(nil))) }
    guard let seed = UInt64(try arguments.one("a whole number")) else {
      throw arguments.unexpected("a whole number from 0 to \(UInt64.max)")
    }
    return .request(.world(.seed(seed)))
  }

  private static func network(_ arguments: Arguments) throws(CommandError) -> Command {
    guard !arguments.tokens.isEmpty else { return .request(.world(.network(nil))) }
    let names = Network.allCases.map(\.rawValue)
    let expected = list(names.map { "'\($0)'" }, "or")
    let typed = try arguments.one(expected).lowercased()
    guard let network = Network(rawValue: typed) else {
      throw arguments.unexpected(expected, nearest: Nearest.to(typed, among: names) { [$0] })
    }
    return .request(.world(.network(network)))
  }

  static func count(_ arguments: Arguments) throws(CommandError) -> Int {
    guard !arguments.tokens.isEmpty else { return 1 }
    guard let count = Int(try arguments.one("a number of steps")), count > 0 else {
      throw arguments.unexpected("a number of steps, 1 or more")
    }
    return count
  }

  private static func numbers(_ arguments: Arguments) throws(CommandError) -> [Int] {
    let expected = "a result's number"
    guard !arguments.tokens.isEmpty else {
      throw .arguments(.add, .none(expected: expected))
    }
    var numbers: [Int] = []
    for part in arguments.text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let number = Int(part) else {
        throw .arguments(
          .add, .unexpected(String(part), expected: expected, nearest: []))
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func topic(_ arguments: Arguments) throws(CommandError) -> Verb? {
    guard let token = arguments.tokens.first else { return nil }
    _ = try arguments.one("a command")
    return try Parser.verb(token)
  }

  private static func expectation(_ arguments: Arguments) throws(CommandError) -> Expectation {
    let expected = "PATH is|is not|contains|matches VALUE"
    let words = arguments.tokens
    guard words.count >= 3 else { throw arguments.unexpected(expected) }
    var relation = Expectation.Relation(rawValue: words[1].text.lowercased())
    var used = 2
    if relation == .equals, words[2].text == "not", !words[2].isQuoted, words.count > 3 {
      relation = .differs
      used = 3
    }
    guard let relation else {
      let names = Expectation.Relation.allCases.map(\.rawValue)
      throw arguments.unexpected(
        expected, nearest: Nearest.to(words[1].text, among: names) { [$0] })
    }
    let rest = arguments.dropping(used)
    let value = rest.tokens.count == 1 ? rest.text : rest.raw
    return Expectation(path: words[0].text, relation: relation, value: value)
  }
}
