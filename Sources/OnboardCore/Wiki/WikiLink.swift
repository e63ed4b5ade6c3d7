/// What an address that a person pasted leads to.
package enum WikiLink: Sendable, Hashable {
  case page(WikiPageLink)
  /// Somewhere that is not a Wikipedia.
  case otherWiki(host: String)
  /// A Wikipedia, but not by the title of a page.
  case unsupported(host: String, UnsupportedAddress)

  /// Why an address of a Wikipedia names no title.
  package enum UnsupportedAddress: Sendable, Hashable {
    /// The front page of the site, or an address without a title.
    case noTitle
    /// A page, revision or difference by number (`curid`, `oldid`, `diff`).
    case pageNumber
    /// A shortened address (`w.wiki`), which only the site can resolve.
    case shortened
    /// Another part of the site, such as its API.
    case otherPath
  }

  /// Reads an address; nil when the text is none, which includes every plain title with a colon.
  ///
  /// Without `https:` only the hosts of Wikimedia, followed by a slash, count as addresses.
  package static func read(_ typed: String) -> WikiLink? {
    guard let address = WebAddress.read(typed) else { return nil }
    let site = WikimediaSite.of(host: address.host)
    guard address.hasScheme || site != .outside else { return nil }
    switch site {
    case .wikipedia(let language):
      return WikipediaAddress.read(address, language: language)
    case .shortener:
      return .unsupported(host: address.host, .shortened)
    case .sister, .outside:
      return .otherWiki(host: address.host)
    }
  }
}

/// A page of a Wikipedia as an address names it.
package struct WikiPageLink: Sendable, Hashable {
  /// The language or variant in which the address shows the page.
  package let language: Language
  /// The title as the address has it, percent-decoded, yet to be read by `Title.read`.
  package let title: String
  /// The section after `#`; empty without one.
  package let fragment: String

  package var wiki: String { language.wiki }
}
