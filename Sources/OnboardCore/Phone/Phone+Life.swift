extension Phone {
  /// Ends the app if it runs, and starts it: home once the flow is over or was left with
  /// selections made, else the flow from its beginning (D-2).
  mutating func launch(at moment: Moment) -> [Effect] {
    leaveApp(at: moment)
    switch profile.onboarding {
    case .complete(let feed):
      return openHome(feed.tab, at: moment)
    case .running(let position), .abandoned(let position):
      guard profile.interests.isEmpty else {
        if case .running = profile.onboarding { makeFeedForInterests(at: moment) }
        profile.onboarding = .abandoned(position)
        return openHome(.community, at: moment)
      }
      profile.onboarding = .running(FlowPosition(screen: profile.start))
      return enter(profile.start, at: moment)
    }
  }

  mutating func kill(at moment: Moment) -> [Effect] {
    leaveApp(at: moment)
    app = .closed
    return [.say(.closed)]
  }

  /// What ends with the app: the reading of an article, and what failed to load.
  private mutating func leaveApp(at moment: Moment) {
    _ = noteReadingTime(at: moment)
    forgetFailures()
  }

  mutating func goToBackground(at moment: Moment) -> [Effect] {
    _ = noteReadingTime(at: moment)
    switch app {
    case .open(let screen):
      app = .background(screen)
      return [.say(.wentToBackground)]
    case .background, .closed:
      return [.say(.wasInBackground)]
    }
  }

  mutating func comeToForeground(at moment: Moment) -> [Effect] {
    guard case .background(let screen) = app else { return [] }
    app = .open(screen)
    // Time in the background is no time of reading.
    if case .article(var article) = screen {
      article.since = moment.instant
      app = .open(.article(article))
    }
    if screen.home != nil { refreshIfDue(at: moment) }
    switch screen {
    case .home: return feedIsOld(at: moment) + fillHome(at: moment)
    case .interests: return refreshGridIfStale()
    case .intro, .privacy, .languages, .curiosity, .preference, .building, .article, .settings,
      .languageManager:
      return [.say(.screen)]
    }
  }

  mutating func changeWorld(_ request: WorldRequest, at moment: Moment) -> [Effect] {
    switch request {
    case .clock(let instant):
      if let instant { world.moveClock(from: moment.instant, to: instant) }
      return [.say(.clock)]
    case .seed(let seed):
      if let seed { profile.chance = Chance(seed: seed) }
      return [.say(.seed)]
    case .network(let network):
      if let network { world.network = network }
      return [.say(.network)]
    case .place(let place):
      return setPlace(place)
    case .logIn: return logIn()
    case .logOut: return logOut()
    case .notify(let count): return notify(count)
    }
  }
}
