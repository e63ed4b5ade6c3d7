import OnboardCore

/// One question to a wiki, without the address that the wiki is reached at.
package struct WikiRequest: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// The action API, with its parameters.
    case action([String: String])
    /// The REST interface of Wikipedia, with the parts of the path.
    case rest([String])
  }

  /// What it is for, in words for people: `the title search 'mer'`.
  package let purpose: String
  package let wiki: String
  package let target: Target
  /// The variant of the wiki's language to answer in; nil on wikis without.
  package let variant: String?
  /// Whether it is asked by the way, to complete or to offer a title: no long wait is worth it.
  package let isInPassing: Bool

  package init(_ purpose: String, language: String, _ target: Target, isInPassing: Bool = false) {
    self.purpose = purpose
    self.target = target
    self.isInPassing = isInPassing
    wiki = Language.wiki(of: language)
    variant = language == wiki ? nil : language
  }

  /// The same question for what the wiki held back.
  func continued(_ rest: [String: String]) -> WikiRequest {
    guard case .action(let parameters) = target else { return self }
    return WikiRequest(
      purpose, language: variant ?? wiki, .action(parameters.merging(rest) { _, new in new }))
  }

  /// A text that no other question shares, and that names no address.
  package var key: String {
    let asked =
      switch target {
      case .action(let parameters): "action?" + WikiRequest.query(parameters)
      case .rest(let path): "rest/" + WikiRequest.path(path)
      }
    return wiki + " " + asked + (variant.map { " " + $0 } ?? "")
  }

  /// `Accept-Language`, by which a wiki chooses the variant that it answers in.
  package var acceptLanguage: String? { variant.map { "\($0),\(wiki);q=0.9" } }

  /// The parameters in the order of their names.
  static func query(_ parameters: [String: String]) -> String {
    parameters.sorted { $0.key < $1.key }
      .map { PercentEncoding.encoded($0.key) + "=" + PercentEncoding.encoded($0.value) }
      .joined(separator: "&")
  }

  static func path(_ parts: [String]) -> String {
    parts.map(PercentEncoding.encoded).joined(separator: "/")
  }
}

/// What a wiki sent back.
package struct WikiAnswer: Equatable, Sendable {
  /// The status of HTTP.
  package let status: Int
  package let body: String

  package init(status: Int, body: String) {
    self.status = status
    self.body = body
  }
}

/// The road to the wikis: it answers a question, or says why no answer came.
package struct Transport: Sendable {
  package var send: @Sendable (WikiRequest) throws(ContentFailure) -> WikiAnswer

  /// Bounds how many seconds all answers from here on may take together; nil lifts the bound.
  package var limit: @Sendable (_ seconds: Int?) -> Void

  package init(
    send: @escaping @Sendable (WikiRequest) throws(ContentFailure) -> WikiAnswer,
    limit: @escaping @Sendable (Int?) -> Void = { _ in }
  ) {
    self.send = send
    self.limit = limit
  }
}
