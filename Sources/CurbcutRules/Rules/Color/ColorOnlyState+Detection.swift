import CurbcutModel

extension Expression {
  /// Whether it is one of the colors that tell good from bad.
  var isStatusColor: Bool {
    if case .call(let callee, _) = form, case .member(let base?, "opacity") = callee.form {
      return base.isStatusColor
    }
    // `Color("DeepRed")`
    if case .call(let callee, let arguments) = form, callee.path == "Color",
      case .string(let phrase)? = arguments.first?.value.form, let name = phrase.literal
    {
      return !Set(Identifier.words(of: name))
        .isDisjoint(with: Self.statusWords.union(Self.statusHues))
    }
    if let hue = writtenHue { return hue }
    guard let name = memberName else { return false }
    // `.themedPositive`, `Theme.danger`
    if !Set(Identifier.words(of: name)).isDisjoint(with: Self.statusWords) { return true }
    return ["red", "green", "yellow", "orange", "gray"].contains(name)
      && (path == ".\(name)" || path == "Color.\(name)")
  }

  /// Whether the numbers of a color make it red, green, orange or yellow; nil for what has none:
  /// `Color(red: 0.8, green: 0, blue: 0)`.
  private var writtenHue: Bool? {
    guard let call, ["Color", "UIColor"].contains(call.callee.path ?? "") else { return nil }
    let parts = ["red", "green", "blue"].compactMap { label in
      call.arguments.first { $0.label == label }?.value.computedNumber
    }
    guard parts.count == 3 else { return nil }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let isRed = red - max(green, blue) > 0.3
    let isGreen = green - max(red, blue) > 0.2
    return isRed || isGreen || min(red, green) - blue > 0.3
  }

  /// What colors of a design system that tell good from bad are called.
  private static let statusWords: Set<String> = [
    "positive", "negative", "danger", "success", "critical", "destructive", "failure",
  ]

  private static let statusHues: Set<String> = ["red", "green", "yellow", "orange", "amber"]

  /// Whether it is the color of errors: red, or one that is called so.
  var isRed: Bool {
    if case .call(let callee, _) = form, case .member(let base?, "opacity") = callee.form {
      return base.isRed
    }
    if case .call(let callee, let arguments) = form, callee.path == "Color",
      case .string(let phrase)? = arguments.first?.value.form, let name = phrase.literal
    {
      return !Set(Identifier.words(of: name)).isDisjoint(with: ["red", "error", "danger"])
    }
    guard let name = memberName else { return false }
    return !Set(Identifier.words(of: name)).isDisjoint(with: ["red", "error", "danger"])
  }

  /// Whether it is such a color by its name, or by what a local constant or a property stands for:
  /// `online` after `let online = Color(red: 0, green: 0.5, blue: 0.2)`.
  fileprivate func isStatusColor(in element: Element) -> Bool {
    if isStatusColor { return true }
    guard let name = path?.withoutSelf, !name.includes(".") else { return false }
    let property = element.declaration?.property(name)
    let value =
      ConstantResolver.local(name, of: element).map { Expression($0) } ?? property?.singleValue
      ?? (property?.isConstant == true ? property?.initialValue : nil)
    guard let value else { return false }
    // One for the dark and one for the light.
    if case .ternary(let condition, let then, let otherwise) = value.form {
      return !condition.isState && then.isStatusColor && otherwise.isStatusColor
    }
    return value.isStatusColor
  }

  /// Whether a condition is about the state of something, rather than the look of the screen.
  var isState: Bool { !NameHint.appearanceState.matches(source) }
}

/// Colors that tell good from bad, of which conditions choose: `isUp ? .green : .red`, and a choice
/// within a choice where two or more of them do.
struct StatusColors {
  /// The outermost condition, as written.
  let condition: String
  /// The names by which something else might change with them.
  let names: Set<String>
  /// Whether they are about the state of something, rather than the look of the screen.
  let isState: Bool

  init?(_ color: Expression, in element: Element) {
    guard case .ternary(let outermost, _, _) = color.form else { return nil }
    var conditions: [Expression] = []
    var colors: [Expression] = []
    var rest = [color]
    while let next = rest.popLast(), conditions.count < 8 {
      if case .ternary(let condition, let then, let otherwise) = next.form {
        conditions.append(condition)
        rest += [then, otherwise]
      } else {
        colors.append(next)
      }
    }
    let telling = colors.filter { $0.isStatusColor(in: element) }
    guard Set(telling.map(\.source)).count > 1 || colors.count == 2, telling.count > 1 else {
      return nil
    }
    condition = outermost.source
    names = conditions.reduce(into: []) { $0.formUnion($1.cueNames) }
    isState = conditions.allSatisfy(\.isState)
  }
}

