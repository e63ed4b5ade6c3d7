import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One question to a server, asked again when the server is busy.
final class Exchange: Sendable {
  /// Seconds that all attempts may take together.
  private static let patience = 8.0
  /// Seconds before the second attempt; doubled before each further one.
  private static let firstPause = 0.5
  private static let mostAttempts = 4
  private static let mostBytes = 16 << 20

  private let session: URLSession
  private let agent: String
  /// Until when each host asked to be left alone.
  private let quietUntil = Mutex<[String: Date]>([:])

  init(agent: String) {
    self.agent = agent
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.httpMaximumConnectionsPerHost = 4
    session = URLSession(configuration: configuration)
  }

  func outcome(of question: Question) async -> Outcome {
    guard let url = URL(string: question.url), let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let host = url.host
    else { return .failed("'\(question.url)' is no address of HTTP") }
    if let seconds = quietSeconds(host) {
      return .failed("\(host) asked to be left alone for \(seconds) more s")
    }
    let deadline = Date().addingTimeInterval(Exchange.patience)
    var pause = Exchange.firstPause
    var attempts = 0
    while true {
      attempts += 1
      let attempt = await attempt(url, question, deadline)
      guard case .busy(let status, let body, let asked) = attempt else { return attempt.outcome }
      let wait = asked ?? pause
      let isTooLong = Date().addingTimeInterval(wait) >= deadline
      if isTooLong, let asked { keepQuiet(host, asked) }
      guard attempts < Exchange.mostAttempts, !isTooLong else {
        return .answered(status: status, body: body)
      }
      do {
        try await Task.sleep(nanoseconds: UInt64(wait * 1e9))
      } catch {
        return .failed("given up")
      }
      pause *= 2
    }
  }

  private enum Attempt {
    case done(Outcome)
    /// The server may answer later; the seconds that it asked for, when it did.
    case busy(status: Int, body: String, after: Double?)

    var outcome: Outcome {
      switch self {
      case .done(let outcome): outcome
      case .busy(let status, let body, _): .answered(status: status, body: body)
      }
    }
  }

  private func attempt(_ url: URL, _ question: Question, _ deadline: Date) async -> Attempt {
    let remaining = max(0.1, deadline.timeIntervalSinceNow)
    let request = request(url, question, seconds: remaining)
    do {
      let (data, response) = try await within(remaining) { [session] in
        try await session.data(for: request)
      }
      guard let response = response as? HTTPURLResponse else {
        return .done(.failed("the answer is not one of HTTP"))
      }
      return read(data, response)
    } catch let error as URLError {
      return .done(.failed(Exchange.reason(error)))
    } catch is CancellationError {
      return .done(.failed("given up"))
    } catch {
      return .done(.failed("\(error.localizedDescription)"))
    }
  }

  private func request(_ url: URL, _ question: Question, seconds: Double) -> URLRequest {
    var request = URLRequest(url: url, timeoutInterval: seconds)
    request.setValue(agent, forHTTPHeaderField: "User-Agent")
    request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Accept")
    if let language = question.acceptLanguage {
      request.setValue(language, forHTTPHeaderField: "Accept-Language")
    }
    return request
  }

  private func read(_ data: Data, _ response: HTTPURLResponse) -> Attempt {
    guard data.count <= Exchange.mostBytes else {
      return .done(.failed("the answer has more than \(Exchange.mostBytes >> 20) MB"))
    }
    guard let body = String(data: data, encoding: .utf8) else {
      return .done(.failed("the answer is not UTF-8 text"))
    }
    let status = response.statusCode
    guard status == 429 || (500...599).contains(status) else {
      return .done(.answered(status: status, body: body))
    }
    let asked = response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.seconds)
    return .busy(status: status, body: body, after: asked)
  }

  /// A bound on the whole exchange: the session's own counts from the last byte that came.
  private func within<Value: Sendable>(
    _ seconds: Double, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        throw URLError(.timedOut)
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw URLError(.unknown) }
      return value
    }
  }

  private static func reason(_ error: URLError) -> String {
    switch error.code {
    case .timedOut: "none within \(Int(patience)) s"
    case .cannotFindHost, .dnsLookupFailed: "the host is not known"
    case .cannotConnectToHost: "the host takes no connection"
    case .networkConnectionLost: "the connection broke off"
    case .notConnectedToInternet: "this machine has no network"
    case .httpTooManyRedirects: "the address is redirected in circles"
    case .cancelled: "given up"
    default: error.localizedDescription
    }
  }

  private func quietSeconds(_ host: String) -> Int? {
    quietUntil.withLock { quiet in
      guard let end = quiet[host] else { return nil }
      let left = end.timeIntervalSinceNow
      if left <= 0 { quiet[host] = nil }
      return left > 0 ? Int(left.rounded(.up)) : nil
    }
  }

  private func keepQuiet(_ host: String, _ seconds: Double) {
    quietUntil.withLock { $0[host] = Date().addingTimeInterval(min(seconds, 3600)) }
  }
}

/// `Retry-After`: seconds, or a date (RFC 9110).
enum RetryAfter {
  static func seconds(_ value: String) -> Double? {
    if let seconds = Double(value), seconds >= 0, seconds.isFinite { return min(seconds, 86_400) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: value).map { max(0, $0.timeIntervalSinceNow) }
  }
}
