import Capabilities
import OnboardCore
import Synchronization

/// Checks transcripts in parallel, each in a profile of its own.
package struct TranscriptRunner: Sendable {
  /// Reads a file.
  private let readFile: @Sendable (String) -> Result<String, FileFailure>
  /// The clock of a time zone; nil for one that is not known.
  private let clock: @Sendable (_ timeZone: String) -> Clock?
  /// Bundled content for one worker.
  private let content: @Sendable () throws(ContentFailure) -> Content
  /// Content that replays the recording at a path from its beginning.
  private let recording: @Sendable (_ path: String) -> Result<Content, FileFailure>

  package init(
    readFile: @escaping @Sendable (String) -> Result<String, FileFailure>,
    clock: @escaping @Sendable (String) -> Clock?,
    content: @escaping @Sendable () throws(ContentFailure) -> Content,
    recording: @escaping @Sendable (String) -> Result<Content, FileFailure>
  ) {
    self.readFile = readFile
    self.clock = clock
    self.content = content
    self.recording = recording
  }

  /// The results in the order of `paths`, whatever the number of workers.
  package func run(
    _ paths: [String], workers: Int
  ) async throws(ContentFailure) -> [CheckResult] {
    let queue = WorkQueue(paths)
    let count = max(1, min(workers, paths.count))
    let batches = await withTaskGroup(
      of: Result<[(Int, CheckResult)], ContentFailure>.self
    ) { group in
      for _ in 0..<count {
        group.addTask { work(on: queue) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var results: [(Int, CheckResult)] = []
    for batch in batches { results += try batch.get() }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func work(on queue: WorkQueue) -> Result<[(Int, CheckResult)], ContentFailure> {
    do throws(ContentFailure) {
      let content = try content()
      var results: [(Int, CheckResult)] = []
      while let (index, path) = queue.next() {
        results.append((index, check(path, content)))
      }
      return .success(results)
    } catch {
      return .failure(error)
    }
  }

  private func check(_ path: String, _ content: Content) -> CheckResult {
    func unreadable(_ fault: DocumentFault) -> CheckResult {
      CheckResult(path: path, steps: 0, verdict: .unreadable(fault))
    }
    let text: String
    switch readFile(path) {
    case .failure(let fault):
      return unreadable(DocumentFault(path: path, line: nil, message: fault.reason))
    case .success(let read): text = read
    }
    do throws(DocumentFault) {
      let document = try Document(text, path: path)
      guard let clock = clock(document.header.timeZone) else {
        throw DocumentFault(
          path: path, line: nil, message: "unknown time zone '\(document.header.timeZone)'")
      }
      let capabilities = Capabilities(
        content: try self.content(of: document, bundled: content), store: .ephemeral, clock: clock,
        readFile: readFile)
      return Check(document: document, capabilities: capabilities).run()
    } catch {
      return unreadable(error)
    }
  }
  private func content(
    of document: Document, bundled: Content
  ) throws(DocumentFault) -> Content {
    guard case .recording(let name) = document.header.content else { return bundled }
    let folder = document.path.lastIndex(of: "/").map { document.path[...$0] } ?? ""
    switch recording(name.hasPrefix("/") ? name : folder + name) {
    case .success(let content): return content
    case .failure(let fault):
      throw DocumentFault(
        path: document.path, line: nil, message: "content: '\(fault.path)': \(fault.reason)")
    }
  }
}

/// Paths that workers take one by one.
private final class WorkQueue: Sendable {
  private let paths: [String]
  private let taken = Mutex(0)

  init(_ paths: [String]) { self.paths = paths }

  func next() -> (Int, String)? {
    let index = taken.withLock { taken in
      defer { taken += 1 }
      return taken
    }
    return paths.indices.contains(index) ? (index, paths[index]) : nil
  }
}
