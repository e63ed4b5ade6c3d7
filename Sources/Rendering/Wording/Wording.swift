import OnboardCore

/// The names of things in sentences; everything a person reads is worded in this folder.
enum Wording {
  static func title(_ screen: Screen) -> String {
    switch screen {
    case .intro: "Welcome to Wikipedia"
    case .privacy: "Your privacy"
    case .languages: "Languages"
    case .curiosity: "Follow your curiosity"
    case .interests: "What are you interested in?"
    case .preference: "What would you like to see first?"
    case .building: "Let's build your feed…"
    case .home: "Home"
    case .article: "Article"
    case .settings: "Customize your feed"
    case .closed: "The app is closed"
    case .background: "The app is in the background"
    }
  }

  static func name(_ feed: FirstFeed) -> String {
    switch feed {
    case .community: "Community"
    case .personalized: "Personalized"
    }
  }

  static func name(_ tab: Home.Tab) -> String {
    switch tab {
    case .community: "Community"
    case .forYou: "For you"
    }
  }

  static func name(_ kind: Samples.Community.Kind) -> String {
    switch kind {
    case .inTheNews: "In the news"
    case .featuredArticle: "Featured article"
    case .pictureOfTheDay: "Picture of the day"
    }
  }

  /// `de Deutsch`, or the code alone for a language without a known name.
  static func language(_ code: String) -> String {
    guard let language = Language.named(code) else { return code }
    return "\(language.autonym) (\(code))"
  }

  /// An article's title in a sentence, with its language where that is not the one in use.
  static func article(_ page: Page, _ profile: Profile) -> String {
    let title = Markup.plainText(page.displayTitle)
    return page.article.wiki == profile.wiki ? title : "\(title) (\(page.article.wiki))"
  }

  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }

  /// `a, b and c`.
  static func list(_ parts: [String], _ conjunction: String = "and") -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  static func quoted(_ text: String) -> String {
    "'" + (text.count > 60 ? text.prefix(59) + "…" : text) + "'"
  }

  /// `75 seconds`, `2 minutes`.
  static func duration(_ seconds: Int) -> String {
    seconds >= 120 && seconds % 60 == 0 ? count(seconds / 60, "minute") : count(seconds, "second")
  }

  /// `3 selected: 1 topic, 2 articles`.
  static func counter(_ interests: Interests) -> String {
    guard !interests.isEmpty else { return "nothing selected" }
    return "\(interests.count) selected: \(count(interests.topics.count, "topic")), "
      + count(interests.articles.count, "article")
  }

  static func failure(_ failure: ContentFailure) -> String { failure.phrase }
}

extension ContentFailure {
  /// Why content did not come, as a part of a sentence.
  package var phrase: String {
    switch self {
    case .offline: "the network is offline"
    case .interrupted: "the connection broke off"
    case .late: "no answer came in time"
    case .cancelled: "the wait was broken off"
    case .unreachable(let reason): "no answer came: \(reason)"
    case .unreadable(let reason): "the content cannot be read (\(reason))"
    }
  }
}
