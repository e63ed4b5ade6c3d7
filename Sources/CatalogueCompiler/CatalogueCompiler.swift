import Database
import Foundation

/// `CatalogueCompiler CONTENT OUTPUT`: compiles the text files below CONTENT, one folder a
/// language, into the SQLite file OUTPUT.
@main
struct CatalogueCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      fail("usage: CatalogueCompiler CONTENT OUTPUT", status: 2)
    }
    do {
      try compile(content: arguments[1], output: arguments[2])
    } catch let faults as SourceFaults {
      fail(faults.all.map(\.text).joined(separator: "\n"))
    } catch let fault as SourceFault {
      fail(fault.text)
    } catch {
      fail("error: \(error)")
    }
  }

  private static func compile(content: String, output: String) throws {
    var faults: [SourceFault] = []
    var articles: [ArticleEntry] = []
    var community: [CommunityEntry] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: content).sorted()
    where path.hasSuffix(".txt") {
      let file = content + "/" + path
      // Titles are compared and stored in NFC.
      let text = try String(contentsOfFile: file, encoding: .utf8)
        .precomposedStringWithCanonicalMapping
      let wiki = String(path.prefix { $0 != "/" })
      for block in try Block.read(text, file: file) {
        do throws(SourceFault) {
          if path.hasSuffix("/community.txt") {
            community += try CommunityEntry.read(block, wiki: wiki)
          } else {
            articles.append(try ArticleEntry(block, wiki: wiki))
          }
        } catch {
          faults.append(error)
        }
      }
    }
    guard faults.isEmpty else { throw SourceFaults(all: faults) }
    // The finished file appears at once, so that no build sees half of one.
    let draft = output + ".draft"
    try? FileManager.default.removeItem(atPath: draft)
    var writer = CatalogueWriter(try Connection(path: draft, mode: .readWrite))
    try writer.write(articles, community)
    try? FileManager.default.removeItem(atPath: output)
    try FileManager.default.moveItem(atPath: draft, toPath: output)
  }

  private static func fail(_ message: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
