extension Phone {
  mutating func answer(_ request: HomeRequest, at moment: Moment) -> [Effect] {
    switch request {
    case .tab(let tab): showTab(tab, at: moment)
    case .move(let move, let count): go(move, count, at: moment)
    case .top: goToTop(at: moment)
    case .feed: [.say(.feedOverview)]
    case .open: openCard(at: moment)
    case .menu: showMenu()
    case .share(let typed): share(typed)
    case .hide(.card): hideCard(at: moment)
    case .hide(.module): hideModule(at: moment)
    case .customize: openSettings()
    case .interests: openInterests()
    case .modules(.list): [.say(.moduleList)]
    case .modules(.turn(let kind, let isOn)): turn(kind, on: isOn, at: moment)
    case .hidden: [.say(.hiddenList)]
    case .unhide(let kind): turn(kind, on: true, at: moment)
    case .refresh: refresh(at: moment)
    case .older: showOlderDay()
    case .notifications: readNotifications()
    case .shuffle: shuffle(at: moment)
    case .discover(let pace): setPace(pace, at: moment)
    }
  }

  /// Goes to a card of the module, and does there what is asked.
  mutating func answer(
    _ request: Request, aboutCard number: Int, at moment: Moment
  ) -> [Effect] {
    guard screen == .home, let home else {
      return [.say(.refused(.onlyOnHome("\(request.verb.rawValue) \(number)")))]
    }
    let modules = modules(of: home)
    let count = current == nil ? 0 : modules[home.position.module].cards.count
    guard (1...max(1, count)).contains(number), count > 0 else {
      return [.say(.refused(.noSuchFeedCard(number, of: count)))]
    }
    updateHome { $0.position.card = number - 1 }
    return answer(request, at: moment)
  }

  private mutating func showTab(_ tab: Home.Tab, at moment: Moment) -> [Effect] {
    if home?.tab == tab { return [.say(.wasOnTab(tab))] }
    updateHome { $0.tab = tab }
    return fillHome(at: moment)
  }

  private mutating func goToTop(at moment: Moment) -> [Effect] {
    updateHome { $0.position = Home.Position() }
    return fillHome(at: moment)
  }

  private mutating func go(_ move: Move, _ count: Int, at moment: Moment) -> [Effect] {
    guard let home, let current = shownModules(of: home).firstIndex(of: home.position.module) else {
      return [.say(.nothingToMoveTo)]
    }
    switch move {
    case .down: return goDown(from: current, by: count, home, at: moment)
    case .up: return goDown(from: current, by: -count, home, at: moment)
    case .left: return goRight(by: -count, home)
    case .right: return goRight(by: count, home)
    }
  }

  /// The places of the modules that stand in the feed.
  private func shownModules(of home: Home) -> [Int] {
    let modules = modules(of: home)
    return modules.indices.filter { isShown(modules[$0]) }
  }

  private mutating func goDown(
    from current: Int, by count: Int, _ home: Home, at moment: Moment
  ) -> [Effect] {
    let shown = shownModules(of: home)
    let target = saturatingSum(current, count)
    let place: Int
    switch world.endOfFeed {
    case .wrap:
      place = ((target % shown.count) + shown.count) % shown.count
    case .stop:
      place = max(0, min(shown.count - 1, target))
      if place == current { return [.say(count > 0 ? .atEndOfFeed(home.tab) : .atTopOfFeed)] }
    }
    updateHome { $0.position = Home.Position(module: shown[place]) }
    return fillHome(at: moment)
  }

  private mutating func goRight(by count: Int, _ home: Home) -> [Effect] {
    let module = modules(of: home)[home.position.module]
    guard !module.cards.isEmpty else { return [.say(.nothingToMoveTo)] }
    let card = max(0, min(module.cards.count - 1, saturatingSum(home.position.card, count)))
    if card == home.position.card { return [.say(count > 0 ? .atLastCard : .atFirstCard)] }
    updateHome { $0.position.card = card }
    return [.say(.screen)]
  }

  /// Asks for the community's day before the earliest one on show (C-1).
  private mutating func showOlderDay() -> [Effect] {
    guard let home, home.tab == .community, let feed = home.community else {
      return [.say(.refused(.onlyOnTab(.community, .older)))]
    }
    return [.fetch(.community(communityRequest(feed.older)))]
  }

  /// Switches the language of both feeds; the person stays in the module, and at the place in it,
  /// where the other language has it (H-3).
  mutating func showHome(
    in language: String, instead old: ForYouFeed?, _ homeBefore: Home, at moment: Moment
  ) -> [Effect] {
    let due = refreshIfDue(at: moment)
    if !due, feed == nil { makeFeed(at: moment) }
    let position = homeBefore.forYou
    if let feed, let old, old.modules.indices.contains(position.module) {
      let module = old.modules[position.module]
      let same =
        feed.modules.firstIndex { $0.kind == module.kind && $0.source.isSame(as: module.source) }
        ?? feed.modules.firstIndex { $0.kind == module.kind && isShown($0) }
      let place = Home.Position(module: same ?? 0, card: same == nil ? 0 : position.card)
      updateHome { $0.forYou = place }
    }
    let community = homeBefore.community?.modules ?? []
    let inCommunity = homeBefore.inCommunity
    updateHome { home in
      home.community = nil
      home.inCommunity = Home.Position()
    }
    if community.indices.contains(inCommunity.module) {
      // The modules of a day stand in the same order in every language.
      let kind = community[inCommunity.module].kind
      let place = ModuleKind.all(in: .community, phase: world.phase).firstIndex(of: kind) ?? 0
      updateHome { $0.inCommunity = Home.Position(module: place, card: inCommunity.card) }
    }
    switch screen {
    case .home: return fillHome(at: moment)
    case .interests: return loadGrid()
    case .languages: return [.say(.screen)]
    case .intro, .privacy, .curiosity, .preference, .building, .article, .settings, .closed,
      .background:
      return []
    }
  }
}

/// The sum, or the number next to it that an integer can hold: people may ask for any number of
/// steps.
private func saturatingSum(_ one: Int, _ other: Int) -> Int {
  let (sum, overflows) = one.addingReportingOverflow(other)
  return overflows ? (other > 0 ? .max : .min) : sum
}
