/// A place on the earth, in degrees.
package struct Place: Hashable, Sendable {
  /// Hundredths of a degree, north positive: a little more than a kilometre, as exact as a module
  /// of nearby articles needs, and equal on every machine.
  package let latitude: Int
  /// Hundredths of a degree, east positive.
  package let longitude: Int

  /// Nil outside -90…90 and -180…180 degrees.
  package init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = Int((latitude * 100).rounded())
    self.longitude = Int((longitude * 100).rounded())
  }

  /// Reads `52.52,13.4`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { part in String(part.drop { $0 == " " }) }
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) || $0 == 45 || $0 == 46 } })
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// `52.52,13.40`
  package var text: String { Place.degrees(latitude) + "," + Place.degrees(longitude) }

  private static func degrees(_ hundredths: Int) -> String {
    (hundredths < 0 ? "-" : "") + String(abs(hundredths) / 100) + "."
      + padded(abs(hundredths) % 100, to: 2)
  }
}
