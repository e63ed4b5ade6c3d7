import CommandLanguage
import OnboardCore
import Testing

@Suite struct ArgumentTests {
  private static let requests: [(String, Request)] = [
    ("search faust", .search("faust", language: nil)),
    ("search giant  squid", .search("giant squid", language: nil)),
    ("search --lang de faust", .search("faust", language: "de")),
    ("search faust --lang de", .search("faust", language: "de")),
    ("search --lang=de faust", .search("faust", language: "de")),
    ("search \"--lang\" de", .search("--lang de", language: nil)),
    ("search \"Talk:Earth\"", .search("Talk:Earth", language: nil)),
    ("search", .search("", language: nil)),
    ("add 1", .add([1])), ("add 1 3", .add([1, 3])), ("add 1,3", .add([1, 3])),
    ("lang", .languages(.list)), ("lang list", .languages(.list)),
    ("lang de", .languages(.use("de"))),
    ("lang add ja", .languages(.add("ja"))), ("lang remove de", .languages(.remove("de"))),
    ("lang primary de", .languages(.makePrimary("de"))), ("language de", .languages(.use("de"))),
    ("preview community", .preview(.community)), ("preview personal", .preview(.personalized)),
    ("preview Personalized", .preview(.personalized)), ("choose c", .choose(.community)),
    ("choose personal", .choose(.personalized)),
    ("read Jazz", .read("Jazz", seconds: 75)), ("read Jazz --for 10s", .read("Jazz", seconds: 10)),
    ("read --for=2m Giant squid", .read("Giant squid", seconds: 120)),
    ("read \"For --for\"", .read("For --for", seconds: 75)),
    ("history", .history(.list)), ("history clear", .history(.clear)),
    ("history remove Giant squid", .history(.remove("Giant squid"))),
    ("save Paris, Texas", .save("Paris, Texas")), ("unsave \"Jazz\"", .unsave("Jazz")),
    ("clock", .world(.clock(nil))), ("seed", .world(.seed(nil))), ("seed 7", .world(.seed(7))),
    ("seed 18446744073709551615", .world(.seed(.max))), ("network", .world(.network(nil))),
    ("network OFFLINE", .world(.network(.offline))), ("network slow", .world(.network(.slow))),
  ]

  private static let ofHome: [(String, Request)] = [
    ("tab community", .home(.tab(.community))), ("tab for-you", .home(.tab(.forYou))),
    ("tab For You", .home(.tab(.forYou))), ("tab f", .home(.tab(.forYou))),
    ("down", .home(.move(.down, count: 1))), ("up 3", .home(.move(.up, count: 3))),
    ("left", .home(.move(.left, count: 1))), ("right 2", .home(.move(.right, count: 2))),
    ("next module", .home(.move(.down, count: 1))), ("next card", .home(.move(.right, count: 1))),
    ("previous module", .home(.move(.up, count: 1))),
    ("previous card", .home(.move(.left, count: 1))), ("next", .next), ("top", .home(.top)),
    ("feed", .home(.feed)), ("open", .home(.open)), ("open 2", .card(2, .home(.open))),
    ("menu", .home(.menu)), ("menu 3", .card(3, .home(.menu))), ("save", .save(nil)),
    ("save 2", .card(2, .save(nil))), ("save \"2\"", .save("2")),
    ("unsave 1", .card(1, .unsave(nil))),
    ("share", .home(.share(nil))), ("share Jazz", .home(.share("Jazz"))),
    ("share 4", .card(4, .home(.share(nil)))), ("hide card", .home(.hide(.card))),
    ("hide card 2", .card(2, .home(.hide(.card)))), ("hide module", .home(.hide(.module))),
    ("customize", .home(.customize)), ("settings", .home(.customize)),
    ("interests", .home(.interests)), ("modules", .home(.modules(.list))),
    ("modules off top-read", .home(.modules(.turn(.topRead, on: false)))),
    ("modules on Because you read", .home(.modules(.turn(.becauseYouRead, on: true)))),
    ("modules continue off", .home(.modules(.turn(.continueReading, on: false)))),
    ("modules off based on your interests", .home(.modules(.turn(.basedOnInterests, on: false)))),
    ("hidden", .home(.hidden)), ("unhide games", .home(.unhide(.games))),
    ("refresh", .home(.refresh)), ("older", .home(.older)), ("shuffle", .home(.shuffle)),
    ("discover weekly", .home(.discover(.weekly))), ("discover off", .home(.discover(nil))),
    ("login", .world(.logIn)), ("logout", .world(.logOut)), ("notify 3", .world(.notify(3))),
    ("notifications", .home(.notifications)), ("bell", .home(.notifications)),
    ("lang manage", .languages(.manage)),
  ]

  @Test(arguments: ofHome)
  func `H-2 Y-4: a command of home is the request`(line: String, request: Request) throws {
    #expect(try Parser.command(line) == .request(request))
  }

