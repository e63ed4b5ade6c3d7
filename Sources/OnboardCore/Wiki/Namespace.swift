/// A namespace of one wiki; articles are in number 0.
package struct Namespace: Sendable, Hashable {
  package static let main = 0
  package static let special = -1
  package static let talk = 1
  package static let user = 2
  package static let userTalk = 3

  package let number: Int
  /// The English name, understood on every wiki; empty for articles.
  package let canonicalName: String
  /// The name that this wiki shows; empty for articles.
  package let localName: String

  package init(number: Int, canonicalName: String, localName: String) {
    self.number = number
    self.canonicalName = canonicalName
    self.localName = localName
  }

  /// The canonical names of MediaWiki itself and of the extensions that every Wikipedia runs.
  static let canonicalNames: [Int: String] = [
    -2: "Media", -1: "Special", 0: "", 1: "Talk", 2: "User", 3: "User talk", 4: "Project",
    5: "Project talk", 6: "File", 7: "File talk", 8: "MediaWiki", 9: "MediaWiki talk",
    10: "Template", 11: "Template talk", 12: "Help", 13: "Help talk", 14: "Category",
    15: "Category talk", 710: "TimedText", 711: "TimedText talk", 828: "Module",
    829: "Module talk", 1728: "Event", 1729: "Event talk",
  ]
}
