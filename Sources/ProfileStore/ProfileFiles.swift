import Capabilities

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where profiles lie, and who may read them.
package enum ProfileFiles {
  private static let ending = ".sqlite"

  package static func path(directory: String, profile: String) -> String {
    folder(directory) + "/" + profile + ending
  }

  /// Whether a name can be a profile's: letters, digits and `-_.` in ASCII, 64 at most, no dot
  /// first. It becomes a file's name.
  package static func isValid(name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func folder(_ directory: String) -> String { directory + "/profiles" }

  /// Makes the folders and an empty file that only their owner may read; SQLite gives its own
  /// files beside it the same mode.
  static func prepare(_ path: String) throws(StoreFailure) {
    try makeFolder(parent(of: path))
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    try checkMark(file, path)
  }

  /// SQLite takes a file that is shorter than a page for an empty one and writes over it; so what
  /// is not empty has to begin as a database does.
  private static func checkMark(_ file: Int32, _ path: String) throws(StoreFailure) {
    let mark = Array("SQLite format 3\0".utf8)
    var bytes = [UInt8](repeating: 0, count: mark.count)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count >= 0 else { throw failure(path) }
    guard count == 0 || bytes == mark else {
      throw .damaged(path: path, reason: "it does not begin as an SQLite database does")
    }
  }

  private static func makeFolder(_ path: String) throws(StoreFailure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.contains("/"), parent(of: path) != path else {
      throw failure(path)
    }
    try makeFolder(parent(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func failure(_ path: String) -> StoreFailure {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
