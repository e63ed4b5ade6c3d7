import Capabilities
import MediaWiki
import OnboardCore

/// Opens the content that the options ask for.
struct ContentSource {
  /// Content, and what is to be done when it is no longer needed.
  struct Opened {
    let content: Content
    var close: () -> Void = {}
  }

  let options: Options
  /// Whether a person types.
  let isInteractive: Bool

  func open() throws -> Opened {
    switch options.content {
    case .bundled: return Opened(content: try LiveFiles.openCatalogue())
    case .live: return try openLive()
    case .recording(let path):
      switch RecordingShelf().content(at: path) {
      case .success(let content): return Opened(content: content)
      case .failure(let fault):
        throw OptionFault(message: "--content: '\(fault.path)': \(fault.reason)")
      }
    }
  }

  private func openLive() throws(OptionFault) -> Opened {
    let address = options.wikiAddress ?? .wikipedia
    if address == .wikipedia, options.contact == nil {
      Output.complain(
        "Wikipedia asks programs for a way to reach whoever runs them: --contact MAIL-OR-URL")
    }
    let sign = WaitingSign(
      isInteractive: isInteractive, isVisible: isInteractive && WaitingSign.canShow)
    let process = FetchProcess(
      path: (LiveFiles.executableFolder() ?? ".") + "/onboard-fetch", contact: options.contact,
      waiting: sign)
    let transport = process.transport(to: address).reducing
    guard let path = options.recording else { return Opened(content: .live(transport)) }
    let file = try RecordingFile(path: path)
    let noted = transport.noting { answer, request throws(ContentFailure) in
      try file.note(answer, to: request)
    }
    return Opened(content: .live(noted), close: { file.finish() })
  }
}
