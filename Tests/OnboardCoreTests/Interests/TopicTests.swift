import OnboardCore
import Testing

@Suite struct TopicTests {
  /// The Android app's ids in its order, and the iOS app's spelling where it differs.
  private static let ids: [(id: String, queryID: String)] = [
    ("architecture", "architecture"), ("art", "visual-arts"),
    ("comics-and-anime", "comics-and-anime"), ("entertainment", "entertainment"),
    ("fashion", "fashion"), ("literature", "books"), ("music", "music"),
    ("performing-arts", "performing-arts"), ("sports", "sports"), ("tv-and-film", "films"),
    ("video-games", "video-games"), ("biography", "biography"), ("women", "women"),
    ("business-and-economics", "business-and-economics"), ("education", "education"),
    ("food-and-drink", "food-and-drink"), ("history", "history"),
    ("military-and-warfare", "military-and-warfare"),
    ("philosophy-and-religion", "philosophy-and-religion"),
    ("politics-and-government", "politics-and-government"), ("society", "society"),
    ("transportation", "transportation"), ("biology", "biology"), ("chemistry", "chemistry"),
    ("computers-and-internet", "internet-culture"), ("earth-and-environment", "geographical"),
    ("engineering", "engineering"), ("general-science", "stem"), ("mathematics", "mathematics"),
    ("medicine-and-health", "medicine-and-health"), ("physics", "physics"),
    ("technology", "technology"), ("africa", "africa"), ("asia", "asia"),
    ("central-america", "central-america"), ("europe", "europe"),
    ("north-america", "north-america"), ("oceania", "oceania"), ("south-america", "south-america"),
  ]

  @Test func `T-1: the 39 topics stand in the order of the Android list, numbered from 1`() {
    #expect(Topic.allCases.map(\.id) == Self.ids.map(\.id))
    #expect(Topic.allCases.map(\.queryID) == Self.ids.map(\.queryID))
    #expect(Topic.allCases.map(\.number) == Array(1...39))
  }

  @Test(arguments: ids)
  func `T-2: a stored id is known in both apps' spellings`(id: String, queryID: String) throws {
    let topic = try #require(Topic(anyID: id))
    #expect(topic.id == id)
    #expect(Topic(anyID: queryID) == topic)
  }

  @Test(arguments: ["", "Music", "music ", "musik", "wikipedia", "stem*"])
  func `T-5: another id is none`(id: String) {
    #expect(Topic(anyID: id) == nil)
  }
}
