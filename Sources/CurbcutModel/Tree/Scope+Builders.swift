import CurbcutSyntax

/// What closures of views and entries hold, and what a text makes of a literal.
extension Scope {
  /// The statements of a builder that run, each with what names mean there: those of branches that
  /// are taken or may be, and those of a `ForEach` for each item of a collection that is known.
  func built(by statements: [Node], depth: Int = 0) -> [(statement: Node, scope: Scope)] {
    guard depth < Self.maximumDepth else { return [] }
    var evaluation = evaluation
    return statements.flatMap { statement -> [(statement: Node, scope: Scope)] in
      if statement.kind == .ifExpr || statement.kind == .switchExpr {
        let found = evaluation.alternatives(of: statement, in: frame)
        return found.indices.flatMap { index -> [(statement: Node, scope: Scope)] in
          guard evaluation.isTaken(index, of: statement, in: frame) != false else { return [] }
          var inner = self
          for (name, value) in evaluation.bindings(of: index, in: statement, in: frame) {
            inner.give(name, Given(value.isKnown ? value : nil, source: value.code ?? name))
          }
          return inner.built(by: found[index].items, depth: depth + 1)
        }
      }
      guard let call = Expression(statement).call, call.callee.path == "ForEach",
        case .closure(let closure)? = call.arguments.last?.value.form,
        let data = call.arguments.first?.value
      else { return [(statement, self)] }
      let name = closure.parameters.first ?? "$0"
      let items: [Value?] = value(of: data)?.list ?? [nil]
      return items.prefix(Evaluation.maximumItems).flatMap { item in
        var inner = self
        inner.give(name, Given(item?.isKnown == true ? item : nil, source: name))
        return inner.built(by: closure.items.map(\.statement), depth: depth + 1)
      }
    }
  }

  /// The Markdown that a text shows; nil where it is none or not known.
  ///
  /// - Parameter label: the label that the expression has as an argument of `Text`.
  func markdown(_ expression: Expression, label: String?, depth: Int = 0) -> Phrase? {
    guard label == nil || label == "markdown", depth < Self.maximumDepth else { return nil }
    if case .string(let phrase) = expression.form {
      return tree?.context.project.strings.spoken(phrase) ?? phrase
    }
    let wrappers: Set = [".init", "LocalizedStringKey", "AttributedString"]
    guard let call = expression.call, let path = call.callee.path, wrappers.contains(path),
      let first = call.arguments.first
    else { return nil }
    return markdown(first.value, label: first.label, depth: depth + 1)
  }
}
