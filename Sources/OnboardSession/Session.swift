import Capabilities
import CommandLanguage
import OnboardCore
import Rendering

/// The loop between lines and the phone: each line becomes a command, the phone changes by its
/// rule, the effects are performed, and what survives is saved before the answer is given.
///
/// A session stays on the thread that it is made on.
package final class Session {
  package private(set) var phone: Phone
  /// What was done, in order.
  package private(set) var steps: [Step] = []
  /// Whether `quit` was said.
  package private(set) var hasEnded = false
  /// Ids of topics in the stored profile that this version does not know (T-5).
  package let unknownTopics: [String]

  package let capabilities: Capabilities
  private let fetcher: Fetcher
  private var saved: Profile?
  private var changes = ChangeHistory()
  /// The failure of the answer before, for `expect error`.
  private(set) var lastFailure: Reply.Failure?

  /// A command that was done.
  package struct Step: Equatable, Sendable {
    package let line: String
    package let screen: Screen
    package let isOK: Bool
  }

  /// Opens the stored profile, or `new` where nothing is stored; the app is closed until the first
  /// `relaunch`.
  package init(
    _ capabilities: Capabilities, new profile: Profile, world: World, seed: UInt64? = nil
  ) throws(StoreFailure) {
    self.capabilities = capabilities
    fetcher = Fetcher(content: capabilities.content)
    let loaded = try capabilities.store.load()
    var current = loaded?.profile ?? profile
    if let seed, loaded != nil { current.chance = Chance(seed: seed) }
    unknownTopics = loaded?.unknownTopics ?? []
    saved = loaded?.profile
    phone = Phone(profile: current, world: world)
  }

  /// Whether the profile was stored before this session.
  package var isKnownProfile: Bool { saved != nil }

  /// The phone's time.
  package var moment: Moment {
    capabilities.clock.moment(at: phone.world.instant(real: capabilities.clock.now()))
  }

  /// Starts the app, as the first thing a shell does; it is no step.
  package func launch() -> Reply {
    perform(.relaunch, line: "", depth: 0)
  }

  /// Runs one line and reports the answer; lines of files that it sources report theirs before.
  /// An empty line or a comment reports nothing.
  package func run(_ line: String, depth: Int = 0, report: (Reply) -> Void) {
    let command: Command?
    do throws(CommandError) {
      command = try Parser.command(line)
    } catch {
      let failure = Reply.Failure(
        code: error.code, message: error.message, isVoidAssertion: error.verb == .expect)
      finish(failed(failure, line, depth), report)
      return
    }
    guard let command else { return }
    switch command {
    case .source(let path):
      source(path, line: line, depth: depth, report: report)
    case .request(let request):
      finish(perform(request, line: line, depth: depth), report)
    case .clock(let change):
      finish(move(change, line: line, depth: depth), report)
    case .undo(let count):
      finish(travel(count, back: true, line: line, depth: depth), report)
    case .redo(let count):
      finish(travel(count, back: false, line: line, depth: depth), report)
    case .expect(let expectation):
      let answerBefore = lastFailure
      let reply = check(expectation, line: line, depth: depth)
      finish(reply, report)
      // Several assertions may look at the same answer before.
      if reply.isOK { lastFailure = answerBefore }
    case .steps:
      finish(answer(stepBlocks, line, depth), report)
    case .help(let verb):
      finish(answer(HelpBlocks.blocks(verb), line, depth), report)
    case .quit:
      quit(line: line, depth: depth, report: report)
    }
  }

  /// Notes a step and hands its answer on.
  func finish(_ reply: Reply, _ report: (Reply) -> Void) {
    steps.append(Step(line: reply.command, screen: reply.screen, isOK: reply.isOK))
    lastFailure = reply.failure
    report(reply)
  }

  private func quit(line: String, depth: Int, report: (Reply) -> Void) {
    let screen = phone.screen
    if screen != .closed { _ = perform(.kill, line: line, depth: depth) }
    hasEnded = true
    finish(
      Reply(
        command: line, screen: screen, content: .blocks([]), failure: nil, phone: phone,
        depth: depth),
      report)
  }

  // MARK: - The phone

  /// Lets the phone answer a request, performs what it asks for, and saves what survives. When it
  /// cannot be saved, the request did not happen.
  private func perform(_ request: Request, line: String, depth: Int) -> Reply {
    let obstacle = Reports(content: capabilities.content).tell(
      &phone, before: request, at: moment)
    let before = phone
    var notices: [Notice] = []
    var queue = reduce(into: &phone, .request(request), at: moment)[...]
    while let effect = queue.popFirst() {
      switch effect {
      case .say(let notice):
        // A screen is shown once, as it is in the end.
        // So is a complaint that several loads share.
        if notice == .screen || notice.isComplaint { notices.removeAll { $0 == notice } }
        notices.append(notice)
      case .fetch(let request):
        let outcome =
          obstacle.map { Outcome(.failed(request, $0)) }
          ?? fetcher.outcome(of: request, over: phone.world.network)
        queue = (reduce(into: &phone, .outcome(outcome), at: moment) + queue)[...]
      }
    }
    // A refused command changes nothing, whatever was looked up until it was refused (F-6, N-1).
    // A retry answers several requests; each that is refused has left the others alone.
    if request != .retry, notices.contains(where: { $0.isRefusal }) { phone = before }
    if let failure = save(insteadOf: before) { return failed(failure, line, depth, on: before) }
    if request.isChange, phone != before, !line.isEmpty {
      changes.remember(line, before)
    }
    return reply(notices, line, depth, on: before.screen)
  }

  /// Saves the profile; when that fails, the phone goes back to `before`.
  private func save(insteadOf before: Phone) -> Reply.Failure? {
    guard phone.profile != saved else { return nil }
    do throws(StoreFailure) {
      try capabilities.store.save(saved, phone.profile)
      saved = phone.profile
      return nil
    } catch {
      phone = before
      return Reply.Failure(code: error.code, message: error.message)
    }
  }

  /// Undoes or redoes changes of this session; what cannot be saved was not undone.
  private func travel(_ count: Int, back: Bool, line: String, depth: Int) -> Reply {
    let before = phone
    let kept = changes
    guard let (target, lines) = changes.travel(count, back: back, from: phone) else {
      let failure = Reply.Failure(
        code: .usage, message: changes.refusal(of: count, back: back))
      return failed(failure, line, depth)
    }
    phone = target
    if let failure = save(insteadOf: before) {
      changes = kept
      return failed(failure, line, depth, on: before)
    }
    let screen = Notice.screen.blocks(phone, at: moment)
    let names = lines.map { "'\($0)'" }.joined(separator: ", ")
    let sentence = (back ? "Undid " : "Redid ") + names + "."
    return Reply(
      command: line, screen: before.screen, content: .blocks([.text(sentence)] + screen),
      failure: nil, phone: phone, depth: depth)
  }

  /// Moves the clock, as far as calendars go.
  private func move(_ change: ClockChange, line: String, depth: Int) -> Reply {
    let instant = instant(after: change)
    guard (Session.firstInstant...Session.lastInstant).contains(instant) else {
      let message = "clock: expected a time from 0001-01-02 to 9999-12-30"
      return failed(Reply.Failure(code: .usage, message: message), line, depth)
    }
    return perform(.world(.clock(instant)), line: line, depth: depth)
  }

  /// 0001-01-02 and 9999-12-30, a day inside of what every time zone can show.
  private static let firstInstant = -62_135_510_400
  private static let lastInstant = 253_402_128_000

  private func instant(after change: ClockChange) -> Int {
    switch change {
    case .set(let wall):
      return capabilities.clock.instant(of: wall)
    case .move(let days, let seconds):
      let now = moment
      guard days != 0 else { return now.instant + seconds }
      let day = Day(number: now.day.number + days)
      let wall = WallTime(day: day, secondOfDay: now.secondOfDay)
      return capabilities.clock.instant(of: wall) + seconds
    }
  }

  // MARK: - Answers

  private func reply(
    _ notices: [Notice], _ line: String, _ depth: Int, on screen: Screen
  ) -> Reply {
    // Sentences stand before the screen that they tell of, complaints behind it, where they are seen.
    let screens = notices.filter { $0 == .screen }
    let complaints = notices.filter { $0.isComplaint }
    let sentences = notices.filter { $0 != .screen && !$0.isComplaint }
    let notices = sentences + screens + complaints
    var failure: Reply.Failure?
    for notice in complaints {
      if case .refused(let refusal) = notice {
        failure = Reply.Failure(
          code: refusal.code, message: refusal.message(phone),
          isCancellation: refusal == .contentUnavailable(.cancelled))
      }
    }
    return Reply(
      command: line, screen: screen, content: .notices(notices, at: moment), failure: failure,
      phone: phone, depth: depth)
  }

  func answer(_ blocks: [Block], _ line: String, _ depth: Int) -> Reply {
    Reply(
      command: line, screen: phone.screen, content: .blocks(blocks), failure: nil, phone: phone,
      depth: depth)
  }

  func failed(
    _ failure: Reply.Failure, _ line: String, _ depth: Int, on before: Phone? = nil
  ) -> Reply {
    Reply(
      command: line, screen: (before ?? phone).screen,
      content: .blocks([.text("error: " + failure.message)]), failure: failure, phone: phone,
      depth: depth)
  }

  private var stepBlocks: [Block] {
    guard !steps.isEmpty else { return [.text("Nothing was done yet.")] }
    return [
      .list(
        steps.enumerated().map { index, step in
          Block.Item(
            mark: "\(index + 1)", text: "\(step.screen.rawValue)> \(step.line)",
            aside: step.isOK ? "" : "failed", isStrong: false)
        })
    ]
  }
}
