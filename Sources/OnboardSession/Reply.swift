import OnboardCore
import Rendering

/// The answer to one command.
package struct Reply: Equatable, Sendable {
  /// What went wrong, in the terms of the JSON contract.
  package struct Failure: Equatable, Sendable {
    package let code: Refusal.Code
    package let message: String
    /// Whether it is an assertion that can hold of nothing: a mistyped one.
    package let isVoidAssertion: Bool
    /// Whether the person gave the command up while it waited.
    package let isCancellation: Bool

    init(
      code: Refusal.Code, message: String, isVoidAssertion: Bool = false,
      isCancellation: Bool = false
    ) {
      self.code = code
      self.message = message
      self.isVoidAssertion = isVoidAssertion
      self.isCancellation = isCancellation
    }
  }

  /// The command as it was typed.
  package let command: String
  /// The screen that it was typed on.
  package let screen: Screen
  /// What is to be shown; it is put into words when somebody asks for them.
  private let content: Content
  package let failure: Failure?
  /// The phone after the command.
  package let phone: Phone
  /// How many `source` commands it came through; 0 when it was typed.
  package let depth: Int

  enum Content: Equatable {
    case blocks([Block])
    case notices([Notice], at: Moment)
  }

  init(
    command: String, screen: Screen, content: Content, failure: Failure?, phone: Phone, depth: Int
  ) {
    self.command = command
    self.screen = screen
    self.content = content
    self.failure = failure
    self.phone = phone
    self.depth = depth
  }

  package var isOK: Bool { failure == nil }

  /// What is shown, before it is laid out; a failure is among it.
  package var blocks: [Block] {
    switch content {
    case .blocks(let blocks): blocks
    case .notices(let notices, let moment): notices.flatMap { $0.blocks(phone, at: moment) }
    }
  }

  /// The same in a few words: sentences and titles, and lists as they are laid out; the cards of a
  /// screen are in the state.
  package var message: String {
    if let failure { return failure.message }
    let blocks = blocks
    let renderer = TextRenderer(.transcript)
    let hasHeading = blocks.contains { $0.isHeading }
    let parts = blocks.compactMap { block -> String? in
      switch block {
      case .text(let text): return text
      case .heading(let title, _): return title
      case .note, .chips, .facts, .list:
        return hasHeading ? nil : String(renderer.text([block]).dropLast())
      case .cards, .carousel: return nil
      }
    }
    return parts.joined(separator: hasHeading ? " " : "\n")
  }
}

extension Block {
  fileprivate var isHeading: Bool {
    switch self {
    case .heading: true
    case .text, .note, .chips, .cards, .carousel, .facts, .list: false
    }
  }
}

extension Reply {
  /// The line of the JSON contract.
  package var json: JSON {
    var members: [(String, JSON)] = [
      ("command", .string(command)),
      ("ok", .bool(isOK)),
      ("screen", .string(phone.screen.rawValue)),
      ("message", .string(message)),
    ]
    if let failure {
      members.append(
        (
          "error",
          .object([
            ("code", .string(failure.code.rawValue)), ("message", .string(failure.message)),
          ])
        ))
    }
    members.append(("state", StateJSON.state(phone)))
    return .object(members)
  }
}
