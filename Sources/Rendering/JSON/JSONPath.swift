/// The place of a value in the JSON state: `grid[1].title`, numbers counted from 1.
package struct JSONPath: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case member(String)
    case element(Int)
  }

  package let steps: [Step]

  /// Nil when the text is no path.
  package init?(_ text: String) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty else { return nil }
      steps.append(.member(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let number = Int(piece.dropLast()), number > 0 else { return nil }
        steps.append(.element(number))
      }
    }
    self.steps = steps
  }

  /// Whether the contract has such a place at all, on some screen.
  package var isKnown: Bool {
    var shape = StateShape.root
    for step in steps {
      switch (step, shape) {
      case (.member(let name), .object(let members)):
        guard let member = members[name] else { return false }
        shape = member
      case (.member("count"), .list):
        shape = .value
      case (.element, .list(let element)):
        shape = element
      case (.member, .value), (.member, .list), (.element, .value), (.element, .object):
        return false
      }
    }
    return true
  }

  /// The value at this place; nil when there is none now.
  package func value(in root: JSON) -> JSON? {
    var value = root
    for step in steps {
      switch (step, value) {
      case (.member(let name), .object(let members)):
        guard let member = members.first(where: { $0.0 == name }) else { return nil }
        value = member.1
      case (.member("count"), .array(let elements)):
        value = .number(elements.count)
      case (.element(let number), .array(let elements)):
        guard elements.indices.contains(number - 1) else { return nil }
        value = elements[number - 1]
      case (.member, _), (.element, _):
        return nil
      }
    }
    return value
  }
}

/// What the contract's state looks like, to tell a mistyped path from an absent value.
indirect enum StateShape: Sendable {
  case value
  case list(StateShape)
  case object([String: StateShape])

  private static func values(_ names: String...) -> [String: StateShape] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, StateShape.value) })
  }

  private static let article = StateShape.object(values("language", "title"))

  static let root = StateShape.object([
    "screen": .value,
    "language": .value,
    "languages": .list(.value),
    "topics": .list(.object(values("id", "name", "selected"))),
    "selected": .object(["count": .value, "topics": .list(.value), "articles": .list(article)]),
    "grid": .list(
      .object(
        values("number", "language", "title", "description", "image", "selected")
          .merging(["topics": .list(.value)]) { one, _ in one })),
    "results": .list(
      .object(
        values(
          "number", "language", "title", "description", "image", "selected", "namespace"))),
    "preference": .object([
      "active": .value, "personalizedAvailable": .value,
      "communitySamples": .list(
        .object(values("kind", "language", "title", "description", "image"))),
      "personalizedSamples": .list(
        .object(values("reason", "language", "title", "description", "image"))),
    ]),
    "home": .object([
      "tab": .value, "emptyState": .value, "module": .value, "card": .value,
      "refreshedOn": .value, "notifications": .value,
      "modules": .list(
        .object([
          "kind": .value, "reason": .value, "condition": .value, "day": .value,
          "cards": .list(
            .object(
              values(
                "language", "title", "reason", "variant", "description", "image", "color",
                "position", "saved"))),
        ])),
    ]),
    "settings": .object([
      "active": .value, "personalizedAvailable": .value,
      "modules": .list(.object(values("kind", "on"))),
    ]),
    "article": .object(values("language", "title", "description", "image", "saved")),
    "profile": .object([
      "history": .list(.object(values("language", "title", "seconds", "on"))),
      "saved": .list(article),
      "hidden": .object([
        "cards": .list(.object(values("language", "title", "forgottenByApps"))),
        "stories": .list(.object(values("kind", "language", "day", "title"))),
        "modules": .list(.value),
      ]),
    ]),
  ])
}
