extension Phone {
  /// Opens a card's article. It stands in the reading history from now on; its time is added when
  /// it is left (H-4).
  mutating func openCard(at moment: Moment) -> [Effect] {
    switch currentPage {
    case .failure(let refusal):
      return [.say(.refused(refusal))]
    case .success(let page):
      guard let home else { return [] }
      let reading = Reading(page: page, seconds: 0, at: moment)
      profile.history.append(reading)
      app = .open(
        .article(
          ArticleScreen(page: page, reading: reading, since: moment.instant, home: home)))
      return [.say(.screen)]
    }
  }

  /// Adds the time since the article was opened, or looked at again, to its entry in the history.
  mutating func noteReadingTime(at moment: Moment) -> Notice? {
    guard case .open(.article(var article)) = app else { return nil }
    let seconds = article.reading.seconds + max(0, moment.instant - article.since)
    let reading = Reading(page: article.page, seconds: seconds, at: article.reading.at)
    if let place = profile.history.lastIndex(of: article.reading) {
      profile.history[place] = reading
    }
    article.reading = reading
    article.since = moment.instant
    app = .open(.article(article))
    return .read(article.page, seconds: seconds)
  }

  /// Goes back from what was opened from home to where one came from.
  mutating func leaveOpened(at moment: Moment) -> [Effect]? {
    guard case .open(let screen) = app else { return nil }
    switch screen {
    case .article(let article):
      let notice = noteReadingTime(at: moment)
      app = .open(.home(article.home))
      return (notice.map { [.say($0)] } ?? []) + fillHome(at: moment)
    case .settings(let settings):
      app = .open(.home(settings.home))
      return fillHome(at: moment)
    case .languageManager(let home):
      app = .open(.home(home))
      return fillHome(at: moment)
    case .interests(let interests):
      guard let origin = interests.origin else { return nil }
      forgetFailures()
      switch origin {
      case .home(let home):
        app = .open(.home(home))
        return fillHome(at: moment)
      case .settings(let settings):
        app = .open(.settings(settings))
        return [.say(.screen)]
      }
    case .home, .intro, .privacy, .languages, .curiosity, .preference, .building:
      return nil
    }
  }
}
