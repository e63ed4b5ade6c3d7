/// A paste, made fit for a line: without control characters, and cut at its line ends.
package struct PastedText: Equatable {
  /// At least one; all but the last were ended in the paste.
  package let lines: [String]

  package init(_ bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = [String.UnicodeScalarView()]
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n", "\r":
        // In its own mode libedit has the terminal swap CR and LF.
        if let next = rest.first, next != scalar, next == "\n" || next == "\r" {
          rest.removeFirst()
        }
        lines.append(String.UnicodeScalarView())
      case "\t": lines[lines.count - 1].append(" ")
      case "\u{1B}" where rest.first == "[":
        rest = rest.dropFirst().drop { (0x20...0x3F).contains($0.value) }.dropFirst()
      case let other where other.properties.generalCategory == .control: break
      case let other: lines[lines.count - 1].append(other)
      }
    }
    self.lines = lines.map { String($0) }
  }
}
