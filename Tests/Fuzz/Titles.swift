import OnboardCore
import Rendering

/// The wikis whose readers differ: first letters, replaced letters, many namespaces.
private let wikis = ["en", "tr", "az", "ar", "ml", "jbo", "he", "zh", "ja", "pt", "ru", "xx"]
private let rules = wikis.map { WikiRules.of(wiki: $0) }

@_cdecl("LLVMFuzzerTestOneInput")
public func readTitle(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let rules = rules[Int(start[0]) % rules.count]
  let typed = input(start + 1, count - 1)
  let reading = Title.read(typed, rules: rules)
  if case .success(let title) = reading {
    // By bytes: a mark at the beginning of the text joins the colon before it.
    precondition(
      title.prefixedText.utf8.suffix(title.text.utf8.count).elementsEqual(title.text.utf8),
      "a title ends with its text")
    precondition(!title.text.utf8.contains(UInt8(ascii: "#")), "a fragment is no part of a text")
    precondition(
      title.interwiki != nil || rules.namespace(title.namespace) != nil, "a namespace is known")
  }
  precondition(!TitleJSON.object(typed, reading).text.utf8.contains(UInt8(ascii: "\n")))
  _ = TitleWords.blocks(typed, wiki: rules.wiki, reading)
  _ = rules.splitNamespace(typed)
  _ = Language.named(typed)
  _ = Markup.plainText(typed)
  return 0
}
