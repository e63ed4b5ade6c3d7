import CommandLanguage
import OnboardCore

private let phone: Phone = {
  var profile = Profile(languages: ["en", "de", "zh-hans"])
  profile.interests = Interests(topics: [.music])
  return Phone(profile: profile, world: World(clock: .standing(1_796_029_200)))
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func readCommands(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = input(start, count)
  // Inputs of many short lines would only be slow.
  let lines = Parser.split(text).prefix(8)
  for line in lines {
    precondition(!line.contains(where: \.isNewline), "a command is one line")
    _ = try? Parser.command(line)
  }
  // Completing takes ten times as long as reading, so that it is done for some inputs only.
  if text.utf8.count.isMultiple(of: 8), let line = lines.first {
    let completer = Completer(phone, titles: { [$0 + "x"] }, files: { [$0 + "/"] })
    let completions = completer.completions(of: line)
    precondition(
      (0...line.unicodeScalars.count).contains(completions.start),
      "what is completed stands in the line")
  }
  return 0
}
