/// What a typed word says about topics.
package enum TopicReference: Equatable, Sendable {
  case topic(Topic)
  /// A name or the beginning of several; in list order.
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
  package init(
    _ typed: String, languages: [String], names: TopicNames, precision: Precision = .prefix
  ) {
    let wanted = Folding.fold(typed)
    if let topic = Topic.allCases.first(where: { $0.id == wanted || $0.queryID == wanted }) {
      self = .topic(topic)
      return
    }
    let spellings = TopicReference.spellings(in: languages, names)
    var matching = spellings.filter { $0.names.contains(wanted) }
    if matching.isEmpty, precision == .prefix, !wanted.isEmpty {
      matching = spellings.filter { $0.names.contains { $0.hasPrefix(wanted) } }
    }
    switch matching.count {
    case 0:
      let nearest = Nearest.to(wanted, among: spellings) { $0.names }
      self = .unknown(nearest: nearest.map(\.topic))
    case 1: self = .topic(matching[0].topic)
    default: self = .ambiguous(matching.map(\.topic))
    }
  }

  /// Every way to name every topic, folded. The names built in go on being understood where
  /// content told others.
  private static func spellings(
    in languages: [String], _ names: TopicNames
  ) -> [(topic: Topic, names: [String])] {
    let languages = Set(languages + ["en"]).sorted()
    let shown = languages.flatMap { language in
      names.wereTold(in: language)
        ? [names.shown(in: language), TopicNames.builtIn(in: language)]
        : [names.shown(in: language)]
    }
    return Topic.allCases.enumerated().map { index, topic in
      let names = shown.map { $0[index].text }
      return (topic, ([topic.id, topic.queryID] + names).map { Folding.fold($0) })
    }
  }
}
