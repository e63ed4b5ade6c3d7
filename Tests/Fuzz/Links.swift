import OnboardCore

@_cdecl("LLVMFuzzerTestOneInput")
public func readLink(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  switch WikiLink.read(input(start, count)) {
  case .page(let link):
    precondition(!link.title.isEmpty, "a page has a title")
    _ = Title.read(link.title, wiki: link.wiki)
  case .otherWiki(let host), .unsupported(let host, _):
    precondition(host.contains("."), "a host is one")
  case nil: break
  }
  return 0
}
