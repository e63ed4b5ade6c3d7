import Capabilities
import Database
import Fixtures
import Foundation
import OnboardCore
import ProfileStore
import Testing

@Suite struct FileTests {
  @Test func `D-3: a second shell on a profile is told that it is in use`() throws {
    let folder = try Folder()
    let store = try folder.open()
    try store.save(nil, .fixture([.music]))
    #expect(throws: StoreFailure.inUse(profile: "default")) { try folder.open() }
    try store.save(.fixture([.music]), .fixture([.music, .art]))
    #expect(try store.load()?.profile.interests.topics == [.music, .art])
  }

  @Test func `D-3: a profile is free again when its shell is gone`() throws {
    let folder = try Folder()
    for topic in [Topic.music, .art] {
      let store = try folder.open()
      try store.save(try store.load()?.profile, .fixture([topic]))
    }
    #expect(try folder.open().load()?.profile.interests.topics == [.art])
  }

  @Test func `only the owner may read a profile, its log and its folders`() throws {
    let folder = try Folder()
    let directory = folder.path + "/a/b"
    let store = try ProfileStore(directory: directory, profile: "default")
    try store.save(nil, .fixture([.music]))
    for path in [folder.path + "/a", directory, directory + "/profiles"] {
      #expect(try folder.mode(path) == 0o700)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: directory + "/profiles")
    #expect(files.contains("default.sqlite"))
    for file in files {
      #expect(try folder.mode(directory + "/profiles/" + file) == 0o600, "\(file)")
    }
  }

  @Test(arguments: ["/dev/null/onboard", "/proc/onboard", "/dev/null"])
  func `D-4: a place that cannot be written is an error with the path and the reason`(
    directory: String
  ) {
    let failure = #expect(throws: StoreFailure.self) {
      try ProfileStore(directory: directory, profile: "default")
    }
    guard case .unwritable(let path, let reason)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(path.hasPrefix(directory))
    #expect(!reason.isEmpty)
  }

  @Test func `D-4: a folder where the file should be is an error`() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.file(), withIntermediateDirectories: true)
    let failure = #expect(throws: StoreFailure.self) { try folder.open() }
    guard case .unwritable? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `D-1: what was saved is in the files while the store is still open`() throws {
    let folder = try Folder()
    let store = try folder.open()
    try store.save(nil, .fixture([.music], [.jazz]))
    // A copy of the files is what a process that dies now leaves behind.
    let copy = try Folder()
    try FileManager.default.createDirectory(
      atPath: copy.path + "/profiles", withIntermediateDirectories: true)
    for name in try folder.names() {
      try FileManager.default.copyItem(
        atPath: folder.path + "/profiles/" + name, toPath: copy.path + "/profiles/" + name)
    }
    #expect(try copy.open().load()?.profile == .fixture([.music], [.jazz]))
    _ = try store.load()
  }

  @Test func `nothing is left behind by a store that is shut`() throws {
    let folder = try Folder()
    try folder.open().save(nil, .fixture())
    #expect(try folder.names() == ["default.sqlite"])
  }
}
