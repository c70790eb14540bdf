import CurbcutModel
import CurbcutSyntax

/// What is done where a focus state changes.
struct FocusHandler {
  private let closure: Closure
  private let state: Declaration.Property
  private let declaration: Declaration

  init(_ closure: Closure, of state: Declaration.Property, in declaration: Declaration) {
    self.closure = closure
    self.state = state
    self.declaration = declaration
  }

  /// Where it gives the focus a place again as soon as it is lost, whatever else holds but what is typed
  /// there.
  var trapping: [Node] {
    let (old, new) = names
    let own = Code(node: closure.node, old: old, new: new, premises: [])
    return ([own] + called(from: own)).flatMap { code in
      code.node.descendants.filter { node in
        guard let (target, value) = node.assignment, target.path?.withoutSelf == state.name else {
          return false
        }
        let premises = code.premises + code.node.premises(of: node.range)
        return arms(of: value, premises).contains { traps($0.value, $0.premises, in: code) }
      }
    }
  }

  /// What the closure calls the focus before and after.
  private var names: (old: Set<String>, new: Set<String>) {
    let parameters = closure.parameters
    switch parameters.count {
    case 2: return ([parameters[0]], [parameters[1], state.name])
    case 1: return ([], [parameters[0], state.name])
    default: return (["$0"], ["$1", state.name])
    }
  }

  /// The function of the type that the closure calls, with what it knows the focus as.
  private func called(from code: Code) -> [Code] {
    code.node.descendants.compactMap { node in
      guard node.kind == .functionCallExpr, let call = Expression(node).call,
        let name = call.callee.path?.withoutSelf, let function = declaration.function(name)
      else { return nil }
      var (old, new): (Set<String>, Set<String>) = ([], [state.name])
      for (argument, parameter) in zip(call.arguments, function.parameters) {
        let path = argument.value.path?.withoutSelf ?? ""
        if code.old.contains(path) { old.insert(parameter.name) }
        if code.new.contains(path) { new.insert(parameter.name) }
      }
      return Code(
        node: function.node,
        old: old,
        new: new,
        premises: code.node.premises(of: node.range).filter { !code.isLoss($0, of: nil) }
      )
    }
  }

  /// The values that are chosen between, with what holds for each.
  private func arms(
    of value: Expression,
    _ premises: [Premise]
  ) -> [(value: Expression, premises: [Premise])] {
    guard case .ternary(let condition, let then, let otherwise) = value.form else {
      return [(value, premises)]
    }
    return [
      (then, premises + Premise.all(in: condition)),
      (otherwise, premises + Premise.all(in: condition, holding: false)),
    ]
  }

  private func traps(_ place: Expression, _ premises: [Premise], in code: Code) -> Bool {
    let isOptional = state.type?.hasSuffix("?") == true
    guard place.boolean == true || isOptional && place.path?.hasPrefix(".") == true else {
      return false
    }
    let text = declaration.text(focusedBy: state, at: place)
    return premises.allSatisfy { premise in
      code.isLoss(premise, of: place) || text.map { isAbout($0, premise, in: code) } == true
    }
  }

  /// Whether only what a field holds decides.
  private func isAbout(_ text: String, _ premise: Premise, in code: Code) -> Bool {
    let nodes: [Node]
    switch premise.test {
    case .isTrue(let value), .isPresent(let value): nodes = value.operands
    case .isEqual(let left, let right): nodes = left.operands + right.operands
    case .other: return false
    }
    return nodes.allSatisfy { isAbout(text, $0, in: code, depth: 0) }
      && nodes.contains { mentions(text, $0, in: code, depth: 0) }
  }

  private func isAbout(_ text: String, _ node: Node, in code: Code, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    return node.freeNames.allSatisfy { name in
      if name == text || code.old.contains(name) || code.new.contains(name) { return true }
      if let meaning = meaning(of: name, in: code) {
        return meaning.allSatisfy { isAbout(text, $0, in: code, depth: depth + 1) }
      }
      return declaration.property(name)?.isConstant ?? true
    }
  }

  private func mentions(_ text: String, _ node: Node, in code: Code, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    return node.freeNames.contains { name in
      name == text
        || meaning(of: name, in: code)?.contains {
          mentions(text, $0, in: code, depth: depth + 1)
        } == true
    }
  }

  /// What a name stands for: what it is set to in this code, or what a computed property or function does.
  private func meaning(of name: String, in code: Code) -> [Node]? {
    for node in code.node.descendants {
      if let (target, value) = node.assignment, target.path?.withoutSelf == name {
        return value.operands
      }
      if node.kind == .variableDecl,
        let local = Declaration.Property.properties(of: node).first(where: { $0.name == name }),
        let value = local.initialValue
      {
        return value.operands
      }
    }
    return declaration.property(name)?.getter ?? declaration.function(name)?.body
  }
}

/// A closure or function that a change of focus leads to.
private struct Code {
  let node: Node
  /// What it calls the focus before.
  let old: Set<String>
  /// What it calls the focus after.
  let new: Set<String>
  /// What was asked before it is called.
  let premises: [Premise]

  /// Whether something only says that the focus has left a place.
  func isLoss(_ premise: Premise, of place: Expression?) -> Bool {
    func isNamed(_ value: Expression, _ names: Set<String>) -> Bool {
      value.path.map { names.contains($0.withoutSelf) } == true
    }
    switch premise.test {
    case .isTrue(let value), .isPresent(let value):
      return isNamed(value, premise.holds ? old : new)
    case .isEqual(let left, let right):
      guard isNamed(left, premise.holds ? old : new) else { return false }
      return place == nil || right.memberName == place?.memberName
    case .other: return false
    }
  }
}

extension Declaration {
  /// The text of the field that a focus state stands for: `name` of
  /// `TextField("Name", text: $name).focused($field, equals: .name)`.
  fileprivate func text(focusedBy state: Property, at place: Expression) -> String? {
    for node in ownNodes(.functionCallExpr) {
      guard let call = Expression(node).call,
        ["focused", "accessibilityFocused"].contains(call.callee.memberName ?? ""),
        call.arguments.first?.value.path?.withoutSelf == "$\(state.name)",
        call.arguments.count < 2 || call.arguments[1].value.memberName == place.memberName
      else { continue }
      for field in node.descendants where field.kind == .functionCallExpr {
        guard let call = Expression(field).call,
          ["TextField", "SecureField", "TextEditor"].contains(call.callee.path ?? ""),
          let text = call.arguments.first(where: { $0.label == "text" })?.value.path?.withoutSelf
        else { continue }
        return text.hasPrefix("$") ? String(text.dropFirst()) : nil
      }
    }
    return nil
  }
}

extension Node {
  /// The names that it mentions other than as members of something else.
  fileprivate var freeNames: [String] {
    let tokens = Array(allTokens)
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .identifier else { return nil }
      if index > 0, tokens[index - 1].hasText(".") {
        guard index > 1, tokens[index - 2].hasText("self") else { return nil }
      }
      // An argument's label.
      if index + 1 < tokens.count, tokens[index + 1].hasText(":") { return nil }
      return token.text
    }
  }
}
