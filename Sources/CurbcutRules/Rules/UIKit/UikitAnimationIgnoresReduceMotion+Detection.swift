import CurbcutModel
import CurbcutSyntax

/// A call of `UIView.animate` with what it animates.
struct UIKitAnimation {
  let range: Range<Int>
  /// Whether something crosses the screen or turns for certain.
  let moves: Bool
  let repeats: Bool
}

extension Declaration {
  /// The animations by `UIView.animate` in its code, very short ones left out.
  var uiKitAnimations: [UIKitAnimation] {
    ownNodes(.functionCallExpr).compactMap { node in
      guard node.firstChild?.hasText("UIView.animate") == true,
        case .call(_, let arguments) = Expression(node).form
      else { return nil }
      let duration = arguments.first { $0.label == "withDuration" }?.value.number
      if let duration, duration <= 0.15 { return nil }
      let options = arguments.first { $0.label == "options" }?.value
      let changes = arguments.first { argument in
        argument.label == "animations" || (argument.isTrailingClosure && argument.label == nil)
      }
      guard case .closure(let closure)? = changes?.value.form else { return nil }
      return UIKitAnimation(
        range: node.range,
        moves: closure.node.descendants.contains { $0.kind == .sequenceExpr && $0.setsMovement },
        repeats: options?.mentions("repeat") == true
      )
    }
  }
}

extension Node {
  /// Whether it assigns a transform that moves or turns something by a number that is written.
  fileprivate var setsMovement: Bool {
    guard case .operators(let operands, ["="]) = Expression(self).form, operands.count == 2,
      operands[0].memberName == "transform", let call = operands[1].call
    else { return false }
    func number(_ label: String) -> Double {
      abs(call.arguments.first { $0.label == label }?.value.number ?? 0)
    }
    return number("translationX") > 20 || number("translationY") > 20 || number("y") > 20
      || call.arguments.contains { $0.label == "rotationAngle" }
  }
}
