/// IP addresses as names of users, which MediaWiki spells in one way (`IPUtils::sanitizeIP`).
enum NetworkAddress {
  /// The one spelling of the address or range; nil when the text is none.
  static func canonical(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.allSatisfy({ Byte.hexadecimalValue($0) != nil || ".:/".utf8.contains($0) }) else {
      return nil
    }
    let halves = text.split(
      separator: Byte.slash, maxSplits: 1, omittingEmptySubsequences: false)
    let range = halves.count > 1 ? Array(halves[1]) : nil
    guard let address = halves.first else { return nil }
    if let octets = octets(in: address), isRange(range, upTo: 32) {
      return joined(octets, by: Byte.dot, range: range)
    }
    if var words = words(in: address), isRange(range, upTo: 128) {
      // MediaWiki forgets the last word of this one range.
      if range != nil, address.elementsEqual("::".utf8) { words[7] = [] }
      return joined(words, by: Byte.colon, range: range)
    }
    return nil
  }

  private static func octets(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let octets = text.split(separator: Byte.dot, omittingEmptySubsequences: false)
    let areValid = octets.allSatisfy { octet in
      octet.count <= 3 && octet.allSatisfy(Byte.isDigit)
        && (Int(Bytes.text(octet)) ?? .max) <= 255
    }
    return octets.count == 4 && areValid ? octets : nil
  }

  /// The eight words of an address in version 6, the abbreviated ones filled in.
  private static func words(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard let gap = firstGap(in: text) else {
      let words = text.split(separator: Byte.colon, omittingEmptySubsequences: false)
      return words.count == 8 && words.allSatisfy(isWord) ? words : nil
    }
    let before = wordsBesideGap(text[..<gap])
    let after = wordsBesideGap(text[(gap + 2)...])
    guard (before + after).allSatisfy(isWord), before.count + after.count <= 7 else { return nil }
    let zeros = Array(repeating: [Byte.zero][...], count: 8 - before.count - after.count)
    return before + zeros + after
  }

  private static func firstGap(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.dropLast().first { text[$0] == Byte.colon && text[$0 + 1] == Byte.colon }
  }

  private static func wordsBesideGap(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.isEmpty ? [] : text.split(separator: Byte.colon, omittingEmptySubsequences: false)
  }

  private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    (1...4).contains(text.count) && text.allSatisfy { Byte.hexadecimalValue($0) != nil }
  }

  private static func isRange(_ digits: [UInt8]?, upTo limit: Int) -> Bool {
    guard let digits else { return true }
    let isPlain = digits.count == 1 || digits.first != Byte.zero
    return isPlain && digits.allSatisfy(Byte.isDigit)
      && (Int(Bytes.text(digits)) ?? .max) <= limit
  }

  private static func joined(
    _ parts: [ArraySlice<UInt8>], by separator: UInt8, range: [UInt8]?
  ) -> ArraySlice<UInt8> {
    let plain = parts.map { part in
      let stripped = part.drop { $0 == Byte.zero }
      return stripped.isEmpty ? part.prefix(1) : stripped
    }
    let address = Array(plain.joined(separator: [separator]))
    let suffix = range.map { [Byte.slash] + $0 } ?? []
    return Array(Bytes.text(address + suffix).uppercased().utf8)[...]
  }
}
