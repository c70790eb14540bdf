import CurbcutSyntax

extension Declaration.Property {
  /// What a getter of its own decides once and for all about the element that an instance is: that it is
  /// one, or which traits it has.
  var decision: Expression? {
    guard let value = givenNode.map({ Expression($0) }) else { return nil }
    switch name {
    case "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityViewIsModal":
      return value.boolean == nil ? nil : value
    case "accessibilityTraits":
      switch value.form {
      case .member(nil, _): return value
      case .array(let elements) where !elements.isEmpty: return value
      default: return nil
      }
    default: return nil
    }
  }

  /// What a getter of one statement gives.
  package var givenNode: Node? {
    guard let getter, getter.count == 1, let only = getter.first else { return nil }
    return only.kind == .returnStmt ? only.firstChild : only
  }
}
