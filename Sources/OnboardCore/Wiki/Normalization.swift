/// Unicode's canonical normalization (UAX #15), which the standard library keeps to itself.
package enum Normalization {
  /// The canonical composition (NFC), the form in which MediaWiki stores titles.
  package static func composed(_ text: String) -> String {
    if isSurelyComposed(text) { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: composing(decomposedScalars(of: text)))
    return String(result)
  }

  /// The canonical decomposition (NFD): letters and their marks apart.
  static func decomposedScalars(of text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars { append(decompositionOf: scalar, to: &scalars) }
    sortMarks(in: &scalars)
    return scalars
  }

  static func composing(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let combiningClass = combiningClass(of: scalar)
      if let position = starter {
        let isAdjacent = position == result.count - 1
        let isBlocked = !isAdjacent && lastClass >= combiningClass
        if !isBlocked, let composite = composite(result[position], scalar) {
          result[position] = composite
          continue
        }
      }
      if combiningClass == 0 { starter = result.count }
      lastClass = combiningClass
      result.append(scalar)
    }
    return result
  }

  private static func isSurelyComposed(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0xCC }) { return true }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x300
        || combiningClass(of: scalar) == 0 && !scalar.properties.isFullCompositionExclusion
          && !mayJoinScalarBefore(scalar)
    }
  }

  private static func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }

  private static func mayJoinScalarBefore(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x9BE && tables.joiningStarters.entry(startingWith: [scalar.value]) != nil
  }

  private static func append(
    decompositionOf scalar: Unicode.Scalar, to scalars: inout [Unicode.Scalar]
  ) {
    if scalar.value < 0xC0 {
      scalars.append(scalar)
    } else if let syllable = Hangul.decomposition(of: scalar) {
      scalars.append(contentsOf: syllable)
    } else if let parts = tables.decompositions.entry(startingWith: [scalar.value]) {
      for part in parts where part.value != 0 { append(decompositionOf: part, to: &scalars) }
    } else {
      scalars.append(scalar)
    }
  }

  private static func sortMarks(in scalars: inout [Unicode.Scalar]) {
    for index in scalars.indices.dropFirst() {
      let markClass = combiningClass(of: scalars[index])
      guard markClass != 0 else { continue }
      var position = index
      while position > 0, combiningClass(of: scalars[position - 1]) > markClass {
        scalars.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  private static func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode
    .Scalar?
  {
    if let syllable = Hangul.composite(first, second) { return syllable }
    return tables.compositions.entry(startingWith: [first.value, second.value])?.first
  }

  private static let tables = (
    decompositions: FieldTable(NormalizationTable.decompositions, fields: 3),
    compositions: FieldTable(NormalizationTable.compositions, fields: 3),
    joiningStarters: FieldTable(NormalizationTable.joiningStarters, fields: 1)
  )
}