extension Expression {
  /// The names by which something else may change with a condition: of `item.isPaid`, both.
  fileprivate var cueNames: Set<String> {
    Set(operands.flatMap { $0.allTokens.map(\.text) }.filter { $0.first?.isLetter == true })
  }
}

/// What something is called says nothing of its state: of `line.text`, the value that it belongs to.
private func neutralRoots(of view: Element, _ names: Set<String>) -> [String] {
  guard view.is(.text, .label), let path = view.arguments.first?.value.path else { return [] }
  let parts = path.split(separator: ".").map(String.init)
  guard parts.count > 1, let member = parts.last, neutralMembers.contains(member),
    !names.contains(member), names.count > 1
  else { return [] }
  return parts.dropLast()
}

/// Members that say what something is called or holds.
private let neutralMembers: Set<String> = [
  "title", "name", "text", "content", "line", "code", "body", "day", "date", "number", "id",
  "caption", "subject", "word", "question", "label", "time",
]

/// Whether its words, its symbol or those beside it change with some names too.
func hasNonColorCue(_ view: Element, changingWith names: Set<String>) -> Bool {
  // `line.text` does not say what `line.kind` is.
  let names = names.subtracting(neutralRoots(of: view, names))
  func depends(_ element: Element) -> Bool {
    if element.isUnknownView || element.isCustomView || element.isComponent { return true }
    let values = element.arguments.filter { !$0.isTrailingClosure }.map(\.value)
    if values.contains(where: { value in names.contains { value.mentions($0) } }) { return true }
    if element.conditions.contains(where: { condition in
      // `if let isHealthy`: that it is known is not what it is.
      !condition.source.hasPrefix("let ") && names.contains { condition.source.includes($0) }
    }) {
      return true
    }
    if isMoved(element, by: names) { return true }
    // Who looks at a dot hears none of its own label.
    if element.index == view.index, StatusDot.isDot(view) { return false }
    return element.modifiers.contains { modifier in
      modifier.name.hasPrefix("accessibility")
        && modifier.arguments.contains { argument in
          names.contains { argument.value.mentions($0) }
        }
    }
  }
  let above = view.children.filter { $0.slot == .overlay }.flatMap { [$0] + $0.descendants }
  if depends(view) || above.contains(where: depends) { return true }
  // What a local constant stands for is not known here.
  if view.is(.text, .label), let name = view.arguments.first?.value.path, !name.includes("."),
    view.declaration?.property(name) == nil
  {
    return true
  }
  guard let container = view.container else { return false }
  if isMoved(container, by: names) { return true }
  // In a row or pile the others belong to it; in a column they are things of their own.
  if container.row?.layout == .horizontal || container.row?.layout == .depth {
    let others = view.siblings.flatMap { [$0] + $0.descendants }
    if others.contains(where: depends) { return true }
  }
  return container.isNamed != .no || container.value != .absent
}

/// Whether where something stands, how large it is or how it is turned changes with some names: the
/// knob of a switch, the hand of a gauge.
private func isMoved(_ view: Element, by names: Set<String>) -> Bool {
  let follows = { (argument: Argument) in
    !argument.isTrailingClosure && names.contains { argument.value.mentions($0) }
  }
  return view.argument("alignment").map { value in names.contains { value.mentions($0) } } == true
    || view.modifiers.contains { modifier in
      places.contains(modifier.name) && modifier.arguments.contains(where: follows)
        || ["overlay", "background"].contains(modifier.name)
          && modifier.arguments.contains { $0.label == "alignment" && follows($0) }
    }
}

private let places: Set<String> = [
  "frame", "offset", "position", "rotationEffect", "scaleEffect", "alignmentGuide", "trim",
]

/// The red border that marks a field as wrong, be it the field's own or that of a shape laid over it
/// or over the row that it fills.
struct InvalidMark {
  let field: Element
  let modifier: Modifier
  /// The condition as written.
  let condition: String
  /// The names in it.
  let names: Set<String>

  private static let marks: Set<String> = [
    "border", "stroke", "strokeBorder", "background", "foregroundStyle", "foregroundColor",
    "listRowBackground",
  ]

