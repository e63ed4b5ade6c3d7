import OnboardCore

/// Real time, and the person's time zone.
package struct Clock: Sendable {
  /// Seconds since 1970-01-01 UTC.
  package var now: @Sendable () -> Int
  /// Seconds that the person's clock is ahead of UTC at an instant.
  package var offset: @Sendable (_ instant: Int) -> Int

  package init(now: @escaping @Sendable () -> Int, offset: @escaping @Sendable (Int) -> Int) {
    self.now = now
    self.offset = offset
  }

  package func moment(at instant: Int) -> Moment {
    Moment(instant: instant, offset: offset(instant))
  }

  /// The instant at which the person's clock shows `wall`. A time that a change of the clock
  /// skips is taken as that much later, one that it repeats as its first.
  package func instant(of wall: WallTime) -> Int {
    let local = wall.day.number * 86_400 + wall.secondOfDay
    let before = offset(local - 86_400)
    let after = offset(local + 86_400)
    let candidates = [local - before, local - after].filter { $0 + offset($0) == local }
    return candidates.min() ?? local - before
  }
}
