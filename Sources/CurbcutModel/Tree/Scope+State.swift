import CurbcutSyntax

/// What bindings are bound to, and state before anybody has done anything.
extension Scope {
  /// The value of `.constant(…)`, or a value that needs no binding.
  func constant(of binding: Expression) -> Expression? {
    guard let call = binding.call else { return nil }
    return call.callee.memberName == "constant" ? call.arguments.first?.value : nil
  }

  /// Takes over what the views change of their type's state when they appear.
  ///
  /// Source: Apple, "onAppear(perform:)": it is called before the first frame is shown.
  mutating func appear(_ views: [Element]) {
    guard types.startsFresh, let declaration else { return }
    let actions = views.flatMap { view in
      view.ownModifiers.filter { $0.name == "onAppear" }.compactMap { modifier in
        modifier.arguments.first { $0.label == nil || $0.label == "perform" }?.value
      }
    }
    guard !actions.isEmpty else { return }
    var evaluation = evaluation
    for (name, value) in evaluation.changes(by: actions, of: declaration, in: frame) {
      give(name, Given(value.isKnown ? value : nil, source: value.code ?? name))
    }
    finishProperties()
  }

  /// Whether it is known what a binding is bound to.
  func isSettled(_ binding: Expression) -> Bool {
    constant(of: binding) != nil || types.startsFresh && value(of: binding) != nil
  }
}
