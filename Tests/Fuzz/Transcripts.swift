import OnboardSession
import TranscriptRunner

@_cdecl("LLVMFuzzerTestOneInput")
public func readTranscript(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = input(start, count)
  if let document = try? Document(text, path: "fuzz.transcript") {
    precondition(!document.steps.isEmpty, "a transcript has commands")
  }
  _ = TranscriptText.commands(of: text)
  for line in text.split(whereSeparator: \.isNewline) {
    let written = TranscriptText.escaped(String(line))
    guard case .output(let source) = TranscriptText.read(written[...]) else {
      preconditionFailure("an escaped line is read as output: '\(written)'")
    }
    precondition(LinePattern(source).matches(String(line)), "a line matches itself: '\(line)'")
  }
  return 0
}
