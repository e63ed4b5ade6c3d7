import OnboardCore

extension ScreenBlocks {
  /// Home: its chrome (H-1), and the module that the person is at.
  func home(_ home: Home) -> [Block] {
    var blocks = [chrome(home)] + module(home)
    if case .abandoned(let position) = profile.onboarding {
      blocks.append(
        .note(
          "Onboarding was left at “\(Wording.title(position.screen.screen))”; resume returns to it."
        ))
    }
    return blocks + [.note(Wording.navigation)]
  }

  private func chrome(_ home: Home) -> Block {
    let tabs = Home.Tab.allCases.map { tab in
      tab == home.tab ? "[\(Wording.name(tab))]" : " \(Wording.name(tab)) "
    }
    let bell = profile.home.account.map { account in
      account.unread > 0 ? "🔔 \(account.unread)" : "🔔"
    }
    let menu = Wording.language(profile.language) + " ▾"
    return .heading(
      "Wikipedia   " + tabs.joined(separator: " "),
      aside: ([bell].compactMap { $0 } + [menu]).joined(separator: "   "))
  }

  private func module(_ home: Home) -> [Block] {
    if let empty = phone.emptyState(of: home) {
      let hasEnough = profile.hasEnoughForFeed
      return [
        .text(Wording.sentence(empty, home.tab, hasEnough: hasEnough))
      ] + laterDays(home) + [.note(Wording.waysOut(of: empty, home.tab, hasEnough: hasEnough))]
    }
    let modules = phone.modules(of: home)
    let shown = modules.indices.filter { phone.isShown(modules[$0]) }
    guard let place = shown.firstIndex(of: home.position.module) else {
      return [dayCondition(home)]
    }
    let module = modules[home.position.module]
    let aside = [day(of: module), "\(place + 1) of \(shown.count)"].compactMap { $0 }
    return [.heading(reason(module), aside: aside.joined(separator: " · "))]
      + cards(module, home) + laterDays(home)
      + [.note(Wording.hint(home.tab))]
  }

  /// What stands where no module does: a day of Community that did not come.
  private func dayCondition(_ home: Home) -> Block {
    let failures = (home.community?.days ?? []).compactMap { day -> ContentFailure? in
      if case .failed(let failure) = day.condition { failure } else { nil }
    }
    guard home.tab == .community, let failure = failures.first else { return .note("Loading…") }
    return .note("The feed could not be loaded: \(Wording.failure(failure)). retry tries again.")
  }

  /// Earlier days of Community that were asked for and have nothing, or did not come.
  private func laterDays(_ home: Home) -> [Block] {
    guard home.tab == .community, let days = home.community?.days else { return [] }
    return days.dropFirst().compactMap { day in
      if case .failed(let failure) = day.condition {
        return .note("\(day.day.text) could not be loaded: \(Wording.failure(failure)).")
      }
      // What is off or hidden was featured all the same.
      let wasFeatured = phone.modules(of: home).contains {
        $0.source == .community(day.day) && !($0.isEmpty && $0.hidden == 0)
      }
      return wasFeatured ? nil : .note("Nothing is featured on \(day.day.text).")
    }
  }

  private func cards(_ module: FeedModule, _ home: Home) -> [Block] {
    switch module.condition {
    case .waiting:
      return [.note("Loading…")]
    case .failed(let failure):
      return [.note("It could not be loaded: \(Wording.failure(failure)). retry tries again.")]
    case .ready:
      return [
        .carousel(
          module.cards.enumerated().map { index, card in
            self.card(
              card, in: module, number: index + 1, isCurrent: index == home.position.card)
          })
      ]
    }
  }

  private func card(
    _ card: FeedCard, in module: FeedModule, number: Int, isCurrent: Bool
  ) -> Block.Card {
    let isSaved = profile.saved.contains { $0.page.article == card.page?.article }
    let mark = card.isFromReadingList ? Wording.fromReadingList : isSaved ? "saved" : nil
    let label = ["\(number) of \(module.cards.count)", mark]
    return Block.Card(
      number: number, title: Wording.title(of: card.subject),
      description: Wording.body(of: card), label: label.compactMap { $0 }.joined(separator: " · "),
      hasImage: card.showsImage, isSelected: false,
      isRightToLeft: Language.named(profile.wiki)?.isRightToLeft ?? false, isCurrent: isCurrent,
      background: card.color, mostLines: card.variant == .text ? 6 : 4)
  }

  /// Why a module is there (Y-3); of Community its name.
  func reason(_ module: FeedModule) -> String { Wording.reason(module, phone) }

  func reason(_ card: FeedCard, _ module: FeedModule) -> String {
    Wording.reason(card, module, phone)
  }

  private func day(of module: FeedModule) -> String? {
    if case .community(let day) = module.source { day.text } else { nil }
  }

  // MARK: - Lists

  /// All modules and cards of the tab on show; those that wait are counted.
  var feedOverview: [Block] {
    guard let home = phone.home else { return [] }
    if phone.emptyState(of: home) != nil { return module(home) }
    let modules = phone.modules(of: home)
    let shown = modules.indices.filter { phone.isShown(modules[$0]) }
    var items: [Block.Item] = []
    var waiting = 0
    func noteWaiting() {
      guard waiting > 0 else { return }
      items.append(
        Block.Item(text: "\(Wording.count(waiting, "more module")), loaded as one comes near"))
      waiting = 0
    }
    for (number, place) in shown.enumerated() {
      let module = modules[place]
      if module.condition == .waiting {
        waiting += 1
        continue
      }
      noteWaiting()
      items += overview(module, number: number + 1, home, isCurrent: place == home.position.module)
    }
    noteWaiting()
    return [.list(items)]
  }

