import Fixtures
import Foundation
import OnboardCore
import OnboardSession
import Rendering
import Testing

/// The JSON contract, read by Foundation's parser.
@Suite struct ContractTests {
  private static func keys(_ value: Any?) -> Set<String> {
    Set((value as? [String: Any])?.keys.map { $0 } ?? [])
  }

  private static func first(_ value: Any?) -> Any? { (value as? [Any])?.first }

  @Test(
    arguments: [
      (.intro, [], []), (.privacy, ["next"], []), (.languages, ["next", "next"], []),
      (.curiosity, ["next", "next", "next"], []),
      (.interests, ["next", "next", "next", "next"], ["topics", "grid"]),
      (.preference, ["next", "next", "next", "next", "next"], ["preference"]),
      (.home, ["next", "next", "next", "skip"], ["home"]), (.closed, ["kill"], []),
      (.background, ["background"], []),
    ] as [(Screen, [String], Set<String>)])
  func `the state has the parts that apply to the screen, and no others`(
    screen: Screen, lines: [String], parts: Set<String>
  ) throws {
    let talk = try Talk(profile: Profile(languages: ["en", "de"], start: .intro))
    for line in lines { talk.say(line) }
    let json = try talk.json("status")
    #expect(Self.keys(json) == ["command", "ok", "screen", "message", "state"])
    #expect(json["command"] as? String == "status")
    #expect(json["ok"] as? Bool == true)
    #expect(json["screen"] as? String == screen.rawValue)
    let state = try #require(json["state"] as? [String: Any])
    #expect(
      Self.keys(state)
        == parts.union(["screen", "language", "languages", "selected", "profile"]))
    #expect(state["screen"] as? String == screen.rawValue)
    #expect(Self.keys(state["selected"]) == ["count", "topics", "articles"])
    #expect(Self.keys(state["profile"]).isSuperset(of: ["history", "saved"]))
  }

  @Test func `interests, results and samples have the contract's keys`() throws {
    let talk = try Talk()
    talk.say("read Cubism --for 75s", "next", "select topic music", "select Jazz", "search jazz")
    let json = try talk.json("preview personal")
    let state = try #require(json["state"] as? [String: Any])
    #expect(Self.keys(Self.first(state["topics"])) == ["id", "name", "selected"])
    let card: Set = ["number", "language", "title", "description", "image", "selected"]
    #expect(Self.keys(Self.first(state["grid"])) == card.union(["topics"]))
    #expect(Self.keys(Self.first(state["results"])) == card.union(["namespace"]))
    #expect((Self.first(state["grid"]) as? [String: Any])?["number"] as? Int == 1)
    let selected = try #require(state["selected"] as? [String: Any])
    #expect(selected["count"] as? Int == 2)
    #expect(selected["topics"] as? [String] == ["music"])
    #expect(Self.keys(Self.first(selected["articles"])) == ["language", "title"])
    let preference = try #require(state["preference"] as? [String: Any])
    #expect(
      Self.keys(preference)
        == ["active", "personalizedAvailable", "communitySamples", "personalizedSamples"])
    let sample: Set = ["language", "title", "description", "image"]
    #expect(Self.keys(Self.first(preference["communitySamples"])) == sample.union(["kind"]))
    #expect(Self.keys(Self.first(preference["personalizedSamples"])) == sample.union(["reason"]))
    let profile = try #require(state["profile"] as? [String: Any])
    #expect(
      Self.keys(Self.first(profile["history"])) == ["language", "title", "seconds", "on"])
    let reading = try #require(Self.first(profile["history"]) as? [String: Any])
    #expect(reading["on"] as? String == "2026-11-30")
    #expect(reading["seconds"] as? Int == 75)
  }

  @Test func `home and its feeds have the contract's keys`() throws {
    let talk = try Talk()
    talk.say("read Cubism --for 75s", "next", "select topic music", "next", "choose personal")
    talk.say("finish", "hide card", "save", "login", "notify 2")
    var state = try #require(try talk.json("modules off random")["state"] as? [String: Any])
    state = try #require(try talk.json("modules off top-read")["state"] as? [String: Any])
    var home = try #require(state["home"] as? [String: Any])
    #expect(
      Self.keys(home) == [
        "tab", "emptyState", "module", "card", "refreshedOn", "notifications", "modules",
      ])
    #expect(home["tab"] as? String == "for-you" && home["emptyState"] is NSNull)
    #expect(home["module"] as? Int == 1 && home["card"] as? Int == 1)
    #expect(home["refreshedOn"] as? String == "2026-11-30" && home["notifications"] as? Int == 2)
    let module = try #require(Self.first(home["modules"]) as? [String: Any])
    #expect(Self.keys(module) == ["kind", "reason", "condition", "cards"])
    #expect(module["reason"] as? String == "Because of your interest: Music")
    let card = try #require(Self.first(module["cards"]) as? [String: Any])
    #expect(
      Self.keys(card) == [
        "language", "title", "reason", "variant", "description", "image", "color", "position",
        "saved",
      ])
    #expect(card["saved"] as? Bool == true && card["position"] as? Int == 1)
    let profile = try #require(state["profile"] as? [String: Any])
    let hidden = try #require(profile["hidden"] as? [String: Any])
    #expect(Self.keys(hidden) == ["cards", "stories", "modules"])
    #expect(Self.keys(Self.first(hidden["cards"])) == ["language", "title", "forgottenByApps"])
    #expect(hidden["modules"] as? [String] == ["top-read"])

    state = try #require(try talk.json("tab community")["state"] as? [String: Any])
    home = try #require(state["home"] as? [String: Any])
    let kinds = (home["modules"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }
    #expect(kinds == ["featured-article", "in-the-news", "picture-of-the-day"])
    #expect(
      Self.keys(Self.first(home["modules"])) == ["kind", "reason", "condition", "day", "cards"])

    state = try #require(try talk.json("open")["state"] as? [String: Any])
    #expect(
      Self.keys(state["article"]) == ["language", "title", "description", "image", "saved"])
    #expect(state["home"] == nil)
  }

  /// Every place in the state of a phone whose home shows all it can is a path that `expect` knows.
  @Test(arguments: ["tab for-you", "tab community", "open"])
  func `X-1: every place in the state is one that expect knows`(line: String) throws {
    let talk = try Talk()
    talk.say("read Cubism --for 75s", "next", "select topic music", "finish", "hide card")
    talk.say("tab for-you", "hide card")
    let reply = try #require(talk.say(line).last)
    var places: [String] = []
    func walk(_ value: JSON, _ path: String) {
      switch value {
      case .object(let members):
        for (name, value) in members { walk(value, path.isEmpty ? name : path + "." + name) }
      case .array(let elements):
        for (index, element) in elements.enumerated() { walk(element, "\(path)[\(index + 1)]") }
      case .null, .bool, .number, .string: places.append(path)
      }
    }
    walk(StateJSON.state(reply.phone), "")
    #expect(places.count > 20)
    #expect(places.filter { JSONPath($0)?.isKnown != true } == [])
  }

  @Test func `an error has a code and a message, and the state stays`() throws {
    let talk = try Talk()
    talk.say("next", "search \"Talk:Earth\"")
    let phone = talk.phone
    let json = try talk.json("add 1")
    #expect(Self.keys(json) == ["command", "ok", "screen", "message", "error", "state"])
    #expect(json["ok"] as? Bool == false)
    let error = try #require(json["error"] as? [String: Any])
    let sentence = "Only articles in the main namespace can be added as interests."
    #expect(error["code"] as? String == "not-main-namespace")
    #expect(error["message"] as? String == sentence)
    #expect(json["message"] as? String == sentence)
    #expect(talk.phone == phone)
  }

  @Test(arguments: [
    ("bogus", "unknown-command"), ("choose both", "usage"), ("finish", "wrong-screen"),
    ("lang fr", "language-not-configured"), ("lang qqqq", "unknown-language"),
    ("expect screen is home", "expectation-failed"), ("s", "ambiguous"),
  ])
  func `each error has its code`(line: String, code: String) throws {
    let error = try Talk().json(line)["error"] as? [String: Any]
    #expect(error?["code"] as? String == code)
  }

  @Test(arguments: [
    "select \"a\u{1}b\u{1B}[31m\"", "search \u{202E}x", "bogus \"quoted\" \\ \u{2028}",
    "select 日本語 🦑 \u{0}",
    "search e\u{301}\u{FEFF}",
  ])
  func `R-3: the reply is one line of JSON without control characters, whatever was typed`(
    line: String
  ) throws {
    let talk = try Talk()
    talk.say("next")
    let reply = try #require(talk.say(line).last)
    let text = reply.json.text
    #expect(
      text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x202E && $0.value != 0x2028
      })
    #expect(try Talk.object(text)["command"] as? String == line)
  }

  @Test func `P-1: on interests the samples are there until something is done`() throws {
    let talk = try Talk()
    talk.say("next", "select 1", "preview personal")
    #expect(try state(talk.json("status"))["preference"] != nil)
    #expect(try state(talk.json("deselect 1"))["preference"] == nil)
  }

  private func state(_ object: [String: Any]) throws -> [String: Any] {
    try #require(object["state"] as? [String: Any])
  }
}
