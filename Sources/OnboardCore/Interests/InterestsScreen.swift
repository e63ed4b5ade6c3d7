/// "What are you interested in?"
package struct InterestsScreen: Equatable, Sendable {
  package var grid: Grid
  package var results: SearchResults?
  /// What `preview` showed last.
  package var samples: Samples?
  /// What it was opened from; nil in the flow.
  package var origin: Origin?

  /// Where `back` returns to.
  package enum Origin: Equatable, Sendable {
    case home(Home)
    case settings(SettingsScreen)

    package var home: Home {
      get {
        switch self {
        case .home(let home): home
        case .settings(let settings): settings.home
        }
      }
      set {
        switch self {
        case .home: self = .home(newValue)
        case .settings: self = .settings(SettingsScreen(home: newValue))
        }
      }
    }
  }

  package init(
    grid: Grid, results: SearchResults? = nil, samples: Samples? = nil,
    origin: Origin? = nil
  ) {
    self.grid = grid
    self.results = results
    self.samples = samples
    self.origin = origin
  }
}

/// What a search found.
package struct SearchResults: Equatable, Sendable {
  package let words: String
  package let language: String
  package let namespace: Int
  package let pages: [Page]

  package init(words: String, language: String, namespace: Int, pages: [Page]) {
    self.words = words
    self.language = language
    self.namespace = namespace
    self.pages = pages
  }
}
