import CurbcutSyntax

/// A setting of the person's that code can ask for, or a way to tell people something.
package enum ReadSetting: Sendable {
  /// Reduce Motion, of the environment or of UIKit.
  case reduceMotion
  /// The text size, of the environment or of UIKit.
  case textSize
  /// Announcements, and what moves the focus of assistive technology.
  case announcements
  /// What takes the sound of media away, or asks whether media may start by themselves.
  case sound

  /// Whether an identifier of the source is about it.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch self {
    case .reduceMotion: name.includes("educe") && name.includes("otion")
    case .textSize:
      [
        "dynamicTypeSize", "sizeCategory", "isAccessibilitySize", "isAccessibilityCategory",
        "preferredContentSizeCategory",
      ].contains(name)
    case .announcements: Identifier.announces(name)
    case .sound: ["isMuted", "volume", "isVideoAutoplayEnabled"].contains(name)
    }
  }
}

/// What of a type depends on a setting: whether code at one place is reached, or a name is changed,
/// only after the setting was asked for.
///
/// A type that asks for a setting once does not heed it everywhere, so it is this place that counts.
package struct SettingChecks: Sendable {
  private let declaration: Declaration
  private let setting: ReadSetting
  /// The properties and functions of the type that give the setting, or what depends on it.
  package let names: Set<String>

  package init(of setting: ReadSetting, in declaration: Declaration) {
    self.declaration = declaration
    self.setting = setting
    var names: Set<String> = []
    // What depends on the setting through two others is found in the third round.
    for _ in 0..<3 {
      let before = names.count
      for property in declaration.properties where !names.contains(property.name) {
        let value = property.getter ?? (property.initialValue.map { [$0.node] } ?? [])
        let isAbout =
          setting.isNamed(property.name)
          || (!property.attributes.isEmpty && Self.holds(property.node, names, setting)
            && property.getter == nil)
          || (!property.isViewValued && value.contains { Self.holds($0, names, setting) })
        if isAbout { names.insert(property.name) }
      }
      for function in declaration.functions
      where !names.contains(function.name) && !function.isViewValued && function.returnType != nil {
        if function.body?.contains(where: { Self.holds($0, names, setting) }) == true {
          names.insert(function.name)
        }
      }
      if names.count == before { break }
    }
    self.names = names
  }

  private static func holds(_ node: Node, _ names: Set<String>, _ setting: ReadSetting) -> Bool {
    node.allTokens.contains { token in
      let text = token.text
      return names.contains(text) || setting.isNamed(text)
    }
  }

  private func holds(_ node: Node) -> Bool { Self.holds(node, names, setting) }

  /// Whether an expression depends on the setting.
  package func decide(_ expression: Expression) -> Bool {
    expression.operands.isEmpty
      ? holds(expression.node) : expression.operands.contains { holds($0) }
  }

  /// Whether a condition around a place, or a `guard` before it, asks for the setting; or each call
  /// of the function that it stands in is such a place.
  package func guardPlace(_ range: Range<Int>) -> Bool { guards(range, depth: 0) }

  /// Whether the function or the accessor that a place stands in asks for the setting, or each call of
  /// it is guarded: code that works out how long something lasts, or what is done instead.
  package func concern(memberAround range: Range<Int>) -> Bool {
    let member = declaration.nodes(around: range).last {
      [.functionDecl, .initializerDecl, .variableDecl].contains($0.kind)
        && $0.child(.codeBlock) != nil
    }
    return member.map(holds) == true || guardPlace(range)
  }

  /// Whether some code sets one of some names only after asking for the setting.
  package func guardChange(of changed: Set<String>) -> Bool {
    guard !changed.isEmpty else { return false }
    return declaration.ownNodes(.sequenceExpr, .functionCallExpr).contains { node in
      let target = Expression(node)
      let path: String?
      switch node.kind {
      case .sequenceExpr:
        guard case .operators(let operands, let operators) = target.form, operators.first == "="
        else { return false }
        path = operands.first?.path
      default:
        path = target.call?.callee.path.flatMap {
          $0.hasSuffix(".toggle") ? String($0.dropLast(7)) : nil
        }
      }
      guard let name = path?.split(separator: ".").last, changed.contains(String(name)) else {
        return false
      }
      return guards(node.range, depth: 0)
        || (node.kind == .sequenceExpr && holds(node))
    }
  }

  private func guards(_ range: Range<Int>, depth: Int) -> Bool {
    var node = declaration.node
    var function: String?
    while let child = node.children.first(where: { $0.range.encloses(range) }) {
      switch node.kind {
      case .ifExpr, .guardStmt, .switchExpr, .sequenceExpr:
        for other in node.children where other.range.lowerBound < child.range.lowerBound {
          if holds(other) { return true }
        }
      case .functionCallExpr:
        // `withAnimation(isReduceMotionEnabled ? nil : .default) { … }`
        if let call = Expression(node).call, call.callee.path == "withAnimation",
          call.arguments.contains(where: { argument in
            if case .closure = argument.value.form { return false }
            return holds(argument.value.node)
          })
        {
          return true
        }
      case .functionDecl: function = node.firstName
      default: break
      }
      if leaves(before: child, in: node) { return true }
      node = child
    }
    guard let function, depth < 2 else { return false }
    let calls = declaration.ownNodes(.functionCallExpr).filter {
      let path = Expression($0).call?.callee.path
      return path == function || path == "self.\(function)"
    }
    return !calls.isEmpty && calls.allSatisfy { guards($0.range, depth: depth + 1) }
  }

  /// Whether a statement before another one leaves where the setting says so: `guard !reduceMotion
  /// else { return }`.
  private func leaves(before child: Node, in block: Node) -> Bool {
    switch block.kind {
    case .codeBlock, .closureExpr, .accessorBlock, .switchCase: break
    default: return false
    }
    for statement in block.children {
      if statement.range.lowerBound >= child.range.lowerBound { return false }
      switch statement.kind {
      case .guardStmt: if holds(statement) { return true }
      case .ifExpr:
        if statement.descendants.contains(where: { $0.kind == .returnStmt }), holds(statement) {
          return true
        }
      default: break
      }
    }
    return false
  }
}

