extension Phone {
  mutating func preview(_ feed: FirstFeed, at moment: Moment) -> [Effect] {
    guard feed == .community || profile.personalizedIsAvailable else {
      return [.say(.personalizedIsDisabled)]
    }
    return loadSamples(showing: .feed(feed), at: moment)
  }

  mutating func choose(_ feed: FirstFeed) -> [Effect] {
    guard feed == .community || profile.personalizedIsAvailable else {
      return [.say(.refused(.personalizedUnavailable))]
    }
    switch profile.onboarding {
    case .running(var position):
      position.active = feed
      profile.onboarding = .running(position)
      return [.say(.chose(feed))]
    case .abandoned(var position):
      position.active = feed
      profile.onboarding = .abandoned(position)
    case .complete:
      profile.onboarding = .complete(feed)
    }
    return [.say(.choseForNextLaunch(feed))]
  }

  /// Asks for both feeds' samples.
  mutating func loadSamples(
    showing shown: SamplesRequest.Shown, at moment: Moment
  ) -> [Effect] {
    let request = SamplesRequest(
      shown: shown, language: profile.language, day: moment.day,
      seeds: sampleSeeds(on: moment.day), draw: passageDraw("samples"))
    return [.fetch(.samples(request))]
  }

  /// On interests the samples are the answer to `preview`, and last until something is done.
  mutating func dropSamples(before request: Request) {
    guard request.isChange, var interests = interestsScreen, interests.samples != nil else {
      return
    }
    interests.samples = nil
    app = .open(.interests(interests))
  }

  /// Asks for samples again when the preference screen shows those of another day, language or
  /// interest, unless they are being asked for already.
  mutating func freshSamples(behind effects: [Effect], at moment: Moment) -> [Effect] {
    guard case .open(.preference(let preference)) = app, let samples = preference.samples,
      !effects.contains(where: { $0.isFetch })
    else { return [] }
    let isFresh =
      samples.language == profile.language && samples.day == moment.day
      && samples.seeds == sampleSeeds(on: moment.day)
    return isFresh ? [] : loadSamples(showing: .nothing, at: moment)
  }

  mutating func receive(
    _ content: CommunityDay, _ candidates: [[Page]], for request: SamplesRequest
  ) -> [Effect] {
    guard case .open(let screen) = app else { return [] }
    let samples = samples(request, content, candidates: candidates)
    switch screen {
    case .preference(var preference):
      preference.samples = samples
      app = .open(.preference(preference))
    case .interests(var interests):
      interests.samples = samples
      app = .open(.interests(interests))
    case .intro, .privacy, .languages, .curiosity, .building, .home, .article, .settings,
      .languageManager:
      return []
    }
    switch request.shown {
    case .feed(let feed): return [.say(.samples(feed))]
    case .screen: return [.say(.screen)]
    case .nothing: return []
    }
  }
}
