import CommandLanguage
import Fixtures
import OnboardCore
import Testing

@Suite struct CompletionTests {
  private static func completions(of line: String, on phone: Phone) -> Completions {
    Completer(
      phone,
      titles: { prefix in
        ["Jazz", "Jazz fusion", "Mission: Impossible", "Müsli", "東京"].filter {
          Folding.fold($0).hasPrefix(Folding.fold(prefix))
        }
      },
      files: { prefix in ["a.transcript", "folder/"].filter { $0.hasPrefix(prefix) } }
    ).completions(of: line)
  }

  private static func texts(_ line: String, _ phone: Phone) -> [String] {
    completions(of: line, on: phone).candidates.map(\.text)
  }

  private static let interests = Phone.interests(
    .fixture([.art]), cards: [.jazz, .cubism], results: [.fugue, .talk])

  @Test func `T-2: a topic is completed by the name that content told`() {
    var phone = Self.interests
    _ = reduce(
      into: &phone, .topicNamesReported([.music: "Tunes"], language: "en"), at: .morning)
    #expect(Self.texts("select topic tu", phone) == ["Tunes"])
    #expect(Self.texts("select topic mus", phone) == ["music"])
  }

  @Test(arguments: Screen.allCases)
  func `R-1: the commands that are possible here, and no others`(screen: Screen) {
    let phone: Phone =
      switch screen {
      case .interests: Self.interests
      case .home: .home()
      case .article: .article(.jazz)
      case .settings: .settings()
      case .closed: .fixture(.fixture())
      case .background: .fixture(.fixture(), .background(.curiosity))
      case .intro: .flow(.intro)
      case .privacy: .flow(.privacy)
      case .languages: .flow(.languages)
      case .curiosity: .flow(.curiosity)
      case .preference: .flow(.preference)
      case .building: .home()
      }
    #expect(Self.texts("", phone) == phone.possibleVerbs.map(\.rawValue).sorted())
  }

  @Test(arguments: [
    ("se", ["search", "seed", "select"], 0), ("  sel", ["select"], 2), ("SK", ["skip"], 0),
    ("zz", [], 0), ("fore", [], 0),
  ])
  func `R-1: a command that was begun`(line: String, texts: [String], start: Int) {
    let completions = Self.completions(of: line, on: Self.interests)
    #expect(completions.candidates.map(\.text) == texts)
    #expect(completions.start == start)
  }

  @Test(arguments: [
    ("tab ", ["community", "for-you"], 4), ("open ", ["1", "2"], 5), ("menu 2", ["2"], 5),
    ("hide m", ["module"], 5), ("modules o", ["on", "off"], 8), ("modules on ", ["top-read"], 11),
    ("modules off cont", ["continue-reading"], 12), ("unhide ", ["top-read"], 7),
    ("share jazz f", ["Jazz fusion"], 6), ("lang man", ["manage"], 5),
    ("discover w", ["weekly"], 9),
  ])
  func `R-1: what a command of home takes`(line: String, texts: [String], start: Int) {
    var phone = Phone.forYou([.interest(.topic(.music)).with([.jazz, .cubism])])
    phone.profile.home.modulesOff = [.topRead]
    let completions = Self.completions(of: line, on: phone)
    #expect(completions.candidates.map(\.text) == texts)
    #expect(completions.start == start)
  }

  @Test(arguments: [
    ("select topic mus", ["music"], 13), ("select topic MUS", ["music"], 13),
    ("deselect topic ", ["art"], 15), ("select mus", ["music", "Müsli"], 7),
    ("select \"mis", ["\"Mission: Impossible\""], 7), ("select jazz f", ["Jazz fusion"], 7),
    ("select 1", ["1"], 7), ("select 1 2", ["2"], 9), ("add ", ["1", "2"], 4),
    ("add 1 2", ["2"], 6),
    ("lang d", ["de"], 5), ("lang add jap", [], 9), ("lang add fr", ["fr", "frr", "frp"], 9),
    ("lang remove ", ["en", "de"], 12),
    ("search --l", ["--lang"], 7), ("search --lang ", ["en", "de"], 14), ("search fau", [], 7),
    ("preview ", ["community", "personal"], 8), ("choose p", ["personal"], 7),
    ("network o", ["online", "offline"], 8), ("help sk", ["skip"], 5),
    ("read jazz", ["Jazz", "Jazz fusion"], 5),
    ("history ", ["clear", "remove"], 8), ("source f", ["folder/"], 7), ("next ", [], 5),
    ("xyzzy a", [], 7),
    ("select 東", ["東京"], 7),
  ])
  func `R-1: topics, cards, results, titles, languages and files`(
    line: String, texts: [String], start: Int
  ) {
    let completions = Self.completions(of: line, on: Self.interests)
    #expect(completions.candidates.map(\.text) == texts)
    #expect(completions.start == start)
  }

  @Test func `R-1: the start is counted in Unicode scalars`() {
    let line = "select e\u{301} \u{1F469}\u{200D}\u{1F680} 1"
    let completions = Self.completions(of: line, on: Self.interests)
    #expect(completions.start == line.unicodeScalars.count - 1)
  }

  @Test func `R-1: saved and read articles complete where they are meant`() {
    let phone = Phone.home(.fixture(read: [.jazz, .jazz, .cubism], saved: [.fugue]))
    #expect(Self.texts("unsave ", phone) == ["Fugue"])
    #expect(Self.texts("history remove ", phone) == ["Jazz", "Cubism"])
  }

  @Test func `R-1: what completes to a folder is not finished`() {
    let candidates = Self.completions(of: "source ", on: Self.interests).candidates
    #expect(candidates.map(\.isFinal) == [true, false])
  }

  @Test func `R-1: a topic named in another script is offered by id and by name`() {
    var profile = Profile.fixture(languages: ["ja"])
    profile.interests = Interests(topics: [.art])
    let phone = Phone.interests(profile)
    #expect(Self.texts("select topic 音", phone) == ["音楽"])
    #expect(Self.texts("select topic mus", phone) == ["music"])
  }

  @Test(arguments: [
    "select topic mus", "select 2", "lang add ja", "network offline", "preview personal",
    "choose community",
    "add 1", "deselect all",
  ])
  func `R-1: what completion offers is understood`(line: String) throws {
    let completions = Self.completions(of: line, on: Self.interests)
    let start = line.unicodeScalars.index(
      line.unicodeScalars.startIndex, offsetBy: completions.start)
    #expect(!completions.candidates.isEmpty)
    for candidate in completions.candidates {
      #expect(try Parser.command(line[..<start] + candidate.text) != nil)
    }
  }
}
