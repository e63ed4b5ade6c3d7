import Capabilities
import Fixtures
import Foundation
import OnboardCore
import OnboardSession
import Rendering
import Synchronization
import Testing

/// A session over a made-up wiki, with the answers that it gave.
final class Talk {
  let session: Session
  private(set) var replies: [Reply] = []

  convenience init(
    _ wiki: FakeWiki = FakeWiki(), store: Store = .ephemeral, files: [String: String] = [:],
    profile: Profile = .fixture(), launching: Bool = true
  ) throws {
    try self.init(
      wiki.content, store: store, files: files, profile: profile, launching: launching)
  }

  init(
    _ content: Content, store: Store = .ephemeral, files: [String: String] = [:],
    profile: Profile = .fixture(), launching: Bool = true
  ) throws {
    let capabilities = Capabilities(
      content: content, store: store, clock: .standing(),
      readFile: { path in
        files[path].map { .success($0) }
          ?? .failure(FileFailure(path: path, reason: "there is no such file"))
      })
    session = try Session(
      capabilities, new: profile, world: World(clock: .standing(Moment.morning.instant)))
    if launching { _ = session.launch() }
  }

  /// Runs lines, and gives the answers to them.
  @discardableResult func say(_ lines: String...) -> [Reply] {
    var given: [Reply] = []
    for line in lines { session.run(line) { given.append($0) } }
    replies += given
    return given
  }

  /// The last answer as the JSON contract has it, read by somebody else's parser.
  func json(_ line: String) throws -> [String: Any] {
    let reply = try #require(say(line).last)
    return try Talk.object(reply.json.text)
  }

  static func object(_ text: String) throws -> [String: Any] {
    #expect(!text.contains("\n"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  var phone: Phone { session.phone }
}

extension Reply {
  /// What a terminal of 80 columns shows.
  var text: String { TextRenderer(.transcript).text(blocks) }
}

/// A store in memory that notes what is saved, and fails when it is told to.
final class MemoryStore: Sendable {
  private struct Contents {
    var stored: Profile?
    var saves = 0
    var failure: StoreFailure?
  }

  private let contents: Mutex<Contents>

  init(_ stored: Profile? = nil) { contents = Mutex(Contents(stored: stored)) }

  var stored: Profile? { contents.withLock { $0.stored } }
  var saves: Int { contents.withLock { $0.saves } }

  func fail(with failure: StoreFailure?) { contents.withLock { $0.failure = failure } }

  var store: Store {
    Store(
      load: { [self] () throws(StoreFailure) in
        let contents = contents.withLock { $0 }
        if let failure = contents.failure { throw failure }
        return contents.stored.map { LoadedProfile(profile: $0) }
      },
      save: { [self] old, new throws(StoreFailure) in
        let failure = contents.withLock { contents -> StoreFailure? in
          if let failure = contents.failure { return failure }
          #expect(contents.stored == old)
          contents.stored = new
          contents.saves += 1
          return nil
        }
        if let failure { throw failure }
      })
  }
}
