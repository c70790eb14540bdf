import CurbcutModel
import CurbcutSyntax

/// What a drawing shows that has to be said too.
struct InformativeDrawing {
  enum Content {
    /// A canvas or scene, whatever is drawn on it.
    case picture
    /// The upper of two shapes covers a computed part of the lower: a bar that fills.
    case proportion
    /// A shape is drawn up to a computed part: a ring that fills.
    case part(end: Expression)
    /// One of several shapes whose length is that of a figure: the bars of a chart.
    ///
    /// - asked: what a function that works the length out asks of the item, as far as it is known.
    case bar(names: Set<String>, asked: ToldState?)
    /// A line through the figures of a collection: the curve of a chart.
    case curve(series: String?)
    /// A part of a ring that turns for ever: it says that the app is busy.
    case spinner
    /// A small shape whose color depends on a condition.
    case dot(condition: Expression)
  }

  let content: Content
  private let element: Element

  /// Nil for shapes that are always the same, and for views that draw nothing.
  init?(_ element: Element) {
    guard let content = Self.content(of: element) else { return nil }
    self.content = content
    self.element = element
  }

  private static func content(of element: Element) -> Content? {
    if element.is(.canvas, .spriteView, .sceneView, .realityView) { return .picture }
    if let curve = curve(element) { return curve }
    guard element.row?.isPaint == true else { return nil }
    let isBar = coversProportion(element)
    // A bar that is explained may be a dot or a ring as well.
    if isBar, !isProportionWritten(element) { return .proportion }
    return shape(element) ?? (isBar ? .proportion : bar(element))
  }

  private static func curve(_ element: Element) -> Content? {
    if element.isCustomView {
      guard element.tree.context.drawsSeries(element.typeName) else { return nil }
      return .curve(
        series: element.arguments.lazy.compactMap { $0.value.smallNames.sorted().first }.first
      )
    }
    guard element.is(.path), let closure = element.closure(.data),
      let series = element.declaration?.series(drawnIn: closure.node)
    else { return nil }
    return .curve(series: series)
  }

  private static func bar(_ element: Element) -> Content? {
    guard element.is(.rectangle, .roundedRectangle, .capsule, .unevenRoundedRectangle),
      let repetition = element.enclosing(.forEach),
      let item = repetition.closure(.content)?.parameters.first
    else { return nil }
    for modifier in element.ownModifiers where modifier.name == "frame" {
      for side in ["height", "width"] {
        guard let length = modifier.argument(side), length.mentions(item) else { continue }
        let names = length.decidingNames.subtracting(["CGFloat", "Double", "max", "min"])
        // An item may be called `index`.
        let words = length.source.sourceWords.map(String.init).filter { $0 != item }
        if words.contains(where: NameHint.motion.matches) { continue }
        let asked = ToldState(askedBy: length, in: element)
        return names.isEmpty ? nil : .bar(names: names, asked: asked)
      }
    }
    return nil
  }

  private static func shape(_ element: Element) -> Content? {
    if let trim = element.ownModifiers.first(where: { $0.name == "trim" }),
      let end = trim.argument("to")
    {
      // A part that begins somewhere is a segment.
      let start = trim.argument("from")
      let isWhole = start.map { $0.number != nil || $0.memberName == "zero" } ?? true
      if end.number != nil, turnsForEver(element) { return .spinner }
      return isWhole && end.number == nil ? .part(end: end) : nil
    }
    guard element.is(.circle, .capsule, .rectangle, .roundedRectangle),
      let fill = element.ownModifiers.first(where: {
        ["fill", "foregroundStyle", "foregroundColor"].contains($0.name)
      }),
      let side = FrameSize(element.modifiers).larger, side <= 24,
      let color = fill.firstArgument
    else { return nil }
    switch color.form {
    case .ternary(let condition, _, _): return .dot(condition: condition)
    case .member(let state?, let name) where stateColor.matchesEnd(of: name):
      // `status.color`, and not `Theme.color` or `self.color`.
      guard let root = state.path?.first, root.isLowercase, let owner = state.memberName,
        owner != "self", statefulName.matches(owner)
      else { return nil }
      return .dot(condition: state)
    default: return nil
    }
  }

  /// The property of a state that is its color.
  private static let stateColor = NameHint("colo* tint")
  /// What the names of states say.
  private static let statefulName = NameHint(
    "status state health condition phase severity priority level availability presence connection"
  )

  /// Whether it is the part of a bar that fills, in the overlay of the whole.
  var fillsTrack: Bool {
    guard case .proportion = content else { return false }
    return element.slot == .overlay || element.container?.slot == .overlay
  }

  // MARK: Exemptions

