/// "Let's build your feed…"
package struct Building: Equatable, Sendable {
  package let feed: FirstFeed
  /// The load that ends it, however it ends.
  package let purpose: ContentRequest.Purpose

  package init(feed: FirstFeed, purpose: ContentRequest.Purpose) {
    self.feed = feed
    self.purpose = purpose
  }
}
