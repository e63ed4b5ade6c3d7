/// Lays blocks out as lines of text.
package struct TextRenderer: Sendable {
  package let style: Style

  package init(_ style: Style) { self.style = style }

  /// The blocks as text, every line ended; blanks at line ends are never printed.
  package func text(_ blocks: [Block]) -> String {
    var text = ""
    for block in blocks {
      for line in lines(block) {
        text += line
        text += "\n"
      }
    }
    return text
  }

  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let title, let aside): heading(title, aside)
    case .text(let text): paragraph(text, nil)
    case .note(let text): paragraph(text, .faint)
    case .chips(let chips): self.chips(chips)
    case .cards(let cards): CardGrid.grid(style).lines(cards)
    case .carousel(let cards): CardGrid.carousel(style).lines(cards)
    case .facts(let facts): self.facts(facts)
    case .list(let items): list(items)
    }
  }

  /// A paragraph; one that reports an error is coloured as such.
  private func paragraph(_ text: String, _ paint: Style.Paint?) -> [String] {
    let isError = text.hasPrefix("error: ")
    return TextLayout.wrap(SafeText.visible(text), columns: style.width)
      .map { style.finished($0, isError ? .wrong : paint) }
  }

  private func heading(_ title: String, _ aside: String) -> [String] {
    let title = SafeText.visible(title)
    let aside = SafeText.visible(aside)
    let room = style.width - DisplayWidth.of(title) - DisplayWidth.of(aside)
    if room >= 2 || aside.isEmpty {
      let gap = aside.isEmpty ? "" : Blanks.of(room)
      return [style.finished(title, .strong) + gap + style.finished(aside, .faint)]
    }
    return TextLayout.wrap(title, columns: style.width).map { style.finished($0, .strong) }
      + TextLayout.wrap(aside, columns: style.width).map { style.finished($0, .faint) }
  }

  /// Numbered names in columns, read downwards.
  private func chips(_ chips: [Block.Chip]) -> [String] {
    let texts = chips.map { chip in
      let number = chip.number < 10 ? " \(chip.number)" : "\(chip.number)"
      return (
        text: "\(number) \(chip.isSelected ? "✓" : " ") \(SafeText.visible(chip.name))",
        isSelected: chip.isSelected
      )
    }
    let widest = texts.map { DisplayWidth.of($0.text) }.max() ?? 0
    let columns = max(1, min(texts.count, (style.width + 2) / (widest + 2)))
    let rows = (texts.count + columns - 1) / columns
    return (0..<rows).map { row in
      var line = ""
      var used = 0
      for column in 0..<columns where column * rows + row < texts.count {
        let (text, isSelected) = texts[column * rows + row]
        line += Blanks.of(column * (widest + 2) - used)
        let fitting = TextLayout.cut(text, to: style.width)
        line += style.finished(fitting, isSelected ? .chosen : nil)
        used = column * (widest + 2) + DisplayWidth.of(fitting)
      }
      return line
    }
  }

  private func facts(_ facts: [Block.Fact]) -> [String] {
    let widths = facts.map { DisplayWidth.of($0.label) }
    let room = (widths.max() ?? 0) + 2
    var lines: [String] = []
    for (fact, width) in zip(facts, widths) {
      var beginning = style.paint(fact.label, .faint) + Blanks.of(room - width)
      for line in TextLayout.wrap(
        SafeText.visible(fact.text), columns: max(1, style.width - room))
      {
        lines.append(beginning + style.finished(line, nil))
        beginning = Blanks.of(room)
      }
    }
    return lines
  }

  private func list(_ items: [Block.Item]) -> [String] {
    let marks = items.map { DisplayWidth.of($0.mark) }.max() ?? 0
    return items.flatMap { item -> [String] in
      let room = style.width - marks - 2
      let text = TextLayout.cut(SafeText.visible(item.text), to: room)
      let whole = SafeText.visible(item.aside)
      let line =
        TextLayout.pad(item.mark, to: marks) + "  "
        + style.finished(text, item.isStrong ? .strong : nil)
      let left = max(0, room - DisplayWidth.of(text) - 2)
      if item.isAsideWhole, DisplayWidth.of(whole) > left {
        let aside = TextLayout.cut(whole, to: room)
        return [line, Blanks.of(marks + 2) + style.finished(aside, .faint)]
      }
      let aside = TextLayout.cut(whole, to: left)
      return [aside.isEmpty ? line : line + "  " + style.finished(aside, .faint)]
    }
  }
}

extension Style {
  /// Laid-out text with what the reader needs around it: isolation of the other direction, colour.
  func finished(_ text: String, _ paint: Paint?) -> String {
    let isolated =
      isolates && SafeText.hasRightToLeft(text)
      ? SafeText.isolated(text) : text
    return self.paint(isolated, paint)
  }
}
