import OnboardCore

/// The lines that the shell and the process that fetches for it exchange: one JSON object each.
package enum FetchLine {
  /// Asks for an address.
  package static func request(_ id: Int, url: String, acceptLanguage: String?) -> String {
    var members: [String: JSONValue] = ["id": .number(String(id)), "url": .string(url)]
    if let acceptLanguage { members["acceptLanguage"] = .string(acceptLanguage) }
    return JSONValue.object(members).text
  }

  /// Gives a request up.
  package static func cancellation(of id: Int) -> String {
    JSONValue.object(["cancel": .number(String(id))]).text
  }

  /// What came of one request.
  package struct Answer: Equatable, Sendable {
    package let id: Int
    package let result: Result<WikiAnswer, ContentFailure>
  }

  /// Reads an answer; nil for a line that is none.
  package static func answer(_ line: String) -> Answer? {
    guard let value = try? JSONValue.read(line), let id = value["id"]?.integer else { return nil }
    if let failure = value["failure"]?.string {
      return Answer(id: id, result: .failure(.unreachable(failure)))
    }
    guard let status = value["status"]?.integer, let body = value["body"]?.string else {
      return nil
    }
    return Answer(id: id, result: .success(WikiAnswer(status: status, body: body)))
  }
}
