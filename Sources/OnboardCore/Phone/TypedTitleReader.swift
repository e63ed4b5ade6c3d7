/// Reads what a person typed as a title of the wiki in use, or as a link to a configured one.
struct TypedTitleReader {
  let wiki: String
  /// The configured languages.
  let languages: [String]

  private let rules: [String: WikiRules]

  init(_ phone: Phone) {
    wiki = phone.profile.wiki
    languages = phone.profile.languages
    rules = phone.world.rules
  }

  /// The title, or why it is none; namespaces are not judged here (N-2, N-3).
  func read(_ typed: String) -> Result<Title, Refusal> {
    switch WikiLink.read(typed) {
    case .page(let link)?:
      guard languages.contains(where: { Language.wiki(of: $0) == link.wiki }) else {
        return .failure(.languageNotConfigured(link.wiki))
      }
      return title(link.title, typed: typed, on: link.wiki)
    case .otherWiki?:
      return .failure(.otherWiki(typed))
    case .unsupported?:
      return .failure(.linkWithoutTitle(typed))
    case nil:
      return title(typed, typed: typed, on: wiki)
    }
  }

  private func title(_ text: String, typed: String, on wiki: String) -> Result<Title, Refusal> {
    switch Title.read(text, rules: rules[wiki] ?? WikiRules.of(wiki: wiki)) {
    case .success(let title):
      if title.interwiki != nil { return .failure(.otherWiki(typed)) }
      if title.text.isEmpty { return .failure(.invalidTitle(typed, .empty)) }
      return .success(title)
    case .failure(let error):
      return .failure(.invalidTitle(typed, error))
    }
  }
}
