import OnboardCore

/// What `action=query` answered about pages. Where nothing matched, the wiki leaves `query` out.
struct QueryAnswer {
  var pages: [PageAnswer]
  /// The titles that the wiki was led through: redirects.
  let redirects: [Redirect]
  /// Whether a title was read as one of another wiki.
  let leadsElsewhere: Bool
  /// What to ask in addition for the rest of the answer; nil when it was whole, or when only
  /// further pages would come.
  let rest: [String: String]?

  struct Redirect: Equatable {
    let from: String
    let to: String
    /// The prefix of the other wiki that it leads to.
    let otherWiki: String?
  }

  init(_ value: JSONValue) {
    let query = value["query"]
    pages = (query?["pages"]?.elements ?? []).compactMap { PageAnswer($0) }
    redirects = (query?["redirects"]?.elements ?? []).compactMap { entry in
      guard let from = entry["from"]?.string, let to = entry["to"]?.string else { return nil }
      return Redirect(from: from, to: to, otherWiki: entry["tointerwiki"]?.string)
    }
    leadsElsewhere = !(query?["interwiki"]?.elements ?? []).isEmpty
    let isWhole = value["batchcomplete"]?.isSet ?? false
    let next = (value["continue"]?.members ?? [:]).compactMapValues {
      $0.string ?? $0.integer.map(String.init)
    }
    rest = isWhole || next.isEmpty ? nil : next
  }

  /// Completes these pages with what a further answer says of them.
  mutating func add(_ other: QueryAnswer) {
    for page in other.pages {
      if let place = pages.firstIndex(where: { $0.title == page.title }) {
        pages[place].complete(from: page)
      } else {
        pages.append(page)
      }
    }
  }

  /// The pages in the order that the wiki ranked them in; the answer itself is in none.
  var ranked: [PageAnswer] {
    pages.enumerated().sorted { one, other in
      (one.element.rank ?? .max, one.offset) < (other.element.rank ?? .max, other.offset)
    }.map(\.element)
  }
}
