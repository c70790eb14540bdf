import CurbcutSyntax

/// Goes outward from a view through its chain and what holds it, in the order in which things are
/// painted, until it knows what the view's text looks like.
struct BackgroundResolver {
  enum Background {
    case open
    case painted
    case assumed
    case unknown
  }

  let start: Element
  var text: [ResolvedColor]?
  var colorModifier: Modifier?
  var isColoredItself = false
  var isTextUnknown: Bool { textGap != nil }
  /// Why the color of the text is not known.
  private(set) var textGap: AppearanceGap.Cause?
  /// Why it is not known what is under it.
  private(set) var backgroundGap: AppearanceGap.Cause?
  var opacity = 1.0
  var background = Background.open
  /// What lies between the text and the background, the uppermost first.
  var layers: [[ResolvedColor]] = []
  var backgroundModifier: Modifier?
  var tint: [ResolvedColor]?
  var isTintUnknown = false
  var tintModifier: Modifier?
  var appearances = Appearance.common
  /// The color of the system that is below everything where nothing else is painted.
  var assumedColor = "systemBackground"
  /// Whether it stands in the header or footer of a section, beside its rows.
  var isBesideRows = false

  /// The first thing on the way of which nobody knows whether it paints anything. What is known beyond it
  /// is likely, and no more.
  private(set) var doubt: AppearanceGap.Cause?
  /// Whether a material lies between: over the system's background it looks like that, a little nearer
  /// to gray.
  var isOverMaterial = false
  /// Whether the text is in whichever tint holds where it stands.
  var isOfTint = false

  /// Whether the way ends at the root of its own view, whatever that is placed on.
  private var staysInside = false

  /// What a control makes of text that nobody colors.
  enum DefaultText {
    case primary, white, tint, unknown
  }
  var defaultText = DefaultText.primary
  /// Why a control's own color of text is not known.
  var defaultTextGap: AppearanceGap.Cause?

  init(from start: Element) {
    self.start = start
    // A watch is always dark. Source: Human Interface Guidelines, "Dark Mode".
    if start.platforms == .watchOS { appearances = [.dark] }
  }

  // MARK: Results

  /// Whether it is the system's background alone, or likely is; and the opaque colors that it is else.
  mutating func backgroundsOfUse() -> (Certainty, isLikely: Bool, [UsedColor]) {
    text = []
    goOutward()
    if background == .open || background == .unknown || opacity < 1 {
      return (.unknown, false, [])
    }
    if doubt != nil { return (.unknown, background == .assumed && layers.isEmpty, []) }
    if background == .assumed {
      if layers.isEmpty { return (.yes, false, []) }
      layers.append([Self.systemBackground(start)].compactMap { $0 })
    }
    let colors = Self.flattened(layers[...]).filter {
      // What depends on a condition may go with what the view itself makes of it.
      $0.branches.isEmpty && !$0.isGradientStop && $0.color.isOpaque
    }
    return (
      .no,
      false,
      colors.prefix(4).map(UsedColor.init(of:))
    )
  }

  /// What is painted around it within its own view.
  mutating func paintAround() -> (background: PassedBackground, isColored: Certainty) {
    staysInside = true
    goOutward()
    let isColored = Certainty(
      text != nil || isTextUnknown || isOfTint || defaultText != .primary
    )
    guard opacity >= 1, doubt == nil, !isOverMaterial else { return (.unknown, isColored) }
    switch background {
    case .unknown: return (.unknown, isColored)
    case .open: return (layers.isEmpty ? .nothing : .unknown, isColored)
    case .assumed: return (layers.isEmpty ? .system : .unknown, isColored)
    case .painted:
      let colors = Self.flattened(layers[...])
      guard colors.allSatisfy({ $0.branches.isEmpty && !$0.isGradientStop && $0.color.isOpaque })
      else { return (.unknown, isColored) }
      return (.colors(colors.map(UsedColor.init(of:))), isColored)
    }
  }

