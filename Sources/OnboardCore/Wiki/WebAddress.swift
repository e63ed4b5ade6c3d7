/// The parts of an address, as far as a wiki's links need them (RFC 3986).
struct WebAddress {
  let hasScheme: Bool
  /// In lower case, without port and account.
  let host: String
  /// The path's parts between slashes, still percent-encoded.
  let path: [Substring]
  let query: [(name: String, value: String)]
  let fragment: String

  static func read(_ typed: String) -> WebAddress? {
    var text = unwrapped(typed)
    let scheme = schemes.first { text.prefix($0.count).lowercased() == $0 }
    text = text.dropFirst(scheme?.count ?? 0)
    let (beforeFragment, fragment) = split(text, at: "#")
    let (beforeQuery, query) = split(beforeFragment, at: "?")
    var path = beforeQuery.unicodeScalars
      .split(separator: "/", omittingEmptySubsequences: false).map { Substring($0) }
    let host = hostName(in: path.removeFirst())
    let isAddress = scheme != nil || !path.isEmpty
    guard isAddress, host.contains("."), host.utf8.allSatisfy(isHostByte) else { return nil }
    return WebAddress(
      hasScheme: scheme != nil, host: host, path: path, query: fields(in: query ?? ""),
      fragment: PercentEncoding.decoded(fragment ?? ""))
  }

  /// The value of the query's first field of that name.
  func value(of name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  private static let schemes = ["https://", "http://", "wikipedia://", "//"]

  /// The text without blanks and the angle brackets that mail programs put around addresses.
  private static func unwrapped(_ typed: String) -> Substring {
    var text = typed[...]
    while let first = text.first, first.isWhitespace || first == "<" { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == ">" { text.removeLast() }
    return text
  }

  /// Cuts between scalars, since a sign counts even when a combining mark follows it.
  private static func split(_ text: Substring, at sign: Unicode.Scalar) -> (Substring, Substring?) {
    let scalars = text.unicodeScalars
    guard let index = scalars.firstIndex(of: sign) else { return (text, nil) }
    return (Substring(scalars[..<index]), Substring(scalars[scalars.index(after: index)...]))
  }

  private static func hostName(in authority: Substring) -> String {
    let afterAccount = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let (host, _) = split(afterAccount, at: ":")
    return host.lowercased()
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte == Byte.dot || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }

  private static func fields(in query: Substring) -> [(name: String, value: String)] {
    query.unicodeScalars.split { $0 == "&" || $0 == ";" }.map { field in
      let (name, value) = split(Substring(field), at: "=")
      return (PercentEncoding.decoded(name), PercentEncoding.decodedFormValue(value ?? ""))
    }
  }
}
