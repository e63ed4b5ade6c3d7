/// What a typed word says about topics.
package enum TopicReference: Equatable, Sendable {
  case topic(Topic)
  /// The beginning of several; in list order.
  case ambiguous([Topic])
  /// No topic, and those that it may have been meant for.
  case unknown(nearest: [Topic])

  /// How much of a name has to be typed.
  package enum Precision: Sendable {
    case exact
    case prefix
  }

  /// Reads `typed` as an id in either app's spelling or a name in one of `languages` or English,
  /// case and accents ignored, then as the beginning of one (T-2).
  package init(_ typed: String, languages: [String], precision: Precision = .prefix) {
    let wanted = Folding.fold(typed)
    let spellings = TopicReference.spellings(in: languages)
    if let topic = spellings.first(where: { $0.names.contains(wanted) })?.topic {
      self = .topic(topic)
      return
    }
    if precision == .prefix, !wanted.isEmpty {
      let begun = spellings.filter { $0.names.contains { $0.hasPrefix(wanted) } }.map(\.topic)
      if begun.count == 1 {
        self = .topic(begun[0])
        return
      }
      if begun.count > 1 {
        self = .ambiguous(begun)
        return
      }
    }
    let nearest = Nearest.to(wanted, among: spellings) { $0.names }
    self = .unknown(nearest: nearest.map(\.topic))
  }

  /// Every way to name every topic, folded.
  private static func spellings(in languages: [String]) -> [(topic: Topic, names: [String])] {
    let shown = Set(languages + ["en"]).sorted().map { TopicNames.shown(in: $0) }
    return Topic.allCases.enumerated().map { index, topic in
      let names = shown.map { $0[index].text }
      return (topic, ([topic.id, topic.queryID] + names).map { Folding.fold($0) })
    }
  }
}
