import Catalogue
import OnboardCore
import Testing

@Suite struct NearTests {
  private static func near(
    _ text: String, language: String = "en", count: Int = 10
  ) throws -> [String] {
    try Compiled.catalogue().near(
      try #require(Place(text)), language: language, count: count
    ).map(\.article.title)
  }

  @Test func `Y-1: what lies near a place comes nearest first, in the language that is read`()
    throws
  {
    let paris = try Self.near("48.86,2.34")
    #expect(paris.first == "Louvre")
    #expect(paris.contains("Eiffel Tower") && !paris.contains("Berlin"))
    #expect(try Self.near("48.86,2.34", count: 1) == ["Louvre"])
    let inGerman = try Compiled.catalogue().near(
      try #require(Place("52.52,13.40")), language: "de", count: 5)
    #expect(!inGerman.isEmpty && inGerman.allSatisfy { $0.article.wiki == "de" })
  }

  @Test func `Y-1: nothing is near the middle of an ocean`() throws {
    #expect(try Self.near("-40,-120") == [])
  }

  @Test func `Y-1: degrees of longitude count as much as they measure at a latitude`() throws {
    // Two degrees of latitude are near; three of longitude are as short in Paris.
    #expect(try Self.near("48.86,4.84", count: 100).contains("Louvre"))
    #expect(try !Self.near("48.86,5.60", count: 100).contains("Louvre"))
    #expect(try !Self.near("51.00,2.34", count: 100).contains("Louvre"))
  }
}