  private static func systemBackground(_ element: Element) -> ResolvedColor? {
    .system("systemBackground", SystemColors.uiKit, element)
  }

  mutating func textColors() -> TextColors? {
    goOutward()
    guard background == .painted || background == .assumed, !isTextUnknown else { return nil }
    var colors = text
    if colors == nil {
      switch isOfTint ? .tint : defaultText {
      case .primary:
        colors = [.system("primary", SystemColors.hierarchical, start)].compactMap { $0 }
      case .white: colors = [.system("white", SystemColors.swiftUI, start)].compactMap { $0 }
      case .tint:
        // On a Mac the text of a button is black.
        let isAccent = !isTintUnknown && !start.platforms.contains(.macOS)
        colors = tint ?? (isAccent ? [accent].compactMap { $0 } : [])
        colorModifier = colorModifier ?? tintModifier
      case .unknown:
        textGap = defaultTextGap
        return nil
      }
    }
    guard var colors, !colors.isEmpty else { return nil }
    if background == .assumed {
      guard let base = ResolvedColor.system(assumedColor, SystemColors.uiKit, start) else {
        return nil
      }
      layers.append([base])
    }
    // What stands in one arm of a condition is never seen with the colors of the other.
    let own = branches(around: start)
    let backgrounds = Self.flattened(layers[...]).filter { !$0.contradicts(own) }
    colors = (colors + colorsOfOperands).filter { !$0.contradicts(own) }
    guard !backgrounds.isEmpty, !colors.isEmpty else { return nil }
    return TextColors(
      colors: colors.map { choice in
        opacity < 1 ? choice.changed { $0.mapped { $0.faded(by: opacity) } } : choice
      },
      colorModifier: colorModifier,
      isColoredItself: isColoredItself,
      backgrounds: backgrounds,
      backgroundModifier: backgroundModifier,
      isBackgroundAssumed: background == .assumed,
      isBackgroundLikely: doubt != nil,
      opacity: opacity,
      appearances: appearances
    )
  }

  /// The colors of the texts that are added to the first, where they say them.
  private var colorsOfOperands: [ResolvedColor] {
    start.tree.records[start.index].concatenated.flatMap { operand -> [ResolvedColor] in
      let chain = ModifierChain(of: operand) { _ in false }
      // A symbol among the words is a picture, and an asterisk a sign.
      guard let words = Expression(chain.head).call?.arguments.first?.value,
        words.call?.callee.path != "Image",
        words.phrase.value?.literal?.contains(where: { $0.isLetter || $0.isNumber }) != false,
        let color = chain.modifiers.first(where: \.colorsText)?.firstArgument
      else { return [] }
      return ColorReader(element: start).colors(of: color) ?? []
    }
  }

  /// The opaque colors that layers come to, one over the other.
  static func flattened(_ layers: ArraySlice<[ResolvedColor]>) -> [ResolvedColor] {
    guard let top = layers.first else { return [] }
    var result: [ResolvedColor] = []
    var below: [ResolvedColor]?
    for choice in top {
      if choice.color.isOpaque {
        result.append(choice)
        continue
      }
      let under = below ?? flattened(layers.dropFirst())
      below = under
      for base in under where choice.goes(with: base) && result.count < 16 {
        if choice.color.isClear {
          var base = base
          base.branches += choice.branches
          result.append(base)
        } else {
          var mixed = choice.changed { $0.over(base.color) }
          mixed.branches += base.branches
          result.append(mixed)
        }
      }
    }
    return result
  }

  /// The app's accent color, which the system draws controls with that nobody tints.
  var accent: ResolvedColor? {
    start.project.colors.accent.map {
      ResolvedColor(
        color: $0,
        source: "AccentColor",
        expression: Expression(start.tree.records[start.index].head),
        isSemantic: false
      )
    }
  }

  // MARK: The way

  var isDone: Bool {
    (background != .open && (text != nil || isTextUnknown)) || background == .unknown
  }

