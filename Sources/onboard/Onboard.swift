import Capabilities
import OnboardCore
import OnboardSession
import ProfileStore
import Rendering
import TranscriptRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The statuses that the program ends with.
enum ExitStatus {
  static let fine: Int32 = 0
  static let assertionFailed: Int32 = 1
  static let notUnderstood: Int32 = 2
  static let commandFailed: Int32 = 3
}

@main
enum Onboard {
  static func main() async {
    StandardStreams.occupy()
    let options: Options
    do throws(OptionFault) {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Output.complain(error.message)
      exit(ExitStatus.notUnderstood)
    }
    switch options.mode {
    case .help: finish(printing: Usage.text)
    case .manPage: finish(printing: ManPage.text)
    case .version: finish(printing: Usage.version + "\n")
    case .run(let paths): exit(await TranscriptCommand(options, paths: paths).run())
    case .title(let text): exit(TitleCommand(options, text: text).run())
    case .shell, .commands: exit(shell(options))
    }
  }

  private static func finish(printing text: String) -> Never {
    let output = Output()
    output.put(text)
    output.flush()
    exit(ExitStatus.fine)
  }

  private static func shell(_ options: Options) -> Int32 {
    do {
      return try Shell(options).run()
    } catch let fault as OptionFault {
      Output.complain(fault.message)
      return ExitStatus.notUnderstood
    } catch let failure as StoreFailure {
      Output.complain(failure.message)
      return ExitStatus.commandFailed
    } catch let failure as ContentFailure {
      Output.complain("the articles cannot be opened: \(failure.phrase)")
      return ExitStatus.commandFailed
    } catch {
      Output.complain("\(error)")
      return ExitStatus.commandFailed
    }
  }
}
