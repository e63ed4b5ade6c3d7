/// Whose site a host is.
enum WikimediaSite: Equatable {
  case wikipedia(Language)
  /// Another project of Wikimedia, or a Wikipedia in a language that no profile can have.
  case sister
  case shortener
  case outside

  static func of(host: String) -> WikimediaSite {
    if host == "w.wiki" { return .shortener }
    let labels = host.split(separator: ".")
    let domain = labels.suffix(2).joined(separator: ".")
    guard domain == "wikipedia.org" else { return sisters.contains(domain) ? .sister : .outside }
    let names = labels.dropLast(2).filter { !mobileLabels.contains($0) }
    guard names.count <= 1 else { return .sister }
    let code = names.first.map(String.init) ?? "en"
    return Language.named(code).map(WikimediaSite.wikipedia) ?? .sister
  }

  /// Labels that choose how a site is shown; `www` alone leads to the English edition.
  private static let mobileLabels: Set<Substring> = ["www", "m", "zero", "wap"]

  private static let sisters: Set<String> = [
    "mediawiki.org", "wikibooks.org", "wikidata.org", "wikifunctions.org", "wikimedia.org",
    "wikinews.org", "wikiquote.org", "wikisource.org", "wikiversity.org", "wikivoyage.org",
    "wiktionary.org",
  ]
}
