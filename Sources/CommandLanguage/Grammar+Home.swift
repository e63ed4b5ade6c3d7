import OnboardCore

/// What the commands of home take.
extension Grammar {
  static func tab(_ arguments: Arguments) throws(CommandError) -> Home.Tab {
    let expected = "'community' or 'for-you'"
    let typed = try arguments.some(expected).lowercased()
    let words: [(String, Home.Tab)] = [
      ("community", .community), ("for-you", .forYou), ("for you", .forYou), ("foryou", .forYou),
    ]
    if let match = words.first(where: { $0.0.hasPrefix(typed) }) { return match.1 }
    let nearest = Nearest.to(typed, among: ["community", "for-you"]) { [$0] }
    throw arguments.unexpected(expected, nearest: nearest)
  }

  /// A step, once or so many times; `cards` is the step that "card" behind the command means.
  static func move(
    _ move: Move, _ arguments: Arguments, cards: Move? = nil
  ) throws(CommandError) -> Command {
    guard let step = step(arguments, module: move, card: cards ?? move) else {
      return .request(.home(.move(move, count: try count(arguments))))
    }
    return .request(.home(.move(step, count: 1)))
  }

  /// `next`, of the flow; with "module" or "card" behind it a step on home.
  static func next(_ arguments: Arguments) throws(CommandError) -> Command {
    guard let step = step(arguments, module: .down, card: .right) else {
      return try bare(.next, arguments)
    }
    return .request(.home(.move(step, count: 1)))
  }

  private static func step(_ arguments: Arguments, module: Move, card: Move) -> Move? {
    guard arguments.tokens.count == 1 else { return nil }
    switch arguments.keyword {
    case "module": return module
    case "card": return card
    default: return nil
    }
  }

  /// A command about the current card, or about that of a number.
  static func card(
    _ request: Request, _ arguments: Arguments
  ) throws(CommandError) -> Command {
    guard !arguments.tokens.isEmpty else { return .request(request) }
    guard let number = cardNumber(arguments) else {
      throw arguments.unexpected("a card's number, or nothing for the current card")
    }
    return .request(.card(number, request))
  }

  /// A command about the current card, that of a number, or an article by its title. A quoted
  /// number is a title.
  static func card(
    _ arguments: Arguments, _ request: (String?) -> Request
  ) -> Command {
    if arguments.tokens.isEmpty { return .request(request(nil)) }
    if let number = cardNumber(arguments) { return .request(.card(number, request(nil))) }
    return .request(request(arguments.text))
  }

  private static func cardNumber(_ arguments: Arguments) -> Int? {
    guard arguments.tokens.count == 1, let word = arguments.keyword else { return nil }
    return Int(word)
  }

  static func hide(_ arguments: Arguments) throws(CommandError) -> Command {
    // As the menu puts it: "Hide this card".
    let arguments = arguments.keyword == "this" ? arguments.dropping(1) : arguments
    let expected = "'card' or 'module'"
    let names = HideTarget.allCases.map(\.rawValue)
    guard let typed = arguments.keyword, !typed.isEmpty,
      let target = HideTarget.allCases.first(where: { $0.rawValue.hasPrefix(typed) })
    else {
      let nearest = Nearest.to(arguments.text, among: names) { [$0] }
      throw arguments.unexpected(expected, nearest: nearest)
    }
    let request = Request.home(.hide(target))
    guard target == .card else { return try nothing(.request(request), arguments.dropping(1)) }
    return try card(request, arguments.dropping(1))
  }

  static func modules(_ arguments: Arguments) throws(CommandError) -> Command {
    guard let first = arguments.keyword else { return .request(.home(.modules(.list))) }
    let last = arguments.tokens.last?.text.lowercased()
    switch (first, last) {
    case ("on", _), ("off", _):
      let kind = try module(arguments.dropping(1))
      return .request(.home(.modules(.turn(kind, on: first == "on"))))
    case (_, "on"?), (_, "off"?):
      let name = Arguments(
        verb: arguments.verb, tokens: arguments.tokens.dropLast(), line: arguments.line)
      return .request(.home(.modules(.turn(try module(name), on: last == "on"))))
    default:
      throw arguments.unexpected("'on MODULE', 'off MODULE' or nothing")
    }
  }

  /// A module by its name, in full or by a part that no other has.
  static func module(_ arguments: Arguments) throws(CommandError) -> ModuleKind {
    let expected = "a module such as 'because-you-read'; 'modules' lists them"
    let typed = try arguments.some(expected).lowercased()
      .split(whereSeparator: { $0 == " " || $0 == "-" }).joined(separator: "-")
    if let kind = ModuleKind(rawValue: typed) { return kind }
    if typed == "based-on-your-interests" { return .basedOnInterests }
    let matches = ModuleKind.allCases.filter { $0.rawValue.contains(typed) }
    if matches.count == 1 { return matches[0] }
    let names = matches.isEmpty ? ModuleKind.allCases : matches
    let nearest =
      matches.isEmpty
      ? Nearest.to(typed, among: names.map(\.rawValue)) { [$0] } : names.map(\.rawValue)
    throw arguments.unexpected(expected, nearest: nearest)
  }

  static func notify(_ arguments: Arguments) throws(CommandError) -> Command {
    let expected = "how many notifications are unread, 0 to \(mostNotifications)"
    guard let number = Int(try arguments.one(expected)), (0...mostNotifications).contains(number)
    else { throw arguments.unexpected(expected) }
    return .request(.world(.notify(number)))
  }

  private static let mostNotifications = 9999

  static func place(_ arguments: Arguments) throws(CommandError) -> Command {
    let expected = "a latitude and a longitude in degrees such as 52.52,13.40"
    guard let place = Place(try arguments.some(expected)) else {
      throw arguments.unexpected(expected)
    }
    return .request(.world(.place(place)))
  }

  static func pace(_ arguments: Arguments) throws(CommandError) -> Command {
    let names = ReadingListPace.allCases.map(\.rawValue) + ["off"]
    let expected = list(names.map { "'\($0)'" }, "or")
    let typed = try arguments.one(expected).lowercased()
    if typed == "off" { return .request(.home(.discover(nil))) }
    guard let pace = ReadingListPace(rawValue: typed) else {
      throw arguments.unexpected(expected, nearest: Nearest.to(typed, among: names) { [$0] })
    }
    return .request(.home(.discover(pace)))
  }
}
