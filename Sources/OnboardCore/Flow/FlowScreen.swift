/// The screens that `next` and `back` walk, in order (F-1).
package enum FlowScreen: String, CaseIterable, Comparable, Sendable {
  case intro
  case privacy
  case languages
  case curiosity
  case interests
  case preference

  package static func < (one: FlowScreen, other: FlowScreen) -> Bool {
    one.order < other.order
  }

  package var following: FlowScreen? {
    switch self {
    case .intro: .privacy
    case .privacy: .languages
    case .languages: .curiosity
    case .curiosity: .interests
    case .interests: .preference
    case .preference: nil
    }
  }

  package var preceding: FlowScreen? {
    FlowScreen.allCases.last { $0 < self }
  }

  package var screen: Screen {
    switch self {
    case .intro: .intro
    case .privacy: .privacy
    case .languages: .languages
    case .curiosity: .curiosity
    case .interests: .interests
    case .preference: .preference
    }
  }

  private var order: Int { FlowScreen.allCases.firstIndex(of: self) ?? 0 }
}
