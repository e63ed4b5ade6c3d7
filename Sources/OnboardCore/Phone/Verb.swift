/// The commands, by the names that people type.
package enum Verb: String, CaseIterable, Sendable {
  case next, back, skip, finish, resume
  case topics, select, deselect, search, add, retry
  case lang
  case preview, choose
  case show, status
  case read, history, save, unsave, saved
  case tab, down, up, left, right, top, feed, open, menu, share, hide
  case customize, interests, modules, hidden, unhide, refresh, older, shuffle, discover
  case login, logout, notify, notifications, place
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
    case .back:
      [.privacy, .languages, .curiosity, .interests, .preference, .article, .settings]
    case .skip: [.curiosity, .interests, .preference]
    case .finish: [.interests, .preference]
    case .resume: [.home]
    case .topics, .select, .deselect, .search, .add, .retry: [.interests]
    case .preview: [.interests, .preference]
    case .choose: [.preference, .settings]
    case .save, .unsave, .share: [.home, .article]
    case .tab, .down, .up, .left, .right, .top, .feed, .open, .menu, .hide, .customize, .refresh,
      .older, .shuffle, .discover, .notifications:
      [.home]
    case .interests: [.home, .settings]
    case .modules, .hidden, .unhide: [.home, .settings]
    case .lang, .read, .history, .saved, .kill, .background, .login, .logout, .notify, .place:
      Screen.allCases.filter { $0 != .closed }
    case .foreground: [.background]
    case .relaunch, .clock, .seed, .network: Screen.allCases
    case .show, .status, .expect, .source, .steps, .undo, .redo, .help, .quit: Screen.allCases
    }
  }

  /// The module that the command is about, if it is about a single one.
  var module: ModuleKind? {
    let modules: [Verb: ModuleKind] = [.place: .places, .discover: .discover, .shuffle: .random]
    return modules[self]
  }
}
