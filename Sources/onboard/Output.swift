import Rendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, buffered; a reader that went away is no error, anything else is.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let size = 64 << 10

  init(descriptor: Int32 = 1) { self.descriptor = descriptor }

  func put(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Output.size { flush() }
  }

  /// A line of text that may come from outside.
  func putLine(_ line: String) { put(SafeText.visible(line) + "\n") }

  /// Hands on what was written; leaves the program when nobody takes it.
  func flush() {
    var start = 0
    while start < buffer.count {
      let written = buffer[start...].withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress, bytes.count)
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        // Somebody made the stream non-blocking; it takes more when it is ready.
        var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&stream, 1, -1)
      } else if errno != EINTR {
        buffer.removeAll()
        if errno == EPIPE { exit(0) }
        Output.complain("cannot write the answer: \(String(cString: strerror(errno)))")
        exit(3)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// A line on standard error; what it quotes is made visible.
  static func complain(_ message: String) {
    var text = "onboard: \(SafeText.visible(message))\n"
    text.withUTF8 { bytes in
      _ = write(2, bytes.baseAddress, bytes.count)
    }
  }
}

/// Keeps the standard descriptors from being taken by the next file that is opened: whatever is
/// printed would land in it.
enum StandardStreams {
  /// Opens `/dev/null` in place of those that are closed. Output that cannot go anywhere is
  /// refused by a read-only descriptor, so that it is not lost in silence.
  static func occupy() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
    // A closed pipe, and a file that may not grow, are told by `write`, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
