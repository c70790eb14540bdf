extension BackgroundResolver {
  mutating func read(_ element: Element, from first: Int) {
    for (index, modifier) in element.tree.records[element.index].modifiers.enumerated()
    where index >= first {
      if case .applied = modifier.origin { continue }
      read(modifier, at: index, of: element)
      if isDone { return }
    }
  }

  mutating func read(_ modifier: Modifier, at index: Int, of element: Element) {
    guard let effect = PaintEffect.effect(of: modifier) else { return }
    switch effect {
    case .color: color(by: modifier, of: element)
    case .tint:
      guard tint == nil, !isTintUnknown else { return }
      tint = modifier.firstArgument.flatMap { ColorReader(element: element).colors(of: $0) }
      isTintUnknown = tint == nil || modifier.isConditional
      tintModifier = modifier
    case .background:
      guard background == .open else { return }
      add(
        PaintEffect.background(of: modifier, at: index, in: element),
        by: modifier,
        of: element,
        unless: .modifier(modifier)
      )
    case .opacity: fade(by: modifier, of: element)
    case .overlay:
      if background == .open, PaintEffect.covers(overlayAt: index, in: element) {
        loseBackground(by: .modifier(modifier))
      }
    case .scheme: fix(schemeBy: modifier)
    case .environment:
      if modifier.firstArgument?.source.includes("colorScheme") == true {
        fix(schemeBy: modifier)
      }
    case .distortion:
      guard background == .open else { return }
      // A shadow around words helps a little.
      if modifier.name == "shadow" {
        doubtBackground(by: .modifier(modifier))
      } else {
        loseBackground(by: .modifier(modifier))
      }
    case .custom: open(modifier, of: element)
    }
  }

  mutating func color(by modifier: Modifier, of element: Element) {
    guard text == nil, !isTextUnknown, !isOfTint else { return }
    if !modifier.isConditional, modifier.firstArgument?.path == ".tint" {
      isOfTint = true
      colorModifier = modifier
      isColoredItself = element.index == start.index && modifier.origin == .own
      return
    }
    guard let argument = modifier.firstArgument, !modifier.isConditional,
      let choices = ColorReader(element: element).colors(of: argument, givenTo: modifier)
    else {
      loseText(by: .modifier(modifier))
      return
    }
    text = choices
    colorModifier = modifier
    isColoredItself =
      element.index == start.index && modifier.origin == .own && !start.isConcatenated
  }

  mutating func fade(by modifier: Modifier, of element: Element) {
    guard background == .open else { return }
    // Fading lowers contrast: what fails in full fails faded. The least that is known counts.
    guard !modifier.isConditional, let argument = modifier.firstArgument,
      let factor = ConstantResolver(of: element).resolved(argument).numberRange?.upperBound,
      factor < 1
    else { return }
    opacity *= factor
    layers = layers.map { layer in
      layer.map { $0.changed { $0.mapped { $0.faded(by: factor) } } }
    }
  }

  /// A `View` extension or modifier type of the project: what it applies stands in its place.
  mutating func open(_ modifier: Modifier, of element: Element) {
    let name =
      modifier.name == "modifier"
      ? modifier.firstArgument?.call?.callee.path ?? "" : modifier.name
    guard let applied = element.tree.context.facts[name]?.modifiers?.applied(by: modifier),
      !modifier.isConditional
    else {
      if modifier.name.hasPrefix("on") || modifier.name.hasPrefix("accessibility") { return }
      if background == .open { doubtBackground(by: .modifier(modifier)) }
      if text == nil { loseText(by: .modifier(modifier)) }
      return
    }
    for inner in applied {
      // What depends on the arguments is not known, and closures there are not lowered here.
      guard let effect = PaintEffect.effect(of: inner) else { continue }
      if effect == .background || effect == .overlay,
        inner.arguments.first?.value.paintsNothing == true
      {
        continue
      }
      let argument = inner.isConditional ? nil : inner.firstArgument
      let written = argument.flatMap { $0.isSelfContained ? $0 : nil }
      switch effect {
      case .color:
        if text != nil || isTextUnknown || isOfTint { continue }
        if let choices = written.flatMap({ ColorReader(element: element).colors(of: $0) }) {
          text = choices.map(\.chosenElsewhere)
          colorModifier = modifier
          isColoredItself = element.index == start.index && modifier.origin == .own
        } else {
          loseText(by: .modifier(modifier))
        }
      case .background where background == .open && inner.arguments.first?.label == nil:
        guard let written, let painted = PaintEffect.shown(by: written, in: element) else {
          loseBackground(by: .modifier(modifier))
          continue
        }
        add(
          .colors(painted.map(\.chosenElsewhere)),
          by: nil,
          of: element,
          unless: .modifier(modifier)
        )
      case .tint: isTintUnknown = isTintUnknown || tint == nil
      case .environment where inner.firstArgument?.source.includes("colorScheme") != true: continue
      case .custom where inner.isOpened: continue
      case _ where inner.name == "shadow", .custom, .overlay:
        if background == .open { doubtBackground(by: .modifier(modifier)) }
      default:
        if background == .open { loseBackground(by: .modifier(modifier)) }
      }
    }
  }

  mutating func fix(schemeBy modifier: Modifier) {
    let argument = modifier.name == "environment" ? modifier.arguments.last?.value : nil
    switch (argument ?? modifier.firstArgument)?.memberName {
    case "dark": appearances = [.dark]
    case "light": appearances = [.light]
    default: loseBackground(by: .modifier(modifier))
    }
  }

  /// - Parameter gap: what is not known where what is painted is not.
  mutating func add(
    _ painting: PaintEffect.Layer,
    by modifier: Modifier?,
    of element: Element,
    unless gap: @autoclosure () -> AppearanceGap.Cause
  ) {
    switch painting {
    case .nothing: return
    case .material: isOverMaterial = true
    case .unknown: loseBackground(by: gap())
    case .colors(let choices):
      // What a material makes of a color of the app is not worked out.
      if isOverMaterial { return loseBackground(by: gap()) }
      layers.append(choices)
      if backgroundModifier == nil, element.index == start.index, modifier?.origin == .own {
        backgroundModifier = modifier
      }
      // An opaque arm ends the way for good only where all arms are.
      if choices.allSatisfy(\.color.isOpaque) { background = .painted }
    }
  }
}
