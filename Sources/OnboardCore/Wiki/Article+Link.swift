extension Article {
  /// The address under which everybody finds it: that of its Wikipedia, for every device.
  ///
  /// What MediaWiki leaves as it is in its own links is left here too.
  package var link: String {
    let title = title.utf8.map { $0 == Byte.space ? UInt8(ascii: "_") : $0 }
    return "https://\(wiki).wikipedia.org/wiki/" + PercentEncoding.encodedTitle(title)
  }
}
