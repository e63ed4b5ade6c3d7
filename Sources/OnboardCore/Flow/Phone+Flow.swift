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

  mutating func goBack(at moment: Moment) -> [Effect] {
    if let effects = leaveOpened(at: moment) { return effects }
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
  mutating func skip(at moment: Moment) -> [Effect] {
    forgetFailures()
    profile.onboarding = .complete(.community)
    makeFeedForInterests(at: moment)
    return [.say(.skipped)] + openHome(.community, at: moment)
  }

  /// F-5: saves the active choice, and says every screen that was gone through.
  mutating func finish(at moment: Moment) -> [Effect] {
    guard let position else { return [] }
    let feed = position.active
    let passed: [Effect] =
      position.screen == .interests ? [.say(.passed(.preference, feed))] : []
    forgetFailures()
    profile.onboarding = .complete(feed)
    makeFeedForInterests(at: moment)
    let building = passed + [.say(.building(feed))]
    guard let request = firstLoad(of: feed, at: moment) else {
      return building + openHome(feed.tab, at: moment)
    }
    app = .open(.building(Building(feed: feed, purpose: request.purpose)))
    return building + [.fetch(request)]
  }

  /// What the building screen waits for; nil when the feed needs nothing.
  private mutating func firstLoad(of feed: FirstFeed, at moment: Moment) -> ContentRequest? {
    switch feed {
    case .community:
      .community(communityRequest(moment.day, isForBuilding: true))
    case .personalized:
      nextLoad(
        of: Home(tab: .forYou), furtherLoads: Phone.mostLoads - 1, isForBuilding: true
      ).map { .carousel($0) }
    }
  }

  /// Ends the building screen with the answer that it waits for, whatever that is; whether it came
  /// later than anybody waits (F-7).
  mutating func endBuilding(with outcome: Outcome, at moment: Moment) -> Bool {
    let request = outcome.answer.request
    guard case .open(.building(let building)) = app, building.purpose == request.purpose else {
      return false
    }
    var home = Home(tab: building.feed.tab)
    if home.tab == .community {
      home.community = CommunityFeed(language: profile.language, today: moment.day)
    }
    app = .open(.home(home))
    return outcome.wait >= Network.patience
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
  var unloadedGrid: Grid {
    Grid(source: currentSource, language: "", cards: [], condition: .ready)
  }
}
