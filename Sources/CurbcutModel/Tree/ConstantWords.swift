import CurbcutSyntax

// Words that are written once, as a constant or a property of the type, count as if they stood
// where its name stands: a view reads the same however its texts are kept.

extension Declaration {
  /// The arguments of a call, with what the texts of the type and of the place say in the place of
  /// their names.
  ///
  /// - Parameter local: what a local constant is.
  func readingTexts(in arguments: [Argument], local: (String) -> Node?) -> [Argument] {
    arguments.map { argument in
      guard let value = readingText(in: argument.value, local: local) else { return argument }
      return Argument(
        label: argument.label,
        value: value,
        range: argument.range,
        isTrailingClosure: argument.isTrailingClosure
      )
    }
  }

  /// A name, or a `Text` of one, with the words that it stands for; nil where it is something else.
  private func readingText(in value: Expression, local: (String) -> Node?) -> Expression? {
    switch value.node.kind {
    case .declReferenceExpr, .memberAccessExpr:
      guard let text = text(of: value, local: local) else { return nil }
      // A `Text` that is kept is one of the words in it.
      guard case .call(let callee, let arguments) = text, let only = arguments.first,
        let words = only.value.writtenText
      else { return value.standing(for: text) }
      let argument = Argument(
        label: only.label,
        value: value.standing(for: words),
        range: value.range,
        isTrailingClosure: false
      )
      return value.standing(for: .call(callee, [argument]))
    case .functionCallExpr:
      guard case .call(let callee, let arguments) = value.form, callee.path == "Text",
        arguments.count == 1, let only = arguments.first, only.label != "verbatim",
        let words = text(of: only.value, local: local)
      else { return nil }
      let argument = Argument(
        label: only.label,
        value: only.value.standing(for: words),
        range: only.range,
        isTrailingClosure: false
      )
      return value.standing(for: .call(callee, [argument]))
    default: return nil
    }
  }

  /// The text that a name stands for: words, or a `Text` of them.
  private func text(of name: Expression, local: (String) -> Node?) -> Expression.Form? {
    guard let path = name.path, !path.hasPrefix(".") else { return nil }
    var names = path.pathNames
    if names.count == 1, let value = local(names[0]) { return Expression(value).writtenText }
    let isOwn = names.count == 1 || ["self", "Self", self.name].contains(names[0])
    if names.count == 2 {
      let type = isOwn ? self : nested.first { $0.name == names[0] }
      guard let type else { return nil }
      return type.property(names.removeLast())?.writtenText
    }
    guard isOwn, names.count == 1 else { return nil }
    return property(names[0])?.writtenText
  }
}

extension Declaration.Property {
  /// The words of a constant, or of a property that is worked out by one expression.
  fileprivate var writtenText: Expression.Form? {
    guard attributes.isEmpty, type.map(Self.texts.contains) != false else { return nil }
    return value(readingGetter: true)?.writtenText
  }

  private static let texts: Set<String> = ["String", "LocalizedStringKey", "StaticString", "Text"]
}

extension Expression {
  /// The form of words that are written out, of a choice between such words, or of a `Text` of them.
  fileprivate var writtenText: Form? {
    switch form {
    case .string(let phrase):
      return phrase.literal == nil ? nil : form
    case .ternary(_, let then, let otherwise):
      return then.writtenText != nil && otherwise.writtenText != nil ? form : nil
    case .alternatives(let values):
      return !values.isEmpty && values.allSatisfy { $0.writtenText != nil } ? form : nil
    case .call(let callee, let arguments):
      guard callee.path == "Text", arguments.count == 1, let only = arguments.first,
        only.label == nil, case .string(let phrase) = only.value.form
      else { return nil }
      return phrase.literal == nil ? nil : form
    default:
      return nil
    }
  }
}
