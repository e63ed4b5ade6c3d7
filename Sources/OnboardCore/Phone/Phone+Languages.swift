extension Phone {
  mutating func manageLanguages(_ request: LanguageRequest, at moment: Moment) -> [Effect] {
    switch request {
    case .list:
      return [.say(.languageList)]
    case .use(let code):
      return withConfigured(code) { phone, language in
        let reloaded = phone.use(language, at: moment)
        return [.say(.usesLanguage(language))] + reloaded
      }
    case .manage:
      return openLanguageManager()
    case .add(let code):
      return addLanguage(code)
    case .makePrimary(let code):
      return withConfigured(code) { phone, language in
        phone.profile.languages.removeAll { $0 == language }
        phone.profile.languages.insert(language, at: 0)
        return [.say(.madePrimary(language))]
      }
    case .remove(let code):
      return withConfigured(code) { phone, language in
        phone.removeLanguage(language, at: moment)
      }
    }
  }

  private mutating func withConfigured(
    _ code: String, _ change: (inout Phone, String) -> [Effect]
  ) -> [Effect] {
    switch configuredLanguage(code) {
    case .failure(let refusal): [.say(.refused(refusal))]
    case .success(let language): change(&self, language)
    }
  }

  private mutating func addLanguage(_ code: String) -> [Effect] {
    guard let language = Language.named(code)?.code else {
      let nearest = Language.closest(to: code).map(\.code)
      return [.say(.refused(.unknownLanguage(code, nearest: nearest)))]
    }
    guard !profile.languages.contains(language) else { return [.say(.languageWasThere(language))] }
    profile.languages.append(language)
    return [.say(.addedLanguage(language))]
  }

  private mutating func removeLanguage(_ language: String, at moment: Moment) -> [Effect] {
    guard profile.languages.count > 1 else { return [.say(.refused(.lastLanguage(language)))] }
    profile.languages.removeAll { $0 == language }
    guard profile.language == language else {
      return [.say(.removedLanguage(language, nowUsing: nil))]
    }
    let reloaded = use(profile.languages[0], at: moment)
    return [.say(.removedLanguage(language, nowUsing: profile.language))] + reloaded
  }

  /// L-2: selections stay, what is on show comes in the language in use.
  private mutating func use(_ language: String, at moment: Moment) -> [Effect] {
    let feedBefore = feed
    let isOther = language != profile.language
    profile.language = language
    if isOther, let home { return showHome(in: language, instead: feedBefore, home, at: moment) }
    guard case .open(let screen) = app else { return [] }
    switch screen {
    case .interests: return loadGrid()
    case .preference: return loadSamples(showing: .screen, at: moment)
    case .languages, .languageManager, .home, .article, .settings: return [.say(.screen)]
    case .intro, .privacy, .curiosity, .building: return []
    }
  }
}
