import CurbcutSyntax

/// Views of UIKit inside SwiftUI, whose `makeUIView` is in the project.
extension ExposureReader {
  /// The elements that a `UIViewRepresentable` of the project makes; nil for other views, and where
  /// what it makes is not known.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2: what the view of UIKit sets passes
  /// through unchanged.
  func represented(_ element: Element) -> [ExposedElement]? {
    guard let type = known.types[element.typeName],
      known.types.conforms(element.typeName, to: ["UIViewRepresentable"]),
      let make = type.function("makeUIView"), let body = make.body,
      let made = UIKitView(made: body, by: make, of: type, in: known.types)
    else { return nil }
    var scope = Scope(
      tree: nil,
      in: type,
      base: nil,
      use: placed(element.headRange),
      constants: known.constants,
      types: known.types
    )
    fill(&scope, of: type, with: element.arguments, from: scopes[self.scope])
    return told(made, as: element, in: scope)
  }

  /// The elements of a view that is made; nil where what it holds is not known.
  private func told(_ made: UIKitView, as element: Element, in scope: Scope) -> [ExposedElement]? {
    if let arranged = made.arranged, !made.isElement, !Exposure(of: element).isMadeElement {
      var elements: [ExposedElement] = []
      for view in arranged {
        guard let parts = told(view, as: element, in: scope) else { return nil }
        elements += parts
      }
      return elements
    }
    if made.holdsOthers || made.row.name == "UIStackView", !made.isElement { return nil }
    var exposed = blank(element)
    // The properties are written in another declaration; they are told as those of the use.
    let range = element.headRange
    func part(_ name: String) -> Part? {
      guard let expression = made.properties[name] else { return nil }
      let words = scope.words(expression)
      return self.part(
        words == .unknown ? .known(scope.code(expression)) : words,
        "\(name) in makeUIView",
        range
      )
    }
    exposed.label = part("accessibilityLabel")
    if exposed.label == nil, case .property(let name) = made.row.naming {
      exposed.label = part(name)
    }
    exposed.label?.step = .label
    if exposed.label == nil, case .system(let words) = made.row.naming {
      exposed.label = Part(
        phrase: Phrase(words),
        reason: "UIKit",
        range: exposed.range,
        step: .system
      )
    }
    exposed.value = part("accessibilityValue")
    exposed.hint = part("accessibilityHint")
    // Source: Apple, "isEditable": a text view that is none to type in is read as text.
    let isReadOnly =
      made.row.name == "UITextView" && made.properties["isEditable"]?.boolean == false
    if isReadOnly { exposed.role = .text }
    for trait in made.traits where !(isReadOnly && trait == .textField) {
      add(
        Trait(kind: trait, condition: nil, reason: "UIKit", range: exposed.range),
        to: &exposed
      )
    }
    if made.row.value == .text {
      exposed.placeholder = part("placeholder")
      exposed.value = exposed.value ?? part("text") ?? part("attributedText")
      if exposed.value == nil, exposed.placeholder == nil {
        exposed.doubt = "its value is set by UIKit"
      }
    } else if made.row.value != .none {
      // Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: a switch keeps its own value.
      if made.row.value == .onOff { exposed.value = nil }
      if exposed.value == nil {
        exposed.value = made.state(in: scope).map {
          Part(phrase: $0, reason: "UIKit", range: exposed.range)
        }
      }
      if exposed.value == nil { exposed.doubt = "its value is set by UIKit" }
    }
    if case .parts(let names) = made.row.naming, !made.isToldElement {
      return names.map { name in
        var one = exposed
        one.label = Part(phrase: Phrase(name), reason: "UIKit", range: exposed.range, step: .system)
        return one
      }
    }
    guard made.isElement || Exposure(of: element).isMadeElement else { return [] }
    decorate(&exposed, with: element)
    return [exposed]
  }
}

/// A view of UIKit as the statements that make it say.
private struct UIKitView {
  let row: UIKitClass
  var isElement: Bool
  /// Whether it was told to be an element.
  var isToldElement = false
  /// What properties are set to, by their names; the last counts.
  var properties: [String: Expression] = [:]
  var traits: [AccessibilityTrait]
  /// The views in a stack, in its order; nil for other views, and where they are not known.
  var arranged: [UIKitView]?
  /// Whether it was given views.
  var holdsOthers = false

