import CurbcutSyntax

// Numbers and words that are written once, as a constant of another type, count as if they stood
// where its name stands: `Metrics.iconSize`, `Words.title`.

extension ViewTree {
  /// The names of constants of types that some views and their modifiers are given.
  static func constantNames(in records: [Record]) -> Set<String> {
    var names: Set<String> = []
    // By index: a copy of each would cost more than all the rest.
    for index in records.indices {
      for argument in records[index].arguments { argument.value.addConstantNames(to: &names) }
      for modifier in records[index].modifiers {
        for argument in modifier.arguments { argument.value.addConstantNames(to: &names) }
        if let name = modifier.animationName { names.insert(name) }
      }
    }
    return names
  }

  /// The records with what constants stand for in the place of their names.
  static func records(
    _ records: consuming [Record],
    reading constants: [String: Expression.Form]
  ) -> [Record] {
    for index in records.indices {
      if let arguments = records[index].arguments.reading(constants) {
        records[index].arguments = arguments
        records[index].slots = SlotReading.slots(of: arguments, row: records[index].row)
        if case .builtIn(let kind) = records[index].construction {
          records[index].ownContent = OwnContent(
            of: kind,
            row: records[index].row,
            arguments: arguments,
            concatenated: records[index].concatenated
          )
        }
      }
      for place in records[index].modifiers.indices {
        let modifier = records[index].modifiers[place]
        if let arguments = modifier.arguments.reading(constants) {
          records[index].modifiers[place] = modifier.given(arguments)
        } else if let animation = modifier.animationName.flatMap({ constants[$0] }) {
          records[index].modifiers[place] = modifier.given(animation: animation)
        }
      }
    }
    return records
  }
}

extension Modifier {
  /// The name of the project's own animation that it is handed: `Animation.attention` of
  /// `.animation(.attention, value: isUp)`.
  fileprivate var animationName: String? {
    guard name == "animation", case .member(nil, let name)? = firstArgument?.form else {
      return nil
    }
    return "Animation.\(name)"
  }

  /// The same with what the name of an animation stands for.
  fileprivate func given(animation: Expression.Form) -> Modifier {
    given(
      arguments.enumerated().map { index, argument in
        guard index == 0 else { return argument }
        return Argument(
          label: argument.label,
          value: argument.value.standing(for: animation),
          range: argument.range,
          isTrailingClosure: false
        )
      }
    )
  }
}

extension Expression {
  /// How deep arguments of arguments are looked at: `.font(.system(size: Metrics.title))`.
  private static let maximumDepth = 3

  fileprivate func addConstantNames(to names: inout Set<String>, depth: Int = 0) {
    switch node.kind {
    case .memberAccessExpr:
      if let name = constantName { names.insert(name) }
    case .functionCallExpr where depth < Self.maximumDepth:
      for argument in call?.arguments ?? [] where !argument.isClosure {
        argument.value.addConstantNames(to: &names, depth: depth + 1)
      }
    default: break
    }
  }

  /// The name of a constant of a type: `Metrics.iconSize`.
  private var constantName: String? {
    guard let path, path.first?.isUppercase == true, path.pathNames.count > 1 else { return nil }
    return path
  }

  /// The same with what constants stand for; nil where it names none.
  fileprivate func reading(_ constants: [String: Form], depth: Int = 0) -> Expression? {
    switch node.kind {
    case .memberAccessExpr:
      return constantName.flatMap { constants[$0] }.map { standing(for: $0) }
    case .functionCallExpr where depth < Self.maximumDepth:
      guard let call, let arguments = call.arguments.reading(constants, depth: depth + 1) else {
        return nil
      }
      return standing(for: .call(call.callee, arguments))
    default: return nil
    }
  }
}

extension Expression {
  /// The same with values in the place of names; nil where it has none of them.
  func reading(_ values: [String: Expression], depth: Int = 0) -> Expression? {
    switch form {
    case .name(let name): return values[name]
    case .member(let base?, let name) where base.path == "self": return values[name]
    case .call(let callee, let arguments) where depth < Self.maximumDepth:
      // `.custom(name, size: size).weight(weight)`
      var called: Expression?
      if case .member(let base?, let name) = callee.form, base.path == nil {
        called = base.reading(values, depth: depth + 1).map {
          callee.standing(for: .member($0, name))
        }
      }
      let read = arguments.reading(values, depth: depth + 1)
      guard called != nil || read != nil else { return nil }
      return standing(for: .call(called ?? callee, read ?? arguments))
    case .ternary(let condition, let then, let otherwise) where depth < Self.maximumDepth:
      let asked = condition.reading(values, depth: depth + 1)
      if let holds = asked?.boolean {
        let arm = holds ? then : otherwise
        return arm.reading(values, depth: depth + 1) ?? arm
      }
      let arms = [then, otherwise].map { $0.reading(values, depth: depth + 1) }
      guard asked != nil || arms.contains(where: { $0 != nil }) else { return nil }
      return standing(
        for: .ternary(
          condition: asked ?? condition,
          then: arms[0] ?? then,
          otherwise: arms[1] ?? otherwise
        )
      )
    case .operators(let operands, let operators) where depth < Self.maximumDepth:
      let read = operands.map { $0.reading(values, depth: depth + 1) }
      guard read.contains(where: { $0 != nil }) else { return nil }
      return standing(for: .operators(zip(operands, read).map { $1 ?? $0 }, operators))
    case .string(let phrase) where phrase.literal == nil:
      var isOther = false
      let parts = phrase.parts.flatMap { part -> [Phrase.Part] in
        guard case .expression(let source) = part, let value = values[source.withoutSelf],
          case .string(let words) = value.form
        else { return [part] }
        isOther = true
        return words.parts
      }
      return isOther ? standing(for: .string(Phrase(parts))) : nil
    default: return nil
    }
  }
}

extension [Argument] {
  /// The same with values in the place of names; nil where they have none of them.
  func reading(_ values: [String: Expression], depth: Int = 0) -> [Argument]? {
    replacing { $0.reading(values, depth: depth) }
  }

  /// The same with what constants stand for; nil where they name none.
  fileprivate func reading(
    _ constants: [String: Expression.Form],
    depth: Int = 0
  ) -> [Argument]? {
    replacing { $0.reading(constants, depth: depth) }
  }

  private func replacing(_ replaced: (Expression) -> Expression?) -> [Argument]? {
    var isOther = false
    let read = map { argument in
      guard !argument.isClosure, let value = replaced(argument.value) else { return argument }
      isOther = true
      return Argument(
        label: argument.label,
        value: value,
        range: argument.range,
        isTrailingClosure: false
      )
    }
    return isOther ? read : nil
  }
}

extension DeclarationContext {
  /// The numbers, words and animations that constants stand for, by their names.
  func writtenValues(of names: Set<String>) -> [String: Expression.Form] {
    var values: [String: Expression.Form] = [:]
    for name in names {
      guard let form = constant(name)?.form else { continue }
      switch form {
      case .number: values[name] = form
      case .string(let phrase) where phrase.literal != nil: values[name] = form
      case .call where name.hasPrefix("Animation."): values[name] = form
      default: break
      }
    }
    return values
  }
}
