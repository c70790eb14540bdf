import CurbcutSyntax

/// What modifiers and views paint, as far as it is behind text.
package enum PaintEffect {
  /// What a modifier does to the look of text or to what is behind it.
  enum Effect {
    case color, tint, background, opacity, overlay, scheme, environment
    /// Changes colors or places in ways that are not worked out.
    case distortion
    /// Neither Apple's nor without meaning: the project's own, or unknown.
    case custom
  }

  /// What something adds behind text.
  enum Layer {
    case nothing
    /// Something that what lies below shines through.
    case material
    case colors([ResolvedColor])
    case unknown
  }

  private static let effects: [String: Effect] = {
    var effects: [String: Effect] = [
      "foregroundStyle": .color, "foregroundColor": .color, "tint": .tint,
      "accentColor": .tint, "background": .background, "listRowBackground": .background,
      "opacity": .opacity, "overlay": .overlay, "preferredColorScheme": .scheme,
      "colorScheme": .scheme, "environment": .environment, "modifier": .custom, "if": .custom,
    ]
    for name in [
      "blendMode", "blur", "brightness", "colorInvert", "colorMultiply", "contrast", "grayscale",
      "hueRotation", "luminanceToAlpha", "mask", "saturation", "shadow", "redacted",
      "backgroundStyle", "glassEffect", "containerBackground", "offset", "position",
      "visualEffect", "scrollTransition", "textRenderer", "colorEffect", "layerEffect",
      "backgroundPreferenceValue", "overlayPreferenceValue", "invalidatableContent",
    ] {
      effects[name] = .distortion
    }
    return effects
  }()

  static func effect(of modifier: Modifier) -> Effect? {
    if let effect = effects[modifier.name] { return effect }
    return Catalogue.modifier(modifier.name) == nil ? .custom : nil
  }

  // MARK: Layers

  /// The one color that a `background` of a chain paints; nil where it is not one, or not known.
  package static func onlyColor(
    ofBackground modifier: Modifier,
    in element: Element
  )
    -> ResolvedColor?
  {
    let modifiers = element.tree.records[element.index].modifiers
    guard let index = modifiers.firstIndex(where: { $0 === modifier }),
      case .colors(let colors) = background(of: modifier, at: index, in: element),
      colors.count == 1, let color = colors.first
    else { return nil }
    return color.branches.isEmpty && !color.isGradientStop ? color : nil
  }

  /// What `.background(…)` paints behind what it modifies.
  static func background(of modifier: Modifier, at index: Int, in element: Element) -> Layer {
    guard !modifier.isConditional else { return .unknown }
    if modifier.argument("alignment") != nil {
      // A line beside the text is not behind it.
      let isLine = views(element, ofModifierAt: index)?.allSatisfy { $0.is(.divider) } ?? false
      return isLine ? .nothing : .unknown
    }
    if let argument = modifier.firstArgument, modifier.arguments.first?.label == nil {
      if argument.isMaterial { return .material }
      let plain = ColorReader(element: element).colors(of: argument, givenTo: modifier)
      if let colors = plain ?? shown(by: argument, in: element) { return .colors(colors) }
    }
    guard let views = views(element, ofModifierAt: index), let first = views.first else {
      return .unknown
    }
    if views.count == 1, first.conditions.count == element.conditions.count {
      return shown(by: first, upTo: nil)
    }
    return shown(byArms: views, in: element)
  }

  /// What `if` and `else` paint; nothing where there is no `else`.
  private static func shown(byArms views: [Element], in element: Element) -> Layer {
    let state = views.first?.conditions.last?.decision.map(RestingState.init(ofBranch:))
    guard views.count <= 2, let state else { return .unknown }
    var choices: [ResolvedColor] = []
    var source: String?
    for (index, view) in views.enumerated() {
      let conditions = view.conditions
      guard conditions.count == element.conditions.count + 1, let condition = conditions.last,
        condition.kind == .branch, condition.alternative == index,
        condition.decision?.node.kind == .ifExpr, condition.excluded.count == index,
        condition.decision?.node.branchCount ?? 0 <= 2
      else { return .unknown }
      let written = source ?? condition.source
      source = written
      guard index == 0 ? state.countsTrue : state.countsFalse else { continue }
      guard case .colors(let colors) = shown(by: view, upTo: nil) else { return .unknown }
      for color in colors {
        var color = color
        color.branches.append(ResolvedColor.Branch(condition: written, isTrue: index == 0))
        choices.append(color)
      }
    }
    guard let source else { return .unknown }
    if views.count == 1, state.countsFalse,
      var clear = ResolvedColor.system("clear", SystemColors.swiftUI, element)
    {
      clear.branches = [ResolvedColor.Branch(condition: source, isTrue: false)]
      choices.append(clear)
    }
    return choices.isEmpty ? .unknown : .colors(choices)
  }

  /// What an expression paints over all its room: a color, a gradient, a filled shape; nil where
  /// that is not known.
  static func shown(by expression: Expression, in element: Element) -> [ResolvedColor]? {
    let reader = ColorReader(element: element)
    var current = expression
    for _ in 0..<8 {
      if let colors = reader.colors(of: current) { return colors }
      guard case .call(let callee, let arguments) = current.form,
        case .member(let base?, let name) = callee.form
      else { return nil }
      switch name {
      case "fill" where arguments.first?.label == nil:
        // Only shapes are filled.
        guard let color = arguments.first?.value else { return nil }
        current = color
      case "foregroundColor", "foregroundStyle":
        guard let shape = base.call?.callee.path,
          let row = Catalogue.view(shape), row.isPaint, let color = arguments.first?.value
        else { return nil }
        current = color
      case "cornerRadius", "clipShape", "ignoresSafeArea", "edgesIgnoringSafeArea", "shadow":
        current = base
      default: return nil
      }
    }
    return nil
  }

  /// What a view paints over all its room.
  ///
  /// - Parameter limit: how many of its modifiers count; nil for all.
  static func shown(by element: Element, upTo limit: Int?) -> Layer {
    // Who only wants to know a size puts nothing there: `GeometryReader { Color.clear.onAppear { … } }`.
    if element.isPassthrough || element.is(.geometryReader) {
      let inner = element.content
      guard inner.count == 1, let only = inner.first, only.conditions.isEmpty,
        element.tree.records[element.index].modifiers.isEmpty
      else { return .unknown }
      return shown(by: only, upTo: nil)
    }
    guard let row = element.row, row.isPaint else {
      // A shape of the project, or one that it keeps under a name: `Shapes.card.fill(.white)`
      if element.row == nil, element.hasModifier("fill") {
        return filling(of: element, upTo: limit)
      }
      // A color under a name: `Theme.background.ignoresSafeArea()`
      guard element.isUnknownView else { return .unknown }
      let head = Expression(element.tree.records[element.index].head)
      return ColorReader(element: element).colors(of: head).map {
        changed($0, by: element, upTo: limit)
      } ?? .unknown
    }
    switch element.kind {
    case .spacer, .emptyView, .divider: return .nothing
    case .color:
      let colors = ColorReader(element: element).colors(
        of: Expression(element.tree.records[element.index].head)
      )
      return colors.map { changed($0, by: element, upTo: limit) } ?? .unknown
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient:
      let colors = ColorReader(element: element).colors(
        of: Expression(element.tree.records[element.index].head)
      )
      return colors.map { changed($0, by: element, upTo: limit) } ?? .unknown
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .concentricRectangle, .circle,
      .ellipse, .capsule, .containerRelativeShape:
      return filling(of: element, upTo: limit)
    default: return .unknown
    }
  }

  /// What fills a shape.
  private static func filling(of shape: Element, upTo limit: Int?) -> Layer {
    let modifiers = shape.tree.records[shape.index].modifiers.prefix(limit ?? Int.max)
    for modifier in modifiers {
      switch modifier.name {
      case "fill", "foregroundStyle", "foregroundColor":
        if !modifier.isConditional, modifier.firstArgument?.isMaterial == true { return .material }
        guard !modifier.isConditional, let argument = modifier.firstArgument,
          let colors = ColorReader(element: shape).colors(of: argument, givenTo: modifier)
        else { return .unknown }
        return changed(colors, by: shape, upTo: limit)
      case "stroke", "strokeBorder", "trim":
        // A line around the text is not behind it, but what is painted behind the line may be.
        let isBare = !modifiers.contains { ["background", "overlay"].contains($0.name) }
        return modifier.name != "trim" && isBare ? .nothing : .unknown
      default: break
      }
    }
    // It has the color of the text around it.
    return .unknown
  }

  /// Colors after what a chain does to them.
  private static func changed(
    _ colors: [ResolvedColor],
    by element: Element,
    upTo limit: Int?
  ) -> Layer {
    var colors = colors
    for modifier in element.tree.records[element.index].modifiers.prefix(limit ?? Int.max) {
      switch modifier.name {
      case "opacity":
        guard let factor = modifier.firstArgument?.number else { return .unknown }
        colors = colors.map { $0.changed { $0.mapped { $0.faded(by: factor) } } }
      case "fill", "foregroundStyle", "foregroundColor", "shadow", "overlay": continue
      case "frame":
        // Lines and dots are not what text stands on.
        for label in ["width", "height", "maxWidth", "maxHeight"] {
          if let side = modifier.argument(label)?.number, side < 16 { return .unknown }
        }
      case "padding":
        if let inset = modifier.arguments.last?.value.number, inset > 16 { return .unknown }
      default:
        if let effect = effect(of: modifier), effect != .environment { return .unknown }
      }
    }
    return .colors(colors)
  }

  /// Whether an overlay may lie over the text: anything but a frame around it and what stands
  /// beside them.
  static func covers(overlayAt index: Int, in element: Element) -> Bool {
    guard let views = views(element, ofModifierAt: index) else { return true }
    return views.contains { view in
      guard view.row?.isPaint == true else {
        return view.isUnknownView && !view.hasModifier("stroke", "strokeBorder")
      }
      return !view.hasModifier("stroke", "strokeBorder", "frame")
    }
  }
}

