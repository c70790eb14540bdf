import CurbcutModel
import CurbcutSyntax

/// A signal, as a vibration or a sound, that is all by which one branch of an action of a view tells how
/// it has ended.
struct LoneSignal {
  /// The call that makes it.
  let call: Node
  /// Whether another branch shows something or makes another signal.
  let tellsApart: Bool
}

extension Declaration {
  /// The signals of its actions that nothing accompanies.
  ///
  /// - Parameter isSignal: whether a statement is such a signal.
  func loneSignals(where isSignal: (Node) -> Bool) -> [LoneSignal] {
    ownNodes(.functionCallExpr).compactMap { call in
      guard isSignal(call), let way = WayTaken(to: call, in: self),
        way.beside.allSatisfy({ isQuiet($0, isSignal, depth: 0) }),
        way.asked.allSatisfy({ asksQuietly($0, isSignal) }), isCalledQuietly(way.scope, isSignal)
      else { return nil }
      return LoneSignal(
        call: call,
        tellsApart: way.others.contains { !isQuiet($0, { _ in false }, depth: 0) }
      )
    }
  }

  /// Whether a statement changes nothing that people see, hear of or feel.
  private func isQuiet(_ statement: Node, _ isSignal: (Node) -> Bool, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch statement.kind {
    case .returnStmt, .breakStmt, .continueStmt: return true
    case .variableDecl: return asksQuietly(statement, isSignal)
    case .ifExpr, .guardStmt, .switchExpr, .doStmt:
      return statement.children.allSatisfy { part in
        switch part.kind {
        case .codeBlock, .switchCase, .catchClause:
          part.items.allSatisfy { isQuiet($0, isSignal, depth: depth + 1) }
        case .ifExpr: isQuiet(part, isSignal, depth: depth)
        default: asksQuietly(part, isSignal)
        }
      }
    case .sequenceExpr:
      guard let (target, change) = statement.change, let path = target.path?.withoutSelf else {
        return false
      }
      // What is taken away tells nobody why.
      if let change, change.form == .nothing || change.phrase.value?.isBlank == true {
        return true
      }
      return isUnseenState(path)
    case .awaitExpr, .tryExpr:
      return statement.firstChild.map { isQuiet($0, isSignal, depth: depth) } ?? false
    case .functionCallExpr, .optionalChainingExpr:
      if isSignal(statement) || statement.isSignal { return true }
      guard let call = Expression(statement).call, let path = call.callee.path?.withoutSelf else {
        return false
      }
      if NameHint.isUnnoticed(path) || ["prepare", "sleep"].contains(path.pathNames.last) {
        return true
      }
      if path.hasSuffix(".toggle") { return isUnseenState(String(path.dropLast(7))) }
      if ["Task", "withAnimation", "DispatchQueue.main.async", "MainActor.run"].contains(path),
        let closure = call.arguments.last?.closure
      {
        return closure.items.allSatisfy { isQuiet($0.statement, isSignal, depth: depth + 1) }
      }
      guard let body = function(path)?.body else { return false }
      return body.allSatisfy { isQuiet($0, isSignal, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether what is asked changes nothing that people see: a function of an object that the view shows
  /// may.
  private func asksQuietly(_ code: Node, _ isSignal: (Node) -> Bool) -> Bool {
    code.descendants.allSatisfy { node in
      guard node.kind == .functionCallExpr,
        let path = Expression(node).call?.callee.path?.withoutSelf,
        let owner = path.pathNames.first
      else { return true }
      if let body = function(path)?.body {
        return body.allSatisfy { statement in
          statement.kind == .returnStmt || statement.change == nil
            || isQuiet(statement, isSignal, depth: 2)
        }
      }
      return property(owner) == nil || path == owner || !isSeen(owner)
    }
  }

  /// Whether a name is a state of its own that only code looks at.
  private func isUnseenState(_ path: String) -> Bool {
    property(path)?.attributes.contains("State") == true && !isSeen(path)
  }

  /// Whether all that leads to a function of the type shows nothing either.
  private func isCalledQuietly(_ scope: Node, _ isSignal: (Node) -> Bool) -> Bool {
    guard scope.kind == .functionDecl else { return true }
    guard let function = functions.first(where: { $0.node.range == scope.range }) else {
      return false
    }
    var isUsed = false
    for call in ownNodes(.functionCallExpr)
    where Expression(call).call?.callee.path?.withoutSelf == function.name {
      isUsed = true
      guard let way = WayTaken(to: call, in: self, isBranch: false),
        way.beside.allSatisfy({ isQuiet($0, isSignal, depth: 1) }), way.scope.kind == .closureExpr
      else { return false }
    }
    // `action: unlock`
    return isUsed
      || node.allTokens.contains { token in
        token.text == function.name && !function.nameRange.contains(token.range.lowerBound)
      }
  }
}

/// How an action comes to a place.
private struct WayTaken {
  /// The function or closure that it is in.
  let scope: Node
  /// The statements that are done as well.
  var beside: [Node] = []
  /// The statements of other branches.
  var others: [Node] = []
  /// The conditions on the way.
  var asked: [Node] = []

  /// - Parameter isBranch: whether only a way of which a condition decides counts.
  init?(to place: Node, in declaration: Declaration, isBranch: Bool = true) {
    let around = declaration.nodes(around: place.range)
    guard
      let start = around.indices.last(where: { index in
        around[index].kind == .functionDecl
          || around[index].kind == .closureExpr && !(index > 0 && around[index - 1].isTransparent)
      })
    else { return nil }
    scope = around[start]
    var hasBranched = false
    for (outer, inner) in zip(around[start...], around[start...].dropFirst()) {
      switch outer.kind {
      case .closureExpr, .codeBlock, .switchCase, .accessorBlock, .catchClause:
        if inner.kind == .codeBlock { continue }
        let leaves = outer.items.last?.kind == .returnStmt || outer.lastChild?.kind == .returnStmt
        for statement in outer.items where statement.range != inner.statement.range {
          guard statement.range.lowerBound > inner.range.lowerBound else {
            beside.append(statement)
            continue
          }
          if leaves || !inner.mayLeave(at: place.range) { beside.append(statement) }
        }
      case .ifExpr, .guardStmt, .switchExpr, .doStmt:
        hasBranched = true
        for part in outer.children where part.range != inner.range {
          if [.codeBlock, .switchCase, .catchClause].contains(part.kind) {
            others += part.items
          } else if part.kind == .ifExpr {
            others.append(part)
          } else {
            asked.append(part)
          }
        }
      case .forStmt, .whileStmt: return nil
      default: continue
      }
    }
    if isBranch, !hasBranched { return nil }
  }
}

extension Node {
  /// Whether a call runs its closure at once or soon, in place.
  fileprivate var isTransparent: Bool {
    guard kind == .functionCallExpr, let name = Expression(self).call?.callee.memberName else {
      return false
    }
    return ["Task", "withAnimation", "async", "asyncAfter", "run"].contains(name)
  }

  /// Whether the block around a place in it ends with leaving the function.
  fileprivate func mayLeave(at place: Range<Int>) -> Bool {
    descendants.contains { node in
      node.kind == .codeBlock && node.range.contains(place.lowerBound)
        && node.lastChild?.kind == .returnStmt
    }
  }

  /// Whether it is a call by which people feel or hear something.
  fileprivate var isSignal: Bool {
    guard let name = Expression(self).call?.callee.memberName else { return false }
    return [
      "notificationOccurred", "impactOccurred", "selectionChanged", "AudioServicesPlaySystemSound",
      "AudioServicesPlayAlertSound", "playSound", "playHaptic",
    ].contains(name)
  }
}
