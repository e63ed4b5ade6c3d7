/// A prompt as libedit takes it: colour codes between marks, so that they count no columns.
///
/// libedit draws a code together with the character after it, drops one that has none, and draws
/// single characters again as the cursor passes. So every coloured character carries its codes, and
/// the last space stands behind the codes that end a prompt.
package func markedPrompt(_ prompt: String, mark: Unicode.Scalar) -> String {
  var cells: [(codes: String, scalar: Unicode.Scalar)] = []
  var codes = ""
  var isNew = false
  var rest = Substring.UnicodeScalarView(prompt.unicodeScalars)
  while let scalar = rest.first {
    if let code = leadingColourCode(of: rest) {
      codes = resetCodes.contains(code) || resetCodes.contains(codes) ? code : codes + code
      isNew = true
      rest.removeFirst(code.unicodeScalars.count)
    } else {
      cells.append((codes, scalar))
      if resetCodes.contains(codes) { codes = "" }
      isNew = false
      rest.removeFirst()
    }
  }
  if isNew {
    if cells.last?.scalar == " " { cells.removeLast() }
    cells.append((codes, " "))
  }
  return cells.map { cell in
    cell.codes.isEmpty ? "\(cell.scalar)" : "\(mark)\(cell.codes)\(mark)\(cell.scalar)"
  }.joined()
}

private let resetCodes: Set<String> = ["\u{1B}[m", "\u{1B}[0m"]

/// The prompt without its colour codes.
func plainPrompt(_ prompt: String) -> String {
  var plain = ""
  var rest = Substring.UnicodeScalarView(prompt.unicodeScalars)
  while let scalar = rest.first {
    if let code = leadingColourCode(of: rest) {
      rest.removeFirst(code.unicodeScalars.count)
    } else {
      plain.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
  }
  return plain
}

private func leadingColourCode(of text: Substring.UnicodeScalarView) -> String? {
  guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
  let body = text.dropFirst(2).prefix { "0123456789;:".unicodeScalars.contains($0) }
  guard body.endIndex < text.endIndex, text[body.endIndex] == "m" else { return nil }
  return String(text[...body.endIndex])
}
