/// The rule by which the phone changes.
///
/// It is pure: `moment` is the time at which the action happened, and whatever it needs from
/// outside it asks for by the effects that it returns, in the order they are to be performed.
package func reduce(into phone: inout Phone, _ action: Action, at moment: Moment) -> [Effect] {
  switch action {
  case .request(let request):
    if let refusal = phone.refusal(of: request) { return [.say(.refused(refusal))] }
    phone.dropSamples(before: request)
    let effects = phone.answer(request, at: moment)
    phone.noteSeen(behind: effects, at: moment)
    return effects + phone.freshSamples(behind: effects, at: moment)
  case .outcome(let outcome):
    let effects = phone.receive(outcome, at: moment)
    phone.noteSeen(behind: effects, at: moment)
    guard outcome.answer.request.purpose == .lookUp else { return effects }
    return effects + phone.freshSamples(behind: effects, at: moment)
  case .rulesReported(let rules):
    phone.world.rules[rules.wiki] = rules
    return []
  case .topicNamesReported(let names, let language):
    phone.world.topicNames.tell(names, in: language)
    return []
  }
}

extension Phone {
  /// What forbids the request on this screen, whatever it says beyond its command (F-6).
  package func refusal(of request: Request) -> Refusal? { refusal(of: request.verb) }

  private func refusal(of verb: Verb) -> Refusal? {
    if verb.screens.contains(screen) {
      if isOpenedFromHome, [.next, .skip, .finish].contains(verb) {
        return .notInFlow(verb, on: screen)
      }
      if verb == .resume, case .complete = profile.onboarding { return .onboardingIsComplete }
      if let kind = verb.module, kind.phase > world.phase { return .moduleOfLaterPhase(kind) }
      return nil
    }
    if verb == .retry, !failed.isEmpty, screen != .closed { return nil }
    if verb == .resume, case .complete = profile.onboarding { return .onboardingIsComplete }
    return .wrongScreen(verb, on: screen)
  }

  /// The commands that work now, in their own order.
  package var possibleVerbs: [Verb] { Verb.allCases.filter { refusal(of: $0) == nil } }

  /// Whether the screen is one of the flow's that was opened from home this time.
  private var isOpenedFromHome: Bool {
    guard case .open(let opened) = app else { return false }
    return screen != .home && opened.home != nil
  }

  mutating func answer(_ request: Request, at moment: Moment) -> [Effect] {
    switch request {
    case .next: goForward(at: moment)
    case .back: goBack(at: moment)
    case .skip: skip(at: moment)
    case .finish: finish(at: moment)
    case .resume: resume(at: moment)
    case .topics: [.say(.topicList)]
    case .select(let selectors): select(selectors)
    case .deselect(let selectors): deselect(selectors)
    case .deselectAll: deselectAll()
    case .search(let words, let language): search(words, in: language)
    case .add(let numbers): add(numbers)
    case .retry: retry()
    case .languages(let request): manageLanguages(request, at: moment)
    case .preview(let feed): preview(feed, at: moment)
    case .choose(let feed): choose(feed)
    case .show: [.say(.screen)]
    case .status: [.say(.status)]
    case .read(let typed, let seconds): open(typed, for: .read(seconds: seconds))
    case .history(let request): manageHistory(request)
    case .save(let typed?): open(typed, for: .save)
    case .save(nil): saveCurrent(at: moment)
    case .unsave(let typed?): unsave(typed)
    case .unsave(nil): unsaveCurrent()
    case .saved: [.say(.savedList)]
    case .home(let request): answer(request, at: moment)
    case .card(let number, let request): answer(request, aboutCard: number, at: moment)
    case .relaunch: launch(at: moment)
    case .kill: kill(at: moment)
    case .background: goToBackground(at: moment)
    case .foreground: comeToForeground(at: moment)
    case .world(let request): changeWorld(request, at: moment)
    }
  }

