extension Phone {
  /// The names that are shown for the topics, in their order.
  package var topicNames: [TopicName] { world.topicNames.shown(in: profile.language) }

  /// The name that is shown for a topic.
  package func topicName(_ topic: Topic) -> String {
    world.topicNames.name(of: topic, in: profile.language).text
  }

  /// The language whose topic names a request reads or leads to; nil where none are needed, or
  /// where they were told already.
  package func languageToName(for request: Request, at moment: Moment) -> String? {
    var ahead = self
    let effects = reduce(into: &ahead, .request(request), at: moment)
    guard ahead.showsTopics, !world.topicNames.wereTold(in: ahead.profile.language) else {
      return nil
    }
    // What shows no more than before, and loads nothing, is not worth a wait.
    let isNew = ahead.screen != screen || ahead.profile.language != profile.language
    return isNew || request.readsTopicNames || effects.contains(where: \.isFetch)
      ? ahead.profile.language : nil
  }

  private var showsTopics: Bool {
    guard case .open(let screen) = app else { return false }
    switch screen {
    case .interests, .preference: return true
    case .building, .home: return !profile.interests.topics.isEmpty
    case .intro, .privacy, .languages, .curiosity, .article, .settings, .languageManager:
      return false
    }
  }
}

extension Request {
  /// Whether names of topics are what it is about, or may be among what was typed.
  fileprivate var readsTopicNames: Bool {
    switch self {
    case .topics: true
    case .select(let selectors), .deselect(let selectors):
      selectors.contains { selector in
        switch selector {
        case .topic, .words: true
        case .card, .title: false
        }
      }
    case .next, .back, .skip, .finish, .resume, .deselectAll, .search, .add, .retry, .languages,
      .preview, .choose, .show, .status, .read, .history, .save, .unsave, .saved, .home, .card,
      .relaunch,
      .kill,
      .background, .foreground, .world:
      false
    }
  }
}
