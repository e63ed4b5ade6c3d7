import CEditLine
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What can be known about the terminal behind a descriptor.
package enum Terminal {
  struct Size: Equatable {
    let rows: Int
    let columns: Int
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a line can be edited there: both are terminals, of a kind that is known.
  package static func canEdit(input: Int32, output: Int32) -> Bool {
    guard isTerminal(input), isTerminal(output) else { return false }
    guard let kind = environment("TERM"), !kind.isEmpty, kind != "dumb" else { return false }
    return isKnown(kind)
  }

  /// Whether a line is being edited, so that nothing else may write on the screen.
  package static var isEditing: Bool { editing.load(ordering: .relaxed) }

  static let editing = Atomic(false)

  package static func columns(of descriptor: Int32) -> Int? { size(of: descriptor)?.columns }

  static func size(of descriptor: Int32) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard unsafe onb_window_size(descriptor, &rows, &columns) == 0, rows > 0, columns > 0 else {
      return nil
    }
    return Size(rows: Int(rows), columns: Int(columns))
  }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether the window's text is wrapped anew when its width changes.
  static var reflows: Bool {
    if environment("TMUX") != nil { return true }
    if environment("XTERM_VERSION") != nil { return false }
    let kind = environment("TERM") ?? ""
    return !["linux", "rxvt", "screen", "vt1", "vt2"].contains { kind.hasPrefix($0) }
  }

  /// libedit says nothing when it does not know a terminal, it writes to standard error.
  private static func isKnown(_ kind: String) -> Bool {
    guard let first = kind.utf8.first, !kind.contains("/") else { return false }
    let digits = String(first, radix: 16)
    var places = ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo", "/usr/lib/terminfo"]
    places += [
      "/usr/share/misc/terminfo", "/usr/local/share/terminfo", "/opt/homebrew/share/terminfo",
    ]
    if let home = environment("HOME") { places.insert(home + "/.terminfo", at: 0) }
    if let more = environment("TERMINFO_DIRS") {
      places += more.split(separator: ":").map(String.init)
    }
    if let own = environment("TERMINFO") { places.insert(own, at: 0) }
    return places.contains { place in
      [String(Character(Unicode.Scalar(first))), digits].contains { folder in
        unsafe access("\(place)/\(folder)/\(kind)", R_OK) == 0
      }
    }
  }
}
