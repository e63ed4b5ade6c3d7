import OnboardCore

/// The words of home.
extension Wording {
  /// The bottom bar; its first entry is where home stands.
  static let navigation = "[Home]   Places   Saved   Activity   Search"

  /// What to type next.
  static func hint(_ tab: Home.Tab) -> String {
    "left and right for cards, down and up for modules; open, menu, feed, "
      + (tab == .community ? "older" : "refresh")
  }

  static func name(_ kind: ModuleKind) -> String {
    switch kind {
    case .basedOnInterests: "Based on your interests"
    case .becauseYouRead: "Because you read"
    case .continueReading: "Continue reading"
    case .places: "Places of interest"
    case .discover: "Discover"
    case .random: "Random"
    case .games: "Games"
    case .featuredArticle: "Featured article"
    case .topRead: "Top read"
    case .inTheNews: "In the news"
    case .onThisDay: "On this day"
    case .pictureOfTheDay: "Picture of the day"
    }
  }

  /// Why a module is in the feed (Y-3).
  package static func reason(_ module: FeedModule, _ phone: Phone) -> String {
    switch module.source {
    case .topic(let topic): "Because of your interest: \(phone.topicName(topic))"
    case .interest(let page): "Because of your interest: \(Markup.plainText(page.displayTitle))"
    case .read(let page): "Because you read: \(Markup.plainText(page.displayTitle))"
    case .library:
      module.cards.first.map { reason($0, module, phone) } ?? name(.continueReading)
    case .place(let place): "Near \(place.text)"
    case .readingList: "A reading list from your interests"
    case .random: "A random article"
    case .game, .community: name(module.kind)
    }
  }

  /// Why a card is in the feed: its module's reason, or that it was saved.
  package static func reason(_ card: FeedCard, _ module: FeedModule, _ phone: Phone) -> String {
    guard module.source == .library else { return reason(module, phone) }
    return card.isFromReadingList
      ? fromReadingList + ": Saved" : "Continue reading: \(title(of: card.subject))"
  }

  /// What a card says that comes from what was saved; the reason names the list too.
  static let fromReadingList = "From your reading list"

  package static func title(of subject: FeedCard.Subject) -> String {
    switch subject {
    case .article(let page): Markup.plainText(page.displayTitle)
    case .story(let story): story.leading.map { Markup.plainText($0.displayTitle) } ?? story.text
    case .event(let event): String(event.year)
    case .picture(let picture): fileName(picture.title)
    case .game: "Which came first?"
    case .readingListPrompt: "A reading list made for you"
    }
  }

  /// What a sentence calls a card.
  static func fullTitle(of subject: FeedCard.Subject) -> String {
    switch subject {
    case .story(let story): story.text
    case .event(let event): "\(event.year): \(event.text)"
    case .article, .picture, .game, .readingListPrompt: title(of: subject)
    }
  }

  /// A file's title without its namespace and its type.
  static func fileName(_ title: String) -> String {
    let plain = Markup.plainText(title)
    let name = plain.firstIndex(of: ":").map { plain[plain.index(after: $0)...] } ?? plain[...]
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  /// What stands below a card's title, as its variant has it (Y-2).
  static func body(of card: FeedCard) -> String? {
    switch card.subject {
    case .article(let page):
      switch card.variant {
      case .image: page.description
      case .balanced, .text: page.extract ?? page.description
      case nil: page.description ?? page.extract
      }
    case .story(let story): story.text
    case .event(let event): event.text
    case .picture(let picture): picture.description
    case .game: "Two events of this day: guess which was earlier."
    case .readingListPrompt:
      "Articles from your interests, new every day, week or month: discover daily, discover weekly"
        + " or discover monthly makes it."
    }
  }

  /// What a list says behind a card's title, in a line.
  static func summary(of card: FeedCard) -> String? {
    if case .article(let page) = card.subject { page.description } else { body(of: card) }
  }

  /// `hasEnough` is whether there is something to make the next feed from.
  static func sentence(_ empty: EmptyState, _ tab: Home.Tab, hasEnough: Bool) -> String {
    switch empty {
    case .fewReads:
      hasEnough
        ? "There was nothing to go by when this feed was made; now there is."
        : "Nothing to go by yet: choose interests, or read five articles."
    case .noContent:
      tab == .community
        ? "Nothing is featured in this language today." : "Nothing in this language fits yet."
    case .modulesOff: "Every module that has something to show is off."
    case .cardsHidden: "Every card of this feed was hidden."
    }
  }

  static func waysOut(of empty: EmptyState, _ tab: Home.Tab, hasEnough: Bool) -> String {
    switch (empty, tab) {
    case (.fewReads, _):
      (hasEnough ? "refresh makes a new feed" : "interests chooses some, then refresh")
        + "; tab community shows the other feed"
    case (.noContent, .community): "older shows an earlier day; lang CODE switches the language"
    case (.noContent, .forYou):
      "interests chooses some, then refresh; lang CODE switches the language"
    case (.modulesOff, _): "modules lists them, modules on MODULE turns one on"
    case (.cardsHidden, .community): "older shows an earlier day; hidden lists what was hidden"
    case (.cardsHidden, .forYou):
      "refresh makes another feed, interests chooses more; hidden lists what was hidden"
    }
  }
}
