import OnboardCore

/// What `meta=siteinfo` tells of how a wiki reads titles.
struct RulesAnswer {
  private let namespaces: [Namespace]
  private let aliases: [(alias: String, number: Int)]
  private let prefixes: Set<String>
  private let mainPage: String

  /// Nil when the answer lacks what it was asked for.
  init?(_ value: JSONValue) {
    guard let query = value["query"], let mainPage = query["general"]?["mainpage"]?.string else {
      return nil
    }
    self.mainPage = mainPage
    let named = (query["namespaces"]?.members ?? [:]).values.compactMap {
      entry -> Namespace? in
      guard let number = entry["id"]?.integer, let name = entry["name"]?.string else { return nil }
      return Namespace(
        number: number, canonicalName: entry["canonical"]?.string ?? name, localName: name)
    }
    namespaces = named.sorted { $0.number < $1.number }
    guard namespaces.contains(where: { $0.number == Namespace.talk }) else { return nil }
    aliases = (query["namespacealiases"]?.elements ?? []).compactMap { entry in
      guard let number = entry["id"]?.integer, let alias = entry["alias"]?.string else {
        return nil
      }
      return (alias, number)
    }
    prefixes = Set((query["interwikimap"]?.elements ?? []).compactMap { $0["prefix"]?.string })
  }

  func rules(of wiki: String) -> WikiRules {
    WikiRules.of(wiki: wiki).reporting(
      namespaces: namespaces, aliases: aliases, interwikiPrefixes: prefixes, mainPage: mainPage)
  }
}