  /// Reads what a function makes and returns; nil where that is not known.
  init?(
    made body: [Node],
    by function: Declaration.Function,
    of representable: Declaration,
    in types: KnownTypes
  ) {
    var variable: String?
    var construction: Expression?
    for statement in body where statement.kind == .variableDecl {
      for property in Declaration.Property.properties(of: statement) {
        guard let path = property.initialValue?.call?.callee.path, path.beginsUppercase else {
          continue
        }
        if construction == nil {
          variable = property.name
          construction = property.initialValue
        }
      }
    }
    if let last = body.last {
      let result = Expression(last)
      if let path = result.call?.callee.path, path.beginsUppercase {
        (variable, construction) = (nil, result)
      } else if let path = result.path, path != variable {
        // Another variable or a property of the representable holds it.
        let name = path.withoutSelf
        guard let value = Self.value(of: name, in: body, of: representable),
          value.call?.callee.path?.beginsUppercase == true
        else { return nil }
        (variable, construction) = (name, value)
      }
    }
    guard let construction else { return nil }
    self.init(
      construction,
      named: variable,
      made: body,
      of: representable,
      in: types,
      depth: 0
    )
  }

  /// Reads what is said of a view that an expression creates.
  private init?(
    _ construction: Expression,
    named variable: String?,
    made body: [Node],
    of representable: Declaration,
    in types: KnownTypes,
    depth: Int
  ) {
    guard let name = construction.call?.callee.path?.pathNames.last, depth < 4 else { return nil }
    guard let ancestry = Self.ancestry(of: name, in: types), let row = ancestry.row else {
      return nil
    }
    self.row = row
    isElement = row.isElement
    traits = row.traits
    if row.name == "UIActivityIndicatorView", representable.mentions(anyOf: ["startAnimating"]) {
      isElement = true
    }
    // A class of the project says in its initializers what it is.
    for type in ancestry.types.reversed() {
      for initializer in type.functions where initializer.name == "init" {
        for statement in initializer.body ?? [] { read(statement, of: nil) }
      }
      for property in type.properties {
        guard property.getter != nil, let value = property.singleValue else { continue }
        set(property.name, to: value)
      }
    }
    if let variable { for statement in body { read(statement, of: variable) } }
    if row.name == "UIStackView", ancestry.types.isEmpty {
      let written = Self.arrangedViews(of: construction, named: variable, in: body)
      let views = written?.compactMap { view -> UIKitView? in
        let path = view.path?.withoutSelf
        return UIKitView(
          path.flatMap { Self.value(of: $0, in: body, of: representable) } ?? view,
          named: path,
          made: body,
          of: representable,
          in: types,
          depth: depth + 1
        )
      }
      if views?.isEmpty == false, views?.count == written?.count { arranged = views }
    }
    guard depth == 0 else { return }
    // It is updated at once after it was made.
    if let update = representable.function("updateUIView"), let name = update.parameters.first?.name
    {
      for statement in update.body ?? [] { read(statement, of: name) }
    }
  }

  /// What a name of the function, or of the representable, is set to first.
  private static func value(
    of name: String,
    in body: [Node],
    of representable: Declaration
  ) -> Expression? {
    for statement in body where statement.kind == .variableDecl {
      let properties = Declaration.Property.properties(of: statement)
      if let found = properties.first(where: { $0.name == name }) { return found.initialValue }
    }
    return representable.property(name)?.initialValue
  }

  /// What a stack arranges, in order; nil where that is not written in the function that makes it.
  private static func arrangedViews(
    of stack: Expression,
    named variable: String?,
    in body: [Node]
  ) -> [Expression]? {
    var views: [Expression] = []
    if let given = stack.call?.arguments.first(where: { $0.label == "arrangedSubviews" }) {
      guard case .array(let list) = given.value.form else { return nil }
      views = list
    }
    guard let variable else { return views }
    for statement in body {
      let expression = Expression(statement)
      if let call = expression.call, let path = call.callee.path,
        path.withoutSelf == "\(variable).addArrangedSubview", let view = call.arguments.first
      {
        views.append(view.value)
      } else if statement.kind != .variableDecl,
        expression.call == nil,
        ["addArrangedSubview", "insertArrangedSubview"].contains(where: expression.mentions)
      {
        // In a loop, or under a condition.
        return nil
      }
    }
    return views
  }

