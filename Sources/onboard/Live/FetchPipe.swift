import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that takes lines and gives lines. It ends when nobody holds this any more.
final class FetchPipe: Sendable {
  enum Event {
    case line(String)
    /// Nothing came yet.
    case nothing
    case end
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let received = Mutex<[UInt8]>([])

  init?(path: String, arguments: [String]) {
    var down: [Int32] = [-1, -1]
    var up: [Int32] = [-1, -1]
    guard pipe(&down) == 0 else { return nil }
    guard pipe(&up) == 0 else {
      for end in down { close(end) }
      return nil
    }
    // The ends that are kept must not reach the process, or it would never see the end of input.
    for end in down + up { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = FetchPipe.spawn(path, arguments, input: down[0], output: up[1])
    close(down[0])
    close(up[1])
    guard let started else {
      close(down[1])
      close(up[0])
      return nil
    }
    process = started
    input = down[1]
    output = up[0]
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(input)
    close(output)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Starts it in a process group of its own: `^C` at the terminal is meant for the shell.
  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32, output: Int32
  ) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, words, environ) == 0 else {
      return nil
    }
    return process
  }

  /// Whether the line could be handed over.
  @discardableResult
  func send(_ line: String) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// What has come, without waiting for it.
  func next() -> Event {
    received.withLock { received in
      while true {
        if let line = FetchPipe.takeLine(&received) { return .line(line) }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(output, &buffer, buffer.count)
        if count > 0 {
          received += buffer[..<count]
        } else if count == 0 {
          return .end
        } else if errno != EINTR {
          return errno == EAGAIN ? .nothing : .end
        }
      }
    }
  }

  private static func takeLine(_ received: inout [UInt8]) -> String? {
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: received[..<end], as: UTF8.self)
    received.removeSubrange(...end)
    return line
  }

  func waitForMore(milliseconds: Int32) {
    var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, milliseconds)
  }
}
