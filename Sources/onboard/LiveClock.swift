import Capabilities
import Foundation
import OnboardCore
import TranscriptRunner

extension Clock {
  /// The real time in a time zone; nil when there is no such zone. Without a name it is the zone
  /// that this machine is set to.
  static func live(timeZone: String?) -> Clock? {
    guard let timeZone else {
      return Clock(now: realTime) { instant in
        var seconds = time_t(instant)
        var local = tm()
        localtime_r(&seconds, &local)
        return local.tm_gmtoff
      }
    }
    if timeZone == "UTC" { return Clock(now: realTime, offset: { _ in 0 }) }
    guard TimeZone.knownTimeZoneIdentifiers.contains(timeZone),
      let zone = TimeZone(identifier: timeZone)
    else { return nil }
    return Clock(now: realTime) { instant in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }
  }

  @Sendable private static func realTime() -> Int { time(nil) }

  /// Zones whose names come near.
  static func zones(like name: String) -> [String] {
    Nearest.to(name, among: TimeZone.knownTimeZoneIdentifiers) { identifier in
      [identifier, String(identifier.split(separator: "/").last ?? "")]
    }
  }
}
