/// The namespaces of one wiki, in the compact form of the generated table.
struct NamespaceNames: Sendable, Equatable {
  /// `NUMBER=local name` or `NUMBER=local name=canonical name`, joined by `|`.
  private let shown: ArraySlice<UInt8>
  /// `NUMBER=lowercased name or alias`, joined by `|`.
  private let typed: ArraySlice<UInt8>
  /// Canonical names win over local ones, as in MediaWiki's `Language::getNsIndex`.
  private let canonicalNumbers: [String: Int]

  init(shown: ArraySlice<UInt8>, typed: ArraySlice<UInt8>) {
    self.shown = shown
    self.typed = typed
    canonicalNumbers = Self.commonNumbers
  }

  init(_ namespaces: [Namespace], aliases: [(alias: String, number: Int)]) {
    var canonicalNumbers: [String: Int] = [:]
    var shown: [String] = []
    var typed: [String] = []
    for namespace in namespaces where namespace.number != Namespace.main {
      let canonicalName = namespace.canonicalName
      shown.append("\(namespace.number)=\(namespace.localName)=\(canonicalName)")
      canonicalNumbers[Letters.lowercased(canonicalName)] = namespace.number
    }
    // MediaWiki lets a later name replace an earlier one, and the search below stops at the first.
    for (alias, number) in aliases.reversed() {
      typed.append("\(number)=\(Letters.lowercased(alias))")
    }
    for namespace in namespaces.reversed() where namespace.number != Namespace.main {
      typed.append("\(namespace.number)=\(Letters.lowercased(namespace.localName))")
    }
    self.shown = Array(shown.joined(separator: "|").utf8)[...]
    self.typed = Array(typed.joined(separator: "|").utf8)[...]
    self.canonicalNumbers = canonicalNumbers
  }

  var all: [Namespace] {
    let own = shown.split(separator: Byte.bar).compactMap(namespace)
    let common = Set(canonicalNumbers.values).subtracting(own.map(\.number))
    let rest = common.map { number in
      let name = Namespace.canonicalNames[number] ?? ""
      return Namespace(number: number, canonicalName: name, localName: name)
    }
    let articles = Namespace(number: Namespace.main, canonicalName: "", localName: "")
    return (own + rest + [articles]).sorted { $0.number < $1.number }
  }

  /// The number of the namespace with this name or alias, whose letters must be lower case.
  func number(ofLowercased name: String) -> Int? {
    if let number = canonicalNumbers[name] { return number }
    let name = Array(name.utf8)
    return firstEntry(of: typed) { _, value in value.count == name.count && value == name[...] }
      .flatMap { Int(Bytes.text($0.prefix { $0 != Byte.equals })) }
  }

  func namespace(_ number: Int) -> Namespace? {
    let digits = Array(String(number).utf8)
    if let entry = firstEntry(of: shown, where: { found, _ in found == digits[...] }) {
      return namespace(entry)
    }
    guard let name = Namespace.canonicalNames[number],
      number == Namespace.main || canonicalNumbers[Letters.lowercased(name)] == number
    else { return nil }
    return Namespace(number: number, canonicalName: name, localName: name)
  }

  private func firstEntry(
    of entries: ArraySlice<UInt8>,
    where isWanted: (_ number: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool
  ) -> ArraySlice<UInt8>? {
    var start = entries.startIndex
    while start < entries.endIndex {
      let end = entries[start...].firstIndex(of: Byte.bar) ?? entries.endIndex
      let equals = entries[start..<end].firstIndex(of: Byte.equals) ?? end
      if isWanted(entries[start..<equals], entries[min(equals + 1, end)..<end]) {
        return entries[start..<end]
      }
      start = min(end + 1, entries.endIndex)
    }
    return nil
  }

  private func namespace(_ entry: ArraySlice<UInt8>) -> Namespace? {
    let fields = entry.split(separator: Byte.equals).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count >= 2, let number = Int(fields[0]) else { return nil }
    let canonicalName =
      fields.count > 2 ? fields[2] : Namespace.canonicalNames[number] ?? fields[1]
    return Namespace(number: number, canonicalName: canonicalName, localName: fields[1])
  }

  private static let commonNumbers: [String: Int] = Dictionary(
    uniqueKeysWithValues: Namespace.canonicalNames.compactMap { number, name in
      number == Namespace.main ? nil : (name.lowercased(), number)
    })
}
