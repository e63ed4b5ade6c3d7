import OnboardCore

/// What wikis answered once, to be replayed without them.
///
/// The file has one JSON object a line, the first of them the heading, the others sorted. A
/// question that was asked several times has several answers, numbered by their turn.
package struct Recording: Equatable, Sendable {
  package static let heading = #"{"onboard-recording":1}"#

  private struct Key: Hashable {
    let request: String
    let turn: Int
  }

  private var answers: [Key: WikiAnswer] = [:]
  private var turns: [String: Int] = [:]

  package init() {}

  /// Notes the next answer to a question and returns its line.
  package mutating func add(_ answer: WikiAnswer, to request: WikiRequest) -> String {
    let turn = (turns[request.key] ?? 0) + 1
    let key = Key(request: request.key, turn: turn)
    turns[request.key] = turn
    answers[key] = answer
    return Recording.line(key, answer)
  }

  /// The answer to a question that is asked for the so-manieth time; the last one goes on. Nil
  /// for a question that was never asked.
  package func answer(to request: WikiRequest, turn: Int) -> WikiAnswer? {
    guard let last = turns[request.key] else { return nil }
    return answers[Key(request: request.key, turn: min(turn, last))]
  }

  // MARK: - As a text

  /// The whole file.
  package var text: String {
    let lines = answers.sorted { one, other in
      one.key.request == other.key.request
        ? one.key.turn < other.key.turn
        : one.key.request.unicodeScalars.lexicographicallyPrecedes(other.key.request.unicodeScalars)
    }.map { Recording.line($0.key, $0.value) }
    return ([Recording.heading] + lines).map { $0 + "\n" }.joined()
  }

  private static func line(_ key: Key, _ answer: WikiAnswer) -> String {
    let body = (try? JSONValue.read(answer.body)) ?? .string(answer.body)
    let request = JSONValue.string(key.request).text
    return #"{"request":\#(request),"turn":\#(key.turn),"status":\#(answer.status),"#
      + #""answer":\#(body.text)}"#
  }

  /// What is wrong with a file that should be a recording.
  package struct Fault: Error, Equatable, Sendable {
    package let line: Int
    package let message: String
  }

  /// Reads a file.
  package init(text: String) throws(Fault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ String($0.trimmingReturn()) }) == Recording.heading else {
      throw Fault(line: 1, message: "expected \(Recording.heading), as a recording begins")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      try add(line: String(line.trimmingReturn()), number: index + 1)
    }
  }

  private mutating func add(line: String, number: Int) throws(Fault) {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue.read(line)
    } catch {
      throw Fault(line: number, message: "expected \(error.expected) at byte \(error.offset)")
    }
    guard let request = value["request"]?.string, let turn = value["turn"]?.integer, turn > 0,
      let status = value["status"]?.integer, let body = value["answer"]
    else {
      throw Fault(
        line: number, message: "expected 'request', 'turn' from 1, 'status' and 'answer'")
    }
    let key = Key(request: request, turn: turn)
    guard answers[key] == nil else {
      throw Fault(line: number, message: "turn \(turn) of this request is there twice")
    }
    answers[key] = WikiAnswer(status: status, body: body.string ?? body.text)
    turns[request] = max(turns[request] ?? 0, turn)
  }
}

extension Substring {
  fileprivate func trimmingReturn() -> Substring { last == "\r" ? dropLast() : self }
}
