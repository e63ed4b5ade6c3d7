extension Phone {
  /// What the grid shows: the topic selected last, else the opening assortment (T-4).
  var currentSource: Grid.Source {
    profile.interests.topics.last.map { .topic($0) } ?? .opening
  }

  /// Loads the unselected cards anew; the selected ones stay (T-3).
  mutating func loadGrid() -> [Effect] {
    let selected = profile.interests.articles
    let room = max(0, Grid.capacity - selected.count)
    let source = currentSource
    let recent = source == .opening ? Array(openingPages.prefix(room)) : []
    let language = profile.language
    var grid = Grid(
      source: source, language: language,
      cards: Grid.banded(selected: selected, loaded: recent), condition: .ready)
    guard recent.count < room else {
      updateInterests { $0.grid = grid }
      failed.removeAll { $0.purpose == .grid }
      return [.say(.screen)]
    }
    let draw = profile.chance.draw()
    grid.condition = .loading(draw)
    grid.cards = Grid.banded(selected: selected, loaded: [])
    updateInterests { $0.grid = grid }
    let request = GridRequest(
      source: source, language: language, recent: recent, count: room - recent.count,
      excluded: (selected + recent).map(\.article), draw: draw)
    return [.fetch(.grid(request))]
  }

  mutating func refreshGridIfStale() -> [Effect] {
    guard let grid = interestsScreen?.grid else { return [] }
    let isFresh =
      grid.language == profile.language && grid.source == currentSource && grid.condition == .ready
    return isFresh ? [.say(.screen)] : loadGrid()
  }

  mutating func receive(_ pages: [Page], for request: GridRequest) -> [Effect] {
    guard !isOvertaken(request) else { return [] }
    let selected = profile.interests.articles
    updateInterests { screen in
      screen.grid.condition = .ready
      screen.grid.cards = Grid.banded(
        selected: selected, loaded: request.recent + pages.filter(\.isMainArticle))
    }
    return interestsScreen == nil ? [] : [.say(.screen)]
  }

  /// What was read and saved in this wiki, interleaved, the latest first.
  private var openingPages: [Page] {
    let read = profile.articlesRead
    let saved = profile.saved.reversed().map(\.page)
    var pages: [Page] = []
    for index in 0..<max(read.count, saved.count) {
      if index < read.count { pages.append(read[index]) }
      if index < saved.count { pages.append(saved[index]) }
    }
    return unique(pages).filter {
      $0.isMainArticle && $0.article.wiki == profile.wiki && !profile.interests.contains($0.article)
    }
  }
}
