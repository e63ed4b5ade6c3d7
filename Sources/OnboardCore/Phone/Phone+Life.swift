extension Phone {
  /// Ends the app if it runs, and starts it: home once the flow is over or was left with
  /// selections made, else the flow from its beginning (D-2).
  mutating func launch(at moment: Moment) -> [Effect] {
    forgetFailures()
    switch profile.onboarding {
    case .complete(let feed):
      return openHome(feed.tab)
    case .running(let position), .abandoned(let position):
      guard profile.interests.isEmpty else {
        profile.onboarding = .abandoned(position)
        return openHome(.community)
      }
      profile.onboarding = .running(FlowPosition(screen: profile.start))
      return enter(profile.start, at: moment)
    }
  }

  private mutating func openHome(_ tab: Home.Tab) -> [Effect] {
    app = .open(.home(Home(tab: tab)))
    return [.say(.screen)]
  }

  mutating func kill() -> [Effect] {
    app = .closed
    forgetFailures()
    return [.say(.closed)]
  }

  mutating func goToBackground() -> [Effect] {
    switch app {
    case .open(let screen):
      app = .background(screen)
      return [.say(.wentToBackground)]
    case .background, .closed:
      return [.say(.wasInBackground)]
    }
  }

  mutating func comeToForeground() -> [Effect] {
    guard case .background(let screen) = app else { return [] }
    app = .open(screen)
    if screen.name == .interests { return refreshGridIfStale() }
    return [.say(.screen)]
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
    }
  }
}
