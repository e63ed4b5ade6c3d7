import CommandLanguage
import OnboardCore
import Testing

@Suite struct VerbTests {
  @Test(
    arguments: [
      ("ba", ""), ("n", ""), ("f", ""), ("re", ""), ("s", ""), ("h", ""), ("t", ""), ("l", ""),
      ("la", "lang"), ("to", ""), ("top", "top"),
      ("sk", "skip"), ("fi", "finish"), ("ne", ""), ("nex", "next"), ("topi", "topics"),
      ("des", "deselect"), ("sel", "select"), ("sea", "search"), ("rel", "relaunch"),
      ("ret", "retry"), ("red", "redo"), ("res", "resume"), ("k", "kill"), ("fo", "foreground"),
      ("cl", "clock"), ("q", "quit"), ("ste", "steps"), ("sta", "status"),
      ("exit", "quit"), ("?", "help"), ("launch", "relaunch"), ("languages", "lang"),
    ])
  func `an unambiguous beginning or another name is the command`(typed: String, verb: String) throws
  {
    if let expected = Verb(rawValue: verb) {
      #expect(try Parser.command("help \(typed)") == .help(expected))
    } else {
      let begun = Verb.allCases.filter { $0.rawValue.hasPrefix(typed) }
      #expect(begun.count > 1)
      #expect(throws: CommandError.ambiguous(typed, begun)) { try Parser.command(typed) }
    }
  }

  @Test(arguments: Verb.allCases)
  func `a command's full name is that command, whatever begins like it`(verb: Verb) throws {
    #expect(try Parser.command("help \(verb.rawValue)") == .help(verb))
    #expect(try Parser.command("\(verb.rawValue) ?") == .help(verb))
    #expect(try Parser.command("\(verb.rawValue.uppercased()) ?") == .help(verb))
  }

  @Test(
    arguments: [
      ("nxt", .next), ("slect", .select), ("serach", .search), ("hlep", .help), ("statsu", .status),
      ("finsh", .finish), ("topcis", .topics), ("qiut", .quit),
    ] as [(String, Verb)])
  func `F-6: an unknown command is an error that offers the nearest`(typed: String, verb: Verb)
    throws
  {
    let error = #expect(throws: CommandError.self) { try Parser.command(typed) }
    guard case .unknown(typed, let nearest)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(nearest.contains(verb))
    #expect(error?.code == .unknownCommand)
    #expect(error?.message.contains("'\(verb.rawValue)'") == true)
  }

  @Test func `a number alone is told to be a card`() {
    #expect(throws: CommandError.bareNumber("3")) { try Parser.command("3") }
    #expect(CommandError.bareNumber("3").message.contains("select 3"))
  }

  @Test func `a command may stand in quotes when it is whole`() throws {
    #expect(try Parser.command("\"next\"") == .request(.next))
    #expect(throws: CommandError.self) { try Parser.command("\"ski\"") }
  }

  @Test(arguments: ["\"nex\"", "xyzzy", "東京", "-1", "\u{1B}[31m"])
  func `what is near no command says how to list them`(line: String) {
    let error = #expect(throws: CommandError.self) { try Parser.command(line) }
    #expect(error?.code == .unknownCommand)
  }

  @Test(arguments: [
    "next 1", "back x", "skip it", "finish \"x\"", "resume now", "topics all", "retry 3", "show me",
    "status x", "relaunch x", "kill -9", "background x", "foreground x", "steps x", "quit now",
  ])
  func `a command without arguments takes none`(line: String) {
    let error = #expect(throws: CommandError.self) { try Parser.command(line) }
    #expect(error?.code == .usage)
    #expect(error?.message.contains("takes no arguments") == true)
  }

  @Test func `a message is one phrase: the rule, what was typed, what comes nearest`() {
    let messages: [(CommandError, String)] = [
      (.unknown("nxt", nearest: [.next]), "unknown command 'nxt'; did you mean 'next'?"),
      (.unknown("zzz", nearest: []), "unknown command 'zzz'; 'help' lists the commands"),
      (.ambiguous("h", [.history, .help]), "'h' begins several commands: history and help"),
      (.unclosedQuote("\"x"), "a quote is not closed: \"x"),
      (
        .arguments(
          .network, .unexpected("of", expected: "'online' or 'offline'", nearest: ["offline"])),
        "network: expected 'online' or 'offline'; got 'of'; did you mean 'offline'?"
      ),
      (.arguments(.save, .none(expected: "a title")), "save: expected a title; got nothing"),
    ]
    for (error, message) in messages { #expect(error.message == message) }
  }
}
