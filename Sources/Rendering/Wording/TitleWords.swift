import OnboardCore

/// How a wiki reads a title, told to a support person.
package enum TitleWords {
  package static func blocks(
    _ typed: String, wiki: String, _ reading: Result<Title, TitleError>
  ) -> [Block] {
    let place = Wording.language(wiki)
    switch reading {
    case .failure(let error):
      return [
        .text("In \(place), \(Wording.quoted(typed)) is no valid title: \(error.reason)."),
        .note("MediaWiki's key for it is \(error.key)."),
      ]
    case .success(let title):
      return [.text("In \(place), \(Wording.quoted(typed)) \(sentence(title))")]
        + (title.fragment.isEmpty ? [] : [.note("It leads to the section '\(title.fragment)'.")])
    }
  }

  private static func sentence(_ title: Title) -> String {
    if let prefix = title.interwiki {
      return
        "is a link to another wiki by its prefix '\(prefix)'; it cannot be added as an interest."
    }
    if title.text.isEmpty {
      return "names only a section, and no page; it cannot be added as an interest."
    }
    if title.isMainNamespace {
      return "is the article '\(title.prefixedText)', in the main namespace; it may be added as an"
        + " interest."
    }
    return "is the page '\(title.prefixedText)', in the namespace \(title.namespaceName)"
      + " (number \(title.namespace)); only articles in the main namespace can be added as"
      + " interests."
  }
}
