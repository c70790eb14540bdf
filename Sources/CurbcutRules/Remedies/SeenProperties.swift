import CurbcutModel
import CurbcutSyntax

extension Declaration {
  /// Whether what is on the screen may depend on one of its properties: its name stands in the code of
  /// its views, other than in what is done when something happens.
  ///
  /// - Parameter withBindings: whether handing on its binding, `$name`, counts.
  func isSeen(_ name: String, withBindings: Bool = true) -> Bool {
    var left = property(name).map { [$0.node.range] } ?? []
    left += functions.filter { $0.returnType == nil }.map(\.node.range)
    for node in ownNodes(.functionCallExpr) {
      guard let call = Expression(node).call, let callee = call.callee.memberName else { continue }
      for argument in call.arguments {
        let isAction =
          argument.closure != nil
          && (handlers.contains(callee) || actionLabels.contains(argument.label ?? "")
            || callee == "Button" && argument.label == nil
              && (call.arguments.first?.range != argument.range
                || call.arguments.contains { $0.label == "label" }))
        let isWatched =
          ["trigger", "of", "value"].contains(argument.label ?? "") && watches(callee)
        if isAction || isWatched { left.append(argument.range) }
      }
    }
    let tokens = Array(node.allTokens)
    return tokens.indices.contains { index in
      let token = tokens[index]
      guard
        token.text == name || withBindings && token.text == "$\(name)" || token.text == "_\(name)"
      else { return false }
      if index > 0, tokens[index - 1].hasText("."), index < 2 || !tokens[index - 2].hasText("self")
      {
        return false
      }
      if index + 1 < tokens.count, tokens[index + 1].hasText(":"), index > 0,
        tokens[index - 1].hasText("(") || tokens[index - 1].hasText(",")
      {
        return false
      }
      return !left.contains { $0.contains(token.range.lowerBound) }
    }
  }
}

/// Whether a modifier only watches for a change.
private func watches(_ modifier: String) -> Bool {
  ["sensoryFeedback", "onChange", "animation", "task"].contains(modifier)
}

/// The modifiers and functions whose closures do something rather than show it.
private let handlers: Set<String> = [
  "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onSubmit",
  "onReceive", "onEnded", "onChanged", "onHover", "onKeyPress", "task", "refreshable", "onDelete",
  "onMove", "onDrop", "dropDestination", "onOpenURL", "onPlayPauseCommand", "onMoveCommand",
  "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction", "onCommand",
  "onExitCommand", "updating", "Task", "withAnimation", "async", "asyncAfter",
]

/// The labels of closures that do something.
private let actionLabels: Set<String> = [
  "action", "perform", "onCommit", "onEditingChanged", "set", "onIncrement", "onDecrement",
  "onDismiss", "primaryAction", "onCompletion",
]