  /// Whether a canvas is decorative going by the name of the type or member it stands in, such as
  /// `ConfettiView`.
  var isDecorativeByName: Bool {
    guard case .picture = content else { return false }
    var names = element.ancestors.filter(\.isPassthrough).map(\.typeName)
    if case .member(let name) = element.tree.purpose { names.append(name) }
    if let name = element.declaration?.name { names.append(name) }
    return names.contains(where: NameHint.decorativeDrawing.matches)
  }

  /// Whether what it depends on is an animation, a press or a position.
  var followsMotion: Bool {
    switch content {
    case .part(let end):
      end.mentionsMotion
        && end.path.map { element.declaration?.copiesProperty(into: $0.withoutSelf) == true }
          != true
    case .dot(let condition): condition.mentionsMotion || blinks(by: condition)
    case .bar: NameHint.waveform.matches(element.declaration?.name ?? "")
    case .curve(let series):
      [element.declaration?.name, element.typeName, series].compactMap(\.self)
        .contains { NameHint.waveform.matches($0) }
    case .picture, .proportion, .spinner: false
    }
  }

  /// Whether a timer, or an animation without end, switches what decides: a cursor that blinks.
  private func blinks(by condition: Expression) -> Bool {
    guard let name = condition.path?.withoutSelf,
      element.declaration?.property(name)?.attributes.contains("State") == true
    else { return false }
    return sequence(first: element, next: \.parent).contains { view in
      view.modifiers.contains { modifier in
        guard let closure = modifier.handler else { return false }
        let isTimed =
          modifier.name == "onReceive" && modifier.firstArgument?.mentions("Timer") == true
          || modifier.name == "onAppear" && closure.node.code.includes("repeatForever")
        return isTimed
          && ActionFact(closure, in: view.declaration).toggled.contains { $0.withoutSelf == name }
      }
    }
  }

  /// Whether a property that is set to a number when the view appears, and to nothing else, decides
  /// how much of it is drawn.
  var isDrawnOnAppearing: Bool {
    guard case .part(let end) = content, let name = end.memberName,
      element.declaration?.property(name)?.attributes.contains("State") == true
    else { return false }
    return sequence(first: element, next: \.parent).contains { element in
      element.modifiers.contains { modifier in
        guard modifier.name == "onAppear", let closure = modifier.handler else { return false }
        return ActionFact(closure, in: element.declaration).assignments.contains { target, value in
          target == name && value.number != nil
        }
      }
    }
  }

  /// Whether its color alternates: `index % 2 == 0`.
  var isStriped: Bool {
    if case .dot(let condition) = content { condition.source.includes("%") } else { false }
  }

  /// Whether text beside it changes with what it shows.
  var isExplainedByText: Bool {
    switch content {
    case .proportion: isProportionWritten(element)
    case .dot(let condition): standsBesideViews(element, thatDependOn: condition)
    case .bar(let names, let asked):
      asked?.isTold(beside: element) ?? isLengthWritten(names, beside: element)
    case .curve(let series): series.map { isWritten($0, beside: element) } ?? false
    case .part(let end): isPartWritten(end, beside: element)
    case .picture: false
    case .spinner:
      element.siblings.contains { $0.isTextual != .no || $0.isUnknownView }
        || (element.container?.isNamed ?? .no) != .no
    }
  }
}

/// Whether it is turned by a condition, in an animation that does not end.
private func turnsForEver(_ element: Element) -> Bool {
  guard element.ownModifiers.contains(where: { $0.name == "rotationEffect" }) else { return false }
  return element.ownModifiers.contains { $0.mentionsForever }
    || element.ownModifiers.contains { modifier in
      modifier.name == "onAppear" && modifier.handler?.node.code.includes("repeatForever") == true
    }
}

extension Modifier {
  fileprivate var mentionsForever: Bool {
    name == "animation" && firstArgument?.source.includes("repeatForever") == true
  }
}

/// Whether it is the upper of two shapes in a `ZStack` or lies over one, and how much of the lower
/// it covers is computed.
private func coversProportion(_ element: Element) -> Bool {
  guard element.conditions.isEmpty,
    element.ownModifiers.contains(where: {
      $0.name == "frame" && $0.isProportion(in: element.declaration)
    })
  else { return false }
  if element.slot == .overlay { return element.parent?.row?.isPaint == true }
  guard let pile = element.container, pile.is(.zStack),
    pile.content.allSatisfy({ $0.row?.isPaint == true })
  else { return false }
  // The track may be what the pile lies over.
  return pile.content.first?.index != element.index
    || pile.slot == .overlay && pile.parent?.row?.isPaint == true
}

