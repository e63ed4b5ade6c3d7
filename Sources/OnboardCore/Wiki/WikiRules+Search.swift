extension Language {
  /// The wiki that a language code reads; an unknown code is its own.
  package static func wiki(of code: String) -> String {
    wikiOfKnown(code) ?? named(code)?.wiki ?? code
  }
}

extension WikiRules {
  /// A search text's namespace and the rest, for texts that need not be valid titles: the main
  /// namespace, unless a namespace's name and a colon stand before the words (S-1).
  package func splitNamespace(_ typed: String) -> (namespace: Int, text: String) {
    let trimmed = typed.drop { $0 == " " || $0 == ":" }
    guard let colon = trimmed.firstIndex(of: ":"),
      let number = namespaceNumber(named: String(trimmed[..<colon]).trimmingBlanks()),
      number != Namespace.main
    else { return (Namespace.main, String(trimmed)) }
    return (number, String(trimmed[trimmed.index(after: colon)...]).trimmingBlanks())
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    var part = self[...]
    while part.first == " " || part.first == "_" { part.removeFirst() }
    while part.last == " " || part.last == "_" { part.removeLast() }
    return String(part)
  }
}
