/// The steps of MediaWiki's `MediaWikiTitleCodec::splitTitleString`, in its order.
///
/// The text is held as bytes with underscores for spaces, as there, because its rules count bytes.
struct TitleReader {
  private let rules: WikiRules
  private var key: ArraySlice<UInt8>
  private var namespace = Namespace.main
  private var interwiki: String?
  private var fragment = ""

  static func read(_ typed: String, rules: WikiRules) throws(TitleError) -> Title {
    let text = CharacterReferences.decoded(
      Normalization.composed(typed), replacements: rules.replacements)
    var reader = TitleReader(rules: rules, key: try TitleText.cleaned(text))
    reader.dropLeadingColon()
    guard !reader.key.isEmpty else { throw .empty }
    try reader.splitPrefixes()
    reader.splitFragment()
    try TitleLimits.check(reader.key, isSpecial: reader.namespace == Namespace.special)
    try reader.finishKey()
    return reader.title
  }

  private init(rules: WikiRules, key: ArraySlice<UInt8>) {
    self.rules = rules
    self.key = key
  }

  private mutating func dropLeadingColon() {
    guard key.first == Byte.colon else { return }
    key = Bytes.trimmed(key.dropFirst(), of: Byte.underscore)
  }

  private mutating func splitPrefixes() throws(TitleError) {
    while let (prefix, rest) = TitleText.splitPrefix(of: key) {
      if let number = rules.namespaceNumber(named: prefix) {
        key = rest
        namespace = number
        if number == Namespace.talk { try refuseSecondPrefix() }
        return
      }
      let lowercased = Letters.lowercased(prefix)
      guard rules.interwiki.contains(lowercased: lowercased) else { return }
      key = rest
      guard lowercased == rules.interwiki.localPrefix else {
        interwiki = lowercased
        dropLeadingColon()
        return
      }
      if key.isEmpty {
        key = Array(rules.mainPage.utf8.map { $0 == Byte.space ? Byte.underscore : $0 })[...]
      }
    }
  }

  private func refuseSecondPrefix() throws(TitleError) {
    guard let (prefix, _) = TitleText.splitPrefix(of: key) else { return }
    let isPrefix =
      rules.namespaceNumber(named: prefix) != nil
      || rules.interwiki.contains(lowercased: Letters.lowercased(prefix))
    if isPrefix { throw .talkNamespace(prefix: Bytes.spaced(prefix)) }
  }

  private mutating func splitFragment() {
    guard let sign = key.firstIndex(of: Byte.numberSign) else { return }
    fragment = Bytes.spaced(Bytes.text(key[(sign + 1)...]))
    key = key[..<sign]
    while key.last == Byte.underscore { key.removeLast() }
  }

  private mutating func finishKey() throws(TitleError) {
    if interwiki == nil {
      let capitalized = rules.firstLetterRule(in: namespace).applied(to: Bytes.text(key))
      key = Array(capitalized.utf8)[...]
      if key.isEmpty, namespace != Namespace.main { throw .empty }
    }
    if namespace == Namespace.user || namespace == Namespace.userTalk {
      key = NetworkAddress.canonical(key) ?? key
    }
    if key.first == Byte.colon { throw .leadingColon }
    if key.first == Byte.underscore || key.last == Byte.underscore { throw .invalid }
  }

  private var title: Title {
    let text = Bytes.spaced(Bytes.text(key))
    let namespaceName = rules.namespace(namespace)?.localName ?? ""
    var prefixes = interwiki.map { $0 + ":" } ?? ""
    if !namespaceName.isEmpty { prefixes += namespaceName + ":" }
    return Title(
      wiki: rules.wiki, namespace: namespace, namespaceName: namespaceName, text: text,
      prefixedText: prefixes + text, fragment: fragment, interwiki: interwiki)
  }
}
