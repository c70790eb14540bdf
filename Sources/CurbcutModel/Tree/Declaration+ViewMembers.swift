import CurbcutSyntax

extension Declaration {
  /// Whether a member with this name gives views.
  func returnsView(_ name: String) -> Bool {
    viewItems(of: name) != nil
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

  /// The statements of a member that gives views.
  func viewItems(of name: String) -> [Node]? {
    if let property = property(name) {
      guard property.isViewValued else { return nil }
      return property.getter ?? property.initialValue.map { [$0.node] }
    }
    guard let function = function(name), function.isViewValued else { return nil }
    return function.body
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

  static func isViewType(_ type: String) -> Bool {
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
  var isViewValued: Bool {
    guard body != nil, let returnType else { return false }
    return attributes.contains("ViewBuilder") || Declaration.Property.isViewType(returnType)
  }
}
