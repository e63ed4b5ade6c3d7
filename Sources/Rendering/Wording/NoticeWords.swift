import OnboardCore

extension Notice {
  /// What the notice shows; `moment` is the phone's time.
  package func blocks(_ phone: Phone, at moment: Moment) -> [Block] {
    switch self {
    case .screen: return ScreenBlocks(phone).blocks
    case .status: return ScreenBlocks(phone).status(at: moment)
    case .topicList: return ScreenBlocks(phone).topicList
    case .languageList: return ScreenBlocks(phone).languageList
    case .historyList: return ScreenBlocks(phone).historyList
    case .savedList: return ScreenBlocks(phone).savedList
    case .searchResults: return ScreenBlocks(phone).searchResults
    case .samples(let feed): return ScreenBlocks(phone).samples(of: feed)
    case .feedOverview: return ScreenBlocks(phone).feedOverview
    case .cardMenu: return ScreenBlocks(phone).cardMenu
    case .moduleList: return ScreenBlocks(phone).moduleList()
    case .hiddenList: return ScreenBlocks(phone).hiddenList
    case .selection(let change):
      return [.text(change.sentences(phone) + " " + change.standing(phone.profile))]
    case .refused(let refusal): return [.text("error: " + refusal.message(phone))]
    case .personalizedIsDisabled, .nothingFailed, .usesLanguage, .addedLanguage,
      .languageWasThere, .madePrimary, .removedLanguage, .chose, .fellBackToCommunity, .passed,
      .building, .feedIsLate, .skipped, .resumed, .read, .saved, .wasSaved, .unsaved,
      .historyCleared, .historyRemoved, .closed, .wentToBackground, .wasInBackground, .clock,
      .seed, .network, .choseForNextLaunch, .wasOnTab, .atTopOfFeed, .atEndOfFeed, .atFirstCard,
      .atLastCard, .nothingToMoveTo, .refreshed, .feedIsOld, .link, .hidCard, .turnedModule,
      .moduleWas,
      .readingListPace, .loggedIn, .wasLoggedIn, .unread, .notifications, .place:
      return [.text(sentence(phone, at: moment))]
    }
  }

