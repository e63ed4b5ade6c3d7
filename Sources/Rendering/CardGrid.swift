/// Cards in columns of equal width, each card put where the shortest column ends.
struct CardGrid {
  private let style: Style
  /// The narrowest and the widest that a card is.
  private static let narrowest = 24
  private static let widest = 38
  /// The most lines that a description takes.
  private static let descriptionLines = 3

  init(_ style: Style) { self.style = style }

  func lines(_ cards: [Block.Card]) -> [String] {
    let count = max(1, min(cards.count, (style.width + 1) / (CardGrid.narrowest + 1)))
    let width = min(CardGrid.widest, (style.width + 1) / count - 1)
    var columns: [[String]] = Array(repeating: [], count: count)
    for card in cards {
      let shortest = columns.indices.min { columns[$0].count < columns[$1].count } ?? 0
      columns[shortest] += lines(card, width: width)
    }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      var gap = 0
      for column in columns {
        if row < column.count {
          line += Blanks.of(gap) + column[row]
          gap = 1
        } else {
          gap += width + 1
        }
      }
      return line
    }
  }

  private struct Frame {
    let corners: (String, String, String, String)
    let horizontal: String
    let vertical: String

    static let plain = Frame(corners: ("╭", "╮", "╰", "╯"), horizontal: "─", vertical: "│")
    static let selected = Frame(corners: ("┏", "┓", "┗", "┛"), horizontal: "━", vertical: "┃")
  }

  private func lines(_ card: Block.Card, width: Int) -> [String] {
    let frame = card.isSelected ? Frame.selected : .plain
    let paint: Style.Paint? = card.isSelected ? .chosen : nil
    let inner = width - 4
    let title = TextLayout.wrap(SafeText.visible(card.title), columns: inner, most: 2)
    let description = TextLayout.wrap(
      SafeText.visible(card.description ?? ""), columns: inner, most: CardGrid.descriptionLines
    ).filter { !$0.isEmpty }
    let side = style.paint(frame.vertical, paint)
    func body(_ line: String, _ linePaint: Style.Paint?) -> String {
      let missing = Blanks.of(inner - DisplayWidth.of(line))
      let text = style.finished(line, linePaint)
      return side + " " + (card.isRightToLeft ? missing + text : text + missing) + " " + side
    }
    let mark = [card.number.map(String.init), card.isSelected ? "✓" : nil].compactMap { $0 }
      .joined(separator: " ")
    return [
      edge(frame.corners.0, mark, card.hasImage ? "▣" : "", frame.corners.1, frame, width, paint)
    ]
      + title.map { body($0, .strong) } + description.map { body($0, nil) }
      + [edge(frame.corners.2, card.label, "", frame.corners.3, frame, width, paint)]
  }

  /// An edge of the frame with words near its beginning and its end.
  private func edge(
    _ left: String, _ first: String, _ last: String, _ right: String, _ frame: Frame,
    _ width: Int, _ paint: Style.Paint?
  ) -> String {
    let ending = last.isEmpty ? "" : " \(last) "
    let room = width - 4 - DisplayWidth.of(ending)
    let fitting = TextLayout.cut(SafeText.visible(first), to: max(0, room - 2))
    let beginning = fitting.isEmpty ? "" : " \(fitting) "
    let used = DisplayWidth.of(beginning) + DisplayWidth.of(ending)
    let fill = String(repeating: frame.horizontal, count: max(0, width - 3 - used))
    let text =
      style.paint(left + frame.horizontal, paint) + style.finished(beginning, paint)
      + style.paint(fill + ending + right, paint)
    return text
  }
}