/// The views that one of its modifiers brings along; nil where so many stand in it that looking
/// for them would be slow.
private func views(_ view: Element, ofModifierAt modifier: Int) -> [Element]? {
  var views: [Element] = []
  var child = view.index + 1
  for _ in 0..<256 {
    guard child < view.tree.records[view.index].end else { return views }
    let element = Element(tree: view.tree, index: child)
    if element.tree.records[element.index].modifierIndex == modifier { views.append(element) }
    child = element.tree.records[element.index].end
  }
  return nil
}

extension Expression {
  /// Whether it is one of the system's materials.
  fileprivate var isMaterial: Bool {
    guard case .member(let base, let name) = form else { return false }
    return (base == nil || base?.path == "Material")
      && (name == "bar" || name.hasSuffix("Material"))
  }

  /// Whether it is a view behind or over others that leaves them as they look: a clear color, with or
  /// without a reader of its size around it, or a line around a shape.
  var paintsNothing: Bool {
    if path == "Color.clear" { return true }
    switch form {
    case .closure(let closure):
      guard closure.items.count == 1, let only = closure.items.first else { return false }
      return Expression(only).paintsNothing
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.form else {
        return callee.path == "GeometryReader" && arguments.first?.value.paintsNothing == true
      }
      // Only shapes have lines around them.
      if name == "stroke" || name == "strokeBorder" { return true }
      // What else a chain does to a view that paints nothing makes none of it seen.
      let isPaint = ["background", "overlay", "fill"].contains(name)
      return !isPaint && base.paintsNothing
    default: return false
    }
  }
}
