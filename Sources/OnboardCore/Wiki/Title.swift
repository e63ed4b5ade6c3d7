/// The title of a page as one wiki reads it.
package struct Title: Sendable, Hashable {
  /// The wiki on which the text was read.
  package let wiki: String
  /// The number of the namespace; 0, with the namespace in the text, when the page is elsewhere.
  package let namespace: Int
  /// What this wiki calls the namespace; empty for articles.
  package let namespaceName: String
  /// The title without its namespace, with spaces.
  package let text: String
  /// The whole title with interwiki prefix and namespace, with spaces: the form to show and store.
  package let prefixedText: String
  /// The section after `#`; empty without one.
  package let fragment: String
  /// The prefix of the other wiki that the page is on, in lower case.
  package let interwiki: String?

  /// Whether the title is that of an article on this wiki, the only pages to become interests.
  package var isMainNamespace: Bool {
    interwiki == nil && namespace == Namespace.main && !text.isEmpty
  }

  /// Reads what a person typed as the wiki would (`Title::newFromText`, MediaWiki 1.39).
  package static func read(_ typed: String, wiki: String) -> Result<Title, TitleError> {
    read(typed, rules: WikiRules.of(wiki: wiki))
  }

  /// Reads a text by rules that one already holds, or that a live wiki reported.
  package static func read(_ typed: String, rules: WikiRules) -> Result<Title, TitleError> {
    Result { () throws(TitleError) in try TitleReader.read(typed, rules: rules) }
  }
}
