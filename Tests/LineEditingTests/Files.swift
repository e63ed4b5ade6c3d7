#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/line-editing-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    var pending = [path]
    while let folder = pending.last {
      let inside = names(in: folder).map { "\(folder)/\($0)" }
      if inside.isEmpty {
        rmdir(folder)
        pending.removeLast()
      }
      for entry in inside where unlink(entry) != 0 { pending.append(entry) }
    }
  }

  func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "w") else { return file }
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
    return file
  }

  static func bytes(of file: String) -> [UInt8] {
    guard let stream = fopen(file, "r") else { return [] }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes.prefix(count))
  }

  static func text(of file: String) -> String { String(decoding: bytes(of: file), as: UTF8.self) }

  static func mode(of file: String) -> mode_t? {
    var facts = stat()
    return stat(file, &facts) == 0 ? facts.st_mode & 0o777 : nil
  }
}
