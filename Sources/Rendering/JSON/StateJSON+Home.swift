import OnboardCore

extension StateJSON {
  static func home(_ home: Home, _ phone: Phone) -> JSON {
    let modules = phone.modules(of: home)
    let shown = modules.indices.filter { phone.isShown(modules[$0]) }
    let place = shown.firstIndex(of: home.position.module)
    let account = phone.profile.home.account
    return .object([
      ("tab", .string(home.tab.rawValue)),
      ("emptyState", .optional(phone.emptyState(of: home)?.rawValue)),
      ("module", .optional(place.map { $0 + 1 })),
      ("card", .optional(phone.current == nil ? nil : home.position.card + 1)),
      ("refreshedOn", .optional(refreshDay(of: home, phone)?.text)),
      ("notifications", .optional(account?.unread)),
      ("modules", .array(shown.map { module(modules[$0], phone) })),
    ])
  }

  /// The day that the feed on show is of.
  private static func refreshDay(of home: Home, _ phone: Phone) -> Day? {
    switch home.tab {
    case .forYou: phone.feed?.day
    case .community: home.community?.days.first?.day
    }
  }

  private static func module(_ module: FeedModule, _ phone: Phone) -> JSON {
    let condition =
      switch module.condition {
      case .waiting: "waiting"
      case .ready: "ready"
      case .failed: "failed"
      }
    var members: [(String, JSON)] = [
      ("kind", .string(module.kind.rawValue)),
      ("reason", .string(Wording.reason(module, phone))),
      ("condition", .string(condition)),
    ]
    if case .community(let day) = module.source { members.append(("day", .string(day.text))) }
    members.append(
      (
        "cards",
        .array(
          module.cards.enumerated().map { index, card in
            self.card(card, position: index + 1, in: module, phone)
          })
      ))
    return .object(members)
  }

  private static func card(
    _ card: FeedCard, position: Int, in module: FeedModule, _ phone: Phone
  ) -> JSON {
    let article = card.page?.article
    let isSaved = phone.profile.saved.contains { $0.page.article == article }
    var members: [(String, JSON)] = [
      ("language", .string(article?.wiki ?? phone.profile.wiki)),
      ("title", .string(article?.title ?? title(of: card.subject))),
      ("reason", .string(Wording.reason(card, module, phone))),
    ]
    if let variant = card.variant { members.append(("variant", .string(variant.rawValue))) }
    return .object(
      members + [
        ("description", .optional(Wording.summary(of: card))),
        ("image", .bool(card.showsImage)),
        ("color", .optional(card.color?.rawValue)),
        ("position", .number(position)),
        ("saved", .bool(isSaved)),
      ])
  }

  /// The title of what is no article: a picture's is that of its file, as its sample has it.
  private static func title(of subject: FeedCard.Subject) -> String {
    guard case .picture(let picture) = subject else { return Wording.title(of: subject) }
    return Markup.plainText(picture.title)
  }

  static func article(_ screen: ArticleScreen, _ profile: Profile) -> JSON {
    let page = screen.page
    let isSaved = profile.saved.contains { $0.page.article == page.article }
    return .object(
      article(page) + [
        ("description", .optional(page.description)),
        ("image", .bool(page.hasImage)),
        ("saved", .bool(isSaved)),
      ])
  }

  /// The first feed, and the switches of all modules that there are.
  static func settings(_ phone: Phone) -> JSON {
    let profile = phone.profile
    let kinds = ModuleKind.allCases.filter { $0.phase <= phone.world.phase }
    return .object([
      ("active", .string(profile.activeFeed.rawValue)),
      ("personalizedAvailable", .bool(profile.personalizedIsAvailable)),
      (
        "modules",
        .array(
          kinds.map { kind in
            .object([
              ("kind", .string(kind.rawValue)),
              ("on", .bool(!profile.home.modulesOff.contains(kind))),
            ])
          })
      ),
    ])
  }

  static func hidden(_ memory: HomeMemory) -> JSON {
    let forgotten = memory.hiddenCards.count - HomeMemory.rememberedByApps
    return .object([
      (
        "cards",
        .array(
          memory.hiddenCards.enumerated().map { index, card in
            .object(article(card.page) + [("forgottenByApps", .bool(index < forgotten))])
          })
      ),
      (
        "stories",
        .array(
          memory.hiddenStories.map { story in
            .object([
              ("kind", .string(story.kind.rawValue)), ("language", .string(story.wiki)),
              ("day", .string(story.day.text)), ("title", .string(story.name)),
            ])
          })
      ),
      ("modules", .strings(memory.modulesOff.map(\.rawValue))),
    ])
  }
}
