import CurbcutModel
import CurbcutSyntax

extension Element {
  /// Whether a field of the same screen edits a property.
  func isTyped(_ name: String) -> Bool {
    !tree.isOverlong
      && tree.elements.contains { field in
        field.is(.textField, .secureField, .textEditor)
          && field.argument("text")?.path?.withoutSelf == "$\(name)"
      }
  }
}

extension Declaration {
  /// Whether a statement gives the focus of assistive technology a place.
  func movesFocus(_ statement: Node) -> Bool {
    guard statement.kind == .sequenceExpr,
      case .operators(let operands, let operators) = Expression(statement).form,
      operators == ["="], operands.count == 2, let name = operands[0].path?.withoutSelf,
      property(name)?.attributes.contains("AccessibilityFocusState") == true
    else { return false }
    return operands[1].boolean != false && operands[1].form != .nothing
  }
}
