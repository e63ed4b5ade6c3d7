extension Phone {
  /// How many carousels are asked for at most before the person does something again.
  static let mostLoads = 12
  /// How many modules are ready from where the person is on.
  private static let readyAhead = 2

  /// Shows home, and asks for what is not there of it.
  mutating func fillHome(at moment: Moment, loads: Int = Phone.mostLoads) -> [Effect] {
    guard let home else { return [] }
    switch home.tab {
    case .forYou:
      let next = loads > 0 ? nextLoad(of: home, furtherLoads: loads - 1) : nil
      settlePosition()
      return [.say(.screen)] + (next.map { [.fetch(.carousel($0))] } ?? [])
    case .community:
      if home.community?.language != profile.language {
        let feed = CommunityFeed(language: profile.language, today: moment.day)
        updateHome { $0.community = feed }
        return [.say(.screen), .fetch(.community(communityRequest(moment.day)))]
      }
      settlePosition()
      return [.say(.screen)]
    }
  }

  mutating func communityRequest(_ day: Day, isForBuilding: Bool = false) -> CommunityRequest {
    CommunityRequest(
      language: profile.language, day: day, isForBuilding: isForBuilding,
      draw: passageDraw("community"))
  }

  /// The carousel that is wanted next; nil when all that is near is there.
  mutating func nextLoad(
    of home: Home, furtherLoads: Int, isForBuilding: Bool = false
  ) -> CarouselRequest? {
    guard let feed, let module = nextWaiting(in: feed.modules, at: home, reach: furtherLoads) else {
      return nil
    }
    return CarouselRequest(
      source: module.source, language: feed.language, cards: module.draw,
      furtherLoads: furtherLoads, isForBuilding: isForBuilding, draw: passageDraw("carousel"))
  }

  /// The first module that waits where the person is or comes to. What was passed over on the way
  /// comes before it if it is within reach, so that a feed is the same however one moves through it;
  /// so does the nearest when nothing is there.
  private func nextWaiting(
    in modules: [FeedModule], at home: Home, reach: Int
  ) -> FeedModule? {
    let passed = modules.prefix(home.forYou.module).filter {
      isShown($0) && $0.condition == .waiting
    }
    if let first = passed.first, passed.count <= reach { return first }
    var ready = 0
    for module in modules.dropFirst(home.forYou.module) where isShown(module) {
      if module.condition == .waiting { return module }
      ready += 1
      if ready == Phone.readyAhead { return nil }
    }
    return ready == 0 ? passed.last : nil
  }

  mutating func receive(
    _ candidates: [Page], for request: CarouselRequest, at moment: Moment
  ) -> [Effect] {
    let language = request.language
    guard let feed = profile.home.feed(in: language) else { return [] }
    let rule = CarouselRule(profile, language: language, today: feed.day)
    profile.home.updateFeed(in: language) {
      $0.fill(request.source, request.cards, from: candidates, by: rule)
    }
    return language == profile.language
      ? continueHome(at: moment, loads: request.furtherLoads) : []
  }

  mutating func receive(
    _ content: CommunityDay, for request: CommunityRequest, at moment: Moment
  ) -> [Effect] {
    let hidden = profile.home.hiddenStories
    updateHome { home in
      guard home.community?.language == request.language else { return }
      let isOlder = home.community?.days.first?.day != request.day
      home.community?.add(content, of: request.day, hidden: hidden)
      // Who asks for an earlier day wants to see it.
      if isOlder,
        let place = home.community?.modules.firstIndex(where: { module in
          module.source == .community(request.day) && !module.isEmpty
        })
      {
        home.inCommunity = Home.Position(module: place)
      }
    }
    return continueHome(at: moment, loads: 0)
  }

  /// Notes that content of home did not come, for `retry`.
  mutating func noteFailure(_ failure: ContentFailure, of request: CarouselRequest) {
    profile.home.updateFeed(in: request.language) { feed in
      for place in feed.modules.indices
      where feed.modules[place].draw == request.cards
        && feed.modules[place].source.isSame(as: request.source)
        && feed.modules[place].condition != .ready
      {
        feed.modules[place].condition = .failed(failure)
      }
    }
  }

  mutating func noteFailure(_ failure: ContentFailure, of request: CommunityRequest) {
    updateHome { home in
      guard home.community?.language == request.language else { return }
      home.community?.note(request.day, .failed(failure))
    }
  }

  /// Goes on with home where it is on show.
  mutating func continueHome(at moment: Moment, loads: Int) -> [Effect] {
    guard screen == .home else { return [] }
    return fillHome(at: moment, loads: loads)
  }
}
