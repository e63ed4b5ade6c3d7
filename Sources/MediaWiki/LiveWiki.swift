import Capabilities
import OnboardCore
import Synchronization

/// Content of wikis that answer over a transport.
package final class LiveWiki: Sendable {
  private let transport: Transport
  private let memory = Mutex(Memory())

  /// What was answered already and holds for as long as the program runs.
  private struct Memory {
    var rules: [String: WikiRules] = [:]
    var topicNames: [String: [Topic: String]] = [:]
    /// A draw chooses once: home shows the cards that its samples promised (P-6), and a load that
    /// is undone and done again deals the same ones, although the wiki would answer another time
    /// with others.
    var drawn: [DrawnKey: [Page]] = [:]
    var days: [DayKey: CommunityDay] = [:]
    var related: [RelatedKey: [Page]] = [:]
  }

  private struct DrawnKey: Hashable {
    let draw: Draw
    let topic: Topic?
    let language: String
    let excluded: [Article]
  }

  private struct DayKey: Hashable {
    let language: String
    let day: Day
  }

  private struct RelatedKey: Hashable {
    let article: Article
    let language: String
    let count: Int
  }

  package init(_ transport: Transport) { self.transport = transport }

  // MARK: - Asking

  /// The JSON that answers a question; nil when the wiki has no such thing.
  private func ask(_ request: WikiRequest) throws(ContentFailure) -> JSONValue? {
    try transport.send(request).json(to: request)
  }

  /// The pages that answer a question, whole: what the wiki held back is asked for.
  private func pages(_ request: WikiRequest) throws(ContentFailure) -> QueryAnswer {
    var answer = try query(request)
    var rest = answer.rest
    var rounds = 1
    while let more = rest, rounds < LiveWiki.mostRounds {
      let further = try query(request.continued(more))
      answer.add(further)
      rest = further.rest
      rounds += 1
    }
    return answer
  }

  /// A wiki that never comes to an end is left after so many answers.
  private static let mostRounds = 4

  private func query(_ request: WikiRequest) throws(ContentFailure) -> QueryAnswer {
    guard let value = try ask(request) else {
      throw .unusable(request, "there is no API at this address")
    }
    return QueryAnswer(value)
  }

  /// The articles that answer a question, in the wiki's order: each once, and only those that may
  /// stand on the grid.
  private func articles(
    _ request: WikiRequest, _ language: String, topics: [Topic] = []
  ) throws(ContentFailure) -> [Page] {
    try pages(request, language, topics: topics).filter(\.isMainArticle)
  }

  private func pages(
    _ request: WikiRequest, _ language: String, topics: [Topic] = []
  ) throws(ContentFailure) -> [Page] {
    let mainPage = mainPage(of: request.wiki)
    var seen = Set<Article>()
    return try pages(request).ranked.filter { $0.existence == .exists }
      .map { $0.page(language: language, mainPage: mainPage, topics: topics) }
      .filter { seen.insert($0.article).inserted }
  }

  /// The title of the main page as the wiki reported it, else as it is known.
  private func mainPage(of wiki: String) -> String {
    memory.withLock { $0.rules[wiki]?.mainPage } ?? WikiRules.of(wiki: wiki).mainPage
  }

  /// An answer from memory, or a new one that is remembered.
  private func remembered<Key: Hashable & Sendable, Value: Sendable>(
    _ shelf: WritableKeyPath<Memory, [Key: Value]>, _ key: Key,
    otherwise: () throws(ContentFailure) -> Value
  ) throws(ContentFailure) -> Value {
    if let value = memory.withLock({ $0[keyPath: shelf][key] }) { return value }
    let value = try otherwise()
    memory.withLock { $0[keyPath: shelf][key] = value }
    return value
  }

  // MARK: - Content

  /// How the wiki reads titles, by its own report.
  package func rules(of wiki: String) throws(ContentFailure) -> WikiRules {
    try remembered(\.rules, wiki) { () throws(ContentFailure) in
      let request = Questions(language: wiki).rules()
      guard let value = try ask(request), let answer = RulesAnswer(value) else {
        throw .unusable(request, "the answer does not list them")
      }
      return answer.rules(of: wiki)
    }
  }

  /// The names of topics that the wiki has, in a language that it can be read in.
  package func topicNames(in language: String) throws(ContentFailure) -> [Topic: String] {
    try remembered(\.topicNames, language) { () throws(ContentFailure) in
      guard let value = try ask(Questions(language: language).topicNames()) else { return [:] }
      return TopicNamesAnswer(value).names
    }
  }

  package func random(
    language: String, count: Int, excluded: [Article], draw: Draw
  ) throws(ContentFailure) -> [Page] {
    let key = DrawnKey(draw: draw, topic: nil, language: language, excluded: excluded)
    let drawn = try remembered(\.drawn, key) { () throws(ContentFailure) in
      let found = try articles(Questions(language: language).random(), language)
      return LiveWiki.choose(found.filter { !isList($0) }, excluded, draw)
    }
    return Array(drawn.prefix(count))
  }

  package func articles(
    of topic: Topic, language: String, count: Int, excluded: [Article], draw: Draw
  ) throws(ContentFailure) -> [Page] {
    let key = DrawnKey(draw: draw, topic: topic, language: language, excluded: excluded)
    let drawn = try remembered(\.drawn, key) { () throws(ContentFailure) in
      let request = Questions(language: language).articles(of: topic)
      return LiveWiki.choose(
        try articles(request, language, topics: [topic]), excluded, draw)
    }
    return Array(drawn.prefix(count))
  }

  /// The candidates as the draw deals them. They are put in the order of their titles before, so
  /// that it depends on nothing else.
  private static func choose(_ pages: [Page], _ excluded: [Article], _ draw: Draw) -> [Page] {
    let taken = Set(excluded)
    let candidates = pages.filter { !taken.contains($0.article) }
      .sorted { $0.article < $1.article }
    return draw.indices(candidates.count, of: candidates.count).map { candidates[$0] }
  }

  /// The English wiki describes its lists as such; the apps leave them out of random articles.
  private func isList(_ page: Page) -> Bool {
    guard page.article.wiki == "en", let description = page.description?.lowercased() else {
      return false
    }
    return description.contains("list of") || description.contains("list article")
  }

  /// Articles like another one, without that one itself.
  package func related(
    to article: Article, language: String, count: Int
  ) throws(ContentFailure) -> [Page] {
    let key = RelatedKey(article: article, language: language, count: count)
    return try remembered(\.related, key) { () throws(ContentFailure) in
      let request = Questions(language: language).related(to: article.title, count: count + 5)
      let found = try articles(request, language).filter { $0.article != article }
      return Array(found.prefix(count))
    }
  }

  /// Articles about what is near a place, in the wiki's order.
  package func near(
    _ place: Place, language: String, count: Int
  ) throws(ContentFailure) -> [Page] {
    Array(try articles(Questions(language: language).near(place), language).prefix(count))
  }

  /// Titles that begin with what was typed, then those that hold it further inside (S-1).
  package func search(_ request: SearchRequest) throws(ContentFailure) -> [Page] {
    let questions = Questions(language: request.language)
    func isResult(_ page: Page) -> Bool {
      page.namespace == request.namespace
        && (request.namespace != Namespace.main || page.isMainArticle)
    }
    var found = try pages(
      questions.titleSearch(request.text, namespace: request.namespace), request.language
    ).filter(isResult)
    if found.count < SearchRequest.limit {
      let known = Set(found.map(\.article))
      let inside = try pages(
        questions.wordSearch(request.text, namespace: request.namespace), request.language)
      found += inside.filter {
        isResult($0) && !known.contains($0.article)
          && SearchText.matches(request.text, $0)
      }
    }
    return Array(found.prefix(SearchRequest.limit))
  }

  /// What a title leads to, behind its redirects and in whatever variant it was typed.
  package func lookUp(_ title: Title, language: String) throws(ContentFailure) -> Found {
    let questions = Questions(language: language)
    let answer = try pages(questions.page(titled: title.prefixedText))
    guard let page = answer.pages.first else {
      // A redirect that leads round in a circle, or to another wiki, leaves no page.
      guard answer.redirects.isEmpty else { return .brokenRedirect }
      return answer.leadsElsewhere ? .otherWiki : .missing(nearest: [])
    }
    switch page.existence {
    case .exists:
      return .page(page.page(language: language, mainPage: mainPage(of: title.wiki)))
    case .missing where !answer.redirects.isEmpty:
      return .brokenRedirect
    case .missing:
      return .missing(nearest: nearest(to: title, questions))
    case .invalid:
      return .missing(nearest: [])
    }
  }

  /// Titles that were probably meant; without them the answer is as good, if shorter. Wikipedia
  /// completes a misspelt title, other wikis only a beginning that is right.
  private func nearest(to title: Title, _ questions: Questions) -> [String] {
    for count in [title.text.count, title.text.count / 2, 1] where count > 0 {
      let beginning = String(title.text.prefix(count))
      let candidates = try? titles(
        beginning: beginning, language: questions.language, count: 50)
      guard let candidates else { return [] }
      let near = Nearest.to(title.prefixedText, among: candidates) { [$0] }
      if !near.isEmpty { return near }
    }
    return []
  }

  package func titles(
    beginning prefix: String, language: String, count: Int
  ) throws(ContentFailure) -> [String] {
    guard prefix.contains(where: { !$0.isWhitespace }) else { return [] }
    let request = Questions(language: language).titles(beginning: prefix, count: count)
    let hits = try ask(request)?["query"]?["prefixsearch"]?.elements ?? []
    return hits.filter { $0["ns"]?.integer == Namespace.main }
      .compactMap { $0["title"]?.string }.map(Normalization.composed)
  }

  /// The community's day; empty on wikis that have no feed.
  package func community(language: String, day: Day) throws(ContentFailure) -> CommunityDay {
    try remembered(\.days, DayKey(language: language, day: day)) { () throws(ContentFailure) in
      guard let value = try ask(Questions(language: language).feed(of: day)) else {
        return CommunityDay()
      }
      return FeedAnswer(value, language: language).day
    }
  }
}
