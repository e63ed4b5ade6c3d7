import MediaWiki
import OnboardCore

/// A wiki that answers every question with the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnswer(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let body = input(start, count)
  if let value = try? JSONValue.read(body) {
    precondition((try? JSONValue.read(value.text)) == value, "JSON that is written reads the same")
  }
  let wiki = LiveWiki(Transport { _ in WikiAnswer(status: 200, body: body) })
  let draw = Draw(number: 1)
  for page in (try? wiki.random(language: "en", count: 25, excluded: [], draw: draw)) ?? [] {
    precondition(page.isMainArticle, "only articles stand on the grid")
  }
  let request = SearchRequest(words: "a", text: "a", language: "zh-hant", namespace: 0, draw: draw)
  _ = try? wiki.search(request)
  if case .success(let title) = Title.read("Jazz", wiki: "en") {
    _ = try? wiki.lookUp(title, language: "en")
  }
  _ = try? wiki.community(language: "en", day: Day(number: 20_000))
  _ = try? wiki.rules(of: "de")
  _ = try? wiki.topicNames(in: "de")
  return 0
}
