extension Phone {
  /// The wikis by whose rules a request will be read, those left out that told theirs already.
  package func wikisToAsk(for request: Request) -> [String] {
    wikis(reading: request).filter { world.rules[$0] == nil }
  }

  private func wikis(reading request: Request) -> [String] {
    switch request {
    case .search(_, let code):
      switch configuredLanguage(code ?? profile.language) {
      case .success(let language): [Language.wiki(of: language)]
      case .failure: []
      }
    case .select(let selectors), .deselect(let selectors):
      selectors.flatMap { selector -> [String] in
        switch selector {
        case .card, .topic: []
        case .words(let typed), .title(let typed): wikis(reading: typed)
        }
      }
    case .read(let typed, _), .save(let typed?), .unsave(let typed?),
      .history(.remove(let typed)), .home(.share(let typed?)):
      wikis(reading: typed)
    case .card(_, let request):
      wikis(reading: request)
    case .next, .back, .skip, .finish, .resume, .topics, .deselectAll, .add, .retry, .languages,
      .preview, .choose, .show, .status, .history(.list), .history(.clear), .save(nil),
      .unsave(nil), .saved, .home, .relaunch, .kill, .background, .foreground, .world:
      []
    }
  }

  /// The wiki of a link, else the one in use.
  private func wikis(reading typed: String) -> [String] {
    switch WikiLink.read(typed) {
    case .page(let link)?:
      profile.languages.contains { Language.wiki(of: $0) == link.wiki } ? [link.wiki] : []
    case .otherWiki?, .unsupported?: []
    case nil: [profile.wiki]
    }
  }
}
