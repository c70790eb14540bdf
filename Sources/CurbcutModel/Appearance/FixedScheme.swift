import CurbcutSyntax

extension Element {
  /// The appearance that a modifier of it or around it fixes, however far out; nil where none does.
  var fixedScheme: Appearance? {
    for view in sequence(first: self, next: \.parent) {
      for modifier in view.modifiers where !modifier.isConditional {
        guard let effect = PaintEffect.effect(of: modifier) else { continue }
        let isOfScheme =
          effect == .scheme
          || effect == .environment
            && modifier.firstArgument?.source.includes("colorScheme") == true
        let value = effect == .scheme ? modifier.firstArgument : modifier.arguments.last?.value
        if isOfScheme, let scheme = Appearance(scheme: value?.memberName) { return scheme }
      }
      if view.slot.isSeparatePlace { return nil }
      if view.parent == nil, case .member = view.tree.purpose {
        return view.declaration?.schemeOfBody
      }
    }
    return nil
  }
}

extension Appearance {
  fileprivate init?(scheme: String?) {
    switch scheme {
    case "dark": self = .dark
    case "light": self = .light
    default: return nil
    }
  }
}

extension Declaration {
  /// How many modifiers of a body are looked through.
  private static let maximumModifiers = 32

  /// The appearance in which a view shows all of its body, by a modifier of the whole:
  /// `.colorScheme(.dark)`; nil where it says none.
  fileprivate var schemeOfBody: Appearance? {
    guard let body = property("body")?.getter, body.count == 1, var node = body.first else {
      return nil
    }
    if node.kind == .returnStmt, let value = node.firstChild { node = value }
    for _ in 0..<Self.maximumModifiers {
      guard node.kind == .functionCallExpr, let callee = node.firstChild,
        callee.kind == .memberAccessExpr, let inner = callee.firstChild
      else { return nil }
      if let scheme = node.fixedScheme(callee.lastChild?.text ?? "") { return scheme }
      node = inner
    }
    return nil
  }
}

extension Node {
  /// What the call of a modifier says of the appearance: `.preferredColorScheme(.dark)`,
  /// `.environment(\.colorScheme, .dark)`.
  fileprivate func fixedScheme(_ modifier: String) -> Appearance? {
    let values = children(.labeledExpr).compactMap(\.lastChild)
    switch modifier {
    case "colorScheme", "preferredColorScheme": break
    case "environment" where values.first?.text == "\\.colorScheme": break
    default: return nil
    }
    return Appearance(scheme: values.last.flatMap { Expression($0).memberName })
  }
}
