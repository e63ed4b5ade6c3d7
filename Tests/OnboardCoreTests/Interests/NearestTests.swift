import OnboardCore
import Testing

@Suite struct NearestTests {
  private static let words = ["music", "museum", "physics", "art", "arts", "architecture"]

  @Test(arguments: [
    ("musci", ["music"]), ("musuem", ["museum"]), ("phisics", ["physics"]), ("ar", ["art"]),
    ("archi", ["architecture"]), ("MUSIC", ["music"]), ("zzzzzz", []), ("", []),
    (String(repeating: "x", count: 41), []),
  ])
  func `what was probably meant comes first, and nothing far is offered`(
    typed: String, nearest: [String]
  ) {
    let found = Nearest.to(typed, among: Self.words) { [$0] }
    #expect(Array(found.prefix(1)) == nearest)
  }

  @Test func `equally near ones keep their order, and three are the most`() {
    let found = Nearest.to("cat", among: ["bat", "rat", "cat s", "hat", "mat"]) { [$0] }
    #expect(found.count == 3)
    #expect(Nearest.to("cat", among: ["bat", "rat", "hat"], most: 2) { [$0] } == ["bat", "rat"])
  }

  @Test func `any of the spellings counts`() {
    #expect(Nearest.to("filmz", among: [1, 2]) { $0 == 1 ? ["tv"] : ["x", "films"] } == [2])
  }

  @Test func `a very long word costs nothing`() {
    let found = Nearest.to(String(repeating: "music", count: 20_000), among: Self.words) { [$0] }
    #expect(found == [])
  }
}
