import OnboardCore

/// A page as its block describes it.
struct ArticleEntry {
  let block: Block
  let article: Article
  let namespace: Int
  let kind: Page.Kind
  let display: String?
  let description: String?
  let extract: String?
  let hasImage: Bool
  let topics: [Topic]
  let redirects: [String]
  let coordinates: (latitude: Double, longitude: Double)?
  let variants: [Variant]

  /// What a language variant shows instead.
  struct Variant {
    let code: String
    let display: String?
    let description: String?
    let extract: String?
  }

  private static let keys: Set<Substring> = [
    "description", "extract", "topics", "image", "redirects", "display", "flags", "namespace",
    "coordinates", "title-hans", "title-hant", "description-hant", "extract-hant",
  ]

  init(_ block: Block, wiki: String) throws(SourceFault) {
    try block.check(keys: ArticleEntry.keys)
    self.block = block
    article = Article(wiki: wiki, title: block.heading)
    kind = try ArticleEntry.kind(block)
    display = try block.value("display")
    description = try block.value("description")
    extract = try block.value("extract")
    hasImage = try block.value("image") == "yes"
    topics = try ArticleEntry.topics(block)
    redirects = try block.list("redirects", by: "|")
    coordinates = try ArticleEntry.coordinates(block)
    variants = try ArticleEntry.variants(block)
    namespace = try ArticleEntry.namespace(block, article)
    if let display, Markup.plainText(display) != block.heading {
      throw block.fault("the display title '\(display)' without its markup is another title")
    }
    for redirect in redirects {
      _ = try ArticleEntry.title(redirect, wiki: wiki, block)
    }
    let isSpecial = namespace != 0 || kind != .article
    if isSpecial, !topics.isEmpty || hasImage {
      throw block.fault("only articles have topics and images")
    }
    if !isSpecial, topics.isEmpty || extract == nil {
      throw block.fault("an article has topics and an extract")
    }
  }

  /// The namespace that the title's own words say; a number that is written must agree.
  private static func namespace(_ block: Block, _ article: Article) throws(SourceFault) -> Int {
    let title = try title(article.title, wiki: article.wiki, block)
    if let written = try block.value("namespace"), Int(written) != title.namespace {
      throw block.fault("'\(article.title)' is in namespace \(title.namespace), not \(written)")
    }
    return title.namespace
  }

  /// The title as the wiki reads it, which must be the title as it is written.
  private static func title(
    _ text: String, wiki: String, _ block: Block
  ) throws(SourceFault) -> Title {
    switch Title.read(text, wiki: wiki) {
    case .failure(let error):
      throw block.fault("'\(text)' is no valid title (\(error.key))")
    case .success(let title):
      guard title.interwiki == nil, title.prefixedText == text else {
        throw block.fault("'\(text)' is read as '\(title.prefixedText)' on \(wiki)")
      }
      return title
    }
  }

  private static func kind(_ block: Block) throws(SourceFault) -> Page.Kind {
    guard let flag = try block.value("flags") else { return .article }
    guard let kind = Page.Kind(rawValue: flag), kind != .article else {
      throw block.fault("unknown flag '\(flag)'; known are disambiguation and main-page")
    }
    return kind
  }

  private static func topics(_ block: Block) throws(SourceFault) -> [Topic] {
    var topics: [Topic] = []
    for id in try block.list("topics", by: ",") {
      guard let topic = Topic(rawValue: id) else { throw block.fault("unknown topic '\(id)'") }
      guard !topics.contains(topic) else { throw block.fault("topic '\(id)' stands twice") }
      topics.append(topic)
    }
    guard topics.count <= 5 else { throw block.fault("an article has five topics at most") }
    return topics
  }

  private static func coordinates(
    _ block: Block
  ) throws(SourceFault) -> (latitude: Double, longitude: Double)? {
    let parts = try block.list("coordinates", by: ",")
    guard !parts.isEmpty else { return nil }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
      throw block.fault("coordinates are a latitude and a longitude in degrees")
    }
    return (numbers[0], numbers[1])
  }

  private static func variants(_ block: Block) throws(SourceFault) -> [Variant] {
    var variants: [Variant] = []
    if let title = try block.value("title-hans") {
      variants.append(Variant(code: "zh-hans", display: title, description: nil, extract: nil))
    }
    let traditional = Variant(
      code: "zh-hant", display: try block.value("title-hant"),
      description: try block.value("description-hant"), extract: try block.value("extract-hant"))
    if traditional.display != nil || traditional.description != nil || traditional.extract != nil {
      variants.append(traditional)
    }
    return variants
  }
}
