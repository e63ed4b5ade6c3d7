/// Where wikis are reached: the address of the action API, with `{lang}` where the language stands.
package struct WikiAddress: Equatable, Sendable {
  package static let wikipedia = WikiAddress(template: "https://{lang}.wikipedia.org/w/api.php")

  private static let placeholder = "{lang}"

  private let template: String

  private init(template: String) { self.template = template }

  /// Reads what a person typed; nil when it is no address of HTTP.
  package init?(_ typed: String) {
    let lowercased = typed.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowercased.hasPrefix),
      typed.utf8.count > scheme.utf8.count,
      typed.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }),
      !typed.contains("?"), !typed.contains("#"), !typed.contains("@")
    else { return nil }
    template = typed.hasSuffix("/") ? String(typed.dropLast()) : typed
  }

  /// The address of one question.
  package func url(of request: WikiRequest) -> String {
    let api = WikiAddress.filled(template, wiki: request.wiki)
    switch request.target {
    case .action(let parameters):
      return api + "?" + WikiRequest.query(parameters)
    case .rest(let path):
      return WikiAddress.root(of: api) + "/api/rest_v1/" + WikiRequest.path(path)
    }
  }

  /// The host of a wiki, for people.
  package func host(of wiki: String) -> String {
    let address = WikiAddress.filled(template, wiki: wiki)
    return address.split(separator: "/").dropFirst().first.map(String.init) ?? address
  }

  private static func filled(_ template: String, wiki: String) -> String {
    var text = ""
    var rest = template[...]
    while let character = rest.first {
      if rest.hasPrefix(placeholder) {
        text += wiki
        rest = rest.dropFirst(placeholder.count)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// What stands before `/w/api.php`.
  private static func root(of api: String) -> String {
    for ending in ["/w/api.php", "/api.php"] where api.hasSuffix(ending) {
      return String(api.dropLast(ending.count))
    }
    return api
  }
}