  private func sentence(_ phone: Phone, at moment: Moment) -> String {
    let profile = phone.profile
    func name(_ page: Page) -> String { Wording.article(page, profile) }
    switch self {
    case .personalizedIsDisabled:
      return "Personalized is not available yet: there is no interest and nothing was read."
        + " It can be enabled later by adding interests in settings."
    case .nothingFailed: return "Nothing failed; there is nothing to try again."
    case .usesLanguage(let code): return "Reading in \(Wording.language(code))."
    case .addedLanguage(let code):
      return "Added \(Wording.language(code)); 'lang \(code)' switches to it."
    case .languageWasThere(let code): return "\(Wording.language(code)) was there already."
    case .madePrimary(let code): return "\(Wording.language(code)) is the primary language."
    case .removedLanguage(let code, let now):
      return "Removed \(Wording.language(code))."
        + (now.map { " Reading in \(Wording.language($0)) now." } ?? "")
    case .chose(let feed): return "\(Wording.name(feed)) comes first; 'finish' saves it."
    case .choseForNextLaunch(let feed):
      return "\(Wording.name(feed)) comes first from the next launch on."
    case .wasOnTab(let tab): return "This is \(Wording.name(tab)) already."
    case .atTopOfFeed: return "This is the first module of the feed."
    case .atEndOfFeed(.forYou): return "This is the end of the feed; refresh makes a new one."
    case .atEndOfFeed(.community): return "This is the end of the feed; older shows an earlier day."
    case .atFirstCard: return "This is the first card of the module."
    case .atLastCard: return "This is the last card of the module."
    case .nothingToMoveTo: return "There is nothing to move to."
    case .refreshed: return "A new feed."
    case .feedIsOld(let day):
      return "There is no network: this is still the feed of \(day.text)."
    case .link(let article): return article.link
    case .hidCard(let subject): return "Hid \(Wording.quoted(Wording.fullTitle(of: subject)))."
    case .turnedModule(let kind, let isOn):
      return
        "“\(Wording.name(kind))” is \(isOn ? "on" : "off; modules on \(kind.rawValue) turns it on")."
    case .moduleWas(let kind, let isOn):
      return "“\(Wording.name(kind))” was \(isOn ? "on" : "off") already."
    case .readingListPace:
      guard let pace = profile.home.readingListPace else {
        return "Discover makes no reading list."
      }
      let isOff = profile.home.modulesOff.contains(.discover)
      return "Discover makes a \(pace.rawValue) reading list"
        + (isOff ? "; it is off, modules on discover shows it." : ".")
    case .loggedIn(let isIn): return isIn ? "Logged in." : "Logged out."
    case .wasLoggedIn(let isIn):
      return isIn ? "Somebody is logged in already." : "Nobody was logged in."
    case .unread(let count):
      return "\(Wording.count(count, "notification")) unread."
    case .notifications(let count):
      return count == 0
        ? "No new notifications." : "\(Wording.count(count, "notification")), now read."
    case .place:
      return "The phone is at \(profile.home.place?.text ?? "no known place"); the next feed has"
        + " articles near it."
    case .fellBackToCommunity:
      return "Personalized has nothing left to go by; Community is active again."
    case .passed(let screen, let feed):
      return "Passing “\(Wording.title(screen.screen))” with \(Wording.name(feed))."
    case .building: return Wording.title(.building)
    case .feedIsLate(let feed):
      return "\(Wording.name(feed)) is slow to come; home opens without waiting longer."
    case .skipped: return "Skipped. Community comes first; what was selected stays."
    case .resumed(let screen):
      return "Back to onboarding, at “\(Wording.title(screen.screen))”."
    case .read(let page, let seconds):
      return "Read \(name(page)) for \(Wording.duration(seconds))."
    case .saved(let page): return "Saved \(name(page))."
    case .wasSaved(let page): return "\(name(page)) was saved already."
    case .unsaved(let page): return "Removed \(name(page)) from the saved articles."
    case .historyCleared(let count):
      return "Cleared the reading history: \(Wording.count(count, "entry", "entries"))."
    case .historyRemoved(let page, let times):
      return "Removed \(name(page)) from the reading history: "
        + "\(Wording.count(times, "entry", "entries"))."
    case .closed: return "The app is closed. 'relaunch' starts it."
    case .wentToBackground: return "The app is in the background. 'foreground' brings it back."
    case .wasInBackground: return "The app was in the background already."
    case .clock: return "The phone's clock shows \(moment.wallText) (\(moment.offsetText))."
    case .seed: return "The seed is \(profile.chance.seed)."
    case .network: return "The network is \(phone.world.network.rawValue)."
    case .screen, .status, .topicList, .languageList, .historyList, .savedList, .searchResults,
      .samples,
      .selection, .refused, .feedOverview, .cardMenu, .moduleList, .hiddenList:
      preconditionFailure("shown as blocks, not as a sentence")
    }
  }
}

extension SelectionChange {
  /// What changed, and what was so before.
  fileprivate func sentences(_ phone: Phone) -> String {
    if let cleared {
      return "Deselected \(Wording.count(cleared.topics, "topic")) and "
        + "\(Wording.count(cleared.articles, "article")), in every language."
    }
    func names(_ topics: [Topic], _ pages: [Page]) -> [String] {
      topics.map(phone.topicName) + pages.map { Wording.article($0, phone.profile) }
    }
    func sentence(_ names: [String], _ one: String, _ many: String) -> String? {
      names.isEmpty ? nil : "\(Wording.list(names)) \(names.count == 1 ? one : many)."
    }
    let selected = names(selectedTopics, selectedArticles)
    let deselected = names(deselectedTopics, deselectedArticles)
    return [
      selected.isEmpty ? nil : "Selected \(Wording.list(selected)).",
      deselected.isEmpty ? nil : "Deselected \(Wording.list(deselected)).",
      sentence(names(topicsThere, articlesThere), "was selected already", "were selected already"),
      sentence(names(topicsNotThere, articlesNotThere), "was not selected", "were not selected"),
    ].compactMap { $0 }.joined(separator: " ")
  }

  fileprivate func standing(_ profile: Profile) -> String {
    let counter = Wording.counter(profile.interests)
    return counter.prefix(1).uppercased() + counter.dropFirst() + "."
  }
}
