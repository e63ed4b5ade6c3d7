import OnboardCore

/// The phone's state in the form of the JSON contract.
package enum StateJSON {
  package static func state(_ phone: Phone) -> JSON {
    let profile = phone.profile
    var members: [(String, JSON)] = [
      ("screen", .string(phone.screen.rawValue)),
      ("language", .string(profile.language)),
      ("languages", .strings(profile.languages)),
    ]
    if let interests = phone.interestsScreen {
      members.append(("topics", topics(phone)))
      members.append(("selected", selected(profile.interests)))
      members.append(("grid", grid(interests.grid, profile)))
      if let results = interests.results {
        members.append(("results", self.results(results, profile)))
      }
      if let samples = interests.samples {
        members.append(("preference", preference(phone, samples)))
      }
    } else {
      members.append(("selected", selected(profile.interests)))
    }
    if case .open(.preference(let preference)) = phone.app {
      members.append(("preference", self.preference(phone, preference.samples)))
    }
    switch phone.app {
    case .open(.home(let home)): members.append(("home", self.home(home, phone)))
    case .open(.article(let article)): members.append(("article", self.article(article, profile)))
    case .open(.settings): members.append(("settings", settings(phone)))
    case .open, .closed, .background: break
    }
    members.append(("profile", survivors(profile)))
    return .object(members)
  }

  private static func topics(_ phone: Phone) -> JSON {
    .array(
      zip(Topic.allCases, phone.topicNames).map { topic, name in
        .object([
          ("id", .string(topic.id)),
          ("name", .string(name.text)),
          ("selected", .bool(phone.profile.interests.topics.contains(topic))),
        ])
      })
  }

  private static func selected(_ interests: Interests) -> JSON {
    .object([
      ("count", .number(interests.count)),
      ("topics", .strings(interests.topics.map(\.id))),
      ("articles", .array(interests.articles.map { .object(article($0)) })),
    ])
  }

  private static func grid(_ grid: Grid, _ profile: Profile) -> JSON {
    let chosen = Set(profile.interests.articles.map(\.article))
    return .array(
      grid.cards.enumerated().map { index, page in
        .object(
          card(page, number: index + 1, isSelected: chosen.contains(page.article)) + [
            ("topics", .strings(page.topics.map(\.id)))
          ])
      })
  }

  private static func results(_ results: SearchResults, _ profile: Profile) -> JSON {
    .array(
      results.pages.enumerated().map { index, page in
        .object(
          card(
            page, number: index + 1, isSelected: profile.interests.contains(page.article))
            + [("namespace", .number(page.namespace))])
      })
  }

  private static func card(
    _ page: Page, number: Int, isSelected: Bool
  ) -> [(String, JSON)] {
    [("number", .number(number))] + article(page) + [
      ("description", .optional(page.description)),
      ("image", .bool(page.hasImage)),
      ("selected", .bool(isSelected)),
    ]
  }

  static func article(_ page: Page) -> [(String, JSON)] {
    [("language", .string(page.article.wiki)), ("title", .string(page.article.title))]
  }

  private static func preference(_ phone: Phone, _ samples: Samples?) -> JSON {
    let profile = phone.profile
    return .object([
      ("active", .string(profile.activeFeed.rawValue)),
      ("personalizedAvailable", .bool(profile.personalizedIsAvailable)),
      ("communitySamples", .array((samples?.community ?? []).map(sample))),
      (
        "personalizedSamples",
        .array((samples?.personalized ?? []).map { sample($0, phone) })
      ),
    ])
  }

  private static func sample(_ sample: Samples.Community) -> JSON {
    .object([
      ("kind", .string(sample.kind.rawValue)),
      ("language", .string(sample.wiki)),
      ("title", .string(Markup.plainText(sample.displayTitle))),
      ("description", .optional(sample.description)),
      ("image", .bool(sample.hasImage)),
    ])
  }

  private static func sample(_ sample: Samples.Personalized, _ phone: Phone) -> JSON {
    .object(
      [("reason", .string(sample.reason.name(phone)))] + article(sample.page) + [
        ("description", .optional(sample.page.description)),
        ("image", .bool(sample.page.hasImage)),
      ])
  }

  private static func survivors(_ profile: Profile) -> JSON {
    .object([
      (
        "history",
        .array(
          profile.history.map { reading in
            .object(
              article(reading.page) + [
                ("seconds", .number(reading.seconds)),
                ("on", .string(reading.at.day.text)),
              ])
          })
      ),
      ("saved", .array(profile.saved.map { .object(article($0.page)) })),
      ("hidden", hidden(profile.home)),
    ])
  }
}

extension FeedSource {
  /// What a sample card names as its reason.
  func name(_ phone: Phone) -> String {
    switch self {
    case .topic(let topic): phone.topicName(topic)
    case .interest(let page), .read(let page): Markup.plainText(page.displayTitle)
    case .library, .place, .readingList, .random, .game, .community: ""
    }
  }
}

extension Profile {
  /// The feed that is active on the preference screen, or saved.
  package var activeFeed: FirstFeed {
    switch onboarding {
    case .running(let position), .abandoned(let position): position.active
    case .complete(let feed): feed
    }
  }
}
