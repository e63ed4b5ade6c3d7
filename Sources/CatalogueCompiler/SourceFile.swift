/// A fault in a source file, in the form that build tools turn into a link.
struct SourceFault: Error {
  let file: String
  let line: Int
  let message: String

  var text: String { "\(file):\(line): error: \(message)" }
}

/// All the faults of one run, so that they can be mended together.
struct SourceFaults: Error {
  let all: [SourceFault]
}

/// A block of a source file: the line that begins with `= `, and the `key: value` lines below it.
struct Block {
  let file: String
  let line: Int
  let heading: String
  let entries: [Entry]

  struct Entry {
    let line: Int
    let key: Substring
    let value: String
  }

  func fault(_ message: String, at line: Int? = nil) -> SourceFault {
    SourceFault(file: file, line: line ?? self.line, message: message)
  }

  /// The value of a key that stands once at most.
  func value(_ key: String) throws(SourceFault) -> String? {
    let found = entries.filter { $0.key == key }
    if found.count > 1 { throw fault("'\(key)' stands twice", at: found[1].line) }
    return found.first?.value
  }

  /// The parts of a value that `separator` divides, without blanks around them.
  func list(_ key: String, by separator: Character) throws(SourceFault) -> [String] {
    guard let value = try value(key) else { return [] }
    return value.split(separator: separator).map { trimmed($0) }
  }

  func check(keys known: Set<Substring>) throws(SourceFault) {
    for entry in entries where !known.contains(entry.key) {
      throw fault("unknown key '\(entry.key)'", at: entry.line)
    }
  }

  /// Reads the blocks of a file; `#` at a line's start comments.
  static func read(_ text: String, file: String) throws(SourceFault) -> [Block] {
    var blocks: [Block] = []
    var heading: (line: Int, text: String)?
    var entries: [Entry] = []
    func close() {
      guard let heading else { return }
      blocks.append(
        Block(file: file, line: heading.line, heading: heading.text, entries: entries))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let number = index + 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("= ") {
        close()
        heading = (number, trimmed(line.dropFirst(2)))
        entries = []
        continue
      }
      guard heading != nil, let colon = line.firstIndex(of: ":") else {
        throw SourceFault(
          file: file, line: number,
          message: "expected '= TITLE', 'key: value' or a comment; got '\(line.prefix(60))'")
      }
      let value = trimmed(line[line.index(after: colon)...])
      entries.append(Entry(line: number, key: line[..<colon], value: value))
    }
    close()
    return blocks
  }
}

func trimmed(_ text: some StringProtocol) -> String {
  var part = text[...]
  while part.first == " " { part.removeFirst() }
  while part.last == " " { part.removeLast() }
  return String(part)
}
