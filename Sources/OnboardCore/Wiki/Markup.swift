/// The little HTML that display titles carry, read as text (A-6).
package enum Markup {
  /// The text without tags, entities decoded, blanks at the ends removed. Anything that only looks
  /// like a tag ("a < b") stays.
  package static func plainText(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    var text = ""
    var rest = html[...]
    while let character = rest.first {
      if character == "<", let end = tagEnd(rest) {
        if isBreak(rest[..<end]) { text += " " }
        rest = rest[end...]
      } else if character == "&", let (decoded, end) = entity(rest) {
        text += decoded
        rest = rest[end...]
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }

  /// Where the tag that `rest` begins with ends, or nil when it begins with none.
  private static func tagEnd(_ rest: Substring) -> Substring.Index? {
    let body = rest.dropFirst()
    guard let first = body.first, first == "/" || first == "!" || first.isASCII && first.isLetter,
      let end = body.firstIndex(of: ">")
    else { return nil }
    return rest.index(after: end)
  }

  private static func isBreak(_ tag: Substring) -> Bool {
    tag.dropFirst().prefix(2).lowercased() == "br"
  }

  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "thinsp": "\u{2009}", "shy": "",
    "lrm": "", "rlm": "", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]

  private static func entity(_ rest: Substring) -> (String, Substring.Index)? {
    guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
    let name = rest[rest.index(after: rest.startIndex)..<end]
    let after = rest.index(after: end)
    if let text = named[name] { return (text, after) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number) else { return nil }
    return (String(Character(scalar)), after)
  }
}
