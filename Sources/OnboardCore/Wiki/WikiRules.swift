/// What one Wikipedia knows that decides how a title is read on it.
package struct WikiRules: Sendable, Equatable {
  package let wiki: String
  package let firstLetter: FirstLetterRule
  /// Where a link leads that names this wiki and no page, as `en:` does on the English one.
  package let mainPage: String
  package let interwiki: InterwikiPrefixes
  let replacements: LetterReplacements
  private let names: NamespaceNames

  /// The rules of a Wikipedia by its language code, from the table built in.
  ///
  /// Cheap to ask for, though who reads many titles should ask once. A wiki that the table lacks is
  /// read with the canonical English names.
  package static func of(wiki code: String) -> WikiRules {
    var wiki = code
    var found = rows.fields(of: wiki)
    if found == nil, let language = Language.named(code) {
      wiki = language.wiki
      found = rows.fields(of: wiki)
    }
    guard let fields = found, fields.count == 4 else {
      return WikiRules(
        wiki: wiki, flags: [], mainPage: "Main Page", names: NamespaceNames(shown: [], typed: []))
    }
    return WikiRules(
      wiki: wiki, flags: fields[0], mainPage: String(decoding: fields[1], as: UTF8.self),
      names: NamespaceNames(shown: fields[2], typed: fields[3]))
  }

  /// These rules with the namespaces and prefixes that the wiki itself reports (`meta=siteinfo`).
  package func reporting(
    namespaces: [Namespace], aliases: [(alias: String, number: Int)],
    interwikiPrefixes: Set<String>, mainPage: String
  ) -> WikiRules {
    WikiRules(
      wiki: wiki, firstLetter: firstLetter, mainPage: mainPage,
      interwiki: InterwikiPrefixes(wiki: wiki, all: interwikiPrefixes), replacements: replacements,
      names: NamespaceNames(namespaces, aliases: aliases))
  }

  /// All namespaces of the wiki, by number.
  package var namespaces: [Namespace] { names.all }

  package func namespace(_ number: Int) -> Namespace? { names.namespace(number) }

  /// The number of the namespace that is called `name` here: its local or canonical name, an alias
  /// or a gendered form, in any case, with spaces or underscores.
  package func namespaceNumber(named name: String) -> Int? {
    names.number(ofLowercased: Letters.lowercased(Bytes.spaced(name)))
  }

  /// Whether the namespace's titles begin with a capital (`NamespaceInfo::isCapitalized`).
  func firstLetterRule(in namespace: Int) -> FirstLetterRule {
    let isAlwaysCapitalized = [-1, 2, 3, 8, 9].contains(namespace)
    return firstLetter == .asTyped && isAlwaysCapitalized ? .capital : firstLetter
  }

  private static let rows = SortedRows(NamespaceTable.rows)
}

extension WikiRules {
  private init(wiki: String, flags: ArraySlice<UInt8>, mainPage: String, names: NamespaceNames) {
    var firstLetter = FirstLetterRule.capital
    var replacements = LetterReplacements.none
    for flag in flags {
      switch Unicode.Scalar(flag) {
      case "t": firstLetter = .capitalInTurkish
      case "i": firstLetter = .capitalWithDottedI
      case "c": firstLetter = .asTyped
      case "a": replacements = .arabic
      case "m": replacements = .malayalam
      default: break
      }
    }
    self.init(
      wiki: wiki, firstLetter: firstLetter, mainPage: mainPage,
      interwiki: InterwikiPrefixes(wiki: wiki, all: InterwikiPrefixes.wikipedia),
      replacements: replacements, names: names)
  }
}
