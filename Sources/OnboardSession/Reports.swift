import Capabilities
import OnboardCore

/// What content reports of its wikis before a request is answered: how they read titles, before a
/// title is read, and what they call the topics, before those are shown. What is not reported is
/// in the tables built in.
struct Reports {
  let content: Content

  /// Tells the phone what it will need. When the person gave the wait up, or nobody answered, that
  /// is returned: the command does not wait a second time.
  func tell(
    _ phone: inout Phone, before request: Request, at moment: Moment
  ) -> ContentFailure? {
    guard phone.world.network != .offline, phone.refusal(of: request) == nil else { return nil }
    do throws(ContentFailure) {
      try tellRules(&phone, before: request, at: moment)
      try tellTopicNames(&phone, before: request, at: moment)
      return nil
    } catch {
      return error
    }
  }

  private func tellRules(
    _ phone: inout Phone, before request: Request, at moment: Moment
  ) throws(ContentFailure) {
    for wiki in phone.wikisToAsk(for: request) {
      let rules = try usable { () throws(ContentFailure) in try content.rules(wiki) }
      guard case let rules?? = rules else { continue }
      _ = reduce(into: &phone, .rulesReported(rules), at: moment)
    }
  }

  private func tellTopicNames(
    _ phone: inout Phone, before request: Request, at moment: Moment
  ) throws(ContentFailure) {
    guard let topicNames = content.topicNames,
      let language = phone.languageToName(for: request, at: moment)
    else { return }
    let names = try usable { () throws(ContentFailure) in try topicNames(language) }
    _ = reduce(into: &phone, .topicNamesReported(names ?? [:], language: language), at: moment)
  }

  /// The answer; nil for one that is of no use.
  private func usable<Answer>(
    _ ask: () throws(ContentFailure) -> Answer
  ) throws(ContentFailure) -> Answer? {
    do throws(ContentFailure) {
      return try ask()
    } catch {
      switch error {
      case .cancelled, .unreachable: throw error
      case .offline, .interrupted, .late, .unreadable: return nil
      }
    }
  }
}
