import Capabilities
import Catalogue
import OnboardCore
import ProfileStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders of the real machine.
enum LiveFiles {
  static func isValidProfile(_ name: String) -> Bool { ProfileFiles.isValid(name: name) }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// `$XDG_STATE_HOME/onboard`, by the base directory specification of freedesktop.org; relative
  /// values there are to be ignored.
  static func stateDirectory() -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/onboard" }
    return environment("HOME").map { $0 + "/.local/state/onboard" }
  }

  /// The compiled catalogue beside the executable.
  static func openCatalogue() throws(ContentFailure) -> Content {
    let folder = executableFolder() ?? "."
    return .bundled(
      try Catalogue(path: folder + "/onboard_Catalogue.resources/catalogue.sqlite"))
  }

  static func executableFolder() -> String? {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink("/proc/self/exe", &buffer, buffer.count)
      guard length > 0 else { return nil }
      let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      let path = CommandLine.arguments[0]
    #endif
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// What lies at a path.
  enum Kind {
    case file, folder, link, other
  }

  static func kind(of path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The most bytes that a text file may have; nobody types more.
  private static let longestText = 64 << 20

  /// The text of a file; a pipe counts as one, since shells make them of commands.
  @Sendable static func contents(of path: String) -> Result<String, FileFailure> {
    if kind(of: path) == .folder {
      return .failure(FileFailure(path: path, reason: "it is a folder"))
    }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .failure(failure(path)) }
    defer { close(file) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(failure(path))
      }
      bytes += buffer[..<count]
      guard bytes.count <= longestText else {
        return .failure(FileFailure(path: path, reason: "it is longer than 64 MB"))
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(FileFailure(path: path, reason: "it is not UTF-8 text"))
    }
    return .success(text)
  }

  private static func failure(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: String(cString: strerror(errno)))
  }

  /// What lies in a folder, sorted; nil when the path is no folder.
  static func entries(of path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Paths that begin with what was typed; folders end with a slash.
  static func paths(beginning typed: String) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let begun = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    return (entries(of: folder.isEmpty ? "." : folder) ?? [])
      .filter { $0.hasPrefix(begun) && ($0.first != "." || begun.first == ".") }
      .map { name in
        let path = folder + name
        return entries(of: path) == nil ? path : path + "/"
      }
  }
}
