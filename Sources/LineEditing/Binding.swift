/// What a key does at the prompt when the person's own settings do not say otherwise.
///
/// Keys that arrive as escape sequences reach libedit as single characters that nobody can type:
/// controls of the C1 range which no key of its own uses. So they work in both of its editors, ESC
/// alone keeps its meaning, and a sequence nobody bound leaves nothing in the line.
enum Binding: Unicode.Scalar, CaseIterable {
  case older = "\u{80}"
  case newer = "\u{81}"
  case previousCharacter = "\u{82}"
  case nextCharacter = "\u{83}"
  case lineStart = "\u{85}"
  case lineEnd = "\u{86}"
  case deleteNext = "\u{87}"
  case nextWord = "\u{8B}"
  case previousWord = "\u{8E}"
  case deleteWord = "\u{8F}"
  case interrupt = "\u{90}"
  case paste = "\u{91}"
  case resume = "\u{92}"
  case insertMark = "\u{93}"

  /// The name of the command, libedit's or ours.
  var command: String {
    switch self {
    case .older: "onb-older"
    case .newer: "onb-newer"
    case .previousCharacter: "onb-previous-character"
    case .nextCharacter: "onb-next-character"
    case .lineStart: "ed-move-to-beg"
    case .lineEnd: "ed-move-to-end"
    case .deleteNext: "onb-delete-next"
    case .nextWord: "em-next-word"
    case .previousWord: "ed-prev-word"
    case .deleteWord: "em-delete-next-word"
    case .interrupt: "onb-interrupt"
    case .paste: "onb-paste"
    case .resume: "onb-resume"
    case .insertMark: "onb-insert-mark"
    }
  }

  /// Keys of one byte, in libedit's notation.
  static let plain: [(key: String, command: String)] = [
    ("^I", "onb-complete"), ("^D", "onb-delete-or-end"), ("^H", "onb-delete-previous"),
    ("^?", "onb-delete-previous"), ("^R", "em-inc-search-prev"),
  ]

  /// Keys of one byte that mean something else in vi's maps.
  static let emacs: [(key: String, command: String)] = [
    ("^B", "onb-previous-character"), ("^F", "onb-next-character"), ("^P", "onb-older"),
    ("^N", "onb-newer"), ("^W", "ed-delete-prev-word"),
  ]

  init?(sequence: String) {
    guard let found = Self.sequences[sequence] else { return nil }
    self = found
  }

  /// As xterm, VTE, the Linux console, rxvt, tmux and screen send them.
  private static let sequences: [String: Binding] = {
    var sequences: [String: Binding] = [:]
    func add(_ binding: Binding, _ endings: String...) {
      for ending in endings { sequences["\u{1B}" + ending] = binding }
    }
    add(.older, "[A", "OA", "[1;2A", "[1;3A", "[1;5A")
    add(.newer, "[B", "OB", "[1;2B", "[1;3B", "[1;5B")
    add(.nextCharacter, "[C", "OC", "[1;2C")
    add(.previousCharacter, "[D", "OD", "[1;2D")
    add(.nextWord, "[1;5C", "[1;3C", "[5C", "Oc")
    add(.previousWord, "[1;5D", "[1;3D", "[5D", "Od")
    add(.lineStart, "[H", "OH", "[1~", "[7~", "[1;5H", "[1;2H")
    add(.lineEnd, "[F", "OF", "[4~", "[8~", "[1;5F", "[1;2F")
    add(.deleteNext, "[3~", "[3;2~")
    add(.deleteWord, "[3;5~", "[3;3~")
    return sequences
  }()
}
