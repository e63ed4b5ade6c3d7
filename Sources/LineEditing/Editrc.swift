import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The person's own settings for every program that uses libedit.
package struct Editrc {
  package enum Keys {
    case emacs, vi
  }

  package struct Line: Equatable {
    package let number: Int
    package let text: String

    private var words: [Substring] { text.split { $0 == " " || $0 == "\t" } }

    /// The editor whose keys it puts in place of all bindings.
    package var chosenKeys: Keys? {
      let words = words
      guard let command = words.first?.split(separator: ":").last, command == "bind" else {
        return nil
      }
      if words.contains("-v") { return .vi }
      return words.contains("-e") ? .emacs : nil
    }

    /// The escape sequences it binds, as a terminal sends them.
    package var boundSequences: [String] {
      words.map(unquoted).compactMap { word in
        for start in ["^[", "\\e", "\\E", "\\033", "\u{1B}"] where word.hasPrefix(start) {
          return "\u{1B}" + word.dropFirst(start.count)
        }
        return nil
      }
    }

    private func unquoted(_ word: Substring) -> String {
      String(word.filter { $0 != "\"" && $0 != "'" })
    }
  }

  package let path: String
  package let lines: [Line]

  /// Nil when there are none.
  init?() {
    guard let path = Self.path, let file = try? LockedFile(path: path, mode: .reading),
      let bytes = try? file.contents()
    else { return nil }
    self.init(path: path, text: String(decoding: bytes, as: UTF8.self))
  }

  package init(path: String, text: String) {
    self.path = path
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    self.lines = lines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return text.isEmpty || text.hasPrefix("#") ? nil : Line(number: index + 1, text: String(text))
    }
  }

  private static var path: String? {
    if let named = Terminal.environment("EDITRC") { return named.isEmpty ? nil : named }
    return Terminal.environment("HOME").map { $0 + "/.editrc" }
  }
}
