import CurbcutSyntax

/// A member of a type that gives views, as one use means it.
struct ViewMember {
  typealias Body = (items: [Node], compilation: Condition?)

  /// Where it stands, in UTF-8 offsets, which tells it from others of its name.
  let start: Int
  /// The function that it is; nil for a property.
  let function: Declaration.Function?
  /// Its statements, once for each `#if` clause that declares it.
  let bodies: [Body]
}

extension Declaration {
  /// Whether a member with this name gives views.
  func returnsView(_ name: String) -> Bool {
    viewMember(name, calledWith: nil) != nil
  }

  /// Whether a member gives views, its own or those of a caller: `let content: Content`.
  func givesView(_ name: String) -> Bool {
    if let property = property(name), property.attributes.contains("ViewBuilder") { return true }
    if let type = property(name)?.type,
      type == "Content" || type == "Label" || type == "() -> Content"
    {
      return true
    }
    return returnsView(name)
  }

  /// The member that gives views which a use means: a property and functions may share a name.
  ///
  /// - Parameter arguments: what it is called with, nil where it is not called.
  func viewMember(_ name: String, calledWith arguments: [Argument]?) -> ViewMember? {
    if let arguments, function(name) != nil {
      let functions = functions.filter { $0.name == name && givesViews($0) }
      if let meant = functions.first(where: { $0.takes(arguments) }) ?? functions.first {
        return viewMember(meant)
      }
    }
    return property(name).flatMap { viewMember($0) } ?? function(name).flatMap { viewMember($0) }
  }

  /// Whether a function makes views: by its type, or by making one of the type that it stands in.
  private func givesViews(_ function: Function) -> Bool {
    function.isViewValued || conforms(to: "View") && function.makesItsType
  }

  private func viewMember(_ property: Property) -> ViewMember? {
    let bodies = variants(of: property).compactMap { property -> ViewMember.Body? in
      guard property.isViewValued else { return nil }
      let items = property.getter ?? property.initialValue.map { [$0.node] }
      return items.map { ($0, compilation(of: property.node)) }
    }
    return bodies.isEmpty
      ? nil : ViewMember(start: property.node.range.lowerBound, function: nil, bodies: bodies)
  }

  private func viewMember(_ function: Function) -> ViewMember? {
    let bodies = variants(of: function).compactMap { function -> ViewMember.Body? in
      guard givesViews(function) else { return nil }
      return function.body.map { ($0, compilation(of: function.node)) }
    }
    return bodies.isEmpty
      ? nil : ViewMember(start: function.node.range.lowerBound, function: function, bodies: bodies)
  }

  /// A property, and those of its name in other `#if` clauses.
  func variants(of property: Property) -> [Property] {
    guard compilation(of: property.node) != nil else { return [property] }
    return properties.filter { $0.name == property.name && compilation(of: $0.node) != nil }
  }

  /// A function, and those of its name in other `#if` clauses.
  private func variants(of function: Function) -> [Function] {
    guard compilation(of: function.node) != nil else { return [function] }
    return functions.filter { $0.name == function.name && compilation(of: $0.node) != nil }
  }
}

extension Declaration {
  /// The properties of an extension of views that modify what they are asked of, as functions without
  /// parameters: `var primary: some View { buttonStyle(PrimaryStyle()) }`.
  var modifyingProperties: [Function] {
    guard extendsView else { return [] }
    return properties.compactMap { property in
      guard let getter = property.getter, let type = property.type, !property.isStatic,
        Property.isViewType(type)
      else { return nil }
      return Function(
        name: property.name,
        node: property.node,
        attributes: property.attributes,
        isStatic: false,
        isPrivate: property.isPrivate,
        parameters: [],
        returnType: type,
        body: getter,
        nameRange: property.nameRange
      )
    }
  }
}

extension Declaration.Property {
  /// Whether its type, attributes or first value say that it is a view.
  var isViewValued: Bool {
    if attributes.contains("ViewBuilder") { return getter != nil }
    // What a variable begins with is not what it holds later.
    let isMade = initialValue != nil && !isVariableState && initialValue?.source != "nil"
    if let type { return Self.isViewType(type) && (getter != nil || isMade) }
    if let call = initialValue?.call, let path = call.callee.path {
      return Catalogue.view(path) != nil && !isVariableState
    }
    return false
  }

  private var isVariableState: Bool { !attributes.isEmpty }

  private static let genericViews: Set<String> = [
    "Tab", "TabSection", "Section", "Menu", "Link", "Group", "Table", "Form", "List", "Chart",
    "Map",
    "Gauge", "Label", "Picker", "Grid",
  ]

  static func isViewType(_ written: String) -> Bool {
    var type = written.hasSuffix("?") ? String(written.dropLast()) : written
    if type.hasPrefix("SwiftUI.") { type.removeFirst("SwiftUI.".count) }
    if type.hasPrefix("some ") || type.hasPrefix("any ") {
      // A shape is a part of a drawing; what it is to a listener is said where it is drawn.
      // Neither is a view of UIKit or AppKit, which is said where it is represented.
      let name = type.split(separator: " ").last ?? ""
      if name.hasPrefix("UI") || name.hasPrefix("NS") { return false }
      return type.hasSuffix("View") || type.hasSuffix("Content")
    }
    // Without its arguments the name of a generic view is that of a type of the project.
    if Self.genericViews.contains(type) { return false }
    return type == "AnyView" || type == "Never" || Catalogue.view(type) != nil
  }
}

extension Declaration.Function {
  /// Whether all that it does is to make a value of the type that it is declared to give: a view where
  /// it is called among views, `func row(_ hut: Hut) -> HutRow { HutRow(hut) }`.
  fileprivate var makesItsType: Bool {
    guard let body, body.count == 1, let returnType, returnType.beginsUppercase,
      let path = Expression(body[0]).call?.callee.path
    else { return false }
    return path == returnType || path == ".init"
  }

  var isViewValued: Bool {
    guard body != nil, let returnType else { return false }
    return attributes.contains("ViewBuilder") || Declaration.Property.isViewType(returnType)
  }

  /// Whether it can be called with some arguments, as far as labels tell.
  func takes(_ arguments: [Argument]) -> Bool { filled(by: arguments) != nil }

  /// The parameters that some arguments are given to, in order; nil where it cannot be called with
  /// them, as far as labels tell.
  func filled(by arguments: [Argument]) -> [(parameter: Declaration.Parameter, value: Expression)]?
  {
    var rest = arguments[...]
    var filled: [(parameter: Declaration.Parameter, value: Expression)] = []
    for parameter in parameters {
      if let next = rest.first, next.fills(parameter) {
        filled.append((parameter, next.value))
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    return rest.isEmpty ? filled : nil
  }
}

extension Argument {
  /// Whether it is what a parameter is given: a trailing closure goes to the next one that takes a
  /// function, past those that may be left out.
  fileprivate func fills(_ parameter: Declaration.Parameter) -> Bool {
    if label == parameter.label { return !isTrailingClosure || parameter.mayTakeClosure }
    return isTrailingClosure && label == nil && parameter.mayTakeClosure
  }
}

extension Declaration.Parameter {
  /// Whether it takes a function, as far as its type tells.
  fileprivate var mayTakeClosure: Bool { defaultValue == nil || type.includes("->") }
}
