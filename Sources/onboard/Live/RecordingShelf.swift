import Capabilities
import MediaWiki
import Synchronization

/// Recordings by their paths, each read once.
final class RecordingShelf: Sendable {
  private let recordings = Mutex<[String: Result<Recording, FileFailure>]>([:])

  /// Content that replays a recording from its beginning.
  func content(at path: String) -> Result<Content, FileFailure> {
    let recording = recordings.withLock { recordings in
      if let known = recordings[path] { return known }
      let read = RecordingShelf.read(path)
      recordings[path] = read
      return read
    }
    return recording.map { .live(.replaying($0, named: path)) }
  }

  private static func read(_ path: String) -> Result<Recording, FileFailure> {
    LiveFiles.contents(of: path).flatMap { text in
      do throws(Recording.Fault) {
        return .success(try Recording(text: text))
      } catch {
        return .failure(
          FileFailure(path: path, reason: "no recording: line \(error.line): \(error.message)"))
      }
    }
  }
}
