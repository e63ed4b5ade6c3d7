import Capabilities
import OnboardCore

/// A small made-up Wikipedia, the same on every machine.
package struct FakeWiki: Sendable {
  package var pages: [Page]
  package var redirects: [Article: Article]
  package var days: [Day: CommunityDay]
  /// What every request fails with.
  package var failure: ContentFailure?
  /// How its wikis read titles by their own report.
  package var rules: [String: WikiRules] = [:]
  /// What its wikis call topics, by language; nil for content that has no names of its own.
  package var topicNames: [String: [Topic: String]]?

  package init() {
    pages =
      Page.row("Music", 40, .music) + Page.row("Art", 40, .art) + Page.row("Physics", 12, .physics)
      + Page.row("Musik", 40, wiki: "de", .music) + Page.row("Kunst", 40, wiki: "de", .art)
      + [
        .jazz, .cubism, .fugue, .berlin, .berlinInGerman, .talk, .mercury, .mainPage,
        .of("Mission: Impossible", .televisionAndFilm), .of("Paris, Texas", .televisionAndFilm),
      ]
    redirects = [
      Article(wiki: "en", title: "Swing music"): Article(wiki: "en", title: "Jazz"),
      Article(wiki: "en", title: "Earth talk"): Article(wiki: "en", title: "Talk:Earth"),
    ]
    var day = CommunityDay()
    day.featured = .cubism
    day.news = [CommunityDay.Story(text: "Berlin is in the news.", pages: [.fugue, .berlin])]
    day.picture = CommunityDay.Picture(title: "File:Sun.jpg", description: "The Sun")
    days = [Moment.morning.day: day]
  }

  /// The content that this wiki gives.
  package var content: Content {
    Content(
      random: { language, count, excluded, draw throws(ContentFailure) in
        try drawn(count, language, excluded, draw) { $0.isMainArticle }
      },
      ofTopic: { topic, language, count, excluded, draw throws(ContentFailure) in
        try drawn(count, language, excluded, draw) { $0.topics.contains(topic) }
      },
      search: { request throws(ContentFailure) in
        try answer(
          pages.filter {
            $0.article.wiki == request.language && $0.namespace == request.namespace
              && Folding.fold($0.article.title).contains(Folding.fold(request.text))
          }.prefix(SearchRequest.limit))
      },
      lookUp: { title, _ throws(ContentFailure) in
        let article = Article(wiki: title.wiki, title: title.prefixedText)
        let target = redirects[article] ?? article
        let page = try answer(pages.filter { $0.article == target }).first
        return page.map { .page($0) } ?? .missing(nearest: [])
      },
      related: { article, language, count throws(ContentFailure) in
        try answer(
          pages.filter {
            $0.article.wiki == language && $0.article != article && $0.isMainArticle
          }.prefix(count))
      },
      community: { _, day throws(ContentFailure) in
        if let failure { throw failure }
        return days[day] ?? CommunityDay()
      },
      titles: { prefix, language, count throws(ContentFailure) in
        try answer(
          pages.filter {
            $0.article.wiki == language
              && Folding.fold($0.article.title).hasPrefix(Folding.fold(prefix))
          }.prefix(count)
        ).map(\.article.title)
      },
      rules: { wiki throws(ContentFailure) in
        if let failure { throw failure }
        return rules[wiki]
      },
      topicNames: told)
  }

  private var told: (@Sendable (String) throws(ContentFailure) -> [Topic: String])? {
    guard let topicNames else { return nil }
    return { language throws(ContentFailure) in
      if let failure { throw failure }
      return topicNames[language] ?? [:]
    }
  }

  private func drawn(
    _ count: Int, _ language: String, _ excluded: [Article], _ draw: Draw,
    _ belongs: (Page) -> Bool
  ) throws(ContentFailure) -> [Page] {
    let candidates = try answer(
      pages.filter {
        $0.article.wiki == language && belongs($0) && !excluded.contains($0.article)
      })
    return draw.indices(count, of: candidates.count).map { candidates[$0] }
  }

  private func answer(_ pages: some Sequence<Page>) throws(ContentFailure) -> [Page] {
    if let failure { throw failure }
    return Array(pages)
  }
}

extension Clock {
  /// A clock that stands, in a zone that is always so many seconds ahead.
  package static func standing(offset: Int = 0) -> Clock {
    Clock(now: { Moment.morning.instant }, offset: { _ in offset })
  }
}
