import CommandLanguage
import OnboardCore
import Rendering

/// Help as blocks.
enum HelpBlocks {
  static func blocks(_ verb: Verb?) -> [Block] {
    guard let verb else { return overview }
    let page = Manual.page(verb)
    let places = verb.screens.map(\.rawValue)
    var blocks: [Block] = [.heading(page.summary)]
    blocks.append(.list(page.forms.map(item)))
    if !page.details.isEmpty { blocks.append(.text(page.details)) }
    if !page.examples.isEmpty {
      blocks.append(.note("Examples:"))
      blocks.append(.list(page.examples.map(item)))
    }
    blocks.append(
      .note(
        places.count == Screen.allCases.count
          ? "Works everywhere." : "Works on: \(places.joined(separator: ", "))."))
    return blocks
  }

  private static func item(_ text: String) -> Block.Item {
    Block.Item(mark: " ", text: text, aside: "", isStrong: false)
  }

  private static var overview: [Block] {
    let sections = Manual.Section.allCases.map { section in
      Block.Fact(
        label: section.rawValue, text: section.verbs.map(\.rawValue).joined(separator: "  "))
    }
    return [
      .facts(sections),
      .note(
        "help COMMAND explains one. Beginnings of commands work, Tab completes, # comments."),
    ]
  }
}
