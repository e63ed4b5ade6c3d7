/// What tells one article from another: the wiki it stands on, and its title there.
///
/// "Berlin" on en and "Berlin" on de are two articles; "Giant_squid" and "Giant squid" are one: the
/// title has spaces, never underscores, and is in NFC.
package struct Article: Hashable, Sendable {
  package let wiki: String
  package let title: String

  package init(wiki: String, title: String) {
    self.wiki = wiki
    self.title = title.utf8.contains(Byte.underscore) ? Article.spaced(title) : title
  }

  private static func spaced(_ title: String) -> String {
    String(decoding: title.utf8.map { $0 == Byte.underscore ? Byte.space : $0 }, as: UTF8.self)
  }
}

extension Article: Comparable {
  /// By language, then by the title's code points: the order that breaks every tie, the same on
  /// every machine.
  package static func < (one: Article, other: Article) -> Bool {
    guard one.wiki == other.wiki else { return one.wiki < other.wiki }
    return one.title.unicodeScalars.lexicographicallyPrecedes(other.title.unicodeScalars)
  }
}
