import OnboardCore

extension WikiAnswer {
  /// The answer with nothing in it but what content is made from: no addresses, no accounts, no
  /// tokens. Live content reads reduced answers too, so that a replay of them is the same.
  func reduced() -> WikiAnswer {
    // Of a bad answer nothing but its status counts, and its words may name who asked.
    guard status == 200, let value = try? JSONValue.read(body) else {
      return WikiAnswer(status: status, body: "")
    }
    return WikiAnswer(status: status, body: value.reduced.text)
  }
}

extension JSONValue {
  /// The value with only those members that are read.
  fileprivate var reduced: JSONValue {
    switch self {
    case .null, .bool, .number, .string: self
    case .array(let elements): .array(elements.map(\.reduced))
    case .object(let members): .object(JSONValue.reduced(members))
    }
  }

  private static func reduced(_ members: [String: JSONValue]) -> [String: JSONValue] {
    var kept: [String: JSONValue] = [:]
    for (name, value) in members {
      if whole.contains(name) {
        kept[name] = value
      } else if numbered.contains(name) {
        kept[name] = .object(value.members.mapValues(\.reduced))
      } else if html.contains(name), let text = value.string {
        kept[name] = .string(Markup.plainText(text))
      } else if read.contains(name) {
        kept[name] = value.reduced
      }
    }
    return kept
  }

  /// Kept with all that is in them.
  private static let whole: Set = ["varianttitles", "continue"]

  /// Objects whose members are named by numbers.
  private static let numbered: Set = ["namespaces"]

  /// Markup that carries addresses.
  private static let html: Set = ["story"]

  private static let read: Set = [
    "query", "pages", "title", "ns", "index", "missing", "invalid", "displaytitle", "description",
    "extract", "thumbnail", "width", "height", "pageprops", "disambiguation", "mainpage",
    "redirects", "from", "to", "tointerwiki", "interwiki", "iw", "batchcomplete", "prefixsearch",
    "general", "id", "name", "canonical", "namespacealiases", "alias", "interwikimap", "prefix",
    "tfa", "mostread", "articles", "news", "links", "onthisday", "year", "text", "image", "titles",
    "display", "namespace", "type", "errors", "error", "code", "info", "allmessages", "content",
  ]
}
