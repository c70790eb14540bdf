import CurbcutSyntax

/// One of the ways that statements lead which do nothing but choose between them: an `if` with its `else`,
/// a `switch`, a `guard` with what follows.
package struct Way: Sendable {
  /// The statements of this way.
  package let statements: [Node]
  /// Those of all the others.
  package let others: [Node]

  /// The ways of the statements of a function or closure; none where something is done on all of them.
  package static func all(in statements: [Node]) -> [Way] {
    // What is only named before changes nothing.
    let rest = statements.drop { $0.kind == .variableDecl || $0.onlyBinds }
    guard let choice = rest.first else { return [] }
    var lists: [[Node]]
    switch choice.kind {
    case .guardStmt:
      guard let block = choice.child(.codeBlock) else { return [] }
      lists = [Array(block.children), Array(rest.dropFirst())]
    case .ifExpr:
      let branches = choice.branches
      lists = branches.lists
      if rest.count > 1 {
        guard !branches.isComplete, lists.allSatisfy({ $0.last?.kind == .returnStmt }) else {
          return []
        }
        lists.append(Array(rest.dropFirst()))
      }
    case .switchExpr:
      guard rest.count == 1 else { return [] }
      lists = choice.children(.switchCase).map { item in
        item.children.filter { $0.kind != .switchCaseLabel && $0.kind != .switchDefaultLabel }
      }
    default: return []
    }
    guard lists.count > 1 else { return [] }
    return lists.indices.map { place in
      Way(
        statements: lists[place],
        others: lists.indices.filter { $0 != place }.flatMap { lists[$0] }
      )
    }
  }
}

extension Declaration {
  /// The ways through its functions and closures.
  package var ways: [Way] {
    let closures = ownNodes(.closureExpr).map { closure in
      closure.children.filter { $0.kind != .closureSignature }
    }
    return (functions.map { $0.body ?? [] } + closures).flatMap { Way.all(in: $0) }
  }

  /// Whether statements change what is on the screen or tell assistive technology of it, through
  /// functions of the type too.
  package func showsSomething(_ statements: [Node]) -> Bool { showsSomething(statements, depth: 0) }

  private func showsSomething(_ statements: [Node], depth: Int) -> Bool {
    guard depth < 4 else { return false }
    return statements.contains { statement in
      ([statement] + Array(statement.descendants)).contains { node in
        switch node.kind {
        case .sequenceExpr:
          guard let (target, value) = node.assignment, shown.contains(target.memberName ?? "")
          else { return false }
          if case .nothing = value.form { return false }
          return value.phrase.value?.isBlank != true
        case .functionCallExpr:
          guard let path = Expression(node).call?.callee.path?.withoutSelf.pathNames,
            let name = path.last
          else { return false }
          if showing.contains(name) { return true }
          guard path.count == 1, let body = function(name)?.body else { return false }
          return showsSomething(body, depth: depth + 1)
        default: return false
        }
      }
    }
  }
}

/// The properties of views that change what people see.
private let shown: Set<String> = ["text", "attributedText", "title", "isHidden", "image"]

/// The methods that show something, or say it, or lead to another screen.
private let showing: Set<String> = [
  "setTitle", "setImage", "present", "pushViewController", "post", "reloadData", "addSubview",
  "dismiss", "popViewController", "popToRootViewController", "performSegue", "show",
]

extension Node {
  /// Whether it is a `guard` that only gives names to what is there.
  fileprivate var onlyBinds: Bool {
    kind == .guardStmt
      && children(.conditionElement).allSatisfy { $0.firstChild?.kind == .optionalBindingCondition }
  }

  /// The statements of the branches of an `if`, and whether one of them is always taken.
  fileprivate var branches: (lists: [[Node]], isComplete: Bool) {
    var lists: [[Node]] = []
    var node = self
    while lists.count < 16 {
      let blocks = Array(node.children(.codeBlock))
      lists += blocks.map { Array($0.children) }
      guard let next = node.child(.ifExpr) else { return (lists, blocks.count == 2) }
      node = next
    }
    return (lists, false)
  }
}
