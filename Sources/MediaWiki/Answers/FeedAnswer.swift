import OnboardCore

/// The community feed of a day, as the REST interface gives it. Any part may be missing, on most
/// wikis most are.
struct FeedAnswer {
  private let value: JSONValue
  private let language: String

  init(_ value: JSONValue, language: String) {
    self.value = value
    self.language = language
  }

  var day: CommunityDay {
    CommunityDay(
      featured: value["tfa"].flatMap(page),
      topRead: pages(value["mostread"]?["articles"]),
      news: (value["news"]?.elements ?? []).compactMap(story),
      onThisDay: (value["onthisday"]?.elements ?? []).compactMap(event),
      picture: value["image"].flatMap(picture))
  }

  private func story(_ value: JSONValue) -> CommunityDay.Story? {
    let pages = pages(value["links"])
    guard let html = value["story"]?.string, !pages.isEmpty else { return nil }
    return CommunityDay.Story(text: Markup.plainText(html).trimmingBlanks(), pages: pages)
  }

  private func event(_ value: JSONValue) -> CommunityDay.Event? {
    guard let year = value["year"]?.integer, let text = value["text"]?.string else { return nil }
    return CommunityDay.Event(
      year: year, text: Markup.plainText(text), pages: pages(value["pages"]))
  }

  private func picture(_ value: JSONValue) -> CommunityDay.Picture? {
    guard let title = value["title"]?.string else { return nil }
    let words = value["description"]?["text"]?.string
    return CommunityDay.Picture(
      title: title, description: (words.map(Markup.plainText) ?? "").trimmingBlanks())
  }

  private func pages(_ value: JSONValue?) -> [Page] { (value?.elements ?? []).compactMap(page) }

  /// A page summary.
  private func page(_ value: JSONValue) -> Page? {
    let titles = value["titles"]
    guard let canonical = titles?["canonical"]?.string ?? value["title"]?.string else { return nil }
    let title = Normalization.composed(
      String(canonical.map { $0 == "_" ? " " : $0 })
    )
    .trimmingBlanks()
    guard !title.isEmpty else { return nil }
    return Page(
      article: Article(wiki: Language.wiki(of: language), title: title),
      namespace: value["namespace"]?["id"]?.integer ?? Namespace.main,
      kind: kind(value["type"]?.string),
      displayTitle: titles?["display"]?.string ?? value["displaytitle"]?.string,
      description: value["description"]?.string,
      extract: value["extract"]?.string,
      hasImage: value["thumbnail"].map { !$0.members.isEmpty } ?? false)
  }

  private func kind(_ type: String?) -> Page.Kind {
    switch type {
    case "disambiguation": .disambiguation
    case "mainpage": .mainPage
    default: .article
    }
  }
}
