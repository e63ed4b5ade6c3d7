extension [Page] {
  /// The same pages, those of one wiki first.
  fileprivate func preferring(_ wiki: String) -> [Page] {
    filter { $0.article.wiki == wiki } + filter { $0.article.wiki != wiki }
  }
}

extension Phone {
  mutating func select(_ selectors: [Selector]) -> [Effect] {
    let cards = interestsScreen?.grid.cards ?? []
    // A selected article of another wiki stands in every grid; its title means the article of the
    // wiki in use all the same.
    let titled = cards.filter {
      $0.article.wiki == profile.wiki || !profile.interests.contains($0.article)
    }
    let reader = ChoiceReader(
      cards: cards, titledCards: titled.preferring(profile.wiki),
      titles: TypedTitleReader(self), topicNames: world.topicNames)
    switch reader.read(selectors) {
    case .failure(let refusal):
      return [.say(.refused(refusal))]
    case .success(let choices):
      let titles = choices.compactMap { choice -> Title? in
        guard case .title(let title, _, _) = choice else { return nil }
        return title
      }
      guard !titles.isEmpty else { return apply(choices) }
      let request = LookUpRequest(
        purpose: .select(choices), titles: titles, language: profile.language,
        draw: passageDraw("look up"))
      return [.fetch(.lookUp(request))]
    }
  }

  /// All titles of a `select` are answered: either every one is good, or nothing changes.
  mutating func select(_ choices: [Choice], found: [Found]) -> [Effect] {
    var answers = found[...]
    var settled: [Choice] = []
    for choice in choices {
      switch choice {
      case .topic, .page:
        settled.append(choice)
      case .title(let title, let typed, let otherwise):
        let answer = answers.popFirst() ?? .missing(nearest: [])
        if case .missing = answer, !otherwise.isEmpty {
          settled += otherwise.map { .topic($0) }
          continue
        }
        switch interest(answer, title: title, typed: typed) {
        case .success(let page): settled.append(.page(page))
        case .failure(let refusal): return [.say(.refused(refusal))]
        }
      }
    }
    return apply(settled)
  }

  private mutating func apply(_ choices: [Choice]) -> [Effect] {
    var change = SelectionChange()
    for choice in choices {
      switch choice {
      case .topic(let topic):
        if profile.interests.add(topic) {
          change.selectedTopics.append(topic)
        } else {
          change.topicsThere.append(topic)
        }
      case .page(let page):
        note(addInterest(page), &change, page)
      case .title:
        preconditionFailure("titles are looked up before choices are applied")
      }
    }
    return [.say(.selection(change))] + (change.selectedTopics.isEmpty ? [] : loadGrid())
  }

  private func note(_ isNew: Bool, _ change: inout SelectionChange, _ page: Page) {
    if isNew { change.selectedArticles.append(page) } else { change.articlesThere.append(page) }
  }

  /// Whether the page was no interest before; it gets a card where it has none.
  private mutating func addInterest(_ page: Page) -> Bool {
    let isNew = profile.interests.add(page)
    let interests = profile.interests
    updateInterests { screen in
      screen.grid.insert(page) { interests.contains($0) && $0 != page.article }
    }
    return isNew
  }

  /// What may become an interest, of what a title led to (N-1, N-3, A-4).
  func interest(_ found: Found, title: Title, typed: String) -> Result<Page, Refusal> {
    switch found {
    case .missing(let nearest):
      let reference = TopicReference(
        typed, languages: profile.languages, names: world.topicNames)
      return .failure(.nothing(named: typed, reference, title: title, nearest: nearest))
    case .brokenRedirect:
      return .failure(.brokenRedirect(title.prefixedText))
    case .otherWiki:
      return .failure(.otherWiki(typed))
    case .page(let page):
      guard page.namespace == 0 else { return .failure(.notMainNamespace) }
      return page.isMainArticle ? .success(page) : .failure(.notAnArticle(page))
    }
  }

