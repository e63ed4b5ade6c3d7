import Capabilities
import Catalogue
import Database
import Foundation
import OnboardCore

/// The catalogue as the package's build compiled it, beside the built tests.
enum Compiled {
  struct NotFound: Error { let searched: [String] }

  /// The resources lie beside the products, whatever the folder of the build.
  static func path() throws -> String {
    let file = "onboard_Catalogue.resources/catalogue.sqlite"
    var searched: [String] = []
    for argument in CommandLine.arguments where argument.contains("/") {
      var folder = URL(filePath: argument)
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let path = folder.appending(path: file).path
        if FileManager.default.fileExists(atPath: path) { return path }
        searched.append(path)
      }
    }
    throw NotFound(searched: searched)
  }

  static func catalogue() throws -> Catalogue { try Catalogue(path: path()) }

  /// The tables themselves, for counts.
  static func connection() throws -> Connection {
    try Connection(path: path(), mode: .immutable)
  }

  static func count(_ sql: String, _ values: Value...) throws -> Int {
    try connection().rows(sql, values) { $0.integer(0) }.first ?? 0
  }

  static func texts(_ sql: String, _ values: Value...) throws -> [String] {
    try connection().rows(sql, values) { $0.text(0) }
  }

  /// The languages beside English.
  static let otherLanguages = ["de", "fr", "es", "ja", "ar", "he", "zh", "ru", "pt", "hi", "tr"]
}
