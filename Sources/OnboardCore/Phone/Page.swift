/// What a card shows of a page, as content answered it.
package struct Page: Hashable, Sendable {
  /// What the page is for; only an `article` may become an interest.
  package enum Kind: String, Sendable {
    case article
    case disambiguation
    case mainPage = "main-page"
  }

  package let article: Article
  /// MediaWiki's namespace number; 0 is the main one.
  package let namespace: Int
  package let kind: Kind
  /// The title as the wiki displays it, with HTML markup.
  package let displayTitle: String
  package let description: String?
  /// The first sentences, plain text.
  package let extract: String?
  package let hasImage: Bool
  package let topics: [Topic]

  package init(
    article: Article, namespace: Int = 0, kind: Kind = .article, displayTitle: String? = nil,
    description: String? = nil, extract: String? = nil, hasImage: Bool = false,
    topics: [Topic] = []
  ) {
    self.article = article
    self.namespace = namespace
    self.kind = kind
    self.displayTitle = displayTitle ?? article.title
    self.description = description
    self.extract = extract
    self.hasImage = hasImage
    self.topics = topics
  }

  /// Whether this is an article that may stand on the grid and in the feed.
  package var isMainArticle: Bool { namespace == 0 && kind == .article }
}