  /// Results of the last search become interests, all or none.
  mutating func add(_ numbers: [Int]) -> [Effect] {
    let results = interestsScreen?.results
    var pages: [Page] = []
    for number in numbers {
      guard let page = results?.pages.numbered(number) else {
        return [.say(.refused(.noSuchResult(number, of: results?.pages.count)))]
      }
      guard page.namespace == 0 else { return [.say(.refused(.notMainNamespace))] }
      guard page.isMainArticle else { return [.say(.refused(.notAnArticle(page)))] }
      pages.append(page)
    }
    return apply(pages.map { .page($0) })
  }

  mutating func deselect(_ selectors: [Selector]) -> [Effect] {
    switch deselections(selectors) {
    case .failure(let refusal): return [.say(.refused(refusal))]
    case .success(let choices): return remove(choices)
    }
  }

  private mutating func remove(_ choices: [Choice]) -> [Effect] {
    let shown = currentSource
    var change = SelectionChange()
    for choice in choices {
      switch choice {
      case .topic(let topic):
        if profile.interests.remove(topic) {
          change.deselectedTopics.append(topic)
        } else {
          change.topicsNotThere.append(topic)
        }
      case .page(let page):
        if profile.interests.remove(page.article) {
          change.deselectedArticles.append(page)
        } else {
          change.articlesNotThere.append(page)
        }
      case .title:
        preconditionFailure("titles to deselect are found among the selected articles")
      }
    }
    let effects = [Effect.say(.selection(change))] + settleActive()
    return effects + (currentSource == shown ? [] : loadGrid())
  }

  mutating func deselectAll() -> [Effect] {
    let shown = currentSource
    var change = SelectionChange()
    change.cleared = SelectionChange.Cleared(
      topics: profile.interests.topics.count, articles: profile.interests.articles.count)
    profile.interests = Interests()
    let effects = [Effect.say(.selection(change))] + settleActive()
    return effects + (currentSource == shown ? [] : loadGrid())
  }

  /// What `deselect` names: cards and topics as with `select`, titles among the selected articles.
  private func deselections(_ selectors: [Selector]) -> Result<[Choice], Refusal> {
    let selected = profile.interests.articles.preferring(profile.wiki)
    let cards = interestsScreen?.grid.cards ?? []
    let reader = ChoiceReader(
      cards: cards, titledCards: selected + cards, titles: TypedTitleReader(self),
      topicNames: world.topicNames)
    var choices: [Choice] = []
    for selector in selectors {
      switch reader.read([selector]) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let found):
        for choice in found {
          guard case .title(let title, let typed, let otherwise) = choice else {
            choices.append(choice)
            continue
          }
          let article = Article(wiki: title.wiki, title: title.prefixedText)
          let page = selected.first { $0.article == article } ?? titled(typed, among: selected)
          if let page {
            choices.append(.page(page))
          } else if !otherwise.isEmpty {
            choices += otherwise.map { .topic($0) }
          } else {
            return .failure(.notSelected(typed))
          }
        }
      }
    }
    return .success(choices)
  }

  /// The page of a list by its title.
  private func titled(_ typed: String, among pages: [Page]) -> Page? {
    let wanted = Folding.fold(typed)
    return pages.first { Folding.fold($0.article.title) == wanted }
      ?? pages.first { Folding.fold(Markup.plainText($0.displayTitle)) == wanted }
  }

  /// P-4: a personalized choice that lost its last reason becomes Community.
  mutating func settleActive() -> [Effect] {
    guard !profile.personalizedIsAvailable else { return [] }
    switch profile.onboarding {
    case .running(var position):
      guard position.active == .personalized else { return [] }
      position.active = .community
      profile.onboarding = .running(position)
    case .abandoned(var position):
      guard position.active == .personalized else { return [] }
      position.active = .community
      profile.onboarding = .abandoned(position)
    case .complete(let feed):
      guard feed == .personalized else { return [] }
      profile.onboarding = .complete(.community)
    }
    return [.say(.fellBackToCommunity)]
  }
}
