import CurbcutSyntax

extension ItemSummary {
  /// A function outside of types that does nothing but look up a key: `tr("pay.title")`.
  mutating func addLookups(ofLooseItem item: Node) {
    guard item.kind == .functionDecl else { return }
    let function = Declaration.Function(reading: item)
    if function.nameOfKey != nil { share(function, of: nil) }
  }

  /// The functions of a type that do so, which code calls on the type: `String.localized("pay.title")`.
  mutating func addLookups(of declaration: Declaration) {
    for function in declaration.functions where function.isStatic && function.nameOfKey != nil {
      share(function, of: declaration)
    }
  }
}

extension Declaration.Function {
  /// The parameter whose value is all that the function looks up; nil where it does something else.
  fileprivate var nameOfKey: String? {
    guard !parameters.isEmpty, let key = onlyValue?.lookedUpKey?.path else { return nil }
    return parameters.contains { $0.name == key } ? key : nil
  }
}

extension Expression {
  /// What is looked up by one of the ways of the platform; nil for other expressions.
  fileprivate var lookedUpKey: Expression? {
    guard case .call(let callee, let arguments) = form, let first = arguments.first else {
      return nil
    }
    switch (callee.path ?? callee.memberName, first.label) {
    case ("NSLocalizedString", nil), ("LocalizedStringKey", nil): return first.value
    case ("String", "localized"), ("LocalizedStringResource", nil):
      guard let call = first.value.call else { return first.value }
      let makesKey = call.callee.path == ".init" || call.callee.memberName == "LocalizationValue"
      return makesKey ? call.arguments.first?.value : nil
    default:
      return callee.memberName == "localizedString" && first.label == "forKey" ? first.value : nil
    }
  }
}

extension Scope {
  /// What a call looks up by a function of the project; nil for other calls.
  func key(lookedUpBy callee: Expression, _ arguments: [Argument]) -> Expression? {
    guard let tree, let first = arguments.first, case .string = first.value.form,
      let path = callee.path
    else { return nil }
    // `.localized("…")` is of the type that is expected, which is one of texts.
    let paths = path.hasPrefix(".") ? ["String\(path)", "LocalizedStringKey\(path)"] : [path]
    for path in paths {
      guard let function = tree.context.function(called: path, with: arguments),
        let key = function.nameOfKey
      else { continue }
      return zip(function.parameters, arguments).first { $0.0.name == key }?.1.value
    }
    return nil
  }
}
