import CurbcutModel
import CurbcutSyntax

/// A branch of an action in which it gives a signal and does nothing else: `else { vibrate() }`.
///
/// Whoever does not perceive the signal does not learn that something has gone another way.
struct SignalBranch {
  /// - Parameters:
  ///   - signal: the call that gives the signal.
  ///   - prepares: whether another call is part of giving it.
  /// - Returns: nil where the branch does more, or where what decides may be shown elsewhere.
  init?(
    around signal: Node,
    in declaration: Declaration,
    prepares: (Expression) -> Bool
  ) {
    let around = declaration.nodes(around: signal.range)
    guard let action = around.lastIndex(where: { $0.kind == .closureExpr || $0.isFunction }),
      let block = around.lastIndex(where: { $0.kind == .codeBlock || $0.kind == .switchCase }),
      block > action + 1, around[block - 1].kind == .ifExpr || around[block - 1].kind == .guardStmt,
      Self.items(of: around[block]).allSatisfy({ item in
        item.kind == .returnStmt || item.kind == .variableDecl
          || Expression(item).call != nil
            && (item.range == signal.range || prepares(Expression(item)))
      })
    else { return nil }
    let branching = around[block - 1]
    // What else the action does may be seen.
    let others = Self.items(of: around[action]).filter {
      !$0.range.contains(branching.range.lowerBound) && $0.kind != .variableDecl
        && $0.kind != .guardStmt
    }
    guard branching.kind == .guardStmt || others.isEmpty,
      Self.isAskedHereOnly(branching, in: declaration, action: around[action])
    else { return nil }
  }

  private static func items(of node: Node) -> [Node] {
    node.isFunction
      ? node.child(.codeBlock)?.items.map(\.statement) ?? []
      : node.items.map(\.statement)
  }

  /// Whether a condition asks only what the view is given or what nothing else in it asks: the answer of
  /// a model, or of what is waited for, may be shown elsewhere.
  private static func isAskedHereOnly(
    _ branching: Node,
    in declaration: Declaration,
    action: Node
  ) -> Bool {
    let conditions = branching.children.filter { $0.kind == .conditionElement }
    guard !conditions.isEmpty else { return false }
    return conditions.allSatisfy { condition in
      let waits = condition.descendants.contains {
        $0.kind == .awaitExpr || $0.kind == .tryExpr || $0.kind == .optionalBindingCondition
      }
      return !waits
        && condition.allTokens.allSatisfy { token in
          guard token.kind == .identifier, let property = declaration.property(token.text) else {
            return declaration.function(token.text) == nil
          }
          let isOwn = property.attributes.isEmpty && property.isConstant
          return isOwn
            || property.attributes.contains("State")
              && isAsked(token.text, in: declaration, onlyIn: action)
        }
    }
  }

  private static func isAsked(
    _ name: String,
    in declaration: Declaration,
    onlyIn action: Node
  ) -> Bool {
    !declaration.node.allTokens.contains { token in
      token.text == name && !action.range.contains(token.range.lowerBound)
        && declaration.property(name)?.nameRange != token.range
    }
  }
}

extension Node {
  fileprivate var isFunction: Bool { kind == .functionDecl }
}
