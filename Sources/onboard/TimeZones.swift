import OnboardCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time zones of the C library, which reads the system's tz database.
///
/// It knows one zone at a time, that of the `TZ` variable; so each question sets it, alone.
enum TimeZones {
  private static let folder = "/usr/share/zoneinfo"
  private static let current = Mutex<String?>(nil)

  static func exists(_ name: String) -> Bool {
    guard isPlain(name) else { return false }
    let file = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    // The folder holds lists as well; a zone begins with the mark of its format (RFC 8536).
    var mark = [UInt8](repeating: 0, count: 4)
    return read(file, &mark, mark.count) == mark.count && mark == Array("TZif".utf8)
  }

  /// Seconds that a zone is ahead of UTC at an instant.
  static func offset(at instant: Int, in name: String) -> Int {
    current.withLock { current in
      if current != name {
        setenv("TZ", name, 1)
        tzset()
        current = name
      }
      return localOffset(at: instant)
    }
  }

  /// Seconds that the zone that is set is ahead of UTC at an instant.
  static func localOffset(at instant: Int) -> Int {
    var seconds = time_t(instant)
    var local = tm()
    localtime_r(&seconds, &local)
    return local.tm_gmtoff
  }

  /// Zones whose names come near.
  static func like(_ name: String) -> [String] {
    Nearest.to(name, among: all) { zone in [zone, String(zone.split(separator: "/").last ?? "")] }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.first != "/" && !name.contains("..")
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  private static var all: [String] {
    ["Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"]
      .flatMap { region in
        (LiveFiles.entries(of: "\(folder)/\(region)") ?? []).map { "\(region)/\($0)" }
      }
  }
}
