import MediaWiki
import OnboardCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process beside the shell that speaks HTTP. It is started by the first question; when it
/// dies, it is started once more.
final class FetchProcess: Sendable {
  private let path: String
  private let contact: String
  private let waiting: WaitingSign
  private let state = Mutex(State())

  private struct State {
    var pipe: FetchPipe?
    var lastID = 0
    /// When all answers must be there, in milliseconds of the clock that never goes back.
    var deadline: Int?
  }

  /// Milliseconds after which the process itself must have answered, if only with a failure.
  private static let patience = 10_000
  /// Milliseconds after which a completion is better left out.
  private static let moment = 2_000

  init(path: String, contact: String?, waiting: WaitingSign) {
    self.path = path
    self.contact = contact ?? ""
    self.waiting = waiting
  }

  /// The way to the wikis at an address.
  func transport(to address: WikiAddress) -> Transport {
    Transport(
      send: { [self] request throws(ContentFailure) in
        try answer(to: request, at: address)
      },
      limit: { [self] seconds in
        state.withLock { $0.deadline = seconds.map { MonotonicClock.now + $0 * 1000 } }
      })
  }

  private func answer(
    to request: WikiRequest, at address: WikiAddress
  ) throws(ContentFailure) -> WikiAnswer {
    let url = address.url(of: request)
    let host = address.host(of: request.wiki)
    return try state.withLock { state throws(ContentFailure) in
      let bound = request.isInPassing ? MonotonicClock.now + FetchProcess.moment : nil
      let deadline = [state.deadline, bound].compactMap { $0 }.min()
      for attempt in 1...2 {
        let pipe = try pipe(&state)
        state.lastID += 1
        let sign = waiting.begin(host)
        defer { sign.end() }
        let line = FetchLine.request(
          state.lastID, url: url, acceptLanguage: request.acceptLanguage)
        switch wait(for: state.lastID, after: line, on: pipe, deadline, sign) {
        case .answered(let result):
          return try result.get()
        case .late:
          pipe.send(FetchLine.cancellation(of: state.lastID))
          throw .unreachable("none from \(host) in time")
        case .hangs:
          state.pipe = nil
          throw .unreachable("none from \(host) in time")
        case .cancelled:
          pipe.send(FetchLine.cancellation(of: state.lastID))
          throw .cancelled
        case .died:
          state.pipe = nil
          if attempt == 2 { throw .unreachable("onboard-fetch, which fetches it, died twice") }
        }
      }
      throw .interrupted
    }
  }

  private func pipe(_ state: inout State) throws(ContentFailure) -> FetchPipe {
    if let pipe = state.pipe { return pipe }
    guard let pipe = FetchPipe(path: path, arguments: [contact]) else {
      throw .unreachable("'\(path)', which fetches it, cannot be started")
    }
    state.pipe = pipe
    return pipe
  }

  private enum Wait {
    case answered(Result<WikiAnswer, ContentFailure>)
    /// The bound on several answers together has passed.
    case late
    case hangs
    case cancelled
    case died
  }

  private func wait(
    for id: Int, after line: String, on pipe: FetchPipe, _ deadline: Int?,
    _ sign: WaitingSign.Turning
  ) -> Wait {
    let start = MonotonicClock.now
    guard pipe.send(line) else { return .died }
    while true {
      switch pipe.next() {
      case .line(let line):
        // An answer to a question that was given up comes late, and is dropped.
        if let answer = FetchLine.answer(line), answer.id == id { return .answered(answer.result) }
        continue
      case .end: return .died
      case .nothing: break
      }
      if sign.isInterrupted { return .cancelled }
      let now = MonotonicClock.now
      if let deadline, now >= deadline { return .late }
      if now - start >= FetchProcess.patience { return .hangs }
      sign.turn(after: now - start)
      pipe.waitForMore(milliseconds: 80)
    }
  }
}

/// Time for waiting, in milliseconds.
enum MonotonicClock {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
