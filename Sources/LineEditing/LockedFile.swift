import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system said when a file could not be used.
struct FileError: Error {
  let code: Int32

  var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  static var last: FileError { FileError(code: errno) }
}

/// A regular file held under a lock until it is let go.
struct LockedFile: ~Copyable {
  enum Mode {
    case reading, appending
  }

  private let descriptor: Int32
  private let path: String

  /// Nil when there is no file to read, or none that keeps what is written, such as `/dev/null`.
  init?(path: String, mode: Mode) throws(FileError) {
    var opened: Int32 = -1
    repeat {
      if opened >= 0 { close(opened) }
      guard let descriptor = try Self.open(path, mode) else { return nil }
      opened = descriptor
      while flock(opened, mode == .reading ? LOCK_SH : LOCK_EX) != 0 {
        guard errno == EINTR else {
          defer { close(opened) }
          throw .last
        }
      }
      // Another shell may have put a new file in its place while this one waited.
    } while !Self.isStill(opened, at: path)
    descriptor = opened
    self.path = path
  }

  deinit { close(descriptor) }

  func size() throws(FileError) -> Int {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .last }
    return Int(facts.st_size)
  }

  func contents() throws(FileError) -> [UInt8] { try bytes(0..<size()) }

  /// Fewer than asked for when the file ends before.
  func bytes(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes[filled...].withUnsafeMutableBytes { rest in
        unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound + filled))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .last }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes.prefix(filled))
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    try Self.write(bytes, to: descriptor)
  }

  /// Puts a new file in the place of this one at once; the old one stays whole until then.
  func replace(with bytes: [UInt8]) throws(FileError) {
    let target = Self.resolved(path)
    let temporary = "\(target).\(getpid()).new"
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .last }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let new = Self.openFile(temporary, flags, facts.st_mode & 0o777)
    guard new >= 0 else { throw .last }
    defer { close(new) }
    do throws(FileError) {
      try Self.write(bytes, to: new)
      guard fsync(new) == 0, unsafe rename(temporary, target) == 0 else { throw .last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  private static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe path.withCString { unsafe onb_open($0, flags, mode) }
  }

  private static func open(_ path: String, _ mode: Mode) throws(FileError) -> Int32? {
    let access = mode == .reading ? O_RDONLY : O_RDWR | O_APPEND | O_CREAT
    if mode == .appending { makeFolders(above: path) }
    let descriptor = openFile(path, access | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    if descriptor < 0 {
      if mode == .reading, errno == ENOENT { return nil }
      throw .last
    }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else {
      defer { close(descriptor) }
      throw .last
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return descriptor
    case S_IFDIR:
      close(descriptor)
      throw FileError(code: EISDIR)
    default:
      close(descriptor)
      return nil
    }
  }

  private static func makeFolders(above path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for count in parts.indices.map({ $0 + 1 }) {
      let folder = parts.prefix(count).joined(separator: "/")
      if !folder.isEmpty { _ = unsafe mkdir(folder, 0o700) }
    }
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var held = stat()
    var named = stat()
    guard unsafe fstat(descriptor, &held) == 0, unsafe stat(path, &named) == 0 else {
      return false
    }
    return held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }

  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .last }
      rest.removeFirst(count)
    }
  }
}
