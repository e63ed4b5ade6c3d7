/// The topics and articles that a person chose, each in the order chosen.
package struct Interests: Hashable, Sendable {
  package private(set) var topics: [Topic]
  package private(set) var articles: [Page]

  package init(topics: [Topic] = [], articles: [Page] = []) {
    self.topics = topics
    self.articles = articles
  }

  package var count: Int { topics.count + articles.count }
  package var isEmpty: Bool { count == 0 }

  package func contains(_ article: Article) -> Bool {
    articles.contains { $0.article == article }
  }

  /// Whether the topic was not there before.
  @discardableResult package mutating func add(_ topic: Topic) -> Bool {
    guard !topics.contains(topic) else { return false }
    topics.append(topic)
    return true
  }

  /// Whether the article was not there before. Only main-namespace articles become interests (N-1):
  /// to hand in another is a fault of the caller.
  @discardableResult package mutating func add(_ page: Page) -> Bool {
    precondition(page.isMainArticle, "only articles in the main namespace become interests")
    guard !contains(page.article) else { return false }
    articles.append(page)
    return true
  }

  @discardableResult package mutating func remove(_ topic: Topic) -> Bool {
    let before = topics.count
    topics.removeAll { $0 == topic }
    return topics.count < before
  }

  @discardableResult package mutating func remove(_ article: Article) -> Bool {
    let before = articles.count
    articles.removeAll { $0.article == article }
    return articles.count < before
  }
}
