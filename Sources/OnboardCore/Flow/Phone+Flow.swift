extension Phone {
  /// Where the person stands in the flow; nil once it is over or left.
  var position: FlowPosition? {
    guard case .running(let position) = profile.onboarding else { return nil }
    return position
  }

  mutating func goForward(at moment: Moment) -> [Effect] {
    guard let position else { return [] }
    guard let following = position.screen.following else { return finish(at: moment) }
    forgetFailures()
    return walk(to: following, at: moment)
  }

  mutating func goBack() -> [Effect] {
    guard let position, let preceding = position.screen.preceding else { return [] }
    forgetFailures()
    if case .open(.preference(let preference)) = app {
      profile.onboarding = .running(FlowPosition(screen: .interests, active: position.active))
      app = .open(.interests(preference.interests))
      return refreshGridIfStale()
    }
    profile.onboarding = .running(FlowPosition(screen: preceding, active: position.active))
    app = .open(plain(preceding))
    return [.say(.screen)]
  }

  /// F-3: whatever was active, Community comes first; what was selected stays.
  mutating func skip() -> [Effect] {
    forgetFailures()
    profile.onboarding = .complete(.community)
    app = .open(.home(Home(tab: .community)))
    return [.say(.skipped), .say(.screen)]
  }

  /// F-5: saves the active choice, and says every screen that was gone through.
  mutating func finish(at moment: Moment) -> [Effect] {
    guard let position else { return [] }
    let feed = position.active
    let passed: [Effect] =
      position.screen == .interests ? [.say(.passed(.preference, feed))] : []
    forgetFailures()
    let draw = passageDraw("feed")
    profile.onboarding = .complete(feed)
    app = .open(.building(Building(feed: feed, draw: draw)))
    let request = FeedRequest(
      feed: feed, language: profile.language, day: moment.day,
      seeds: feed == .personalized ? profile.sampleSeeds(on: moment.day) : [], draw: draw)
    return passed + [.say(.building(feed)), .fetch(.feed(request))]
  }

  /// The building screen ends, with or without its content (F-7).
  mutating func feedIsPrepared(_ request: FeedRequest, isLate: Bool) -> [Effect] {
    guard case .open(.building(let building)) = app, building.draw == request.draw else {
      // It was asked again from home, or comes too late for anybody to wait for it.
      return app == .closed ? [] : [.say(.screen)]
    }
    app = .open(.home(Home(tab: building.feed.tab)))
    return (isLate ? [.say(.feedIsLate(building.feed))] : []) + [.say(.screen)]
  }

  mutating func resume(at moment: Moment) -> [Effect] {
    guard case .abandoned(let position) = profile.onboarding else { return [] }
    profile.onboarding = .running(position)
    return [.say(.resumed(position.screen))] + enter(position.screen, at: moment)
  }

  private mutating func walk(to screen: FlowScreen, at moment: Moment) -> [Effect] {
    profile.onboarding = .running(
      FlowPosition(screen: screen, active: position?.active ?? .community))
    return enter(screen, at: moment)
  }

  /// Opens a screen of the flow and asks for what it shows.
  mutating func enter(_ screen: FlowScreen, at moment: Moment) -> [Effect] {
    switch screen {
    case .intro, .privacy, .languages, .curiosity:
      app = .open(plain(screen))
      return [.say(.screen)]
    case .interests:
      app = .open(.interests(InterestsScreen(grid: unloadedGrid)))
      return loadGrid()
    case .preference:
      let interests = interestsScreen ?? InterestsScreen(grid: unloadedGrid)
      app = .open(.preference(PreferenceScreen(interests: interests)))
      return loadSamples(showing: .screen, at: moment)
    }
  }

  private func plain(_ screen: FlowScreen) -> OpenScreen {
    switch screen {
    case .intro: .intro
    case .privacy: .privacy
    case .languages: .languages
    case .curiosity: .curiosity
    case .interests: .interests(InterestsScreen(grid: unloadedGrid))
    case .preference:
      .preference(PreferenceScreen(interests: InterestsScreen(grid: unloadedGrid)))
    }
  }

  /// A grid that no load has filled: its language is none, so that it counts as stale.
  private var unloadedGrid: Grid {
    Grid(source: currentSource, language: "", cards: [], condition: .ready)
  }
}
