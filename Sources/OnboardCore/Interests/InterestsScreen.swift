/// "What are you interested in?"
package struct InterestsScreen: Equatable, Sendable {
  package var grid: Grid
  package var results: SearchResults?
  /// What `preview` showed last.
  package var samples: Samples?

  package init(grid: Grid, results: SearchResults? = nil, samples: Samples? = nil) {
    self.grid = grid
    self.results = results
    self.samples = samples
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
