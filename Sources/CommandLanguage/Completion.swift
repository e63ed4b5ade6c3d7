import OnboardCore

/// One way to go on with a line.
package struct Completion: Equatable, Sendable {
  /// What stands in place of the text that was begun.
  package let text: String
  /// What it is, for the list.
  package let note: String
  /// Whether the word is finished with it.
  package let isFinal: Bool

  package init(_ text: String, note: String = "", isFinal: Bool = true) {
    self.text = text
    self.note = note
    self.isFinal = isFinal
  }
}

/// What can be completed, and from where in the line.
package struct Completions: Equatable, Sendable {
  /// How many Unicode scalars of the line stand before the text that is completed.
  package let start: Int
  package let candidates: [Completion]
}

/// Finds how a line can go on: the same grammar that reads it, asked the other way round.
package struct Completer {
  private let phone: Phone
  /// Titles in the language in use that begin with a text.
  private let titles: (String) -> [String]
  /// Paths of files that begin with a text.
  private let files: (String) -> [String]

  package init(
    _ phone: Phone, titles: @escaping (String) -> [String],
    files: @escaping (String) -> [String]
  ) {
    self.phone = phone
    self.titles = titles
    self.files = files
  }

  /// The ways to go on with `line`, which ends at the cursor.
  package func completions(of line: String) -> Completions {
    let indent = line.prefix { Lexer.isBlank($0) }
    let body = line[indent.endIndex...]
    guard let blank = body.firstIndex(where: Lexer.isBlank) else {
      return answer(line, from: body.startIndex, verbs(beginning: body.lowercased()))
    }
    guard
      let verb = try? Parser.verb(
        Token(text: String(body[..<blank]), isQuoted: false, start: blank))
    else { return answer(line, from: line.endIndex, []) }
    var start = blank
    while start < line.endIndex, Lexer.isBlank(line[start]) { start = line.index(after: start) }
    return arguments(of: verb, line, from: start)
  }

  private func verbs(beginning typed: String) -> [Completion] {
    let possible = Set(phone.possibleVerbs)
    return Verb.allCases.filter { $0.rawValue.hasPrefix(typed) && possible.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
      .map { Completion($0.rawValue, note: Manual.page($0).summary) }
  }

  private func arguments(
    of verb: Verb, _ line: String, from start: String.Index
  ) -> Completions {
    switch verb {
    case .select, .deselect:
      return selection(verb, line, from: start)
    case .lang:
      return languages(line, from: start)
    case .preview, .choose:
      return answer(line, from: start, [Completion("community"), Completion("personal")])
    case .network:
      return answer(line, from: start, Network.allCases.map { Completion($0.rawValue) })
    case .help:
      return answer(
        line, from: start,
        Verb.allCases.map { Completion($0.rawValue, note: Manual.page($0).summary) }
          .sorted { $0.text < $1.text })
    case .read, .save:
      return titles(line, from: start, titles)
    case .share:
      return titles(line, from: start, titles)
    case .tab:
      return answer(line, from: start, Home.Tab.allCases.map { Completion($0.rawValue) })
    case .open, .menu:
      return answer(line, from: start, cardNumbers)
    case .hide:
      return answer(line, from: start, HideTarget.allCases.map { Completion($0.rawValue) })
    case .modules:
      let words = words(line, from: start)
      guard words.count > 1 else {
        return answer(line, from: start, [Completion("on"), Completion("off")])
      }
      return answer(line, from: words[1].start, modules(areOn: words[0].text == "off"))
    case .unhide:
      return answer(line, from: start, modules(areOn: false))
    case .discover:
      return answer(
        line, from: start,
        ReadingListPace.allCases.map { Completion($0.rawValue) } + [Completion("off")])
    case .unsave:
      return answer(
        line, from: start, phone.profile.saved.map { Completion($0.page.article.title) })
    case .history:
      let words = words(line, from: start)
      guard words.count > 1, words[0].text == "remove" else {
        return answer(line, from: start, [Completion("clear"), Completion("remove")])
      }
      let read = unique(phone.profile.history.map(\.page)).map { Completion($0.article.title) }
      return answer(line, from: words[1].start, read)
    case .search:
      let words = words(line, from: start)
      guard let last = words.last, words.count > 1, words[words.count - 2].text == "--lang" else {
        return answer(
          line, from: start, line[start...].hasPrefix("-") ? [Completion("--lang")] : [])
      }
      return answer(line, from: last.start, configured)
    case .add:
      let pages = phone.interestsScreen?.results?.pages ?? []
      return answer(line, from: words(line, from: start).last?.start ?? start, numbers(pages))
    case .source:
      let typed = String(line[start...])
      return Completions(
        start: line[..<start].unicodeScalars.count,
        candidates: files(typed).map { Completion($0, isFinal: !$0.hasSuffix("/")) })
    case .next, .back, .skip, .finish, .resume, .topics, .retry, .show, .status, .relaunch, .kill,
      .background, .foreground, .clock, .seed, .expect, .steps, .undo, .redo, .quit, .down, .up,
      .left, .right, .top, .feed, .saved, .customize, .interests, .hidden, .refresh, .older,
      .shuffle,
      .login, .logout, .notify, .notifications, .place:
      return answer(line, from: line.endIndex, [])
    }
  }

  private var cardNumbers: [Completion] {
    let cards = phone.current?.module.cards ?? []
    return cards.enumerated().map {
      Completion(String($0 + 1), note: $1.subject.name)
    }
  }

  private func modules(areOn: Bool) -> [Completion] {
    ModuleKind.allCases.filter {
      $0.phase <= phone.world.phase && phone.profile.home.modulesOff.contains($0) != areOn
    }.map { Completion($0.rawValue) }
  }

  private func selection(
    _ verb: Verb, _ line: String, from start: String.Index
  ) -> Completions {
    let words = words(line, from: start)
    if words.count > 1, words[0].text.lowercased() == "topic" {
      return answer(line, from: words[words.count - 1].start, topics(verb))
    }
    let typed = line[start...]
    if typed.hasPrefix("\"") {
      let begun = String(typed.dropFirst())
      return Completions(
        start: line[..<start].unicodeScalars.count,
        candidates: matching(begun, titleCandidates(begun)).map {
          Completion("\"\($0.text)\"", note: $0.note)
        })
    }
    let cards = phone.interestsScreen?.grid.cards ?? []
    if let last = words.last, !last.text.isEmpty, Int(last.text) != nil {
      return answer(line, from: last.start, numbers(cards))
    }
    var candidates = [Completion("topic", note: "a topic by its name")]
    if verb == .deselect { candidates.append(Completion("all", note: "everything")) }
    candidates += topics(verb)
    if !typed.isEmpty { candidates += titleCandidates(String(typed)) }
    return answer(line, from: start, candidates)
  }

  private func titleCandidates(_ typed: String) -> [Completion] {
    let cards = (phone.interestsScreen?.grid.cards ?? []).map {
      Completion($0.article.title, note: $0.description ?? "")
    }
    let known = Set(cards.map(\.text))
    return cards + titles(typed).filter { !known.contains($0) }.map { Completion($0) }
  }

  private func topics(_ verb: Verb) -> [Completion] {
    let chosen = phone.profile.interests.topics
    let topics = verb == .deselect ? chosen : Topic.allCases.filter { !chosen.contains($0) }
    return topics.flatMap { topic -> [Completion] in
      let name = phone.topicName(topic)
      let byID = Completion(topic.id, note: name)
      return Folding.fold(name).hasPrefix(topic.id.prefix(3))
        ? [byID] : [byID, Completion(name, note: topic.id)]
    }
  }

  private func languages(_ line: String, from start: String.Index) -> Completions {
    let words = words(line, from: start)
    guard words.count > 1 else {
      let forms =
        [
          Completion("add", note: "add a language"), Completion("remove", note: "remove one"),
          Completion("primary", note: "make one the primary language"),
        ] + (phone.screen == .home ? [Completion("manage", note: "open the languages screen")] : [])
      return answer(line, from: start, configured + forms)
    }
    let codes =
      words[0].text == "add"
      ? Language.all.filter { !phone.profile.languages.contains($0.code) }.map {
        Completion($0.code, note: $0.autonym)
      } : configured
    return answer(line, from: words[1].start, codes)
  }

  private var configured: [Completion] {
    phone.profile.languages.map { Completion($0, note: Language.named($0)?.autonym ?? "") }
  }

  private func numbers(_ pages: [Page]) -> [Completion] {
    pages.enumerated().map { Completion(String($0 + 1), note: $1.article.title) }
  }

  private func titles(
    _ line: String, from start: String.Index, _ find: (String) -> [String]
  ) -> Completions {
    let typed = String(line[start...])
    return answer(line, from: start, typed.isEmpty ? [] : find(typed).map { Completion($0) })
  }

  private func words(
    _ line: String, from start: String.Index
  ) -> [(text: String, start: String.Index)] {
    var words: [(text: String, start: String.Index)] = []
    var index = start
    while index <= line.endIndex {
      let end = line[index...].firstIndex(where: Lexer.isBlank) ?? line.endIndex
      words.append((String(line[index..<end]), index))
      guard end < line.endIndex else { break }
      index = end
      while index < line.endIndex, Lexer.isBlank(line[index]) { index = line.index(after: index) }
    }
    return words
  }

  private func answer(
    _ line: String, from start: String.Index, _ candidates: [Completion]
  ) -> Completions {
    Completions(
      start: line[..<start].unicodeScalars.count,
      candidates: matching(String(line[start...]), candidates))
  }

  /// Those that begin with what was typed, case and accents ignored.
  private func matching(_ typed: String, _ candidates: [Completion]) -> [Completion] {
    guard !typed.isEmpty else { return candidates }
    let wanted = Folding.fold(typed)
    return candidates.filter { Folding.fold($0.text).hasPrefix(wanted) }
  }
}
