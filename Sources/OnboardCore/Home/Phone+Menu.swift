extension Phone {
  /// What can be done with the current card (Y-4).
  func showMenu() -> [Effect] {
    current == nil ? [.say(.refused(.noCard))] : [.say(.cardMenu)]
  }

  /// The page that a command without a title means: the article on show, or the current card's.
  var currentPage: Result<Page, Refusal> {
    if case .open(.article(let article)) = app { return .success(article.page) }
    guard let current else { return .failure(.noCard) }
    guard let page = current.card.page else {
      return .failure(.cardHasNoArticle(current.module.kind))
    }
    return .success(page)
  }

  /// Says the link under which everybody finds the article.
  func share(_ typed: String?) -> [Effect] {
    guard let typed else {
      switch currentPage {
      case .success(let page): return [.say(.link(page.article))]
      case .failure(let refusal): return [.say(.refused(refusal))]
      }
    }
    switch TypedTitleReader(self).read(typed) {
    case .success(let title):
      return [.say(.link(Article(wiki: title.wiki, title: title.prefixedText)))]
    case .failure(let refusal): return [.say(.refused(refusal))]
    }
  }

  /// Hides the current card: in For you its article for good (Y-6), in Community this card alone.
  mutating func hideCard(at moment: Moment) -> [Effect] {
    guard let home, let (module, card) = current else { return [.say(.refused(.noCard))] }
    switch module.source {
    case .community(let day):
      profile.home.hiddenStories.append(
        CommunityKey(
          kind: module.kind, wiki: profile.wiki, day: day, name: card.subject.name))
      updateHome { $0.community?.modules[home.position.module].remove(card) }
    case .topic, .interest, .read, .library, .place, .readingList, .random, .game:
      guard let page = card.page else {
        return [.say(.refused(.cardHasNoArticle(module.kind)))]
      }
      profile.home.hide(page, at: moment)
    }
    return [.say(.hidCard(card.subject))] + fillHome(at: moment)
  }

  /// Turns the current module off; every carousel of its kind goes with it (Y-6).
  mutating func hideModule(at moment: Moment) -> [Effect] {
    guard let home else { return [.say(.refused(.noCard))] }
    let modules = modules(of: home)
    guard modules.indices.contains(home.position.module),
      isShown(modules[home.position.module])
    else { return [.say(.refused(.noCard))] }
    let kind = modules[home.position.module].kind
    profile.home.switchModule(kind, on: false)
    return [.say(.turnedModule(kind, on: false))] + fillHome(at: moment)
  }

  mutating func turn(_ kind: ModuleKind, on isOn: Bool, at moment: Moment) -> [Effect] {
    guard kind.phase <= world.phase else { return [.say(.refused(.moduleOfLaterPhase(kind)))] }
    guard profile.home.modulesOff.contains(kind) == isOn else {
      return [.say(.moduleWas(kind, on: isOn))]
    }
    profile.home.switchModule(kind, on: isOn)
    return [.say(.turnedModule(kind, on: isOn))] + continueHome(at: moment, loads: Phone.mostLoads)
  }
}

extension FeedModule {
  fileprivate mutating func remove(_ card: FeedCard) {
    cards.removeAll { $0 == card }
    hidden += 1
  }

  /// Takes the card of an article away, if it has one.
  mutating func hide(_ article: Article) {
    guard let card = cards.first(where: { $0.page?.article == article }) else { return }
    remove(card)
  }
}
