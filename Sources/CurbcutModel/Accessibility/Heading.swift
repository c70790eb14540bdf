/// What makes a text look like a heading.
package struct Heading: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension Heading {
  /// The text style that makes a text look like a heading, or the one that is nearest to its fixed
  /// size; nil where none does, or where it is one for assistive technology too.
  package var style: TextStyle? {
    guard
      let style = Typography(of: element).font?.font.nearestStyle ?? styleOfOwnFont
        ?? styleOfNamedFont,
      element.project.headingFonts.contains(style.rawValue),
      element.addsTrait("isHeader", "isButton", "isLink") == .no,
      !element.modifiers.contains(where: \.setsHeadingLevel),
      !(isThin && [.title2, .title3].contains(style))
    else { return nil }
    return style
  }

  /// The style that a modifier of the project stands for, going by its name and what it is given:
  /// `titleFont(size: 23)`, `appFont(.h1)`. Only where it is known what the modifier applies.
  private var styleOfOwnFont: TextStyle? {
    guard element.is(.text, .label), element.hasModifier(.applying) else { return nil }
    for modifier in element.modifiers where modifier.categories.contains(.foreign) {
      let words = Identifier.words(of: modifier.name)
      guard words.contains("font") || words.contains("style") || words.contains("typography")
      else { continue }
      let name = modifier.firstArgument?.memberName ?? ""
      // `.styleGuide(.title2)` says which style it is, whoever declares it.
      guard TextStyle(rawValue: name) != nil || element.tree.context.knowsModifier(modifier.name)
      else { continue }
      let given = Identifier.words(of: name)
      let isHeading = !Set(words + given).isDisjoint(with: [
        "title", "title1", "title2", "title3", "heading", "heading1", "heading2", "heading3",
        "headline", "header", "h1", "h2", "h3",
      ])
      let isSmaller = !Set(words + given).isDisjoint(with: ["subtitle", "sub", "caption", "small"])
      if isHeading, !isSmaller { return .title2 }
    }
    // `brandFont(size: 24, weight: .bold)` says how large the letters are.
    return ownFont.flatMap { TextStyle.nearest(toPoints: $0.points, isBold: $0.isBold) }
  }

  /// The size in points and the weight that a modifier of the project is given for letters:
  /// `brandFont(size: 16, weight: .bold)`, `fontSize(22, .bold)`; nil where none is written.
  package var ownFont: (points: Double, isBold: Bool, look: String)? {
    guard element.is(.text, .label), element.hasModifier(.applying) else { return nil }
    for modifier in element.modifiers where modifier.categories.contains(.foreign) {
      guard Identifier.words(of: modifier.name).contains("font"),
        element.tree.context.knowsModifier(modifier.name),
        let points = modifier.arguments.lazy.compactMap({ argument in
          [nil, "size", "ofSize"].contains(argument.label) ? argument.value.number : nil
        }).first
      else { continue }
      let isBold = modifier.arguments.contains { FontSpec.isBold($0.value.memberName) }
      let look = ([modifier.name] + modifier.arguments.map(\.value.source)).joined(separator: " ")
      return (points, isBold, look)
    }
    return nil
  }

  /// The style that a font of the project stands for, going by its name where its value is not
  /// known: `.font(.heading2)`, `.font(Theme.Fonts.sectionTitle)`.
  private var styleOfNamedFont: TextStyle? {
    switch Typography(of: element).font?.font.face {
    case .custom, .customFixed, nil: break
    case .style, .system: return nil
    }
    guard let argument = element.modifiers.first(where: { $0.name == "font" })?.firstArgument,
      let name = argument.memberName ?? argument.call?.callee.memberName
    else { return nil }
    // `.font(.styleGuide(.title2))`
    let given = argument.call?.arguments.first?.value.memberName ?? ""
    let words = Set(Identifier.words(of: name) + Identifier.words(of: given))
    guard words.isDisjoint(with: ["subtitle", "sub", "caption", "small", "body", "button", "font"])
    else { return nil }
    return words.isDisjoint(with: [
      "title", "title1", "title2", "heading", "heading1", "heading2", "h1", "h2", "headline1",
      "headline2",
    ]) ? nil : .title2
  }

  /// Whether its letters are thinner than usual: large words that are not meant to stand out.
  private var isThin: Bool {
    let weight =
      element.modifier("fontWeight")?.firstArgument?.memberName
      ?? Typography(of: element).font?.font.weight
    return ["light", "thin", "ultraLight"].contains(weight)
  }

  /// Whether it is read on its own in the flow of a screen: not hidden, not part of a control, a
  /// row or a whole, not drawn by the system.
  package var isPlainReading: Bool {
    guard !element.isUnreachable, element.labeledControl == nil, element.combiningElement == nil,
      element.isInteractive == .no,
      element.place.isDisjoint(with: .list) || opensRows || isWrittenTitle,
      element.place.isDisjoint(with: [
        .toolbar, .menu, .background, .sectionHeader, .tabItem, .systemStyled,
        .representation, .navigationLink, .labeledContent,
      ])
    else { return false }
    // The pages of a tab view are screens, however they are made.
    if !element.place.isDisjoint(with: .repeated),
      element.enclosing(.forEach)?.container?.is(.tabView) != true, !opensGroup, !opensSection
    {
      return false
    }
    // Up to the view that presents the screen, sheet or popover it is on.
    let around = sequence(first: element) { $0.slot.isSeparatePlace ? nil : $0.parent }.dropFirst()
    return !around.contains {
      $0.isInteractive == .yes && !$0.is(.disclosureGroup, .map)
        && !($0.row?.isInteractive != true && $0.taps.contains(where: \.dismissesKeyboard))
        && !isDraggedScreen($0)
    }
  }

  /// Whether it is a whole screen, with a bar of its own, that a finger only drags or swipes.
  private func isDraggedScreen(_ view: Element) -> Bool {
    view.row?.isInteractive != true && view.taps.isEmpty
      && !view.hasModifier("onLongPressGesture")
      && view.hasModifier("toolbar", "navigationTitle", "navigationBarTitle")
  }

  /// Whether it is the first row of a section or list, set larger than all the rows of plain text that
  /// follow it there.
  private var opensRows: Bool {
    guard let section = element.container, section.is(.section, .list, .form), element.is(.text),
      element.slotInContainer == .content, let style, style != .headline
    else { return false }
    let rows = section.content
    let others = rows.dropFirst()
    return rows.first?.index == element.index && others.count > 1
      && others.allSatisfy { row in
        !row.is(.text, .label) || Heading(of: row).style == nil
      }
      && others.first?.is(.text) == true && others.first?.isTextual == .yes
  }

  /// Whether it is a title that is written out, in a row of its own kind: bold, and larger than the words of
  /// any row are.
  private var isWrittenTitle: Bool {
    guard element.is(.text), !element.isConditional, element.visibleText.value?.literal != nil,
      let style, [.largeTitle, .title, .title2].contains(style)
    else { return false }
    return Typography(of: element).font?.font.isBold == true || element.hasModifier("bold")
      || FontSpec.isBold(element.modifier("fontWeight")?.firstArgument?.memberName)
  }

  /// Whether it is what a group of rows begins with: the loop that makes it goes on with a loop of
  /// its own.
  private var opensGroup: Bool {
    guard let loop = element.container, loop.is(.forEach) else { return false }
    let content = loop.content
    return content.first?.index == element.index && content.dropFirst().contains { $0.is(.forEach) }
  }

  /// Whether it begins each section of a text that a loop sets one below the other: other text follows
  /// it in the loop, be it in a plain column, which is no card or row.
  private var opensSection: Bool {
    guard var holder = element.container else { return false }
    let content = holder.content.filter { !$0.is(.spacer, .divider) }
    guard content.first?.index == element.index,
      content.dropFirst().contains(where: { $0.is(.text) && $0.isTextual == .yes })
    else { return false }
    if holder.row?.layout == .vertical, let loop = holder.container, loop.is(.forEach) {
      guard let style, [.largeTitle, .title, .title2].contains(style),
        holder.hasControl == .no, holder.hasImagery == .no, holder.isInteractive == .no,
        !holder.ownModifiers.contains(where: { Self.cardLooks.contains($0.name) })
      else { return false }
      holder = loop
    }
    return holder.is(.forEach) && holder.container?.row?.layout == .vertical
      && holder.enclosing(.scrollView).map { ScrollAxis(of: $0) == .vertical } != false
  }

  /// Modifiers that set a stack apart from what is around it, as a card or something to press.
  private static let cardLooks: Set<String> = [
    "background", "overlay", "border", "clipShape", "cornerRadius", "shadow", "frame",
    "containerRelativeFrame", "contextMenu", "swipeActions", "scrollTransition", "glassEffect",
  ]

  /// The words of a text that may be a heading; nil for figures, times, emoji and single letters.
  package var text: String? {
    if element.is(.text), element.arguments.count > 1,
      element.arguments.contains(where: {
        ["format", "style", "formatter", "timerInterval"].contains($0.label)
      })
    {
      return dayOfHeadline
    }
    let written = element.is(.text) ? element.arguments.first?.value.withoutFallback : nil
    guard case .known(let phrase) = lookedUp ?? written?.phrase ?? element.visibleText else {
      return nil
    }
    if let argument = written ?? element.arguments.first?.value, let name = argument.memberName,
      case .expression? = phrase.parts.first, phrase.parts.count == 1
    {
      // `members.abbreviated`, `total.formatted` are written forms of a figure.
      let forms: Set<String> = ["abbreviated", "formatted", "description", "formattedString"]
      if forms.contains(name), case .member(let base?, _) = argument.form,
        let figure = base.memberName, Self.isFigure(figure)
      {
        return nil
      }
      return Self.isFigure(name) ? nil : phrase.spoken
    }
    if element.arguments.first?.value.isKeyOfWords == true { return phrase.spoken }
    if phrase.isFigure { return nil }
    if hasWrittenFallback { return phrase.spoken }
    let letters = phrase.parts.reduce(0) { count, part in
      guard case .words(let words) = part else { return count }
      return count + words.filter(\.isLetter).count
    }
    return letters >= 3 && phrase.spoken.count <= 120 ? phrase.spoken : nil
  }

  /// The day that a headline shows, over what is of that day; nil for other values in a format.
  private var dayOfHeadline: String? {
    guard case .style(.headline)? = Typography(of: element).font?.font.face,
      element.arguments.contains(where: { argument in
        let words = Identifier.words(of: argument.value.source)
        return ["format", "style", "formatter"].contains(argument.label)
          && (words.contains("date") || words.contains("day")) && !words.contains("time")
      })
    else { return nil }
    return element.arguments.first?.value.phrase.value?.spoken
  }

  /// The words that a function of generated code looks up in the project's string tables.
  private var lookedUp: Fact<Phrase>? {
    guard element.is(.text), element.arguments.first?.value.call != nil,
      case .known(let words) = element.visibleText, words.literal != nil
    else { return nil }
    return .known(words)
  }

  /// Whether it shows what a call gives, and written words in its place where there is nothing:
  /// `book.title?.cleaned() ?? "Untitled"`.
  private var hasWrittenFallback: Bool {
    guard element.is(.text), let argument = element.arguments.first?.value,
      case .operators(let operands, let operators) = argument.form, operators == ["??"],
      operands.count == 2, operands[0].call != nil, let words = operands[1].phrase.value?.literal
    else { return false }
    return words.count(where: \.isLetter) >= 3
  }

  /// Whether a property's name says that it holds a figure rather than words.
  fileprivate static func isFigure(_ name: String) -> Bool {
    NameHint.figure.matches(name)
  }
}

extension Phrase {
  /// Whether it is one interpolated figure: `"\(distance.formatted())"`.
  package var isFigure: Bool {
    guard parts.count == 1, case .expression(let source) = parts[0] else { return false }
    return source.split { !$0.isLetter }.contains { Heading.isFigure(String($0)) }
  }
}

extension FontSpec {
  /// The text style it is, or the one that is nearest to a literal size.
  fileprivate var nearestStyle: TextStyle? {
    switch face {
    case .style(let style): style
    case .system(let size): size.number.flatMap { TextStyle.nearest(toPoints: $0, isBold: isBold) }
    case .custom(_, let style?):
      // What a font is scaled like says what it is for.
      style.memberName.flatMap { TextStyle(rawValue: $0) }
    case .custom(let size, nil):
      size.number.flatMap { TextStyle.nearest(toPoints: $0, isBold: isBold) }
    case .customFixed: nil
    }
  }
}

extension Modifier {
  /// Whether it gives a heading its level: `.unspecified` is none.
  fileprivate var setsHeadingLevel: Bool {
    name == "accessibilityHeading" && firstArgument?.memberName != "unspecified"
  }
}
