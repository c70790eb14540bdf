import CurbcutModel
import CurbcutSyntax

/// An animation of UIKit or Core Animation with what it animates.
struct UIKitAnimation {
  let range: Range<Int>
  /// Whether it goes on without end.
  let repeats: Bool
  /// Whether something crosses the screen, grows out of it or turns.
  let isLarge: Bool
}

extension Declaration {
  /// The animations in its code that move something for certain, very short ones left out.
  var uiKitAnimations: [UIKitAnimation] {
    var found: [UIKitAnimation] = []
    // What pops up is small, but for a screen that grows out of nothing.
    let isTransition = conforms(to: "UIViewControllerAnimatedTransitioning")
    // What a function moves before it animates back.
    var prepared: [(range: Range<Int>, moves: Bool)] = []
    for function in functions {
      let moves = function.node.descendants.contains {
        $0.kind == .sequenceExpr && ($0.movement(growing: isTransition) ?? 0) >= 1
      }
      prepared.append((function.node.range, moves))
    }
    // For each layer's animation its function is read again.
    var remaining = 64
    for node in ownNodes(.functionCallExpr) {
      guard case .call(let callee, let arguments) = Expression(node).form, let path = callee.path
      else { continue }
      if path == "CABasicAnimation" || path == "CAKeyframeAnimation" {
        remaining -= 1
        if remaining > 0, let animation = coreAnimation(node, arguments) { found.append(animation) }
        continue
      }
      guard animating.contains(path) else { continue }
      let duration = arguments.first { $0.label == "withDuration" || $0.label == "duration" }
      if let seconds = duration?.value.number, seconds <= 0.15 { continue }
      let options = arguments.first { $0.label == "options" }?.value
      let repeats = options?.mentions("repeat") == true
      let changes = arguments.first { argument in
        argument.label == "animations" || (argument.isTrailingClosure && argument.label == nil)
      }
      guard case .closure(let closure)? = changes?.value.form else { continue }
      var movement = 0.0
      for inner in closure.node.descendants where inner.kind == .sequenceExpr {
        var size = inner.movement(growing: isTransition) ?? 0
        if inner.returnsToIdentity,
          prepared.contains(where: { $0.moves && $0.range.contains(node.range.lowerBound) })
        {
          size = max(size, 1)
        }
        movement = max(movement, size)
      }
      guard movement >= (repeats ? 0.1 : 1) else { continue }
      found.append(UIKitAnimation(range: node.range, repeats: repeats, isLarge: movement >= 1))
    }
    return found
  }

  /// An animation of a layer that turns, moves or scales it without end, or turns it all around.
  private func coreAnimation(_ node: Node, _ arguments: [Argument]) -> UIKitAnimation? {
    let key = arguments.first { $0.label == "keyPath" }?.value
    guard let name = key?.phrase.value?.literal ?? key?.source,
      ["rotation", "position", "translation", "scale"].contains(where: { name.includes($0) }),
      let member = nodes(around: node.range).last(where: {
        [.functionDecl, .variableDecl, .initializerDecl].contains($0.kind)
          && $0.child(.codeBlock) != nil
      }) ?? nodes(around: node.range).last(where: { $0.kind == .functionDecl })
    else { return nil }
    let words = member.text
    let isEndless =
      ["repeatCount", "repeatDuration"].contains { count in
        [
          ".infinity", "Float.infinity", ".greatestFiniteMagnitude",
          "Float.greatestFiniteMagnitude", "HUGE",
        ]
        .contains { words.includes("\(count) = \($0)") }
      }
    // Once all around.
    let turns = [".pi * 2", "2 * .pi", "2 * CGFloat.pi"].contains(where: words.includes)
    guard isEndless else {
      return turns && name.includes("rotation")
        ? UIKitAnimation(range: node.range, repeats: false, isLarge: true) : nil
    }
    return UIKitAnimation(range: node.range, repeats: true, isLarge: !name.includes("scale"))
  }
}

/// The functions and initializers that animate what a closure changes.
private let animating: Set<String> = [
  "UIView.animate", "UIViewPropertyAnimator", "UIView.animateKeyframes",
  "UIViewPropertyAnimator.runningPropertyAnimator",
]

extension Node {
  /// Whether it sets a transform back to none.
  fileprivate var returnsToIdentity: Bool {
    guard case .operators(let operands, ["="]) = Expression(self).form, operands.count == 2 else {
      return false
    }
    guard operands[0].memberName == "transform" else { return false }
    if operands[1].memberName == "identity" { return true }
    // `CGAffineTransform(scaleX: 1, y: 1)`
    guard let arguments = operands[1].call?.arguments, arguments.map(\.label) == ["scaleX", "y"]
    else { return false }
    return arguments.allSatisfy { $0.value.number == 1 }
  }

  /// How far an assigned transform moves, turns or scales something by numbers that are written: 1
  /// and more is large, less is a part of that; nil for other code.
  ///
  /// - Parameter growing: whether it counts that something grows out of nothing, or shrinks to it.
  fileprivate func movement(growing: Bool) -> Double? {
    guard case .operators(let operands, ["="]) = Expression(self).form, operands.count == 2,
      operands[0].memberName == "transform", operands[1].call != nil
    else { return nil }
    // `CGAffineTransform(scaleX: 0.1, y: 0.1).rotated(by: .pi)`
    let calls = operands[1].node.descendants.filter { $0.kind == .functionCallExpr }
      .compactMap { Expression($0).call?.arguments }
    // A whole screen that zooms crosses the screen at its edges.
    if ["view.transform", "self.view.transform"].contains(operands[0].path),
      calls.contains(where: \.zooms)
    {
      return 1
    }
    return calls.map { $0.movement(growing: growing) }.max()
  }
}

extension [Argument] {
  /// Whether a transform with these arguments makes something larger or smaller by a fifth or more.
  fileprivate var zooms: Bool {
    first { $0.label == "scaleX" }?.value.number.map { abs($0 - 1) >= 0.2 } ?? false
  }

  /// How far a transform with these arguments moves something.
  fileprivate func movement(growing: Bool) -> Double {
    func number(_ label: String) -> Double? { first { $0.label == label }?.value.number }
    if contains(where: { $0.label == "rotationAngle" }) { return 1 }
    if let x = number("scaleX") {
      // A button that gives way is no movement; a picture that fills the screen is.
      if x < 0.5 { return growing ? 1 : 0 }
      return x >= 1.5 ? 1 : x > 1 ? x - 1 : 1 / x - 1
    }
    let distance = Swift.max(
      abs(number("translationX") ?? 0),
      abs(number("translationY") ?? 0),
      abs(number("y") ?? 0)
    )
    return distance > 20 ? 1 : distance / 40
  }
}
