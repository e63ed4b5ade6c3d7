import CommandLanguage
import OnboardCore
import Testing

@Suite struct ManualTests {
  @Test(arguments: Verb.allCases)
  func `each command has a page with its forms, and its examples are read`(verb: Verb) throws {
    let page = Manual.page(verb)
    #expect(page.verb == verb)
    #expect(!page.summary.isEmpty && !page.summary.hasSuffix("."))
    #expect(page.forms.contains { $0.hasPrefix(verb.rawValue) })
    for example in page.examples {
      #expect(example.hasPrefix(verb.rawValue))
      #expect(try Parser.command(example) != nil)
    }
  }

  @Test func `the sections list every command once`() {
    let listed = Manual.Section.allCases.flatMap(\.verbs)
    #expect(listed.count == Verb.allCases.count)
    #expect(Set(listed) == Set(Verb.allCases))
  }

  @Test(arguments: Verb.allCases)
  func `the summary of a command fits a line beside its name`(verb: Verb) {
    #expect(Manual.page(verb).summary.count <= 66)
  }
}
