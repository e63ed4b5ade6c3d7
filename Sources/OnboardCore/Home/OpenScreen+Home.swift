extension OpenScreen {
  /// Home, or the home that stands behind this screen.
  package var home: Home? {
    switch self {
    case .home(let home), .languageManager(let home): home
    case .article(let article): article.home
    case .settings(let settings): settings.home
    case .interests(let interests): interests.origin?.home
    case .intro, .privacy, .languages, .curiosity, .preference, .building: nil
    }
  }

  mutating func updateHome(_ change: (inout Home) -> Void) {
    guard var changed = home else { return }
    change(&changed)
    switch self {
    case .home: self = .home(changed)
    case .languageManager: self = .languageManager(changed)
    case .article(var article):
      article.home = changed
      self = .article(article)
    case .settings: self = .settings(SettingsScreen(home: changed))
    case .interests(var interests):
      interests.origin?.home = changed
      self = .interests(interests)
    case .intro, .privacy, .languages, .curiosity, .preference, .building: return
    }
  }
}
