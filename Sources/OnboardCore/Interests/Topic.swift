/// The topics that can be chosen, in the order of the Android app's list (T-1).
///
/// The raw value is the id that is stored; the iOS app spells six of them differently.
package enum Topic: String, CaseIterable, Sendable {
  case architecture
  case art
  case comicsAndAnime = "comics-and-anime"
  case entertainment
  case fashion
  case literature
  case music
  case performingArts = "performing-arts"
  case sports
  case televisionAndFilm = "tv-and-film"
  case videoGames = "video-games"
  case biography
  case women
  case businessAndEconomics = "business-and-economics"
  case education
  case foodAndDrink = "food-and-drink"
  case history
  case militaryAndWarfare = "military-and-warfare"
  case philosophyAndReligion = "philosophy-and-religion"
  case politicsAndGovernment = "politics-and-government"
  case society
  case transportation
  case biology
  case chemistry
  case computersAndInternet = "computers-and-internet"
  case earthAndEnvironment = "earth-and-environment"
  case engineering
  case generalScience = "general-science"
  case mathematics
  case medicineAndHealth = "medicine-and-health"
  case physics
  case technology
  case africa
  case asia
  case centralAmerica = "central-america"
  case europe
  case northAmerica = "north-america"
  case oceania
  case southAmerica = "south-america"

  package var id: String { rawValue }

  /// The id that the wiki's `articletopic:` search and the iOS app's stored state use.
  package var queryID: String {
    switch self {
    case .art: "visual-arts"
    case .literature: "books"
    case .televisionAndFilm: "films"
    case .computersAndInternet: "internet-culture"
    case .earthAndEnvironment: "geographical"
    case .generalScience: "stem"
    case .architecture, .comicsAndAnime, .entertainment, .fashion, .music, .performingArts,
      .sports, .videoGames, .biography, .women, .businessAndEconomics, .education, .foodAndDrink,
      .history, .militaryAndWarfare, .philosophyAndReligion, .politicsAndGovernment, .society,
      .transportation, .biology, .chemistry, .engineering, .mathematics, .medicineAndHealth,
      .physics, .technology, .africa, .asia, .centralAmerica, .europe, .northAmerica, .oceania,
      .southAmerica:
      rawValue
    }
  }

  /// The place in the list, counted from 1, as `topics` numbers it.
  package var number: Int { (Topic.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The topic of an id in either app's spelling; nil for an unknown one (T-5).
  package init?(anyID id: String) {
    guard let topic = Topic(rawValue: id) ?? Topic.allCases.first(where: { $0.queryID == id })
    else { return nil }
    self = topic
  }
}