  @Test(arguments: [
    ("52.52,13.40", 5252, 1340), ("-33.86, 151.21", -3386, 15_121), ("90,-180", 9000, -18_000),
    ("0,0", 0, 0),
  ])
  func `R-2: a place is a latitude and a longitude`(text: String, latitude: Int, longitude: Int)
    throws
  {
    guard case .request(.world(.place(let place)))? = try Parser.command("place " + text) else {
      Issue.record("no place")
      return
    }
    #expect((place.latitude, place.longitude) == (latitude, longitude))
  }

  @Test(arguments: requests)
  func `a command with its arguments is the request`(line: String, request: Request) throws {
    #expect(try Parser.command(line) == .request(request))
  }

  private static let commands: [(String, Command)] = [
    ("clock 2026-12-01T08:00", .clock(.set(.noon(-14_400)))),
    ("clock 2026-12-01 08:00", .clock(.set(.noon(-14_400)))),
    ("clock 2026-12-01", .clock(.set(.noon(-43_200)))),
    ("clock +1d", .clock(.move(days: 1, seconds: 0))),
    ("clock -1d", .clock(.move(days: -1, seconds: 0))),
    ("clock −2h", .clock(.move(days: 0, seconds: -7200))),
    ("clock +75s", .clock(.move(days: 0, seconds: 75))),
    ("clock +1w2d3h", .clock(.move(days: 9, seconds: 10_800))),
    ("undo", .undo(1)), ("undo 3", .undo(3)), ("redo", .redo(1)), ("redo 2", .redo(2)),
    ("source a.txt", .source("a.txt")), ("source \"a b.txt\"", .source("a b.txt")),
    ("steps", .steps), ("quit", .quit), ("help", .help(nil)), ("?", .help(nil)),
  ]

  @Test(arguments: commands)
  func `R-2: the shell's own commands are read`(line: String, command: Command) throws {
    #expect(try Parser.command(line) == command)
  }

  @Test(arguments: [
    "search --lang", "add", "add one", "add 1 x", "lang add", "lang add de fr", "lang de fr",
    "lang \"de\"", "preview", "preview both", "choose", "choose \"\"", "read", "read --for 10s",
    "read Jazz --for", "read Jazz --for long", "read Jazz --for -1", "read Jazz --for 101d",
    "read Jazz --for 8640001", "history show", "history clear all", "history remove",
    "clock noon", "clock +", "clock 1d", "clock +1x", "clock +d", "clock + 1d", "clock 2026-02-30",
    "clock +99999999d", "seed x", "seed -1", "seed 18446744073709551616", "seed 1 2",
    "network fast", "network on line", "undo 0", "undo -1", "undo x", "redo 1 2", "source",
    "source a b", "help next back", "expect", "expect screen", "expect screen is",
    "expect screen equals home", "tab", "tab x", "down 0", "up x", "left 1 2", "next screen",
    "open x", "open 1 2", "menu all", "hide", "hide all", "hide card x", "hide module 2",
    "modules banana", "modules on", "modules off e", "unhide", "unhide x", "notify", "notify -1",
    "notify 10000", "place", "place 91,0", "place 0,181", "place 1", "place nan,0", "place 1e1,2",
    "discover", "discover hourly", "feed me", "lang manage de",
  ])
  func `R-1: arguments that a command does not take are an error`(line: String) {
    let error = #expect(throws: CommandError.self) { try Parser.command(line) }
    #expect(error?.code == .usage)
    #expect(error?.message.hasSuffix(".") == false)
  }

  @Test(arguments: [
    ("network ofline", "offline"), ("preview comunity", "community"),
    ("tab comunity", "community"), ("hide modlue", "module"), ("discover wekly", "weekly"),
    ("modules off top-raed", "top-read"), ("history claer", "clear"),
    ("expect a matchs b", "matches"),
  ])
  func `a near miss is offered`(line: String, offered: String) {
    let error = #expect(throws: CommandError.self) { try Parser.command(line) }
    #expect(error?.message.contains("did you mean ") == true)
    #expect(error?.message.contains("'\(offered)'") == true)
  }

  @Test(arguments: [
    ("0", 0), ("75", 75), ("75s", 75), ("2m", 120), ("1h30m", 5400), ("1d", 86_400),
    ("1w", 604_800),
    ("1H", 3600), ("8640000", 8_640_000), ("100d", 8_640_000),
  ])
  func `R-2: a length of time is seconds, or numbers with units`(text: String, seconds: Int) throws
  {
    #expect(
      try Parser.command("read Jazz --for \(text)") == .request(.read("Jazz", seconds: seconds)))
  }
}

extension WallTime {
  /// So many seconds from noon of 2026-12-01.
  fileprivate static func noon(_ seconds: Int) -> WallTime {
    WallTime(day: Day(number: Moment.morningDay + 1), secondOfDay: 43_200 + seconds)
  }
}

extension Moment {
  fileprivate static let morningDay = 20_787
}
