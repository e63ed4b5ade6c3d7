/// The feed that home shows first.
package enum FirstFeed: String, CaseIterable, Sendable {
  case community
  case personalized
}
