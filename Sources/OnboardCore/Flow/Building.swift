/// "Let's build your feed…"
package struct Building: Equatable, Sendable {
  package let feed: FirstFeed
  /// The load that ends it, however it ends.
  package let draw: Draw

  package init(feed: FirstFeed, draw: Draw) {
    self.feed = feed
    self.draw = draw
  }
}
