/// A JSON value as a wiki sends it.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// As it was written, so that nothing is lost on the way.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object; nil where there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var members: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  /// Whether a flag is set: `true` in the newer form of answers, present and empty in the older.
  package var isSet: Bool {
    switch self {
    case .bool(let value): value
    case .string: true
    case .null, .number, .array, .object: false
    }
  }
}