/// Whether a text beside the bar gives what the bar is wide or high by: "45%".
private func isProportionWritten(_ view: Element) -> Bool {
  guard let pile = view.container else { return false }
  let lengths = view.ownModifiers.flatMap { modifier in
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
        text.is(.text) && text.enclosing(.progressView, .gauge, .slider) == nil
          && text.arguments.contains { argument in
            names.contains { argument.value.mentions($0) }
          }
      }
    }
    element = container
  }
  return false
}

/// Whether a text in the same pile gives what a ring is drawn up to, or what that is worked out of:
/// the time that is left, in the middle of the ring.
private func isPartWritten(_ end: Expression, beside element: Element) -> Bool {
  var pile: Element?
  var view = element
  while let container = view.container, container.is(.zStack) || view.slot == .overlay {
    (pile, view) = (container, container)
  }
  guard let pile, let declaration = element.declaration else { return false }
  var names = end.decidingNames.subtracting(["CGFloat", "Double", "min", "max"])
  for name in names {
    let getter = declaration.property(name)?.getter ?? []
    names.formUnion(
      getter.flatMap { Expression($0).decidingNames }.filter { declaration.property($0) != nil }
    )
  }
  return pile.descendants.prefix(64).contains { other in
    other.is(.text, .label)
      && (other.arguments.contains { argument in
        names.contains { argument.value.mentions($0) }
      } || other.conditions.contains { !$0.names.isDisjoint(with: names) })
  }
}

/// Whether a view beside the curve says something of what it shows.
private func isWritten(_ series: String, beside element: Element) -> Bool {
  guard let container = element.container else { return false }
  return container.descendants.prefix(64).contains { other in
    other.is(.text, .label) && other.arguments.contains { $0.value.mentions(series) }
  }
}

/// Whether a text of the same item gives the figure that a bar is as long as.
private func isLengthWritten(_ names: Set<String>, beside element: Element) -> Bool {
  guard let repetition = element.enclosing(.forEach) else { return true }
  return repetition.descendants.prefix(64).contains { other in
    if other.isCustomView || other.isUnknownView { return true }
    let spoken = other.modifiers.filter { $0.name.hasPrefix("accessibility") }.flatMap(\.arguments)
    let words = other.is(.text, .label) ? other.arguments : []
    return (spoken + words).contains { argument in
      names.contains { argument.value.mentions($0) }
    }
  }
}

/// Whether views in the same row change with a condition too.
private func standsBesideViews(_ view: Element, thatDependOn condition: Expression) -> Bool {
  guard view.container?.row?.layout == .horizontal else { return false }
  let names = condition.decidingNames
  return view.siblings.flatMap { [$0] + $0.descendants.prefix(64) }.contains { element in
    element.conditions.contains { condition in names.contains { condition.source.includes($0) } }
      || element.arguments.contains { argument in
        !argument.isTrailingClosure && names.contains { argument.value.mentions($0) }
      }
  }
}

extension Modifier {
  /// Whether a width or height is a product with a share in it: `width * share`, `100 * share`, and
  /// not `width * 0.8`.
  fileprivate func isProportion(in declaration: Declaration?) -> Bool {
    ["width", "height"].contains { side in
      guard let length = argument(side), case .operators(let factors, let signs) = length.form,
        signs.contains("*"), !length.mentionsMotion
      else { return false }
      let computed = factors.filter { $0.number == nil }
      return factors.count > 1
        && (computed.count == factors.count
          || computed.contains { factor in
            !["width", "height", "size", "scale", "unit", "spacing"].contains {
              factor.mentions($0)
            }
              && factor.path.map { path in
                NameHint.isShare(path)
                  // A share by the value that it begins with: `@State var upload = 0.35`.
                  || declaration?.property(path)?.initialValue?.number.map { 0 < $0 && $0 < 1 }
                    == true
              } == true
          })
    }
  }
}

extension NameHint {
  private static let share = NameHint(
    "progress fraction percent* ratio share level value completion score strength"
  )

  /// Whether a property's name says that it is a part of a whole.
  fileprivate static func isShare(_ path: String) -> Bool {
    share.matchesEnd(of: path.split(separator: ".").last.map(String.init) ?? path)
  }
}

extension Expression {
  /// The names that a condition asks for, without what they belong to: `isOnline` of
  /// `user.isOnline`.
  fileprivate var decidingNames: Set<String> {
    let tokens = operands.flatMap { $0.allTokens.map(\.text) }
    return Set(
      tokens.indices.lazy.filter { index in
        tokens[index].first?.isLetter == true
          && (index + 1 == tokens.count || tokens[index + 1] != ".")
      }.map { tokens[$0] }
    )
  }

  /// Whether it is about an animation or a place rather than about what is shown.
  fileprivate var mentionsMotion: Bool { NameHint.motion.matches(source) }
}
