/// Why a text cannot be a title, in MediaWiki's terms, with the offending piece where it is known.
package enum TitleError: Error, Sendable, Hashable {
  case empty
  /// A character or sequence that no title may hold.
  case characters(String)
  /// A path such as `../Foo`, which a browser would resolve.
  case relative
  case magicTilde
  case tooLong(limit: Int)
  case leadingColon
  /// A talk page of another prefix: `Talk:File:Foo`.
  case talkNamespace(prefix: String)
  /// The replacement character, the trace of broken text.
  case brokenText
  /// A text whose namespace leaves blanks at the ends of the title.
  case invalid

  /// MediaWiki's message key.
  package var key: String {
    switch self {
    case .empty: "title-invalid-empty"
    case .characters: "title-invalid-characters"
    case .relative: "title-invalid-relative"
    case .magicTilde: "title-invalid-magic-tilde"
    case .tooLong: "title-invalid-too-long"
    case .leadingColon: "title-invalid-leading-colon"
    case .talkNamespace: "title-invalid-talk-namespace"
    case .brokenText: "title-invalid-utf8"
    case .invalid: "title-invalid"
    }
  }
}
