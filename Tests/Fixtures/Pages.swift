import OnboardCore

extension Page {
  /// An article of a wiki, with a picture unless told otherwise.
  package static func of(
    _ title: String, wiki: String = "en", image: Bool = true, _ topics: Topic...
  ) -> Page {
    Page(
      article: Article(wiki: wiki, title: title), description: "About \(title)",
      extract: "\(title) is an article.", hasImage: image, topics: topics)
  }

  /// Articles with numbered titles; every third has no picture.
  package static func row(
    _ word: String, _ count: Int, wiki: String = "en", _ topic: Topic = .music
  ) -> [Page] {
    (1...count).map { of("\(word) \($0)", wiki: wiki, image: $0 % 3 != 0, topic) }
  }

  /// A page that is no article of the main namespace.
  package static func special(
    _ title: String, wiki: String = "en", namespace: Int = 0, kind: Kind = .article
  ) -> Page {
    Page(article: Article(wiki: wiki, title: title), namespace: namespace, kind: kind)
  }

  package static let jazz = Page.of("Jazz", .music)
  package static let cubism = Page.of("Cubism", .art)
  /// Without a picture.
  package static let fugue = Page.of("Fugue", image: false, .music)
  package static let berlin = Page.of("Berlin", .europe)
  package static let berlinInGerman = Page.of("Berlin", wiki: "de", .europe)
  package static let talk = Page.special("Talk:Earth", namespace: 1)
  package static let mercury = Page.special("Mercury", kind: .disambiguation)
  package static let mainPage = Page.special("Main Page", kind: .mainPage)
}
