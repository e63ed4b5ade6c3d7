extension Phone {
  /// Looks a typed title up, to read the page or to save it.
  mutating func open(_ typed: String, for purpose: LookUpRequest.Purpose) -> [Effect] {
    switch TypedTitleReader(self).read(typed) {
    case .failure(let refusal):
      return [.say(.refused(refusal))]
    case .success(let title):
      let request = LookUpRequest(
        purpose: purpose, titles: [title], language: profile.language,
        draw: passageDraw("look up"))
      return [.fetch(.lookUp(request))]
    }
  }

  mutating func receive(
    _ found: [Found], for request: LookUpRequest, at moment: Moment, wait: Int
  ) -> [Effect] {
    switch request.purpose {
    case .select(let choices):
      return select(choices, found: found)
    case .read(let seconds):
      return withPage(found, request) { phone, page in
        phone.read(page, for: seconds, from: moment, wait: wait)
      }
    case .save:
      return withPage(found, request) { phone, page in phone.save(page, at: moment) }
    }
  }

  private mutating func withPage(
    _ found: [Found], _ request: LookUpRequest, _ use: (inout Phone, Page) -> [Effect]
  ) -> [Effect] {
    guard let title = request.titles.first, let found = found.first else { return [] }
    switch found {
    case .page(let page): return use(&self, page)
    case .brokenRedirect: return [.say(.refused(.brokenRedirect(title.prefixedText)))]
    case .otherWiki: return [.say(.refused(.otherWiki(title.prefixedText)))]
    case .missing(let nearest): return [.say(.refused(.missingArticle(title, nearest: nearest)))]
    }
  }

  /// Reading takes its time on the phone's clock; the entry bears the time it began.
  private mutating func read(
    _ page: Page, for seconds: Int, from moment: Moment, wait: Int
  ) -> [Effect] {
    let start = Moment(instant: moment.instant + wait, offset: moment.offset)
    profile.history.append(Reading(page: page, seconds: seconds, at: start))
    world.moveClock(from: start.instant, to: start.instant + seconds)
    return [.say(.read(page, seconds: seconds))]
  }

  private mutating func save(_ page: Page, at moment: Moment) -> [Effect] {
    guard !profile.saved.contains(where: { $0.page.article == page.article }) else {
      return [.say(.wasSaved(page))]
    }
    profile.saved.append(SavedPage(page: page, at: moment))
    return [.say(.saved(page))]
  }

  /// Saves the article on show.
  mutating func saveCurrent(at moment: Moment) -> [Effect] {
    switch currentPage {
    case .success(let page): save(page, at: moment)
    case .failure(let refusal): [.say(.refused(refusal))]
    }
  }

  mutating func unsaveCurrent() -> [Effect] {
    switch currentPage {
    case .success(let page):
      guard profile.saved.contains(where: { $0.page.article == page.article }) else {
        return [.say(.refused(.notSaved(page.article.title)))]
      }
      profile.saved.removeAll { $0.page.article == page.article }
      return [.say(.unsaved(page))]
    case .failure(let refusal): return [.say(.refused(refusal))]
    }
  }

  mutating func unsave(_ typed: String) -> [Effect] {
    switch known(typed, among: profile.saved.map(\.page)) {
    case .failure(let refusal): return [.say(.refused(refusal))]
    case .success(nil): return [.say(.refused(.notSaved(typed)))]
    case .success(let page?):
      profile.saved.removeAll { $0.page.article == page.article }
      return [.say(.unsaved(page))]
    }
  }

  mutating func manageHistory(_ request: HistoryRequest) -> [Effect] {
    switch request {
    case .list:
      return [.say(.historyList)]
    case .clear:
      let count = profile.history.count
      profile.history = []
      return [.say(.historyCleared(count))] + settleActive()
    case .remove(let typed):
      switch known(typed, among: profile.history.map(\.page)) {
      case .failure(let refusal): return [.say(.refused(refusal))]
      case .success(nil): return [.say(.refused(.notInHistory(typed)))]
      case .success(let page?):
        let before = profile.history.count
        profile.history.removeAll { $0.page.article == page.article }
        let times = before - profile.history.count
        return [.say(.historyRemoved(page, times: times))] + settleActive()
      }
    }
  }

  /// The page of a list that a typed title means: that of the wiki in use before one of another.
  private func known(_ typed: String, among pages: [Page]) -> Result<Page?, Refusal> {
    TypedTitleReader(self).read(typed).map { title in
      let article = Article(wiki: title.wiki, title: title.prefixedText)
      return pages.first { $0.article == article }
        ?? pages.first { $0.article.title == article.title }
    }
  }
}