  /// The classes of the project up to one of UIKit's.
  private static func ancestry(
    of name: String,
    in types: KnownTypes
  ) -> (types: [Declaration], row: UIKitClass?)? {
    var name = name
    var found: [Declaration] = []
    while found.count < 8 {
      if let row = UIKitClass.all[name] { return (found, row) }
      guard let type = types[name], type.keyword == .class, let parent = type.conformances.first
      else { return nil }
      found.append(type)
      name = parent
    }
    return nil
  }

  /// Takes an assignment to a property of the view, `self` where no variable is meant.
  private mutating func read(_ statement: Node, of variable: String?) {
    let expression = Expression(statement)
    if let call = expression.call { return read(call, of: variable) }
    guard case .operators(let sides, ["="]) = expression.form, sides.count == 2,
      let path = sides[0].path
    else { return }
    let names = path.pathNames
    let isOwn =
      variable.map { names.count == 2 && names[0] == $0 }
      ?? (names.count == 1 || (names.count == 2 && names[0] == "self"))
    if isOwn, let name = names.last { set(name, to: sides[1]) }
  }

  /// Takes what a method of the view sets: `setTitle("Send", for: .normal)`.
  private mutating func read(
    _ call: (callee: Expression, arguments: [Argument]),
    of variable: String?
  ) {
    let adding: Set<String> = ["addSubview", "addArrangedSubview", "insertSubview"]
    if variable == nil, let name = call.callee.path?.withoutSelf, adding.contains(name) {
      holdsOthers = true
    }
    guard case .member(let base?, let method) = call.callee.form, let path = base.path,
      let value = call.arguments.first?.value
    else { return }
    let own = variable ?? "self"
    if path == own, adding.contains(method) { holdsOthers = true }
    if method == "setTitle", path == own { properties["title"] = value }
    if method == "insert", path == "\(own).accessibilityTraits",
      let trait = value.memberName.flatMap(UIKitProperty.trait)
    {
      traits.append(trait)
    }
  }

  /// What a control says of its state; nil where nothing sets it, or it is not known to what.
  func state(in scope: Scope) -> Phrase? {
    func number(_ name: String, otherwise standard: Double) -> Double? {
      guard let written = properties[name] else { return standard }
      return scope.number(written)?.value
    }
    switch row.value {
    case .onOff:
      return properties["isOn"].flatMap { scope.boolean($0) }.map { Phrase($0 ? "on" : "off") }
    case .percent:
      guard properties["value"] != nil, let value = number("value", otherwise: 0),
        let low = number("minimumValue", otherwise: 0),
        let high = number("maximumValue", otherwise: 1), high > low
      else { return nil }
      let share = (max(low, min(high, value)) - low) / (high - low)
      return Phrase(Number(value: share, isInteger: false).percent)
    case .page:
      guard properties["numberOfPages"] != nil, let count = number("numberOfPages", otherwise: 0),
        let current = number("currentPage", otherwise: 0), (0...1_000).contains(current),
        (0...1_000).contains(count)
      else { return nil }
      return Phrase("page \(Int(current) + 1) of \(Int(count))")
    case .none, .text, .badge: return nil
    }
  }

  private mutating func set(_ name: String, to value: Expression) {
    switch UIKitProperty.all[name]?.effect {
    case .element:
      isElement = value.boolean ?? isElement
      isToldElement = value.boolean == true
    case .traits:
      let list: [Expression] = if case .array(let traits) = value.form { traits } else { [value] }
      traits = list.compactMap { $0.memberName.flatMap(UIKitProperty.trait) }
    case .hiding: if value.boolean == true { isElement = false }
    default: properties[name] = value
    }
  }
}
