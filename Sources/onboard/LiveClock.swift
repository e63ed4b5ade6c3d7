import Capabilities
import OnboardCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Clock {
  /// The real time in a time zone; nil when there is no such zone. Without a name it is the zone
  /// that this machine is set to.
  static func live(timeZone: String?) -> Clock? {
    guard let timeZone else {
      return Clock(now: realTime, offset: { TimeZones.localOffset(at: $0) })
    }
    if timeZone == "UTC" { return Clock(now: realTime, offset: { _ in 0 }) }
    guard TimeZones.exists(timeZone) else { return nil }
    return Clock(now: realTime, offset: { TimeZones.offset(at: $0, in: timeZone) })
  }

  @Sendable private static func realTime() -> Int { time(nil) }
}
