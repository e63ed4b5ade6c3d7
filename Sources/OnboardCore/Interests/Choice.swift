/// One thing that a selector came to mean.
package enum Choice: Hashable, Sendable {
  case topic(Topic)
  case page(Page)
  /// An article to be looked up; the topics that the words name one by one count when there is no
  /// such article.
  case title(Title, typed: String, otherwise: [Topic])
}

/// Finds what selectors mean on the grid at hand.
struct ChoiceReader {
  /// The cards by their numbers.
  let cards: [Page]
  /// The cards that a title may mean, the likeliest first.
  let titledCards: [Page]
  let titles: TypedTitleReader
  let topicNames: TopicNames

  func read(_ selectors: [Selector]) -> Result<[Choice], Refusal> {
    var choices: [Choice] = []
    for selector in selectors {
      switch read(selector) {
      case .success(let found): choices += found
      case .failure(let refusal): return .failure(refusal)
      }
    }
    return .success(choices)
  }

  private func read(_ selector: Selector) -> Result<[Choice], Refusal> {
    switch selector {
    case .card(let number):
      guard let card = cards.numbered(number) else {
        return .failure(.noSuchCard(number, of: cards.count))
      }
      return .success([.page(card)])
    case .topic(let typed):
      return topics(typed).map { $0.map { .topic($0) } }
    case .title(let typed):
      return title(typed, otherwise: [])
    case .words(let typed):
      return words(typed)
    }
  }

  /// One topic, or several of which each word names one.
  private func topics(_ typed: String) -> Result<[Topic], Refusal> {
    let whole = topicReference(typed)
    if case .topic(let topic) = whole { return .success([topic]) }
    if let several = severalTopics(typed) { return .success(several) }
    switch whole {
    case .topic(let topic): return .success([topic])
    case .ambiguous(let candidates): return .failure(.ambiguousTopic(typed, candidates))
    case .unknown(let nearest): return .failure(.unknownTopic(typed, nearest: nearest))
    }
  }

  private func words(_ typed: String) -> Result<[Choice], Refusal> {
    if case .topic(let topic) = reference(typed, .exact) { return .success([.topic(topic)]) }
    if let card = card(titled: typed) { return .success([.page(card)]) }
    if case .topic(let topic) = reference(typed) { return .success([.topic(topic)]) }
    return title(typed, otherwise: severalTopics(typed) ?? [])
  }

  private func title(_ typed: String, otherwise: [Topic]) -> Result<[Choice], Refusal> {
    titles.read(typed).flatMap { title in
      guard title.isMainNamespace else { return .failure(.notMainNamespace) }
      return .success([.title(title, typed: typed, otherwise: otherwise)])
    }
  }

  private func card(titled typed: String) -> Page? {
    let wanted = Folding.fold(typed)
    return titledCards.first {
      Folding.fold($0.article.title) == wanted
        || Folding.fold(Markup.plainText($0.displayTitle)) == wanted
    }
  }

  private func severalTopics(_ typed: String) -> [Topic]? {
    let separator: Character = typed.contains(",") ? "," : " "
    let words = typed.split(separator: separator).map { String($0.drop { $0 == " " }) }
    guard words.count > 1, words.count <= Topic.allCases.count else { return nil }
    var topics: [Topic] = []
    for word in words {
      guard case .topic(let topic) = topicReference(word) else { return nil }
      topics.append(topic)
    }
    return topics
  }

  /// A topic by name or number, where nothing else is meant.
  private func topicReference(_ typed: String) -> TopicReference {
    guard let number = Int(typed) else { return reference(typed) }
    return Topic.allCases.numbered(number).map { .topic($0) } ?? .unknown(nearest: [])
  }

  private func reference(
    _ typed: String, _ precision: TopicReference.Precision = .prefix
  ) -> TopicReference {
    TopicReference(
      typed, languages: titles.languages, names: topicNames, precision: precision)
  }
}

extension Array {
  /// The element of a number counted from 1, as people count.
  func numbered(_ number: Int) -> Element? {
    number >= 1 && number <= count ? self[number - 1] : nil
  }
}

extension Refusal {
  /// What to say when bare words named nothing: a topic that was nearly typed is offered before
  /// articles are.
  static func nothing(
    named typed: String, _ reference: TopicReference, title: Title, nearest: [String]
  ) -> Refusal {
    switch reference {
    case .topic: .missingArticle(title, nearest: nearest)
    case .ambiguous(let candidates): .ambiguousTopic(typed, candidates)
    case .unknown(let topics):
      topics.isEmpty
        ? .missingArticle(title, nearest: nearest) : .unknownTopic(typed, nearest: topics)
    }
  }
}
