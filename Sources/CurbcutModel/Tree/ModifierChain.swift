import CurbcutSyntax

/// A view expression taken apart: the head and the modifiers, innermost first.
///
/// Invariant: built by a loop, so that a chain of any length costs no stack.
struct ModifierChain {
  let head: Node
  let modifiers: [Modifier]
  /// Whether the innermost modifier is called on `self` without saying so.
  private(set) var isOnImplicitSelf = false

  /// - Parameters:
  ///   - extendsView: whether the code stands in an extension of `View`, where a bare call of a
  ///     modifier's name modifies `self`.
  ///   - isMethod: whether such a bare call modifies `self`, going by its name.
  ///   - reading: what the arguments of a modifier are, with constants followed.
  ///   - isView: whether a bare name is a view of its own, so that what follows modifies it.
  init(
    of node: Node,
    extendsView: Bool = false,
    isMethod: (String) -> Bool = { Catalogue.modifier($0) != nil },
    reading: ([Argument]) -> [Argument] = { $0 },
    isView: (String) -> Bool
  ) {
    var outermostFirst: [Modifier] = []
    var current = node
    while true {
      if current.kind == .functionCallExpr, let callee = current.firstChild,
        case let member = callee.unspecialized, member.kind == .memberAccessExpr,
        let base = member.base, let name = member.lastChild,
        Self.modifies(base: base, name: name.nameText, isView: isView)
      {
        outermostFirst.append(
          Modifier(
            name: name.nameText,
            arguments: reading(Argument.arguments(of: current)),
            nameRange: name.range,
            range: base.range.upperBound..<current.range.upperBound,
            isConditional: false,
            origin: .own
          )
        )
        current = base
      } else if let base = current.base, base.kind == .functionCallExpr,
        let name = current.lastChild, !name.nameText.beginsUppercase, Self.isViewOfSystem(base)
      {
        // `Button("Next") { … }.primary`, a property of an extension.
        outermostFirst.append(
          Modifier(
            name: name.nameText,
            arguments: [],
            nameRange: name.range,
            range: base.range.upperBound..<current.range.upperBound,
            isConditional: false,
            origin: .own
          )
        )
        current = base
      } else if current.kind == .postfixIfConfigExpr, let base = current.firstChild {
        outermostFirst += Self.modifiersOfClauses(of: current, depth: 0)
        current = base
      } else if extendsView, current.kind == .functionCallExpr,
        let callee = current.firstChild, callee.kind == .declReferenceExpr,
        isMethod(callee.nameText)
      {
        outermostFirst.append(
          Modifier(
            name: callee.nameText,
            arguments: reading(Argument.arguments(of: current)),
            nameRange: callee.range,
            range: current.range,
            isConditional: false,
            origin: .own
          )
        )
        isOnImplicitSelf = true
        break
      } else if current.kind == .optionalChainingExpr || current.kind == .forceUnwrapExpr,
        let base = current.firstChild
      {
        current = base
      } else {
        break
      }
    }
    head = current
    modifiers = outermostFirst.reversed()
  }

  /// The modifiers in the clauses of a postfix `#if`, outermost first.
  private static func modifiersOfClauses(of node: Node, depth: Int) -> [Modifier] {
    let clauses = node.children.filter { $0.kind == .ifConfigDecl }.flatMap(\.clausesForPhones)
    return clauses.reversed().flatMap { clause in
      clause.last.map { conditionalModifiers(of: $0, depth: depth) } ?? []
    }
  }

  /// The modifiers of a chain without head, `.padding().bold()` under `#if`, outermost first.
  private static func conditionalModifiers(of node: Node, depth: Int) -> [Modifier] {
    var modifiers: [Modifier] = []
    var current: Node? = node
    while let call = current {
      if call.kind == .postfixIfConfigExpr {
        // One in another; what a chain goes on with comes before it.
        guard depth < 16 else { break }
        modifiers += modifiersOfClauses(of: call, depth: depth + 1)
        current = call.firstChild.flatMap { $0.kind == .ifConfigDecl ? nil : $0 }
        continue
      }
      let member = call.kind == .functionCallExpr ? call.firstChild?.unspecialized : call
      guard let member, member.kind == .memberAccessExpr, let name = member.lastChild else { break }
      let start = member.base?.range.upperBound ?? call.range.lowerBound
      modifiers.append(
        Modifier(
          name: name.nameText,
          arguments: call.kind == .functionCallExpr ? Argument.arguments(of: call) : [],
          nameRange: name.range,
          range: start..<call.range.upperBound,
          isConditional: true,
          origin: .own
        )
      )
      current = member.base
    }
    return modifiers
  }

  /// Whether a call makes one of Apple's views, or applies one of Apple's modifiers to a view.
  private static func isViewOfSystem(_ call: Node) -> Bool {
    var current = call
    while current.kind == .functionCallExpr, let callee = current.firstChild?.unspecialized {
      if callee.kind == .declReferenceExpr { return Catalogue.view(callee.nameText) != nil }
      guard let base = callee.base, let name = callee.lastChild else { return false }
      // `ProgressView.init(value: 1)`
      if name.nameText == "init" { return Catalogue.view(base.nameText) != nil }
      if Catalogue.modifier(name.nameText) != nil { return true }
      current = base
    }
    return false
  }

  /// Whether `.name(…)` modifies what stands before it, rather than being a function of it.
  private static func modifies(base: Node, name: String, isView: (String) -> Bool) -> Bool {
    guard !name.beginsUppercase, name != "init" else { return false }
    guard let path = Expression(base).path else { return true }
    let names = path.pathNames
    guard let first = names.first, !path.hasPrefix(".") else {
      return Catalogue.modifier(name) != nil
    }
    if names.count == 1 {
      if first == "self" || first == "Self" || first == "super" {
        return first == "self" && Catalogue.modifier(name) != nil
      }
      return isView(first) || Catalogue.modifier(name) != nil
    }
    if first == "self", names.count == 2, isView(names[1]) { return true }
    // A constant that is an image: `Image.copy`, `Asset.Images.close.swiftUIImage`.
    if names.leadToGeneratedImage || (first == "Image" && names.count == 2) { return true }
    return Catalogue.modifier(name) != nil
  }
}

extension Node {
  /// What stands before the period of a member access.
  package var base: Node? {
    guard kind == .memberAccessExpr, let first = firstChild, let last = lastChild,
      first.range.lowerBound < last.range.lowerBound
    else { return nil }
    return first
  }
}
