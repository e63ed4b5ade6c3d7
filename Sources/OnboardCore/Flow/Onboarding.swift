/// Where a person stands in the flow, and the preference that is active there.
package struct FlowPosition: Hashable, Sendable {
  package var screen: FlowScreen
  package var active: FirstFeed

  package init(screen: FlowScreen, active: FirstFeed = .community) {
    self.screen = screen
    self.active = active
  }
}

/// How far a profile's onboarding has come.
package enum Onboarding: Hashable, Sendable {
  case running(FlowPosition)
  /// Left with selections made; home is open and `resume` returns to the flow (D-2).
  case abandoned(FlowPosition)
  /// Finished or skipped; home opens on the saved feed (P-5).
  case complete(FirstFeed)
}
