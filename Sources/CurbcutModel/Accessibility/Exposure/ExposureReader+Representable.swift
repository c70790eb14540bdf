import CurbcutSyntax

/// Views of UIKit inside SwiftUI, whose `makeUIView` is in the project.
extension ExposureReader {
  /// What became of a view of UIKit.
  enum Represented {
    case exposed(ExposedElement)
    /// It is no element, and nothing inside it is known to be one.
    case silent
  }

  /// The element that a `UIViewRepresentable` of the project makes; nil for other views, and where
  /// what it makes is not known.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2: what the view of UIKit sets passes
  /// through unchanged.
  func represented(_ element: Element) -> Represented? {
    guard let type = known.types[element.typeName], type.conforms(to: "UIViewRepresentable"),
      let make = type.function("makeUIView"), let body = make.body,
      let made = UIKitView(made: body, by: make, in: known.types)
    else { return nil }
    var exposed = blank(element)
    // The properties are written in another declaration; they are told as those of the use.
    let range = element.headRange
    func part(_ expression: Expression?, _ reason: String) -> Part? {
      expression.flatMap { self.part(Scope.unbound.words($0), reason, range) }
    }
    exposed.label = part(made.properties["accessibilityLabel"], "accessibilityLabel in makeUIView")
    if exposed.label == nil, case .property(let name) = made.row.naming {
      exposed.label = part(made.properties[name], "\(name) in makeUIView")
    }
    exposed.label?.step = .label
    exposed.value = part(made.properties["accessibilityValue"], "accessibilityValue in makeUIView")
    exposed.hint = part(made.properties["accessibilityHint"], "accessibilityHint in makeUIView")
    for trait in made.traits {
      add(
        Trait(kind: trait, condition: nil, reason: "UIKit", range: exposed.range),
        to: &exposed
      )
    }
    if made.row.value != .none, exposed.value == nil { exposed.doubt = "its value is set by UIKit" }
    guard made.isElement || Exposure(of: element).isMadeElement else { return .silent }
    decorate(&exposed, with: element)
    return .exposed(exposed)
  }
}

/// A view of UIKit as the statements that make it say.
private struct UIKitView {
  let row: UIKitClass
  var isElement: Bool
  /// What properties are set to, by their names; the last counts.
  var properties: [String: Expression] = [:]
  var traits: [AccessibilityTrait]

  /// Reads what a function makes and returns; nil where that is not known.
  init?(
    made body: [Node],
    by function: Declaration.Function,
    in types: [String: Declaration]
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
      } else if let variable, result.path != variable {
        return nil
      }
    }
    guard let name = construction?.call?.callee.path?.pathNames.last else { return nil }
    guard let ancestry = Self.ancestry(of: name, in: types), let row = ancestry.row else {
      return nil
    }
    self.row = row
    isElement = row.isElement
    traits = row.traits
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
  }

  /// The classes of the project up to one of UIKit's.
  private static func ancestry(
    of name: String,
    in types: [String: Declaration]
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
    guard case .operators(let sides, ["="]) = Expression(statement).form, sides.count == 2,
      let path = sides[0].path
    else { return }
    let names = path.pathNames
    let isOwn =
      variable.map { names.count == 2 && names[0] == $0 }
      ?? (names.count == 1 || (names.count == 2 && names[0] == "self"))
    if isOwn, let name = names.last { set(name, to: sides[1]) }
  }

  private mutating func set(_ name: String, to value: Expression) {
    switch UIKitProperty.all[name]?.effect {
    case .element: isElement = value.boolean ?? isElement
    case .traits:
      let list: [Expression] = if case .array(let traits) = value.form { traits } else { [value] }
      traits = list.compactMap { $0.memberName.flatMap(UIKitProperty.trait) }
    case .hiding: if value.boolean == true { isElement = false }
    default: properties[name] = value
    }
  }
}
