import OnboardCore

/// The questions that the apps ask, with their parameters.
struct Questions {
  /// As many pages as a draw chooses from.
  static let drawnFrom = 40

  let language: String

  private func action(
    _ purpose: String, _ parameters: [String: String], isInPassing: Bool = false
  ) -> WikiRequest {
    let common = [
      "action": "query", "format": "json", "formatversion": "2", "errorformat": "plaintext",
    ]
    return WikiRequest(
      purpose, language: language, .action(common.merging(parameters) { _, own in own }),
      isInPassing: isInPassing)
  }

  /// What is asked of every page: all that a card shows.
  private static let page = [
    "prop": "description|pageimages|pageprops|info|extracts",
    "ppprop": "disambiguation|mainpage",
    "inprop": "displaytitle|varianttitles",
    "piprop": "thumbnail", "pilicense": "any", "pithumbsize": "330",
    "exchars": "500", "exintro": "1", "explaintext": "1",
    "redirects": "1", "converttitles": "1",
  ]

  private func pages(_ purpose: String, _ parameters: [String: String]) -> WikiRequest {
    action(purpose, Questions.page.merging(parameters) { _, own in own })
  }

  func random() -> WikiRequest {
    pages(
      "random articles",
      [
        "generator": "random", "grnnamespace": "0", "grnfilterredir": "nonredirects",
        "grnlimit": String(Questions.drawnFrom), "pilimit": String(Questions.drawnFrom),
      ])
  }

  func articles(of topic: Topic) -> WikiRequest {
    pages(
      "articles of the topic '\(topic.id)'",
      [
        "generator": "search", "gsrsearch": "articletopic:\(topic.queryID)^95",
        "gsrnamespace": "0", "gsrlimit": String(Questions.drawnFrom), "gsrsort": "random",
        "gsrqiprofile": "classic_noboostlinks", "pilimit": String(Questions.drawnFrom),
      ])
  }

  func related(to title: String, count: Int) -> WikiRequest {
    pages(
      "articles like '\(title)'",
      [
        "generator": "search", "gsrsearch": "morelike:\(title)", "gsrnamespace": "0",
        "gsrlimit": String(count), "gsrqiprofile": "classic_noboostlinks",
        "pilimit": String(count), "maxage": "86400", "smaxage": "86400",
      ])
  }

  /// Articles about what lies within ten kilometres, as far as the wiki searches.
  func near(_ place: Place) -> WikiRequest {
    pages(
      "articles near \(place.text)",
      [
        "generator": "geosearch",
        "ggscoord": place.text.split(separator: ",").joined(separator: "|"),
        "ggsradius": "10000", "ggslimit": String(Questions.drawnFrom), "ggsnamespace": "0",
        "pilimit": String(Questions.drawnFrom),
      ])
  }

  /// Titles by their beginning.
  func titleSearch(_ text: String, namespace: Int) -> WikiRequest {
    let limit = String(SearchRequest.limit * 2)
    return pages(
      "the title search '\(text)'" + Questions.place(namespace),
      [
        "generator": "prefixsearch", "gpssearch": text, "gpsnamespace": String(namespace),
        "gpslimit": limit, "pilimit": limit,
      ])
  }

  /// Titles that hold the words further inside.
  func wordSearch(_ text: String, namespace: Int) -> WikiRequest {
    let limit = String(SearchRequest.limit * 2)
    return pages(
      "the word search '\(text)'" + Questions.place(namespace),
      [
        "generator": "search", "gsrsearch": text, "gsrnamespace": String(namespace),
        "gsrwhat": "text", "gsrlimit": limit, "pilimit": limit,
      ])
  }

  private static func place(_ namespace: Int) -> String {
    namespace == Namespace.main ? "" : " in namespace \(namespace)"
  }

  func page(titled title: String) -> WikiRequest {
    pages("the page '\(title)'", ["titles": title])
  }

  /// Bare titles, for completion and for near misses.
  func titles(beginning text: String, count: Int) -> WikiRequest {
    action(
      "titles beginning with '\(text)'",
      [
        "list": "prefixsearch", "pssearch": text, "psnamespace": "0",
        "pslimit": String(min(count, 50)),
      ], isInPassing: true)
  }

  func rules() -> WikiRequest {
    action(
      "the namespaces",
      [
        "meta": "siteinfo", "siprop": "general|namespaces|namespacealiases|interwikimap",
      ])
  }

  /// The messages that name the topics; a wiki that lacks one in this language tells that of the
  /// next along its fallback chain.
  func topicNames() -> WikiRequest {
    action(
      "the names of topics",
      [
        "meta": "allmessages", "amlang": language,
        "ammessages": Topic.allCases.map(Questions.message(naming:)).joined(separator: "|"),
      ])
  }

  /// The key of the message that names a topic, as Wikipedia has it.
  static func message(naming topic: Topic) -> String { "wikimedia-articletopics-topic-" + topic.id }

  /// The community feed of a day; its digits are ASCII and its calendar Gregorian.
  func feed(of day: Day) -> WikiRequest {
    WikiRequest(
      "the feed of \(day.text)", language: language,
      .rest(["feed", "featured"] + day.text.split(separator: "-").map(String.init)))
  }
}
