import CurbcutModel

/// Where a text that looks like a heading stands.
struct HeadingPlace {
  private let heading: Element

  init(of heading: Element) {
    self.heading = heading
  }

  /// Whether it stands behind a field in a row: a unit, or the end of an address.
  var followsField: Bool {
    guard let row = heading.container, row.row?.layout == .horizontal,
      heading.slotInContainer == .content
    else { return false }
    return row.content.contains { other in
      guard other.index < heading.index else { return false }
      let field = other.shown
      return field.is(.textField, .secureField)
        || field.isCustomView && Identifier.words(of: field.typeName).contains("field")
    }
  }

  /// Whether a branch shows it over a text and nothing else, in place of a screen's content: there is no
  /// part of the screen to jump to.
  var opensNotice: Bool {
    guard heading.conditions.last?.kind == .branch, let column = heading.container,
      column.row?.layout == .vertical, heading.slotInContainer == .content
    else { return false }
    let together = column.content.filter { !$0.isAlternative(to: heading) && !$0.is(.spacer) }
    return together.first(where: { $0.is(.text) })?.index == heading.index
      && together.count <= 4 && together.contains { $0.index > heading.index && $0.is(.text) }
      && together.allSatisfy { $0.is(.text, .image, .progressView, .button) }
  }

  /// Whether it is the first text of its tree, in reading order.
  var isFirstText: Bool {
    heading.tree.elements.first { $0.is(.text, .label) }?.index == heading.index
  }

  /// Whether something other than drawing and space follows it in reading order, in its own stack or
  /// in the stacks around it.
  var isFollowedByContent: Bool {
    var element = heading
    for _ in 0..<4 {
      guard let container = element.container else {
        return heading.tree.roots.contains {
          $0.index > element.index && isContent($0)
            && !$0.isAlternative(to: element)
        }
      }
      let followers = container.children(in: element.slotInContainer).filter {
        $0.index > element.index && !$0.isAlternative(to: element)
          // What another overlay shows lies over it.
          && (element.slotInContainer == .content || isOfOneModifier($0, element, of: container))
      }
      if followers.contains(where: { isContent($0) }) { return true }
      // A menu of buttons has a heading.
      if followers.count(where: { $0.is(.button, .link) }) > 2 { return true }
      guard container.isLayout else { return false }
      element = container
    }
    return false
  }

  /// Whether one modifier of a view holds two others: `overlay { … }`.
  private func isOfOneModifier(_ first: Element, _ second: Element, of view: Element) -> Bool {
    view.modifiers.allSatisfy { modifier in
      modifier.callRange.contains(first.range.lowerBound)
        == modifier.callRange.contains(second.range.lowerBound)
    }
  }

  /// Whether the screen goes on below it with rows or sections, past which headings lead. The title
  /// of a short form is heard first anyway.
  var isAboveRows: Bool {
    isFollowedByContent
      && heading.tree.elements.contains { other in
        guard other.index > heading.index, !other.isConditional else { return false }
        return other.is(.list, .section)
          || other.is(.forEach) && other.enclosing(.scrollView, .lazyVGrid, .lazyVStack) != nil
      }
  }

  /// Whether it is the large first text of a screen, over the button that goes on from there.
  var isScreenTitle: Bool {
    guard heading.tree.purpose == .body, isFirstText,
      let style = Heading(of: heading).style, [.largeTitle, .title].contains(style),
      heading.visibleText.value?.literal != nil, let container = heading.container
    else { return false }
    return container.content.contains { $0.index > heading.index && $0.is(.button, .link) }
  }

  /// Whether it is the title in a bar that a screen draws itself: the only words in the first row, beside
  /// a button that closes the screen.
  var isBarTitle: Bool {
    guard heading.is(.text), heading.tree.purpose == .body, !heading.tree.isOverlong,
      heading.addsTrait("isHeader", "isButton", "isLink") == .no,
      !heading.hasModifier("accessibilityHeading"), heading.slotInContainer == .content,
      let bar = heading.container, bar.row?.layout == .horizontal,
      bar.slotInContainer == .content,
      heading.tree.elements.first(where: { $0.is(.text) && $0.labeledControl == nil })?.index
        == heading.index
    else { return false }
    let controls = bar.content.filter {
      $0.index != heading.index && !$0.is(.spacer, .divider) && $0.row?.isPaint != true
        && $0.isHidden != .yes
    }.map(\.shown)
    return controls.allSatisfy { $0.isInteractive == .yes }
      && controls.contains { control in
        control.is(.button)
          ? control.action?.closes == true
          : control.isCustomView && NameHint.closing.matches(control.typeName)
      }
  }

