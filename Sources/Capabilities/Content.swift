import OnboardCore

/// Where articles come from. Each closure answers at once or throws; waiting and failing networks
/// are laid over it by the session.
package struct Content: Sendable {
  /// Random articles of the main namespace, without `excluded`.
  package var random:
    @Sendable (_ language: String, _ count: Int, _ excluded: [Article], _ draw: Draw)
      throws(ContentFailure) -> [Page]
  /// A random assortment of a topic's articles, without `excluded`.
  package var ofTopic:
    @Sendable (
      _ topic: Topic, _ language: String, _ count: Int, _ excluded: [Article], _ draw: Draw
    ) throws(ContentFailure) -> [Page]
  /// Titles that match, the best first.
  package var search: @Sendable (SearchRequest) throws(ContentFailure) -> [Page]
  /// What one title leads to.
  package var lookUp: @Sendable (_ title: Title, _ language: String) throws(ContentFailure) -> Found
  /// Articles like another one, the most alike first.
  package var related:
    @Sendable (_ article: Article, _ language: String, _ count: Int)
      throws(ContentFailure) -> [Page]
  /// Articles about what is near a place, the nearest first.
  package var near:
    @Sendable (_ place: Place, _ language: String, _ count: Int) throws(ContentFailure) -> [Page]
  package var community:
    @Sendable (_ language: String, _ day: Day) throws(ContentFailure) -> CommunityDay
  /// Titles that begin with what was typed, for completion.
  package var titles:
    @Sendable (_ prefix: String, _ language: String, _ count: Int)
      throws(ContentFailure) -> [String]
  /// How a wiki reads titles by its own report; nil where the table built in is all there is.
  package var rules: @Sendable (_ wiki: String) throws(ContentFailure) -> WikiRules?
  /// The names of topics in a language, as far as there are any beside those built in; nil where
  /// there are never any.
  package var topicNames:
    (@Sendable (_ language: String) throws(ContentFailure) -> [Topic: String])?
  /// Bounds how many seconds all answers from here on may take together; nil lifts the bound.
  package var limit: @Sendable (_ seconds: Int?) -> Void

  package init(
    random: @escaping @Sendable (String, Int, [Article], Draw) throws(ContentFailure) -> [Page],
    ofTopic:
      @escaping @Sendable (Topic, String, Int, [Article], Draw) throws(ContentFailure) ->
      [Page],
    search: @escaping @Sendable (SearchRequest) throws(ContentFailure) -> [Page],
    lookUp: @escaping @Sendable (Title, String) throws(ContentFailure) -> Found,
    related: @escaping @Sendable (Article, String, Int) throws(ContentFailure) -> [Page],
    near: @escaping @Sendable (Place, String, Int) throws(ContentFailure) -> [Page] = { _, _, _ in
      []
    },
    community: @escaping @Sendable (String, Day) throws(ContentFailure) -> CommunityDay,
    titles: @escaping @Sendable (String, String, Int) throws(ContentFailure) -> [String],
    rules: @escaping @Sendable (String) throws(ContentFailure) -> WikiRules? = { _ in nil },
    topicNames: (@Sendable (String) throws(ContentFailure) -> [Topic: String])? = nil,
    limit: @escaping @Sendable (Int?) -> Void = { _ in }
  ) {
    self.random = random
    self.ofTopic = ofTopic
    self.search = search
    self.lookUp = lookUp
    self.related = related
    self.near = near
    self.community = community
    self.titles = titles
    self.rules = rules
    self.topicNames = topicNames
    self.limit = limit
  }
}
