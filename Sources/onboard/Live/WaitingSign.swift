import LineEditing
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a person sees and can do while an answer is awaited: a turning sign on standard error, on
/// a terminal only, and `^C` to give up.
struct WaitingSign: Sendable {
  /// Whether a person waits; otherwise `^C` ends the program as ever.
  let isInteractive: Bool
  let isVisible: Bool

  func begin(_ host: String) -> Turning { Turning(self, host) }

  /// One wait.
  final class Turning {
    /// Nobody needs a sign for less.
    private static let quietMilliseconds = 250
    private static let faces = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    private static let interrupted = Atomic(false)

    private let sign: WaitingSign
    private let host: String
    private var shown = 0
    private var before = sigaction()

    fileprivate init(_ sign: WaitingSign, _ host: String) {
      self.sign = sign
      self.host = host
      guard sign.isInteractive else { return }
      Turning.interrupted.store(false, ordering: .relaxed)
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = { _ in
          Turning.interrupted.store(true, ordering: .relaxed)
        }
      #else
        action.__sigaction_u.__sa_handler = { _ in
          Turning.interrupted.store(true, ordering: .relaxed)
        }
      #endif
      sigaction(SIGINT, &action, &before)
    }

    var isInterrupted: Bool {
      sign.isInteractive && Turning.interrupted.load(ordering: .relaxed)
    }

    func turn(after milliseconds: Int) {
      guard sign.isVisible, milliseconds >= Turning.quietMilliseconds,
        !Terminal.isEditing
      else { return }
      let face = Turning.faces[shown % Turning.faces.count]
      shown += 1
      Turning.show("\r\(face) waiting for \(host), ^C gives up\u{1B}[K")
    }

    func end() {
      if shown > 0 { Turning.show("\r\u{1B}[K") }
      if sign.isInteractive { sigaction(SIGINT, &before, nil) }
    }

    private static func show(_ text: String) {
      var text = text
      text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }
  }
}

extension WaitingSign {
  /// Whether standard error is a terminal that can take a line back.
  static var canShow: Bool { isatty(2) == 1 && LiveFiles.environment("TERM") != "dumb" }
}
