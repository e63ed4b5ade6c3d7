import Foundation

/// A line from the shell.
enum Message: Equatable {
  case request(Request)
  case cancellation(of: Int)

  struct Request: Equatable {
    let id: Int
    let question: Question
  }

  init?(_ line: String) {
    guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(line.utf8)) else {
      return nil
    }
    if let id = fields.cancel {
      self = .cancellation(of: id)
    } else if let id = fields.id, let url = fields.url {
      self = .request(
        Request(id: id, question: Question(url: url, acceptLanguage: fields.acceptLanguage)))
    } else {
      return nil
    }
  }

  private struct Fields: Decodable {
    var id: Int?
    var url: String?
    var acceptLanguage: String?
    var cancel: Int?
  }
}

/// What is asked of a server; equal questions have the same answer.
struct Question: Hashable, Sendable {
  let url: String
  let acceptLanguage: String?
}

/// What came of a question.
enum Outcome: Equatable, Sendable {
  case answered(status: Int, body: String)
  /// Nothing usable came; the words are for people.
  case failed(String)
}

/// The lines to the shell.
enum Answers {
  private static let lock = NSLock()

  static func write(id: Int, _ outcome: Outcome) {
    var fields = Fields(id: id)
    switch outcome {
    case .answered(let status, let body):
      fields.status = status
      fields.body = body
    case .failed(let reason):
      fields.failure = reason
    }
    guard var line = try? JSONEncoder().encode(fields) else { return }
    line.append(UInt8(ascii: "\n"))
    lock.withLock { FileHandle.standardOutput.write(line) }
  }

  private struct Fields: Encodable {
    let id: Int
    var status: Int?
    var body: String?
    var failure: String?
  }
}