extension SettingChecks {
  /// Whether the functions and closures that set a name, or that such a function calls, use the
  /// setting: an announcement that goes with what appears.
  package func accompany(changeOf name: String) -> Bool {
    var around: [Node] = declaration.functions.map(\.node)
    around += declaration.ownNodes(.closureExpr)
    let users = around.filter { node in
      holds(node) && !Self.isBuilder(node)
    }
    guard !users.isEmpty else { return false }
    let callers = Set(users.compactMap { $0.kind == .functionDecl ? $0.firstName : nil })
    return users.contains { Self.holds($0, [name], setting) && Self.spells($0, name) }
      || around.contains { node in
        !Self.isBuilder(node) && Self.spells(node, name)
          && node.allTokens.contains { callers.contains($0.text) }
      }
      || declaration.ownNodes(.functionCallExpr).contains { call in
        guard let arguments = Expression(call).call?.arguments,
          let closure = arguments.last(where: { $0.isTrailingClosure })
        else { return false }
        let isAbout = arguments.contains { !$0.isTrailingClosure && $0.value.mentions(name) }
        return isAbout
          && (holds(closure.value.node)
            || closure.value.node.allTokens.contains {
              callers.contains($0.text)
            })
      }
  }

  private static func spells(_ node: Node, _ name: String) -> Bool {
    node.allTokens.contains { $0.text == name }
  }

  /// Whether a closure builds views rather than doing something: it holds a view of Apple's.
  private static func isBuilder(_ node: Node) -> Bool {
    guard node.kind == .closureExpr else { return false }
    return node.items.contains { item in
      var head: Node? = item
      while let current = head {
        if current.kind == .functionCallExpr, let callee = current.firstChild {
          if callee.kind == .declReferenceExpr {
            return callee.nameText.beginsUppercase
              && Catalogue.view(callee.nameText) != nil
          }
          head = callee
        } else if current.kind == .memberAccessExpr {
          head = current.base
        } else {
          return false
        }
      }
      return false
    }
  }
}

extension Node {
  /// The name that a function declares.
  fileprivate var firstName: String? {
    for token in tokens where !token.hasText("func") { return token.text }
    return nil
  }
}
