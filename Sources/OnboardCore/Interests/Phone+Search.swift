extension Phone {
  /// Looks for titles in a configured language; a namespace typed before the words is searched
  /// instead of the main one (S-1).
  mutating func search(_ words: String, in code: String?) -> [Effect] {
    let language: String
    switch configuredLanguage(code ?? profile.language) {
    case .failure(let refusal): return [.say(.refused(refusal))]
    case .success(let found): language = found
    }
    let wiki = Language.wiki(of: language)
    let (namespace, text) = (world.rules[wiki] ?? WikiRules.of(wiki: wiki))
      .splitNamespace(words)
    guard !Folding.fold(text).isEmpty else { return [.say(.refused(.emptyQuery(words)))] }
    let request = SearchRequest(
      words: words, text: text, language: language, namespace: namespace,
      draw: passageDraw("search"))
    return [.fetch(.search(request))]
  }

  mutating func receive(_ pages: [Page], for request: SearchRequest) -> [Effect] {
    let results = SearchResults(
      words: request.words, language: request.language, namespace: request.namespace, pages: pages)
    updateInterests { $0.results = results }
    return [.say(.searchResults)]
  }

  /// A language of the profile by its code (L-1).
  func configuredLanguage(_ code: String) -> Result<String, Refusal> {
    guard let language = Language.named(code) else {
      return .failure(
        .unknownLanguage(code, nearest: Language.closest(to: code).map(\.code)))
    }
    return profile.languages.contains(language.code)
      ? .success(language.code) : .failure(.languageNotConfigured(language.code))
  }
}
