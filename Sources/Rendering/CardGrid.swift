/// Cards in columns of equal width.
struct CardGrid {
  private let style: Style
  /// The narrowest that a card is, in columns.
  private let narrowest: Int
  /// Whether each card is put where the shortest column ends, instead of from left to right.
  private let isMasonry: Bool
  /// The widest that a card is.
  private static let widest = 38

  /// A masonry of small cards.
  static func grid(_ style: Style) -> CardGrid {
    CardGrid(style: style, narrowest: 24, isMasonry: true)
  }

  /// Wider cards, two beside each other where the small ones stand in three columns, in the order
  /// in which one moves through them.
  static func carousel(_ style: Style) -> CardGrid {
    CardGrid(style: style, narrowest: 34, isMasonry: false)
  }

  func lines(_ cards: [Block.Card]) -> [String] {
    let count = max(1, min(cards.count, (style.width + 1) / (narrowest + 1)))
    let width = min(CardGrid.widest, (style.width + 1) / count - 1)
    var columns: [[String]] = Array(repeating: [], count: count)
    for (place, card) in cards.enumerated() {
      let shortest = columns.indices.min { columns[$0].count < columns[$1].count } ?? 0
      columns[isMasonry ? shortest : place % count] += lines(card, width: width)
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
    let isMarked = card.isSelected || card.isCurrent
    let frame = isMarked ? Frame.selected : .plain
    let paint: Style.Paint? = isMarked ? .chosen : nil
    let inner = width - 4
    let title = TextLayout.wrap(SafeText.visible(card.title), columns: inner, most: 2)
    let description = TextLayout.wrap(
      SafeText.visible(card.description ?? ""), columns: inner, most: card.mostLines
    ).filter { !$0.isEmpty }
    let side = style.paint(frame.vertical, paint)
    func body(_ line: String, _ linePaint: Style.Paint?) -> String {
      let missing = Blanks.of(inner - DisplayWidth.of(line))
      let background = card.background.map { Style.Paint($0) }
      let text = style.finished(line, background ?? linePaint)
      let blanks = style.paint(missing, background)
      let edge = style.paint(" ", background)
      return side + edge + (card.isRightToLeft ? blanks + text : text + blanks) + edge + side
    }
    let mark = [
      card.number.map(String.init), card.isSelected ? "✓" : card.isCurrent ? "◂" : nil,
    ].compactMap { $0 }
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
