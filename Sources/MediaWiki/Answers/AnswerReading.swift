import OnboardCore

extension ContentFailure {
  /// An answer that cannot be what was asked for.
  static func unusable(_ request: WikiRequest, _ reason: String) -> ContentFailure {
    .unreadable("\(request.purpose) on \(request.wiki): \(reason)")
  }
}

extension WikiAnswer {
  /// The body of a good answer; nil when there is no such page, an error for anything else.
  func json(to request: WikiRequest) throws(ContentFailure) -> JSONValue? {
    switch status {
    case 200: break
    case 404: return nil
    default: throw .unusable(request, "the wiki answered with status \(status)")
    }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue.read(body)
    } catch {
      throw .unusable(request, "the answer is no JSON")
    }
    guard case .object = value else { throw .unusable(request, "the answer is no JSON object") }
    if let refusal = WikiAnswer.refusal(in: value) {
      throw .unusable(request, "the wiki refused: \(refusal)")
    }
    return value
  }

  /// The error inside an answer of status 200, in the newer form, the older, or that of REST.
  private static func refusal(in value: JSONValue) -> String? {
    guard let error = value["errors"]?.elements.first ?? value["error"] else { return nil }
    let text = error["text"]?.string ?? error["info"]?.string ?? error["html"]?.string
    let words = text.map(Markup.plainText)
    return words ?? error["code"]?.string ?? error.string ?? "an error without words"
  }
}
