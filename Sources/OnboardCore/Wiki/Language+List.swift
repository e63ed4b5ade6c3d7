/// A part of a list that names no language; nil when the list is empty.
package struct UnknownLanguage: Error, Equatable, Sendable {
  package let part: String?
}

extension Language {
  /// The codes of a list such as `en, de`, each once, in its order.
  package static func codes(in list: String) throws(UnknownLanguage) -> [String] {
    var codes: [String] = []
    for part in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let language = named(String(part)) else {
        throw UnknownLanguage(part: String(part))
      }
      if !codes.contains(language.code) { codes.append(language.code) }
    }
    guard !codes.isEmpty else { throw UnknownLanguage(part: nil) }
    return codes
  }
}