  mutating func goOutward() {
    readOutward()
    if appearances == Appearance.common, let scheme = start.fixedScheme { appearances = [scheme] }
  }

  private mutating func readOutward() {
    guard
      start.place.isDisjoint(with: [
        .toolbar, .menu, .tabItem, .systemStyled, .representation, .background, .widget,
      ])
    else {
      loseBackground(by: .place)
      return
    }
    var element = start
    var after = 0
    if start.row?.isInteractive == true { enter(control: start) }
    while !isDone {
      read(element, from: after)
      if isDone { return }
      guard let parent = element.parent else {
        if !staysInside { reachRoot(element) }
        return
      }
      after = 0
      if let index = element.tree.records[element.index].modifierIndex {
        after = index + 1
        leave(element.slot, of: parent, at: index)
      } else {
        leave(element, into: parent)
      }
      element = parent
    }
  }

  /// Nobody around says more.
  mutating func reachRoot(_ root: Element) {
    switch root.tree.purpose {
    case .body:
      // Text that a caller may have colored is not known to be black.
      if text == nil, let use = use(root),
        defaultText != .tint && !isOfTint || use.isColored != .no
      {
        loseText(by: gap(ofUsesOf: root), isTint: true)
      }
      if background == .open {
        let used = use(root)?.backgrounds ?? []
        if !used.isEmpty {
          reachUses(used, of: root)
          return
        }
        // A tint of its own lies on the background of the screen, whatever the view is called.
        let isTinted = !layers.isEmpty && use(root) == nil && root.platforms.contains(.iOS)
        if isTinted || isPlacedOnDefaultBackground(root), !isOverMaterial || use(root) != nil {
          background = .assumed
        } else if use(root)?.isLikelyOnDefaultBackground == true {
          assumeLikely(root)
        } else {
          loseBackground(by: gap(ofUsesOf: root))
        }
      }
    case .member:
      if text == nil { loseText(by: gap(ofUsesOf: root), isTint: true) }
      guard background == .open else { return }
      let use = use(root)
      if let used = use?.backgrounds, !used.isEmpty {
        reachUses(used, of: root)
      } else if use?.isOnDefaultBackground == .yes {
        background = .assumed
      } else if root.tree.purpose == .member("rootView") {
        // What UIKit shows it in has the system's background, unless its code says another.
        if root.declaration?.node.text.includes("ackgroundColor") != false {
          doubtBackground(by: .host)
        }
        background = .assumed
      } else if use?.isLikelyOnDefaultBackground ?? true {
        assumeLikely(root)
      } else {
        loseBackground(by: gap(ofUsesOf: root))
      }
    case .modifier, .style, .preview:
      if background == .open { loseBackground(by: .host) }
      if text == nil { loseText(by: .host) }
    }
  }

  private func gap(ofUsesOf root: Element) -> AppearanceGap.Cause {
    let name = root.tree.memberName ?? root.declaration?.name ?? ""
    return .uses(of: name, in: use(root)?.unreadUser)
  }

  /// Takes it for likely that it stands on the system's background, unless its name says otherwise.
  private mutating func assumeLikely(_ root: Element) {
    let names = [root.tree.memberName, root.declaration?.name].compactMap { $0 }
    let isElsewhere = names.contains {
      NameHint.watch.matches($0) || NameHint.overlaid.matches($0)
    }
    guard !isElsewhere, !isOverMaterial, root.platforms.contains(.iOS) else {
      return loseBackground(by: gap(ofUsesOf: root))
    }
    doubtBackground(by: gap(ofUsesOf: root))
    background = .assumed
  }

  // MARK: What is not known

  /// Goes on as if what is not known painted nothing.
  mutating func doubtBackground(by cause: AppearanceGap.Cause) { doubt = doubt ?? cause }

  /// - Parameter isTint: whether the tint is not known either.
  mutating func loseText(by cause: AppearanceGap.Cause, isTint: Bool = false) {
    if isOfTint, !isTint || tint != nil { return }
    textGap = textGap ?? cause
  }

