import OnboardCore

/// The screens of the phone as blocks.
struct ScreenBlocks {
  let phone: Phone
  let profile: Profile

  init(_ phone: Phone) {
    self.phone = phone
    profile = phone.profile
  }

  var blocks: [Block] {
    switch phone.app {
    case .closed:
      [.text("The app is closed. 'relaunch' starts it.")]
    case .background:
      [.text("The app is in the background. 'foreground' brings it back.")]
    case .open(let screen):
      open(screen)
    }
  }

  private func open(_ screen: OpenScreen) -> [Block] {
    switch screen {
    case .intro:
      [
        heading(.intro),
        .text("The free encyclopedia, written by people like you, in more than 300 languages."),
        .note("next goes on"),
      ]
    case .privacy:
      [
        heading(.privacy),
        .text(
          "Reading Wikipedia needs no account, and what you read is not sold or used for"
            + " advertising."),
        .note("next goes on, back returns"),
      ]
    case .languages:
      [heading(.languages)] + languageList + [.note("next goes on, back returns")]
    case .curiosity:
      [
        heading(.curiosity),
        .text(
          "Choose topics and articles that interest you, and home offers more to read about them."),
        .text(
          "Little data is collected: your choices stay on this phone, and you can change or remove"
            + " them at any time."),
        .note("next chooses interests, skip goes to home"),
      ]
    case .interests(let interests):
      self.interests(interests)
    case .preference(let preference):
      self.preference(preference)
    case .building:
      [heading(.building)]
    case .home(let home):
      self.home(home)
    case .article(let article):
      self.article(article)
    case .settings:
      settings
    case .languageManager:
      [heading(.languages)] + languageList
        + [.note("lang add CODE, lang remove CODE and lang primary CODE; back returns")]
    }
  }

  private func heading(_ screen: Screen, aside: String = "") -> Block {
    .heading(Wording.title(screen), aside: aside)
  }

  private func interests(_ screen: InterestsScreen) -> [Block] {
    let aside = "\(Wording.language(profile.language)) · \(Wording.counter(profile.interests))"
    var blocks = [heading(.interests, aside: aside)]
    if !profile.interests.topics.isEmpty {
      blocks.append(.chips(chips.filter(\.isSelected)))
    }
    blocks += grid(screen.grid)
    blocks.append(
      .note(
        "topics lists the topics, select N or select topic NAME, "
          + (screen.origin == nil ? "next goes on" : "back returns")))
    return blocks
  }

  private func grid(_ grid: Grid) -> [Block] {
    let chosen = Set(profile.interests.articles.map(\.article))
    var shown: Topic?
    if case .topic(let topic) = grid.source { shown = topic }
    let names = phone.topicNames
    let cards = grid.cards.enumerated().map { index, page in
      card(
        page, number: index + 1, isSelected: chosen.contains(page.article),
        label: label(of: page, shown: shown, names))
    }
    let condition: [Block] =
      switch grid.condition {
      case .loading: [.note("Loading articles…")]
      case .failed(let failure):
        [.note("The articles could not be loaded: \(Wording.failure(failure)). retry tries again.")]
      case .ready: cards.isEmpty ? [.note(emptyGrid(shown))] : []
      }
    return (cards.isEmpty ? [] : [.cards(cards)]) + condition
  }

  private func emptyGrid(_ topic: Topic?) -> String {
    let language = Wording.language(profile.language)
    guard let topic else { return "There are no articles in \(language) here." }
    return "There are no articles about \(phone.topicName(topic)) in \(language) here."
  }

  /// The topic that the grid shows where the article has it, else the article's first.
  private func label(of page: Page, shown: Topic?, _ names: [TopicName]) -> String {
    let topic = page.topics.first { $0 == shown } ?? page.topics.first
    let name = topic.map { names[$0.number - 1].text } ?? ""
    return page.article.wiki == profile.wiki ? name : "\(page.article.wiki) · \(name)"
  }

  func card(
    _ page: Page, number: Int?, isSelected: Bool, label: String
  ) -> Block.Card {
    Block.Card(
      number: number, title: Markup.plainText(page.displayTitle), description: page.description,
      label: label, hasImage: page.hasImage, isSelected: isSelected,
      isRightToLeft: Language.named(page.article.wiki)?.isRightToLeft ?? false)
  }

  private func preference(_ screen: PreferenceScreen) -> [Block] {
    let active = profile.activeFeed
    var blocks = [heading(.preference, aside: Wording.language(profile.language))]
    blocks.append(option(.community, "what the community of Wikipedia features today", active))
    blocks += samples(of: .community, screen.samples)
    blocks.append(option(.personalized, "more about what interests you", active))
    blocks += samples(of: .personalized, screen.samples)
    blocks.append(.note("choose community or choose personal, then finish; back returns"))
    return blocks
  }

  private func option(_ feed: FirstFeed, _ words: String, _ active: FirstFeed) -> Block {
    .list([
      Block.Item(
        mark: feed == active ? "●" : "○", text: Wording.name(feed), aside: words,
        isStrong: feed == active)
    ])
  }
}