  private func overview(
    _ module: FeedModule, number: Int, _ home: Home, isCurrent: Bool
  ) -> [Block.Item] {
    let aside =
      if case .failed(let failure) = module.condition {
        "not loaded: " + Wording.failure(failure)
      } else {
        day(of: module) ?? ""
      }
    let head = Block.Item(mark: String(number), text: reason(module), aside: aside, isStrong: true)
    return [head]
      + module.cards.enumerated().map { index, card in
        Block.Item(
          mark: isCurrent && index == home.position.card ? "▸" : "",
          text: "\(index + 1). " + Wording.title(of: card.subject) + (card.showsImage ? " ▣" : ""),
          aside: card.isFromReadingList ? reason(card, module) : Wording.summary(of: card) ?? "")
      }
  }

  var cardMenu: [Block] {
    guard let (module, card) = phone.current else { return [] }
    var items: [Block.Item] = []
    if let page = card.page {
      let isSaved = profile.saved.contains { $0.page.article == page.article }
      items.append(
        isSaved
          ? Block.Item(mark: "unsave", text: "Remove from Saved")
          : Block.Item(mark: "save", text: "Save"))
      items.append(Block.Item(mark: "share", text: "Share"))
    }
    if card.page != nil || module.kind.tab == .community {
      items.append(Block.Item(mark: "hide card", text: "Hide this card"))
    }
    items.append(Block.Item(mark: "hide module", text: "Hide module"))
    items.append(Block.Item(mark: "customize", text: "Customize interests"))
    return [.text(Wording.title(of: card.subject)), .note(reason(card, module)), .list(items)]
  }

  func moduleList(_ tabs: [Home.Tab] = Home.Tab.allCases) -> [Block] {
    tabs.flatMap { tab -> [Block] in
      let kinds = ModuleKind.all(in: tab, phase: phone.world.phase)
      return [
        .text(Wording.name(tab)),
        .list(
          kinds.map { kind in
            let isOn = !profile.home.modulesOff.contains(kind)
            return Block.Item(
              mark: isOn ? "●" : "○", text: Wording.name(kind),
              aside: isOn ? kind.rawValue : kind.rawValue + " · off", isAsideWhole: true)
          }),
      ]
    }
  }

  var hiddenList: [Block] {
    let memory = profile.home
    let forgotten = memory.hiddenCards.count - HomeMemory.rememberedByApps
    let cards = memory.hiddenCards.enumerated().map { index, card in
      Block.Item(
        mark: card.at.day.text, text: Wording.article(card.page, profile),
        aside: index < forgotten ? "the apps would have forgotten it" : "")
    }
    let stories = memory.hiddenStories.map { story in
      Block.Item(
        mark: story.day.text, text: "\(Wording.name(story.kind)), \(story.wiki)",
        aside: story.kind == .pictureOfTheDay ? Wording.fileName(story.name) : story.name)
    }
    let modules = memory.modulesOff.map { kind in
      Block.Item(mark: Wording.name(kind.tab), text: Wording.name(kind), aside: kind.rawValue)
    }
    if cards.isEmpty, stories.isEmpty, modules.isEmpty { return [.text("Nothing is hidden.")] }
    func part(_ title: String, _ items: [Block.Item], _ note: String? = nil) -> [Block] {
      items.isEmpty
        ? [] : [.text("\(title): \(items.count)"), .list(items)] + (note.map { [.note($0)] } ?? [])
    }
    return part("Articles hidden in For you", cards, "Hidden cards stay hidden.")
      + part("Cards hidden in Community", stories)
      + part("Modules that are off", modules, "unhide MODULE turns one on.")
  }

  // MARK: - What opens from home

  func article(_ screen: ArticleScreen) -> [Block] {
    let page = screen.page
    // The article stays in its language when another one is switched to.
    let wiki = page.article.wiki
    let language = wiki == profile.wiki ? profile.language : wiki
    let isSaved = profile.saved.contains { $0.page.article == page.article }
    return [
      .heading(
        Markup.plainText(page.displayTitle),
        aside: (isSaved ? "saved · " : "") + Wording.language(language)),
      page.description.map { .note($0) }, page.extract.map { .text($0) },
      .note((isSaved ? "unsave" : "save") + ", share; back returns to home"),
    ].compactMap { $0 }
  }

  /// The settings of the feed: what For you shows, what comes first, and the interests below.
  var settings: [Block] {
    [.heading(Wording.title(.settings), aside: Wording.language(profile.language))]
      + moduleList([.forYou])
      + [
        .text("First feed"),
        .list(
          FirstFeed.allCases.map { feed in
            Block.Item(
              mark: feed == profile.activeFeed ? "●" : "○", text: Wording.name(feed),
              aside: feed == .personalized && !profile.personalizedIsAvailable
                ? "needs an interest, or something read" : "")
          }),
        .text("Interests"),
        .list([Block.Item(mark: " ", text: Wording.counter(profile.interests))]),
        .note("modules on|off MODULE, choose community|personal, interests; back returns"),
      ]
  }
}
