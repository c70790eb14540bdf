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
    case .coloring: color(by: modifier, of: element)
    case .tint:
      guard tint == nil, !isTintUnknown else { return }
      tint = modifier.firstArgument.flatMap { ColorReader(element: element).colors(of: $0) }
      isTintUnknown = tint == nil || modifier.isConditional
    case .background:
      guard ground == .open else { return }
      add(PaintEffect.ground(of: modifier, at: index, in: element), by: modifier, of: element)
    case .opacity: fade(by: modifier)
    case .overlay:
      if ground == .open, PaintEffect.covers(overlayAt: index, in: element) { ground = .unknown }
    case .scheme: fix(schemeBy: modifier)
    case .environment:
      if modifier.firstArgument?.source.contains("colorScheme") == true {
        fix(schemeBy: modifier)
      }
    case .distortion:
      if ground == .open { ground = .unknown }
    case .custom: open(modifier, of: element)
    }
  }

  mutating func color(by modifier: Modifier, of element: Element) {
    guard words == nil, !areWordsUnknown else { return }
    guard let argument = modifier.firstArgument, !modifier.isConditional,
      let choices = ColorReader(element: element).colors(of: argument)
    else {
      areWordsUnknown = true
      return
    }
    words = choices
    coloring = modifier
    isColoredItself = element.index == start.index && modifier.origin == .own
  }

  mutating func fade(by modifier: Modifier) {
    guard ground == .open else { return }
    guard let factor = modifier.firstArgument?.number, !modifier.isConditional else {
      ground = .unknown
      return
    }
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
    guard let applied = element.tree.context.modifiers(appliedBy: name), !modifier.isConditional
    else {
      if modifier.name.hasPrefix("on") || modifier.name.hasPrefix("accessibility") { return }
      if ground == .open { ground = .unknown }
      if words == nil { areWordsUnknown = true }
      return
    }
    for inner in applied {
      // What is inside depends on the arguments, and closures there are not lowered here.
      guard let effect = PaintEffect.effect(of: inner) else { continue }
      switch effect {
      case .coloring:
        if words == nil { areWordsUnknown = true }
      case .tint: isTintUnknown = isTintUnknown || tint == nil
      default:
        if ground == .open { ground = .unknown }
      }
    }
  }

  mutating func fix(schemeBy modifier: Modifier) {
    let argument = modifier.name == "environment" ? modifier.arguments.last?.value : nil
    switch (argument ?? modifier.firstArgument)?.memberName {
    case "dark": appearances = [.dark]
    case "light": appearances = [.light]
    default: ground = .unknown
    }
  }

  mutating func add(
    _ painting: PaintEffect.Layer,
    by modifier: Modifier?,
    of element: Element
  ) {
    switch painting {
    case .nothing: return
    case .unknown: ground = .unknown
    case .colors(let choices):
      layers.append(choices)
      if grounding == nil, element.index == start.index, modifier?.origin == .own {
        grounding = modifier
      }
      // An opaque arm ends the way for good only where all arms are.
      if choices.allSatisfy(\.color.isOpaque) { ground = .painted }
    }
  }
}
