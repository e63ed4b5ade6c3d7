extension Phone {
  mutating func preview(_ feed: FirstFeed, at moment: Moment) -> [Effect] {
    guard feed == .community || profile.personalizedIsAvailable else {
      return [.say(.personalizedIsDisabled)]
    }
    return loadSamples(showing: feed, at: moment)
  }

  mutating func choose(_ feed: FirstFeed) -> [Effect] {
    guard feed == .community || profile.personalizedIsAvailable else {
      return [.say(.refused(.personalizedUnavailable))]
    }
    guard var position else { return [] }
    position.active = feed
    profile.onboarding = .running(position)
    return [.say(.chose(feed))]
  }

  /// Asks for both feeds' samples; `feed` is the one to print, nil prints the screen.
  mutating func loadSamples(showing feed: FirstFeed?, at moment: Moment) -> [Effect] {
    let request = SamplesRequest(
      shown: feed, language: profile.language, day: moment.day,
      seeds: profile.sampleSeeds(on: moment.day), draw: profile.chance.draw())
    return (feed == nil ? [.say(.screen)] : []) + [.fetch(.samples(request))]
  }

  mutating func receive(_ samples: Samples, for request: SamplesRequest) -> [Effect] {
    guard case .open(let screen) = app else { return [] }
    switch screen {
    case .preference(var preference):
      preference.samples = samples
      app = .open(.preference(preference))
    case .interests(var interests):
      interests.samples = samples
      app = .open(.interests(interests))
    case .intro, .privacy, .languages, .curiosity, .building, .home:
      return []
    }
    return request.shown.map { [.say(.samples($0))] } ?? []
  }
}
