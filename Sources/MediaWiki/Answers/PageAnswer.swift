import OnboardCore

/// A page as `action=query` tells of it.
struct PageAnswer: Equatable {
  enum Existence {
    case exists, missing, invalid
  }

  let title: String
  let namespace: Int
  let existence: Existence
  /// The place among the results.
  let rank: Int?
  private let displayTitle: String?
  private let variantTitles: [String: String]
  private var description: String?
  private var extract: String?
  private var hasThumbnail: Bool
  private var isDisambiguation: Bool
  private var isMainPage: Bool

  /// Nil for something that has no title and so is no page.
  init?(_ value: JSONValue) {
    guard let title = value["title"]?.string, !title.isEmpty else { return nil }
    self.title = title
    namespace = value["ns"]?.integer ?? Namespace.main
    // A page of another wiki's file repository is "missing" and "known".
    existence =
      value["invalid"]?.isSet == true
      ? .invalid : value["missing"]?.isSet == true ? .missing : .exists
    rank = value["index"]?.integer
    displayTitle = value["displaytitle"]?.string
    variantTitles = (value["varianttitles"]?.members ?? [:]).compactMapValues(\.string)
    description = PageAnswer.words(value["description"])
    extract = PageAnswer.words(value["extract"])
    hasThumbnail = value["thumbnail"].map { !$0.members.isEmpty } ?? false
    isDisambiguation = value["pageprops"]?["disambiguation"] != nil
    isMainPage = value["pageprops"]?["mainpage"] != nil
  }

  /// Text that says something; nil otherwise.
  private static func words(_ value: JSONValue?) -> String? {
    guard let text = value?.string, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text.trimmingBlanks()
  }

  /// Takes over what a continued answer knows more.
  mutating func complete(from other: PageAnswer) {
    description = description ?? other.description
    extract = extract ?? other.extract
    hasThumbnail = hasThumbnail || other.hasThumbnail
    isDisambiguation = isDisambiguation || other.isDisambiguation
    isMainPage = isMainPage || other.isMainPage
  }

  /// The page for the phone; `mainPage` is the title of the wiki's main page.
  func page(language: String, mainPage: String, topics: [Topic] = []) -> Page {
    let wiki = Language.wiki(of: language)
    let shown = language == wiki ? nil : variantTitles[language]
    return Page(
      article: Article(wiki: wiki, title: Normalization.composed(title)),
      namespace: namespace,
      kind: isMainPage || title == mainPage
        ? .mainPage : isDisambiguation ? .disambiguation : .article,
      displayTitle: shown ?? displayTitle,
      description: description,
      extract: extract,
      hasImage: hasThumbnail,
      topics: topics)
  }
}

extension String {
  func trimmingBlanks() -> String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