  mutating func loseBackground(by cause: AppearanceGap.Cause) {
    background = .unknown
    backgroundGap = cause
  }
}

extension UsedColor {
  fileprivate init(of color: ResolvedColor) {
    self.init(source: color.source, color: color.color, isSemantic: color.isSemantic)
  }

  /// The same for what stands on it, chosen by another view than the one it stands in.
  func resolved(in element: Element) -> ResolvedColor {
    ResolvedColor(
      color: color,
      source: source,
      expression: Expression(element.tree.records[element.index].head),
      isSemantic: isSemantic
    ).chosenElsewhere
  }
}

extension BackgroundResolver {
  /// Each background that the view is known to be used on is seen.
  private mutating func reachUses(_ used: [UsedColor], of root: Element) {
    // Which of the uses hands over the color of its text is not known.
    if isOverMaterial || text?.contains(where: { $0.branches.contains(where: \.isOfUse) }) == true {
      loseBackground(by: gap(ofUsesOf: root))
      return
    }
    var choices = used.map { $0.resolved(in: root) }
    if use(root)?.isOnDefaultBackground == .yes, let system = Self.systemBackground(root) {
      choices.append(system)
    }
    layers.append(choices)
    background = .painted
  }
}

/// Which way the conditions went that a view stands under, `if` and `else` only.
private func branches(around view: Element) -> [ResolvedColor.Branch] {
  view.conditions.prefix(8).flatMap { condition -> [ResolvedColor.Branch] in
    guard condition.kind == .branch, condition.decision?.node.kind != .switchExpr else {
      return []
    }
    let excluded = condition.excluded.prefix(8).map {
      ResolvedColor.Branch(condition: $0, isTrue: false)
    }
    return condition.source.isEmpty
      ? excluded : excluded + [ResolvedColor.Branch(condition: condition.source, isTrue: true)]
  }
}

extension ResolvedColor {
  /// A color that the system gives without anybody writing it.
  static func system(
    _ name: String,
    _ palette: [String: AdaptiveColor],
    _ element: Element
  ) -> ResolvedColor? {
    palette[name].map {
      ResolvedColor(
        color: element.project.colors.seen($0),
        source: name,
        expression: Expression(element.tree.records[element.index].head),
        isSemantic: name != "white"
      )
    }
  }
}

extension BackgroundResolver {
  /// Whether a view, as it is used in a place, may get colors or a style of buttons from around it.
  static func mayColor(_ element: Element) -> Certainty {
    for outer in sequence(first: element, next: \.parent) {
      let isForeign =
        outer.index != element.index
        && (outer.isCustomView || outer.isUnknownView || outer.isComponent)
      if isForeign || outer.row?.isInteractive == true { return .unknown }
      let colors = outer.tree.records[outer.index].modifiers.contains { modifier in
        switch PaintEffect.effect(of: modifier) {
        case .color, .tint, .custom: !modifier.name.hasPrefix("on")
        default: modifier.name == "buttonStyle"
        }
      }
      if colors { return .unknown }
    }
    guard element.tree.purpose == .body else { return .unknown }
    return use(element)?.isColored ?? .no
  }
}

/// How the view's type, or the member that it stands in, is used elsewhere, as far as that is
/// known.
private func use(_ element: Element) -> UseFacts? {
  element.declaration.flatMap { declaration in
    let name = element.tree.memberName ?? declaration.name
    return element.tree.context.use(of: name)
  }
}

/// Whether the known uses of its type stand on the system's background; without any, whether the
/// type's name does not say that it lies over something.
private func isPlacedOnDefaultBackground(_ element: Element) -> Bool {
  if let use = use(element) { return use.isOnDefaultBackground == .yes }
  guard element.platforms.contains(.iOS) else { return false }
  let name = element.declaration?.name ?? ""
  return !NameHint.watch.matches(name) && !NameHint.overlaid.matches(name)
}
