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
        return ViewMember(
          start: meant.node.range.lowerBound,
          function: meant,
          bodies: bodies(of: meant)
        )
      }
    }
    if let property = property(name), case let bodies = bodies(of: property), !bodies.isEmpty {
      return ViewMember(start: property.node.range.lowerBound, function: nil, bodies: bodies)
    }
    guard let function = function(name), case let bodies = bodies(of: function), !bodies.isEmpty
    else { return nil }
    return ViewMember(
      start: function.node.range.lowerBound,
      function: function,
      bodies: bodies
    )
  }

  /// Whether a function makes views: by its type, or by making one of the type that it stands in.
  private func givesViews(_ function: Function) -> Bool {
    function.isViewValued || conforms(to: "View") && function.makesItsType
  }

  private func bodies(of property: Property) -> [ViewMember.Body] {
    variants(of: property).compactMap { property in
      guard property.isViewValued else { return nil }
      let items = property.getter ?? property.initialValue.map { [$0.node] }
      return items.map { ($0, compilation(of: property.node)) }
    }
  }

  private func bodies(of function: Function) -> [ViewMember.Body] {
    variants(of: function).compactMap { function in
      guard givesViews(function) else { return nil }
      return function.body.map { ($0, compilation(of: function.node)) }
    }
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
    if let type { return Self.isViewType(type) && (getter != nil || initialValue != nil) }
    if let call = initialValue?.call, let path = call.callee.path {
      return Catalogue.view(path) != nil && !isVariableState
    }
    return false
  }

  private var isVariableState: Bool { !attributes.isEmpty }

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
  func takes(_ arguments: [Argument]) -> Bool {
    var rest = arguments[...]
    for parameter in parameters {
      if let next = rest.first, next.fills(parameter) {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Argument {
  /// Whether it is what a parameter is given: a trailing closure goes to the next one that takes a
  /// function, past those that may be left out.
  func fills(_ parameter: Declaration.Parameter) -> Bool {
    if label == parameter.label { return !isTrailingClosure || parameter.mayTakeClosure }
    return isTrailingClosure && label == nil && parameter.mayTakeClosure
  }
}

extension Declaration.Parameter {
  /// Whether it takes a function, as far as its type tells.
  fileprivate var mayTakeClosure: Bool { defaultValue == nil || type.includes("->") }
}
