import CurbcutSyntax

// Loops over all cases of an enumeration, of which each case says other words.

/// A loop over all cases of an enumeration.
struct CaseLoop: Sendable {
  let type: String
  let cases: [String]

  /// How many cases are told apart.
  private static let maximumCount = 8

  /// - Returns: nil for other views, and where it is not known which cases there are.
  init?(_ element: Element) {
    guard element.is(.forEach), let data = element.arguments.first?.value else { return nil }
    let given =
      data.path?.withoutSelf.hasSuffix(".allCases") == true
      ? data : data.path.flatMap { element.declaration?.property($0.withoutSelf)?.initialValue }
    guard let names = given?.path?.pathNames, names.count > 1, names.last == "allCases" else {
      return nil
    }
    type = names[names.count - 2]
    guard case .array(let all)? = element.tree.context.constant(ValueType.keyOfAll(in: type))?.form,
      (1...Self.maximumCount).contains(all.count)
    else { return nil }
    cases = all.compactMap(\.memberName)
  }
}

extension CodeWriter {
  /// Writes what a loop shows, one case after the other.
  ///
  /// - Returns: Whether it shows the same for each of them.
  mutating func write(
    _ loop: CaseLoop,
    _ arguments: [Argument],
    of node: Node,
    _ bindings: Bindings
  ) -> Bool {
    guard let callee = node.firstChild, case .closure(let closure)? = arguments.last?.value.form,
      closure.parameters.count < 2
    else { return false }
    let item = closure.parameters.first ?? "$0"
    let statements = closure.items
    let outer = (origin, mentions, code.call)
    copyTrivia(before: node)
    add(glue: "Group {")
    for name in loop.cases {
      let words = "\(loop.type).\(name)"
      var call = WrittenCode.Call(name: words, range: callee.range, isOfItem: true)
      call.isCase = true
      var handed = bindings.without(closure.parameters)
      handed[item] = Binding(
        value: Expression(node).standing(
          for: .member(Expression(callee).standing(for: .name(loop.type)), name)
        ),
        words: words,
        names: [],
        isOfUse: false,
        frame: Frame([:], .component, call),
        type: loop.type
      )
      origin = .component
      code.call = call
      prepare(for: statements, binding: handed)
      add(glue: "\nGroup {")
      write(statements: statements, handed)
      add(glue: "\n}")
    }
    (origin, mentions, code.call) = outer
    add(glue: "\n}")
    return true
  }
}