  init?(_ element: Element) {
    let isField = element.is(.textField, .secureField, .textEditor)
    let marked = element.row?.isPaint == true ? element.container : element
    guard let field = isField ? element : marked.flatMap(Self.onlyField) else { return nil }
    for modifier in element.ownModifiers where Self.marks.contains(modifier.name) {
      // A row's text may have colors of its own.
      if !isField, element.row?.isPaint != true, modifier.name != "border" { continue }
      guard let color = modifier.firstArgument else { continue }
      let value =
        color.path.flatMap { element.declaration?.property($0)?.singleValue } ?? color
      if case .ternary(let condition, let then, let otherwise) = value.form,
        [then, otherwise].contains(where: \.isRed)
      {
        self.init(field: field, modifier: modifier, condition.source, condition.smallNames)
        return
      }
      // `if isInvalid { RoundedRectangle(cornerRadius: 8).stroke(.red) }`
      if element.row?.isPaint == true, color.isRed,
        let branch = element.conditions.last, branch.kind == .branch, branch.alternative == 0
      {
        self.init(field: field, modifier: modifier, branch.source, branch.names)
        return
      }
    }
    return nil
  }

  private init(
    field: Element,
    modifier: Modifier,
    _ condition: String,
    _ names: some Sequence<String>
  ) {
    self.field = field
    self.modifier = modifier
    self.condition = condition
    // What any other value is asked too tells nothing of this one.
    let own = Set(names).subtracting(["isEmpty", "count", "contains"])
    self.names = own.isEmpty ? Set(names) : own
  }

  /// The field that a view is, or that fills a row with nothing else to operate.
  private static func onlyField(_ view: Element) -> Element? {
    if view.is(.textField, .secureField, .textEditor) { return view }
    guard view.row?.layout == .horizontal else { return nil }
    let controls = view.descendants.prefix(32).filter { $0.row?.isInteractive == true }
    guard let field = controls.first, controls.count == 1,
      field.is(.textField, .secureField, .textEditor)
    else { return nil }
    return field
  }
}

/// Text whose color alone says what one of its conditions is about: `isRequired ? .red : .primary`.
struct ColorCue {
  let modifier: Modifier
  /// What decides, as written.
  let condition: String
  /// The names by which something else might change with it.
  let names: Set<String>

  /// What is important to know of something and is often told by a color.
  private static let telling = NameHint(
    """
    required mandatory overdue late unread urgent important expired sold full invalid wrong failed
    failing correct incorrect error paid unpaid missing conflict delayed cancelled canceled open
    closed available unavailable
    """
  )
  init?(_ element: Element, _ modifier: Modifier) {
    guard element.is(.text, .label), let color = modifier.firstArgument else { return nil }
    self.modifier = modifier
    if case .ternary(let condition, let then, let otherwise) = color.form {
      guard then.isStatusColor || otherwise.isStatusColor,
        Self.telling.matches(condition.source), condition.isState
      else { return nil }
      self.condition = condition.source
      names = condition.cueNames
      return
    }
    // A property or function of the type, or a property of a value's type, that gives several.
    guard let values = ConstantResolver.writtenColors(of: element, color),
      values.count(where: \.isStatusColor) >= 2
    else { return nil }
    condition = color.source
    let path = color.path ?? color.call?.callee.path ?? ""
    let own = path.withoutSelf
    if own.includes(".") {
      names = Set(own.split(separator: ".").prefix(1).map(String.init))
    } else {
      let decides =
        element.declaration?.property(own)?.node
        ?? element.declaration?.function(own)?.node
      let given = color.call?.arguments.flatMap { $0.value.smallNames } ?? []
      names = Set(decides.map { Expression($0).smallNames } ?? []).union(given)
        .subtracting([own])
      // A color for the dark and one for the light are no two states.
      if names.contains("colorScheme") { return nil }
    }
  }
}

/// An option whose background alone shows that it is chosen: `isChosen ? .mint : .pink`.
struct ChosenByColor {
  let modifier: Modifier
  let condition: String

  /// Where two colors differ so much in lightness, people see it without seeing colors.
  ///
  /// Source: WCAG 2.2, technique G183.
  private static let visible = 3.0

  init?(_ element: Element) {
    guard
      let modifier = element.ownModifiers.first(where: {
        $0.name == "background" || $0.name == "fill"
      }),
      !modifier.isConditional,
      case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
      condition.isAboutChoice,
      let option = Self.option(around: element),
      !Self.isSeenDifferent(then, otherwise, in: element)
    else { return nil }
    let names = condition.cueNames
    let parts = [option] + option.descendants.prefix(64)
    let isShownElsewhere = parts.contains { part in
      if part.isUnknownView || part.isCustomView || part.isComponent { return true }
      let depends = { (value: Expression) in !value.smallNames.isDisjoint(with: names) }
      if part.index != option.index,
        part.conditions.contains(where: { branch in
          branch.kind == .branch && names.contains { branch.source.includes($0) }
        })
      {
        return true
      }
      // A symbol that depends on the choice, a border, a weight.
      if part.is(.image, .label),
        part.arguments.contains(where: { !$0.isTrailingClosure && Self.isChoice($0.value) })
      {
        return true
      }
      return part.modifiers.contains { other in
        !Self.colors.contains(other.name) && !other.name.hasPrefix("accessibility")
          && other.name != "id" && other.name != "tag" && other.name != "animation"
          && other.arguments.contains {
            !$0.isTrailingClosure && Self.isChoice($0.value) && depends($0.value)
          }
          || other.colorsText && Self.changesLightness(other, in: part)
      }
    }
    guard !isShownElsewhere else { return nil }
    self.modifier = modifier
    self.condition = condition.source
  }