  mutating func receive(_ outcome: Outcome, at moment: Moment) -> [Effect] {
    world.moveClock(from: moment.instant, to: moment.instant + outcome.wait)
    let isLate = endBuilding(with: outcome, at: moment)
    let request = outcome.answer.request
    if isLate { return openLate(request, at: moment) }
    if case .failed(let request, let failure) = outcome.answer {
      return receive(failure, of: request, at: moment)
    }
    failed.removeAll { $0.purpose == request.purpose }
    switch outcome.answer {
    case .failed: return []
    case .gridLoaded(let request, let pages): return receive(pages, for: request)
    case .searched(let request, let pages): return receive(pages, for: request)
    case .lookedUp(let request, let found):
      return receive(found, for: request, at: moment, wait: outcome.wait)
    case .samplesLoaded(let request, let content, let candidates):
      return receive(content, candidates, for: request)
    case .carouselLoaded(let request, let pages): return receive(pages, for: request, at: moment)
    case .communityLoaded(let request, let day): return receive(day, for: request, at: moment)
    }
  }

  /// Content did not come: what is on show says so, nothing is lost, `retry` asks again.
  private mutating func receive(
    _ failure: ContentFailure, of request: ContentRequest, at moment: Moment
  ) -> [Effect] {
    if case .grid(let request) = request, isOvertaken(request) { return [] }
    noteFailed(request)
    let complaint = Effect.say(.refused(.contentUnavailable(failure)))
    switch request {
    case .grid:
      updateInterests { $0.grid.condition = .failed(failure) }
      return (interestsScreen == nil ? [] : [.say(.screen)]) + [complaint]
    case .carousel(let request):
      noteFailure(failure, of: request)
      let loads = failure.endsLoading ? 0 : request.furtherLoads
      return [complaint] + continueHome(at: moment, loads: loads)
    case .community(let request):
      noteFailure(failure, of: request)
      return [complaint] + continueHome(at: moment, loads: 0)
    case .samples(let request):
      switch request.shown {
      case .feed: return [complaint]
      case .screen: return [.say(.screen), complaint]
      case .nothing: return []
      }
    case .search, .lookUp:
      return [complaint]
    }
  }

  private mutating func noteFailed(_ request: ContentRequest) {
    failed.removeAll { $0.purpose == request.purpose }
    failed.append(request)
  }

  /// Home opens without what came later than anybody waits (F-7); `retry` asks for it.
  private mutating func openLate(_ request: ContentRequest, at moment: Moment) -> [Effect] {
    noteFailed(request)
    switch request {
    case .carousel(let request): noteFailure(.late, of: request)
    case .community(let request): noteFailure(.late, of: request)
    case .grid, .search, .lookUp, .samples: break
    }
    let feed: FirstFeed = home?.tab == .community ? .community : .personalized
    return [.say(.feedIsLate(feed))] + continueHome(at: moment, loads: 0)
  }

  /// Whether another load of the grid was begun since: the answer to this one comes too late.
  func isOvertaken(_ request: GridRequest) -> Bool {
    guard case .open(let screen) = app else { return true }
    switch screen {
    case .interests(let interests): return interests.grid.condition != .loading(request.draw)
    case .preference(let preference):
      return preference.interests.grid.condition != .loading(request.draw)
    case .intro, .privacy, .languages, .curiosity, .building, .home, .article, .settings,
      .languageManager:
      return true
    }
  }

  private mutating func retry() -> [Effect] {
    guard !failed.isEmpty else { return [.say(.nothingFailed)] }
    let requests = failed
    failed = []
    return requests.map { request in
      guard case .grid = request else {
        return .fetch(request.again(with: passageDraw("retry")))
      }
      let draw = profile.chance.draw()
      updateInterests { $0.grid.condition = .loading(draw) }
      return .fetch(request.again(with: draw))
    }
  }

  /// What failed on a screen that is left behind is not asked again, but that home shows it: there
  /// it loads anew.
  mutating func forgetFailures() {
    failed = []
    for language in profile.home.feeds.map(\.language) {
      profile.home.updateFeed(in: language) { $0.forgetFailures() }
    }
    updateHome { $0.community = $0.community?.withoutFailures }
  }

  /// Changes the interests screen, also while the preference screen stands before it.
  mutating func updateInterests(_ change: (inout InterestsScreen) -> Void) {
    guard case .open(let screen) = app else { return }
    switch screen {
    case .interests(var interests):
      change(&interests)
      app = .open(.interests(interests))
    case .preference(var preference):
      change(&preference.interests)
      app = .open(.preference(preference))
    case .intro, .privacy, .languages, .curiosity, .building, .home, .article, .settings,
      .languageManager:
      return
    }
  }
}
