import OnboardCore

extension ScreenBlocks {
  /// The topics in their fixed order (T-1).
  var chips: [Block.Chip] {
    zip(Topic.allCases, phone.topicNames).map { topic, name in
      Block.Chip(
        number: topic.number, name: name.text,
        isSelected: profile.interests.topics.contains(topic))
    }
  }

  var topicList: [Block] {
    let languages = Set(phone.topicNames.map(\.language))
    let borrowed = languages.filter { Language.wiki(of: $0) != profile.wiki }
    guard !borrowed.isEmpty else { return [.chips(chips)] }
    let own = Wording.language(profile.language)
    let others = Wording.list(borrowed.sorted().map { Wording.language($0) })
    return [
      .chips(chips),
      .note(
        borrowed == languages
          ? "No names in \(own); these are in \(others)."
          : "Some of these have no name in \(own); it is in \(others)."),
    ]
  }

  /// The configured languages; the menu of home ends with the way to manage them (H-1).
  var languageList: [Block] {
    let manage = Block.Item(mark: " ", text: "Manage languages", aside: "lang manage")
    return [
      .list(
        profile.languages.enumerated().map { index, code in
          let language = Language.named(code)
          let isUsed = code == profile.language
          let remarks = [
            language?.isRightToLeft == true ? "right to left" : "left to right",
            index == 0 ? "primary" : nil, isUsed ? "in use" : nil,
          ].compactMap { $0 }
          return Block.Item(
            mark: isUsed ? "●" : "○", text: language?.autonym ?? code,
            aside: code + " · " + remarks.joined(separator: " · "), isStrong: isUsed)
        } + (phone.screen == .home ? [manage] : []))
    ]
  }

  var historyList: [Block] {
    guard !profile.history.isEmpty else { return [.text("The reading history is empty.")] }
    return [
      .list(
        profile.history.reversed().map { reading in
          Block.Item(
            mark: reading.at.day.text, text: Wording.article(reading.page, profile),
            aside: Wording.duration(reading.seconds), isStrong: false)
        })
    ]
  }

  var savedList: [Block] {
    guard !profile.saved.isEmpty else { return [.text("Nothing is saved.")] }
    return [
      .list(
        profile.saved.reversed().map { saved in
          Block.Item(
            mark: saved.at.day.text, text: Wording.article(saved.page, profile),
            aside: saved.page.description ?? "")
        })
    ]
  }

  var searchResults: [Block] {
    guard let results = phone.interestsScreen?.results else { return [] }
    guard !results.pages.isEmpty else {
      return [
        .text(
          "Nothing in \(Wording.language(results.language)) matches \(Wording.quoted(results.words))."
        )
      ]
    }
    let items = results.pages.enumerated().map { index, page in
      let isSelected = profile.interests.contains(page.article)
      return Block.Item(
        mark: "\(index + 1)" + (isSelected ? " ✓" : ""),
        text: Markup.plainText(page.displayTitle) + (page.hasImage ? " ▣" : ""),
        aside: page.description ?? "", isStrong: isSelected)
    }
    return [.list(items), .note("add N selects a result")]
  }

  /// The sample cards that `preview` prints.
  func samples(of feed: FirstFeed) -> [Block] {
    let samples: Samples? =
      if case .open(.preference(let preference)) = phone.app {
        preference.samples
      } else {
        phone.interestsScreen?.samples
      }
    return [.text(Wording.name(feed))] + self.samples(of: feed, samples)
  }

  func samples(of feed: FirstFeed, _ samples: Samples?) -> [Block] {
    if feed == .personalized, !profile.personalizedIsAvailable {
      return [
        .note(
          "Not available: no interest, and nothing read. It can be enabled later by adding"
            + " interests in settings.")
      ]
    }
    guard let samples else { return [.note("No samples yet; retry loads them.")] }
    let cards: [Block.Card] =
      switch feed {
      case .community: samples.community.map(communityCard)
      case .personalized: samples.personalized.map(personalizedCard)
      }
    guard cards.isEmpty else { return [.cards(cards)] }
    switch feed {
    case .community:
      return [
        .note(
          "Nothing is featured in \(Wording.language(profile.language)) on \(samples.day.text).")
      ]
    case .personalized:
      let language = Wording.language(profile.language)
      return [
        .note(
          samples.seeds.isEmpty
            ? "Nothing that was chosen or read is in \(language)."
            : "Nothing in \(language) fits what was chosen or read.")
      ]
    }
  }

  private func communityCard(_ sample: Samples.Community) -> Block.Card {
    Block.Card(
      number: nil, title: title(of: sample), description: sample.description,
      label: Wording.name(sample.kind), hasImage: sample.hasImage, isSelected: false,
      isRightToLeft: Language.named(sample.wiki)?.isRightToLeft ?? false)
  }

  /// The title; a picture's without what makes it a file's name.
  private func title(of sample: Samples.Community) -> String {
    let title = Markup.plainText(sample.displayTitle)
    return sample.kind == .pictureOfTheDay ? Wording.fileName(sample.displayTitle) : title
  }

  private func personalizedCard(_ sample: Samples.Personalized) -> Block.Card {
    card(
      sample.page, number: nil, isSelected: false, label: sample.reason.name(phone))
  }

  func status(at moment: Moment) -> [Block] {
    let languages = profile.languages.joined(separator: ", ")
    let onboarding =
      switch profile.onboarding {
      case .running(let position): "at \(position.screen.rawValue)"
      case .abandoned(let position): "left at \(position.screen.rawValue)"
      case .complete: "complete"
      }
    return [
      .facts([
        Block.Fact(label: "screen", text: phone.screen.rawValue),
        Block.Fact(label: "onboarding", text: onboarding),
        Block.Fact(label: "language", text: "\(profile.language) (of \(languages))"),
        Block.Fact(label: "interests", text: Wording.counter(profile.interests)),
        Block.Fact(label: "first feed", text: Wording.name(profile.activeFeed)),
        Block.Fact(
          label: "library",
          text: "\(Wording.count(profile.history.count, "reading")), "
            + "\(profile.saved.count) saved"),
        Block.Fact(label: "clock", text: "\(moment.wallText) (\(moment.offsetText))"),
        Block.Fact(
          label: "world",
          text: "network \(phone.world.network.rawValue), seed \(profile.chance.seed)"),
      ])
    ]
  }
}
