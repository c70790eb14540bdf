extension Element {
  /// Whether a text of one line loses words when it grows: not figures, not short words, not what
  /// shrinks, wraps or is cut on purpose.
  package var mayTruncate: Bool {
    guard platforms.contains(.iOS), !isGlanced,
      declaration?.readsEnvironment("dynamicTypeSize") != true,
      declaration?.readsEnvironment("sizeCategory") != true,
      !hasModifier(
        "minimumScaleFactor",
        "fixedSize",
        "monospacedDigit",
        "allowsTightening"
      ),
      // What is cut at the end is cut as if nothing had been said.
      modifiers.allSatisfy({
        $0.name != "truncationMode" || $0.firstArgument?.memberName == "tail"
      }),
      place.isDisjoint(with: [
        .toolbar, .menu, .tabItem, .systemStyled, .representation, .navigationLink,
      ]),
      enclosing(.viewThatFits) == nil, headingWords != nil, !showsAddress
    else { return false }
    guard let words = visibleText.value?.literal else { return visibleText != .unknown }
    return words.count > 12
  }

  /// Whether its words are an address by the name of what they come from: no line of it is read.
  private var showsAddress: Bool {
    guard let names = arguments.first?.value.smallNames else { return false }
    return names.contains { name in
      ["url", "absoluteString", "host", "email", "path"].contains {
        name == $0 || name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst())
          || name.hasSuffix("URL")
      }
    }
  }

  /// Whether it is a text outside of controls that loses words when it grows.
  package var mayTruncateByItself: Bool {
    self.is(.text, .label) && labeledControl == nil && mayTruncate
  }

  /// Whether a line limit of its chain is that of a text inside: none is nearer to it, and nothing
  /// on the way lets it shrink.
  package var passesLineLimitToWords: Bool {
    let yielding: Set<String> = ["lineLimit", "minimumScaleFactor", "truncationMode", "fixedSize"]
    guard !modifiers.contains(where: { $0.name != "lineLimit" && yielding.contains($0.name) })
    else { return false }
    return descendants.prefix(64).contains { text in
      text.place == place && text.mayTruncateByItself
        && sequence(first: text, next: \.parent).prefix { $0.index != index }.allSatisfy {
          !$0.ownModifiers.contains { yielding.contains($0.name) }
        }
    }
  }

  /// Whether it holds text that asks for more room when it grows, and nothing that scrolls or draws.
  package var growsWithText: Bool {
    guard platforms.contains(.iOS), !isGlanced,
      place.isDisjoint(with: [.toolbar, .menu, .tabItem]),
      self.is(.text, .label, .button, .hStack, .vStack, .zStack), !isComponent,
      !self.is(.text) || headingWords != nil,
      !showsOnlyIcon
    else { return false }
    return !descendants.contains { element in
      element.showsOnlyIcon
        || element.is(
          .scrollView,
          .list,
          .form,
          .map,
          .chart,
          .textEditor,
          .image,
          .asyncImage,
          .canvas,
          .geometryReader
        ) || element.isUnknownView || element.isCustomView || element.isComponent
    }
  }

  /// Whether a symbol stands in a row with words that are certainly read.
  package var standsInRowWithText: Bool {
    // A symbol that changes tells something; one that is always there repeats the words.
    guard imageCondition == nil, !conditions.contains(where: { $0.kind == .branch }),
      let container, container.row?.layout == .horizontal, slotInContainer == .content,
      container.isInteractive == .no, combiningElement == nil
    else { return false }
    return siblings.contains { $0.isTextual == .yes && $0.is(.text, .label, .vStack) }
  }

  /// Whether it is a drawing that shows something: a canvas, a shape that fills with a value, a
  /// small dot whose color depends.
  package var drawsSomethingToTell: Bool {
    if self.is(.canvas, .spriteView, .sceneView, .realityView) { return !isOrnamentByName }
    guard row?.isPaint == true else { return false }
    if drawsProportion { return true }
    if let trim = ownModifiers.first(where: { $0.name == "trim" }), let end = trim.argument("to") {
      // A part that begins somewhere is a segment; what is drawn when it appears only moves.
      guard trim.argument("from").map({ $0.number != nil || $0.memberName == "zero" }) ?? true
      else { return false }
      return end.number == nil && !end.mentionsMotion && !isDrawnOnAppearing(to: end)
    }
    guard self.is(.circle, .capsule, .rectangle, .roundedRectangle),
      let fill = ownModifiers.first(where: {
        ["fill", "foregroundStyle", "foregroundColor"].contains($0.name)
      }),
      case .ternary(let condition, _, _)? = fill.firstArgument?.form, !condition.mentionsMotion,
      !condition.source.contains("%"), !standsBesideWords(that: condition),
      let side = [frame.width.points, frame.height.points].compactMap({ $0 }).max()
    else { return false }
    return side <= 24
  }

  /// Whether what it is drawn to is set to a number when the view appears, and to nothing else.
  private func isDrawnOnAppearing(to end: Expression) -> Bool {
    guard let name = end.memberName,
      declaration?.property(name)?.attributes.contains("State") == true
    else { return false }
    return sequence(first: self, next: \.parent).contains { element in
      element.modifiers.contains { modifier in
        guard modifier.name == "onAppear",
          let closure = modifier.handler
        else { return false }
        return ActionFact(closure, in: declaration).assignments.contains { target, value in
          target == name && value.number != nil
        }
      }
    }
  }

  /// Whether the words in the same row change with a condition too.
  private func standsBesideWords(that condition: Expression) -> Bool {
    guard container?.row?.layout == .horizontal else { return false }
    let names = condition.decidingNames
    return siblings.flatMap { [$0] + $0.descendants.prefix(64) }.contains { element in
      element.conditions.contains { condition in names.contains { condition.source.contains($0) } }
        || element.arguments.contains { argument in
          !argument.isTrailingClosure && names.contains { argument.value.mentions($0) }
        }
    }
  }

  /// Whether words beside the pile give what it is wide or high by: “45%” next to a bar.
  private func isToldBeside(by pile: Element) -> Bool {
    let lengths = ownModifiers.flatMap { modifier in
      ["width", "height"].compactMap { modifier.argument($0) }
    }
    let sides: Set = ["width", "height", "size", "max", "min", "CGFloat"]
    let names = lengths.reduce(into: Set<String>()) { $0.formUnion($1.decidingNames) }
      .subtracting(sides)
    var element = pile
    for _ in 0..<3 {
      guard let container = element.container else { return false }
      if container.row?.layout == .horizontal || container.row?.layout == .vertical {
        let texts = element.siblings.flatMap { [$0] + $0.descendants.prefix(64) }
        return texts.contains { text in
          text.is(.text)
            && text.arguments.contains { argument in
              names.contains { argument.value.mentions($0) }
            }
        }
      }
      element = container
    }
    return false
  }

  /// Whether the type or member it stands in is named after an ornament, such as `ConfettiView`.
  private var isOrnamentByName: Bool {
    var names = ancestors.filter(\.isPassthrough).map { $0.typeName.lowercased() }
    if case .member(let name) = tree.purpose { names.append(name.lowercased()) }
    if let name = declaration?.name { names.append(name.lowercased()) }
    let ornaments = [
      "confetti", "particle", "sparkle", "snow", "firework", "background", "pattern", "texture",
      "decorat", "shimmer", "gradient", "noise", "grain",
    ]
    return names.contains { name in ornaments.contains { name.contains($0) } }
  }

  /// Whether it is the upper of two shapes on a pile, and how much of the lower it covers is
  /// computed: a homemade bar.
  private var drawsProportion: Bool {
    guard conditions.isEmpty, let pile = container, pile.is(.zStack),
      ownModifiers.contains(where: { $0.name == "frame" && $0.isProportion }),
      let ground = pile.content.first, ground.index != index, ground.row?.isPaint == true,
      !isToldBeside(by: pile)
    else { return false }
    return pile.content.allSatisfy { $0.row?.isPaint == true }
  }
}

extension Modifier {
  /// Whether a width or height is a product of which one factor is no literal: `width * share`.
  fileprivate var isProportion: Bool {
    ["width", "height"].contains { side in
      guard let length = argument(side), case .operators(let factors, let signs) = length.form,
        signs.contains("*"), !length.mentionsMotion
      else { return false }
      return factors.count > 1 && factors.allSatisfy { $0.number == nil }
    }
  }
}

extension Expression {
  /// Whether it is about an animation or a place rather than about what is shown.
  fileprivate var mentionsMotion: Bool {
    let source = source.lowercased()
    return [
      "anim", "appear", "press", "hover", "drag", "rotat", "index", "page", "current", "timeline",
      "date", "phase", "spin",
    ]
    .contains {
      source.contains($0)
    }
  }
}