  /// Whether it is the only text, and a bold one, in the row of a view that is named after the bars at the
  /// top of screens, with a control beside it.
  var isTitleOfOwnBar: Bool {
    guard heading.is(.text), heading.tree.purpose == .body, !heading.tree.isOverlong,
      heading.labeledControl == nil, heading.isInteractive == .no,
      heading.addsTrait("isHeader", "isButton", "isLink") == .no,
      !heading.hasModifier("accessibilityHeading"), heading.slotInContainer == .content,
      isBold(heading) || isHeadline, let name = heading.declaration?.name
    else { return false }
    var words = Identifier.words(of: name)
    if words.last == "view" { words.removeLast() }
    guard words.count > 1, words.last == "bar",
      ["navigation", "nav", "title", "top", "header"].contains(words[words.count - 2]),
      let bar = heading.container, bar.row?.layout == .horizontal,
      heading.tree.elements.allSatisfy({
        $0.index == heading.index || !$0.is(.text) || $0.labeledControl != nil
          || $0.isAlternative(to: heading)
      })
    else { return false }
    return bar.content.contains { $0.shown.isInteractive == .yes }
  }

  /// Whether it is all that a view shows which is named after headings: what follows it stands where
  /// that view is used.
  var isHeadingComponent: Bool {
    guard heading.tree.purpose == .body, let name = heading.declaration?.name else { return false }
    var words = Identifier.words(of: name)
    if words.last == "view" { words.removeLast() }
    return ["title", "heading", "header", "headline"].contains { words.last == $0 }
  }

  /// Whether it is the only text of a view that is named after the headings of sections, set in bold or
  /// as a headline, wherever that is known to stand in the flow of a screen.
  var isSectionTitleComponent: Bool {
    guard isHeadingComponent, isHeadline || boldLook(of: heading) != nil,
      heading.addsTrait("isHeader", "isButton", "isLink") == .no,
      !heading.hasModifier("accessibilityHeading"), let name = heading.declaration?.name,
      Identifier.words(of: name).contains("section"),
      // What is called a section's header is told of as one.
      !["SectionHeader", "SectionHeaderView"].contains(where: name.hasSuffix),
      heading.tree.elements.allSatisfy({ view in
        view.index == heading.index || !view.is(.text, .label) && view.isTextual != .unknown
      }), let use = heading.tree.context.use(of: name)
    else { return false }
    return [
      use.isHidden, use.isSpokenFor, use.isOverruled, use.isCombined, use.isRepeated, use.isInMenu,
      use.isInToolbar, use.isListHeader, use.isGlanced,
    ].allSatisfy { $0 == .no }
  }

  /// Whether it is the headline that opens a card with buttons which a condition lays over a screen.
  var isDialogTitle: Bool {
    guard isHeadline, heading.addsTrait("isHeader", "isButton", "isLink") == .no,
      !heading.hasModifier("accessibilityHeading"), let card = heading.container,
      card.is(.vStack), card.content.first?.index == heading.index,
      card.hasModifier("background"),
      card.hasModifier("cornerRadius", "clipShape", "shadow", "border", "overlay")
        || card.modifier("background")?.argument("in") != nil,
      card.content.contains(where: { $0.is(.button) })
    else { return false }
    let layer = sequence(first: card, next: \.container).first { !$0.conditions.isEmpty }
    guard let layer, layer.conditions.last?.kind == .branch, layer.conditions.last?.alternative == 0
    else { return false }
    return layer.container?.is(.zStack) == true || layer.slotInContainer == .overlay
  }

  /// Whether it is a text in the headline style, or a bold line of written words, that opens a part of
  /// the screen: what repeats or scrolls comes right after it.
  var isSectionHeadline: Bool {
    guard isHeadline || boldLook(of: heading) != nil && isWritten(heading),
      heading.addsTrait("isHeader", "isButton", "isLink") == .no,
      !heading.hasModifier("accessibilityHeading"), heading.slotInContainer == .content,
      var container = heading.container
    else { return false }
    var line = heading
    // A line of its own, with space or a picture beside the words: no other words.
    if container.row?.layout == .horizontal, let outer = container.container,
      container.slotInContainer == .content,
      container.content.allSatisfy({
        $0.index == heading.index || $0.is(.spacer, .image, .progressView)
          || $0.is(.button, .link, .navigationLink, .menu)
      })
    {
      line = container
      container = outer
    }
    guard container.row?.layout == .vertical || container.isPassthrough else { return false }
    let next = container.content.first {
      $0.index > line.index && !$0.is(.spacer, .divider)
    }
    guard let next else { return false }
    if next.is(
      .forEach,
      .list,
      .grid,
      .table,
      .chart,
      .lazyVGrid,
      .lazyHGrid,
      .lazyVStack,
      .scrollView
    ) {
      return true
    }
    // A view of the project that is named after what it shows several of.
    guard next.isCustomView, let last = Identifier.words(of: next.typeName).last else {
      return false
    }
    return ["grid", "list", "carousel", "collection", "rows", "cards"].contains(last)
  }

  /// Whether it stands right below a larger heading, and right above data in the same style: of a summary
  /// it is one of the lines.
  var isLineOfData: Bool {
    guard let style = style(of: heading), heading.slotInContainer == .content,
      let column = heading.container, column.row?.layout == .vertical
    else { return false }
    let lines = column.content.filter {
      !$0.is(.spacer, .divider) && !$0.isAlternative(to: heading)
    }
    guard let above = lines.last(where: { $0.index < heading.index }), above.is(.text),
      let larger = self.style(of: above), larger.points > style.points,
      let below = lines.first(where: { $0.index > heading.index }), below.is(.text),
      below.visibleText.value?.literal == nil
    else { return false }
    return self.style(of: below) == style
  }

