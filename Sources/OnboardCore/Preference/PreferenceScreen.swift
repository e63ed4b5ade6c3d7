/// "What would you like to see first?"
package struct PreferenceScreen: Equatable, Sendable {
  /// Nil until they have come.
  package var samples: Samples?
  /// The interests screen that `back` returns to.
  package var interests: InterestsScreen

  package init(samples: Samples? = nil, interests: InterestsScreen) {
    self.samples = samples
    self.interests = interests
  }
}
