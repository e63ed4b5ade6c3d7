import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keeps the terminal as it was found, and notices signals while a line is read.
///
/// One per process. It is never undone: an exit and a fatal signal find what they need at any time.
@safe
final class TerminalGuard {
  struct Events: OptionSet {
    let rawValue: Int32
    static let interrupted = Events(rawValue: Int32(ONB_INTERRUPTED))
    static let resized = Events(rawValue: Int32(ONB_RESIZED))
    static let suspended = Events(rawValue: Int32(ONB_SUSPENDED))
    static let continued = Events(rawValue: Int32(ONB_CONTINUED))
  }

  enum Wait {
    case input, signal, timeout
  }

  private let state = UnsafeMutablePointer<onb_guard>.allocate(capacity: 1)
  /// The same terminal, opened for this process alone so that reading never blocks: between a key
  /// and its reading, `^C` may take the key away.
  private let source: Int32
  private var wakeRead: Int32 = -1
  private var wakeWrite: Int32 = -1

  init(descriptor: Int32) {
    unsafe state.initialize(to: onb_guard())
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let opened = unsafe ttyname(descriptor).map { unsafe onb_open($0, flags, 0) } ?? -1
    source = opened >= 0 ? opened : descriptor
    var ends: [Int32] = [-1, -1]
    if unsafe onb_pipe(&ends) == 0 { (wakeRead, wakeWrite) = (ends[0], ends[1]) }
    _ = unsafe onb_guard_open(state, descriptor, wakeWrite)
  }

  func beginReading() { unsafe onb_guard_begin_reading(state) }
  func endReading() { unsafe onb_guard_end_reading(state) }
  func setPasting(_ isOn: Bool) { unsafe state.pointee.pasting = isOn ? 1 : 0 }
  func takeEvents() -> Events { Events(rawValue: unsafe onb_guard_take_events(state)) }
  func restore() { unsafe onb_guard_restore(state) }

  /// Stops the process as `^Z` does, with the terminal as it was found.
  func stop() {
    restore()
    onb_guard_stop()
  }

  /// The bytes of keys that were pressed; nil at the end of input.
  func readKeys() -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(source, &bytes, bytes.count)
    if count > 0 { return bytes[..<count] }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Waits for a key or a signal, whichever comes first.
  func wait(milliseconds: Int32) -> Wait {
    var sources = [
      pollfd(fd: source, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeRead, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&sources, nfds_t(sources.count), milliseconds)
    if count == 0 { return .timeout }
    if count < 0 { return .signal }
    if sources[1].revents != 0 {
      var drained = [UInt8](repeating: 0, count: 64)
      while unsafe read(wakeRead, &drained, drained.count) > 0 {}
      return .signal
    }
    return .input
  }
}
