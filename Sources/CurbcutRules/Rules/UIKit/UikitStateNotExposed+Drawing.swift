import CurbcutModel
import CurbcutSyntax

extension UIKitObject {
  /// A flag of a control or element of its own by which `draw(_:)` decides what it draws, and which nothing
  /// tells; with where that is decided.
  var flagOfDrawing: (name: String, range: Range<Int>)? {
    guard isKind(of: .view),
      isKind(of: .control) || setsForCertain(anyOf: ["isAccessibilityElement"]),
      let body = declaration.functions.first(where: { $0.name == "draw" && $0.isOverride })?.node,
      !declaration.mentions(anyOf: [
        "accessibilityValue", "accessibilityAttributedValue", "selected", "isSelected",
        "toggleButton", "notEnabled", "accessibilityElements",
      ]),
      outside.isDisjoint(with: ["accessibilityTraits", "accessibilityValue", "accessibilityLabel"])
    else { return nil }
    let flags = declaration.properties.filter {
      $0.getter == nil && !$0.isConstant && !$0.isOverride
        && ($0.type == "Bool" || $0.initialValue?.boolean != nil)
        && NameHint.switchedState.matches($0.name)
    }
    guard !flags.isEmpty, !labelDepends(on: flags) else { return nil }
    for node in body.descendants where node.kind == .sequenceExpr || node.kind == .ifExpr {
      let condition: Expression?
      if case .ternary(let decision, _, _) = Expression(node).form {
        condition = decision
      } else {
        condition = node.child(.conditionElement)?.lastChild.map { Expression($0) }
      }
      if let condition, let flag = flags.first(where: { condition.mentions($0.name) }) {
        return (flag.name, condition.range)
      }
    }
    return nil
  }

  /// Whether some code of the type puts the label, or words, together by a flag.
  private func labelDepends(on flags: [Declaration.Property]) -> Bool {
    let names = flags.map(\.name)
    return declaration.properties.contains { $0.name.hasPrefix("accessibility") }
      || declaration.ownNodes(.sequenceExpr).contains { node in
        guard case .operators(let sides, ["="]) = Expression(node).form, sides.count == 2,
          (sides[0].memberName ?? sides[0].path)?.hasPrefix("accessibility") == true
        else { return false }
        return names.contains { sides[1].mentions($0) }
      }
      || flags.contains { $0.node.text.includes("accessibility") }
  }
}
