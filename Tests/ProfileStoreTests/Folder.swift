import Foundation
import ProfileStore

/// A folder that is gone after the test, and the profiles in it.
final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      component: "onboard-store-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ profile: String = "default") -> String {
    ProfileFiles.path(directory: path, profile: profile)
  }

  func open(_ profile: String = "default") throws -> ProfileStore {
    try ProfileStore(directory: path, profile: profile)
  }

  /// Puts bytes where the profile's file belongs.
  func place(_ bytes: Data, as profile: String = "default") throws {
    let file = file(profile)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: file))
  }

  func bytes(_ profile: String = "default") throws -> Data {
    try Data(contentsOf: URL(filePath: file(profile)))
  }

  func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  /// The names of all files of profiles.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/profiles").sorted()
  }
}