  private static let colors: Set<String> = [
    "background", "fill", "foregroundStyle", "foregroundColor", "tint", "listRowBackground",
  ]

  private static func isChoice(_ value: Expression) -> Bool {
    if case .ternary = value.form { return true }
    return value.source.includes("?") || value.source.includes("==")
  }

  /// The control or repeated view that a background belongs to.
  private static func option(around element: Element) -> Element? {
    if let control = element.labeledControl, control.is(.button) { return control }
    return sequence(first: element, next: \.parent).prefix(6).first { view in
      view.is(.button) || view.taps.contains { $0.count == 1 }
    }
  }

  private static func isSeenDifferent(
    _ then: Expression,
    _ otherwise: Expression,
    in element: Element
  ) -> Bool {
    let reader = ColorReader(element: element)
    guard let first = reader.colors(of: then)?.first,
      let second = reader.colors(of: otherwise)?.first
    else {
      // Two names of colors differ in color only, as far as anybody can tell.
      return !(then.isNamedColor && otherwise.isNamedColor)
    }
    return (differ(first, second) ?? visible) >= visible
  }

  private static func differ(_ first: ResolvedColor, _ second: ResolvedColor) -> Double? {
    guard let white = SystemColors.uiKit["systemBackground"] else { return nil }
    let (one, two) = (first.color.over(white), second.color.over(white))
    return one.light.contrast(on: two.light)
  }

  private static func changesLightness(_ modifier: Modifier, in element: Element) -> Bool {
    guard case .ternary(_, let then, let otherwise)? = modifier.firstArgument?.form else {
      return false
    }
    let reader = ColorReader(element: element)
    guard let first = reader.colors(of: then)?.first,
      let second = reader.colors(of: otherwise)?.first
    else { return true }
    return (differ(first, second) ?? visible) >= visible
  }
}

extension Expression {
  private static let choosing = NameHint(
    "selected selection chosen choice picked current active is-on checked highlighted"
  )

  /// Whether a condition asks if something is the chosen one.
  fileprivate var isAboutChoice: Bool {
    if Self.choosing.matches(source) { return true }
    return false
  }

  /// `Color("Mint")`
  fileprivate var isNamedColor: Bool {
    guard case .call(let callee, let arguments) = form, callee.path == "Color" else { return false }
    if case .string? = arguments.first?.value.form { return true }
    return false
  }
}

/// Whether text anywhere on the screen, or what assistive technology is told of a field, changes
/// with a condition too.
func isTold(_ names: Set<String>, beside field: Element) -> Bool {
  guard !field.tree.isOverlong else { return true }
  let elements = field.tree.elements
  let own = enteredName(in: field)
  // `isSent && password.count < 8` says nothing of the address.
  let entered = Set(elements.compactMap(enteredName)).subtracting(own.map { [$0] } ?? [])
  let isAboutOther = { (condition: String) in
    guard let own, names.contains(own), !condition.includes(own) else { return false }
    return condition.sourceWords.contains { entered.contains(String($0)) }
  }
  return elements.contains { other in
    if other.is(.text, .label) || other.isCustomView || other.isUnknownView {
      let outer = sequence(first: other, next: \.parent)
      if outer.contains(where: { view in
        view.conditions.contains { branch in
          names.contains { branch.source.includes($0) } && !isAboutOther(branch.source)
        }
      }) {
        return true
      }
      if other.arguments.contains(where: { argument in
        names.contains { argument.value.mentions($0) }
      }) {
        return true
      }
    }
    return other.modifiers.contains { modifier in
      modifier.name.hasPrefix("accessibility") || modifier.name == "alert"
        ? modifier.arguments.contains { argument in
          names.contains { argument.value.mentions($0) }
        } : false
    }
  }
}

/// The name of what is entered in a field: `email` of `text: $email`.
private func enteredName(in field: Element) -> String? {
  guard field.is(.textField, .secureField, .textEditor),
    let binding = field.argument("text")?.source, binding.hasPrefix("$")
  else { return nil }
  return String(binding.dropFirst())
}
