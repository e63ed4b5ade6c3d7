import MediaWiki
import OnboardCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of `--save-recording`. Each answer is written when it comes; the end sorts them.
final class RecordingFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let recording = Mutex(Recording())

  init(path: String) throws(OptionFault) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw OptionFault(
        message: "--save-recording: cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    _ = write(Recording.heading + "\n")
  }

  deinit { close(descriptor) }

  func note(_ answer: WikiAnswer, to request: WikiRequest) throws(ContentFailure) {
    let isWritten = recording.withLock { write($0.add(answer, to: request) + "\n") }
    guard isWritten else {
      throw .unreadable("'\(path)' cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Puts the file in order. Nothing of it is lost when that fails.
  func finish() {
    let sorted = path + ".sorted"
    let text = recording.withLock(\.text)
    let file = open(sorted, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    let isWritten = RecordingFile.write(text, to: file)
    close(file)
    if !isWritten || rename(sorted, path) != 0 { unlink(sorted) }
  }

  private func write(_ text: String) -> Bool { RecordingFile.write(text, to: descriptor) }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
