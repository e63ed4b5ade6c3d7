/// Which page an address on a Wikipedia names.
enum WikipediaAddress {
  static func read(_ address: WebAddress, language: Language) -> WikiLink {
    let language = variant(in: address, of: language) ?? language
    guard let title = address.value(of: "title") ?? title(in: address, of: language) else {
      return .unsupported(host: address.host, reason(for: address, of: language))
    }
    let isNumbered = address.value(of: "curid") != nil
    if isNumbered || title.isEmpty {
      return .unsupported(host: address.host, isNumbered ? .pageNumber : .noTitle)
    }
    return .page(WikiPageLink(language: language, title: title, fragment: address.fragment))
  }

  /// The title in `/wiki/Title`, `/zh-hans/Title` or `/w/index.php/Title`.
  private static func title(in address: WebAddress, of language: Language) -> String? {
    var path = address.path[...]
    if path.prefix(2).elementsEqual(["w", "index.php"]) {
      path = path.dropFirst(2)
    } else if let first = path.first, isPageFolder(first, of: language) {
      path = path.dropFirst()
    } else {
      return nil
    }
    return path.isEmpty ? nil : PercentEncoding.decoded(path.joined(separator: "/"))
  }

  private static func isPageFolder(_ folder: Substring, of language: Language) -> Bool {
    folder == "wiki" || folder == "index.php" || variant(String(folder), of: language) != nil
  }

  private static func variant(in address: WebAddress, of language: Language) -> Language? {
    let code = address.value(of: "variant") ?? address.path.first.map(String.init)
    return code.flatMap { variant($0, of: language) }
  }

  private static func variant(_ code: String, of language: Language) -> Language? {
    Language.named(code).flatMap { $0.wiki == language.wiki ? $0 : nil }
  }

  private static func reason(
    for address: WebAddress, of language: Language
  ) -> WikiLink.UnsupportedAddress {
    let numbers = ["curid", "oldid", "diff"]
    if address.query.contains(where: { numbers.contains($0.name) }) { return .pageNumber }
    let first = address.path.first ?? ""
    let isFront = first.isEmpty || first == "w" || isPageFolder(first, of: language)
    return isFront ? .noTitle : .otherPath
  }
}
