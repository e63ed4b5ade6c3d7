import OnboardCore

/// A line of a day's community content, with the titles that it links.
struct CommunityEntry {
  let block: Block
  let line: Int
  let wiki: String
  let day: Day
  let kind: String
  let year: Int?
  let text: String
  let titles: [String]
  /// Which of the titles gives the picture, counted from 0.
  let pictured: Int?

  private static let keys: Set<Substring> = [
    "featured", "top-read", "news", "on-this-day", "picture",
  ]

  static func read(_ block: Block, wiki: String) throws(SourceFault) -> [CommunityEntry] {
    try block.check(keys: keys)
    guard let day = Day(block.heading[...]) else {
      throw block.fault("'\(block.heading)' is no date; write 2026-11-30")
    }
    _ = try block.value("featured")
    _ = try block.value("picture")
    var entries: [CommunityEntry] = []
    for entry in block.entries {
      entries.append(try CommunityEntry(entry, block: block, wiki: wiki, day: day))
    }
    return entries
  }

  private init(
    _ entry: Block.Entry, block: Block, wiki: String, day: Day
  ) throws(SourceFault) {
    self.block = block
    line = entry.line
    self.wiki = wiki
    self.day = day
    kind = String(entry.key)
    let parts = entry.value.split(separator: "|").map { trimmed($0) }
    switch entry.key {
    case "featured":
      (year, text, titles, pictured) = (nil, "", [entry.value], nil)
    case "top-read":
      (year, text, titles, pictured) = (nil, "", parts, nil)
    case "picture":
      guard parts.count == 2 else {
        throw block.fault("a picture is 'FILE | DESCRIPTION'", at: entry.line)
      }
      (year, text, titles, pictured) = (nil, parts[1], [parts[0]], nil)
    case "on-this-day":
      guard let bar = entry.value.firstIndex(of: "|"),
        let number = Int(trimmed(entry.value[..<bar]))
      else {
        throw block.fault("an event is 'YEAR | TEXT'", at: entry.line)
      }
      let story = CommunityEntry.story(trimmed(entry.value[entry.value.index(after: bar)...]))
      (year, text, titles, pictured) = (number, story.text, story.titles, story.pictured)
    default:
      let story = CommunityEntry.story(entry.value)
      (year, text, titles, pictured) = (nil, story.text, story.titles, story.pictured)
    }
    guard !titles.isEmpty else { throw block.fault("'\(kind)' links no article", at: entry.line) }
  }

  /// Takes `[[Title|words]]` links out of a text; `[[*Title]]` is the pictured one.
  private static func story(_ source: String) -> (text: String, titles: [String], pictured: Int?) {
    var text = ""
    var titles: [String] = []
    var pictured: Int?
    var rest = source[...]
    while let open = rest.firstRange(of: "[["), let close = rest.firstRange(of: "]]"),
      open.upperBound <= close.lowerBound
    {
      text += rest[..<open.lowerBound]
      var link = rest[open.upperBound..<close.lowerBound]
      if link.first == "*" {
        link.removeFirst()
        pictured = titles.count
      }
      let parts = link.split(separator: "|", maxSplits: 1)
      titles.append(trimmed(parts.first ?? ""))
      text += trimmed(parts.last ?? "")
      rest = rest[close.upperBound...]
    }
    return (text + rest, titles, pictured)
  }
}

extension Substring {
  /// Where `text` first stands in it.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
