/// The app of the phone.
package enum App: Equatable, Sendable {
  case closed
  case open(OpenScreen)
  /// Alive, with the screen that `foreground` brings back.
  case background(OpenScreen)
}

/// A screen of the open app, with what is true on it.
package enum OpenScreen: Equatable, Sendable {
  case intro
  case privacy
  case languages
  case curiosity
  case interests(InterestsScreen)
  case preference(PreferenceScreen)
  case building(Building)
  case home(Home)
  case article(ArticleScreen)
  case settings(SettingsScreen)
  /// The languages, opened from home; the flow's own screen is `languages`.
  case languageManager(Home)
}

extension OpenScreen {
  package var name: Screen {
    switch self {
    case .intro: .intro
    case .privacy: .privacy
    case .languages: .languages
    case .curiosity: .curiosity
    case .interests: .interests
    case .preference: .preference
    case .building: .building
    case .home: .home
    case .article: .article
    case .settings: .settings
    case .languageManager: .languages
    }
  }
}