  /// The text style of a text, whatever traits it has.
  private func style(of text: Element) -> TextStyle? {
    if case .style(let style)? = Typography(of: text).font?.font.face { style } else { nil }
  }

  private var isHeadline: Bool {
    if case .style(.headline)? = Typography(of: heading).font?.font.face { true } else { false }
  }

  /// Whether it shows what a property holds that is not called after titles, in a size given in points:
  /// the figures of a display are set like that too.
  var isLargeData: Bool {
    guard heading.visibleText.value?.literal == nil,
      let name = heading.arguments.first?.value.path
    else { return false }
    switch Typography(of: heading).font?.font.face {
    case .style: return false
    case .system, .custom, .customFixed: return !Self.words.matchesEnd(of: name)
    case nil: return Heading(of: heading).ownFont != nil && !Self.words.matchesEnd(of: name)
    }
  }

  /// What properties are called that hold words rather than figures.
  private static let words = NameHint("title* name head* caption subject label text question")

  /// Whether it is one of several bold lines of a column that look alike, each over text of its own: the
  /// captions of the parts of a screen.
  var isOneOfSeveralCaptions: Bool {
    guard !heading.tree.isOverlong, let look = captionLook(of: heading),
      let column = heading.container,
      column.row?.layout == .vertical || column.is(.scrollView),
      heading.slotInContainer == .content
    else { return false }
    let lines = column.content.filter { !$0.is(.spacer, .divider) }
    let captions = lines.indices.filter { position in
      guard captionLook(of: lines[position]) == look else { return false }
      let below = lines[(position + 1)...].first { !$0.isAlternative(to: lines[position]) }
      return below.map { $0.is(.text, .link) && $0.isTextual == .yes && !isBold($0) } ?? false
    }
    return captions.count > 1 && captions.contains { lines[$0].index == heading.index }
  }

  /// How a bold line of written words looks; nil for other views.
  private func captionLook(of line: Element) -> String? {
    guard line.is(.text), let look = boldLook(of: line), isWritten(line),
      Heading(of: line).text != nil, line.addsTrait("isHeader", "isButton", "isLink") == .no,
      !line.hasModifier("accessibilityHeading", "accessibilityLabel")
    else { return nil }
    return look
  }

  /// How the letters of a bold line are set: the source of its font; nil where they are not bold.
  private func boldLook(of line: Element) -> String? {
    if let own = Heading(of: line).ownFont { return own.isBold ? own.look : nil }
    guard isBold(line), let font = Typography(of: line).font?.font else { return nil }
    if case .customFixed = font.face { return nil }
    return font.expression.source
  }

  /// Whether its words are written out, or in the string tables, rather than data.
  private func isWritten(_ line: Element) -> Bool {
    line.visibleText.value?.literal != nil
      || line.arguments.first?.value.isKeyOfWords == true
  }

  private func isBold(_ text: Element) -> Bool {
    Typography(of: text).font?.font.isBold == true || text.hasModifier("bold")
      || FontSpec.isBold(text.modifier("fontWeight")?.firstArgument?.memberName)
  }
}

/// What a heading may stand over. A text with nothing but buttons below it is the content itself,
/// such as a question or a status.
private func isContent(_ element: Element) -> Bool {
  if element.isPassthrough || element.isLayout, element.hasChildren {
    return isUnknownInside(element) || element.children.contains { isContent($0) }
  }
  return element.isHidden != .yes && element.row?.isPaint != true
    && !element.is(.button, .link, .shareLink, .image, .progressView)
}

/// Whether a view that is not known, or that scrolls or repeats, is directly inside another.
private func isUnknownInside(_ element: Element) -> Bool {
  element.is(.forEach, .list, .form, .scrollView, .section)
    || element.children.contains { $0.isUnknownView || $0.isCustomView }
}

extension HeadingPlace {
  /// Whether a text that stands out more goes before it on the same line: “(draft)” beside the bold name
  /// of a document.
  var addsToHeading: Bool {
    guard let line = heading.container, line.row?.layout == .horizontal,
      heading.slotInContainer == .content
    else { return false }
    let own = look(of: heading)
    return line.content.contains { other in
      guard other.index < heading.index, other.is(.text),
        Heading(of: other).style != nil || other.addsTrait("isHeader") == .yes
      else {
        return false
      }
      let look = look(of: other)
      return look.isBold && !own.isBold || look.points > own.points && look.isBold == own.isBold
    }
  }

  private func look(of text: Element) -> (points: Double, isBold: Bool) {
    let font = text.modifiers.first { $0.name == "font" }?.firstArgument
    let weight = text.modifier("fontWeight")?.firstArgument?.memberName
    let isBold =
      Typography(of: text).font?.font.isBold == true || FontSpec.isBold(weight)
      || text.hasModifier("bold") || font?.source.lowercased().includes("bold") == true
    return (Heading(of: text).style?.points ?? 0, isBold)
  }
}
