/// The commands, by the names that people type.
package enum Verb: String, CaseIterable, Sendable {
  case next, back, skip, finish, resume
  case topics, select, deselect, search, add, retry
  case lang
  case preview, choose
  case show, status
  case read, history, save, unsave
  case relaunch, kill, background, foreground
  case clock, seed, network
  case expect, source, steps, undo, redo, help, quit
}

extension Verb {
  /// The screens on which the command works: the specification's table, row by row (F-6).
  ///
  /// `retry` also works wherever content failed, and `resume` on home only while the flow was
  /// abandoned; the phone decides these two.
  package var screens: [Screen] {
    switch self {
    case .next: [.intro, .privacy, .languages, .curiosity, .interests, .preference]
    case .back: [.privacy, .languages, .curiosity, .interests, .preference]
    case .skip: [.curiosity, .interests, .preference]
    case .finish: [.interests, .preference]
    case .resume: [.home]
    case .topics, .select, .deselect, .search, .add, .retry: [.interests]
    case .preview: [.interests, .preference]
    case .choose: [.preference]
    case .save, .unsave: [.home]
    case .lang, .read, .history, .kill, .background: Screen.allCases.filter { $0 != .closed }
    case .foreground: [.background]
    case .relaunch, .clock, .seed, .network: Screen.allCases
    case .show, .status, .expect, .source, .steps, .undo, .redo, .help, .quit: Screen.allCases
    }
  }
}
