import OnboardCore

/// A piece of what is shown, before it is laid out.
package enum Block: Equatable, Sendable {
  /// The screen's title, with what stands at the other end of the line.
  case heading(String, aside: String = "")
  case text(String)
  /// Something beside the matter: a hint, a condition.
  case note(String)
  case chips([Chip])
  case cards([Card])
  /// The cards of one module of home, which stand wider than those of a grid.
  case carousel([Card])
  /// A label and what it says, in two columns.
  case facts([Fact])
  case list([Item])

  package struct Chip: Equatable, Sendable {
    package let number: Int
    package let name: String
    package let isSelected: Bool
  }

  package struct Card: Equatable, Sendable {
    /// Nil on a card that cannot be chosen.
    package let number: Int?
    package let title: String
    package let description: String?
    /// What the lower edge says: a topic, a reason.
    package let label: String
    package let hasImage: Bool
    package let isSelected: Bool
    package let isRightToLeft: Bool
    /// Whether it is the card that the person is at.
    package var isCurrent = false
    package var background: BackgroundColor?
    /// The most lines that the description takes.
    package var mostLines = 3
  }

  package struct Fact: Equatable, Sendable {
    package let label: String
    package let text: String

    package init(label: String, text: String) {
      self.label = label
      self.text = text
    }
  }

  package struct Item: Equatable, Sendable {
    /// What stands before it: a number, a mark.
    package let mark: String
    package let text: String
    package let aside: String
    package let isStrong: Bool
    /// Whether the aside is something to type: it gets a line of its own before it is cut.
    package let isAsideWhole: Bool

    package init(
      mark: String = "", text: String, aside: String = "", isStrong: Bool = false,
      isAsideWhole: Bool = false
    ) {
      self.mark = mark
      self.text = text
      self.aside = aside
      self.isStrong = isStrong
      self.isAsideWhole = isAsideWhole
    }
  }
}
