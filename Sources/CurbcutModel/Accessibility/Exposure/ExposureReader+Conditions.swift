import CurbcutSyntax

/// Under which conditions, how often and in which state elements are there.
extension ExposureReader {
  /// Adds the branches and repetitions an element stands in to the context.
  ///
  /// - Returns: Whether it can be there at all with what its view was given.
  mutating func enterConditions(of element: Element) -> Bool {
    for (index, condition) in element.record.conditions.enumerated() {
      switch condition.kind {
      case .repetition:
        if isUnfolded(element.parent) { continue }
        let source = element.parent.flatMap { repetition($0) } ?? ""
        let data = scopes[scope].words(ofRepetition: source) + total(of: element.parent)
        context.append(
          ExposedElement.Context(.repetition, data, statement: identity(of: condition.statement))
        )
      case .branch, .availability, .compilation:
        switch holds(condition) {
        case true?:
          bind(scopes[scope].bindings(of: condition), by: condition)
          continue
        case false?: return false
        case nil: break
        }
        context.append(
          ExposedElement.Context(
            .branch,
            condition.text,
            statement: identity(of: condition.statement),
            alternative: condition.alternative,
            decision: ExposedElement.Decision(element: element, index: index)
          )
        )
      }
    }
    if let hiding = element.ownModifiers.first(where: {
      Hiding.hides($0) == .unknown || ($0.name == "redacted" && Hiding.redacts($0) == .unknown)
    }) {
      let source = hiding.firstArgument?.source ?? ""
      if hiding.name.hasPrefix("accessibility"), let argument = hiding.firstArgument,
        let holds = scopes[scope].boolean(argument)
      {
        return !holds
      }
      context.append(
        ExposedElement.Context(
          .branch,
          "unless hidden by \(hiding.name)(\(Phrase.code(source).spoken.filter { $0 != "‹" && $0 != "›" }))",
          statement: identity(of: hiding.range.lowerBound)
        )
      )
    }
    return true
  }

  /// Says that what is read next holds in a state of an element only, or for each of its items.
  ///
  /// - Parameter alternative: which of the element's states it is, where they exclude each other.
  mutating func enter(
    _ kind: ExposedElement.Context.Kind,
    _ text: String,
    of element: Element,
    alternative: Int = 0
  ) {
    let statement = identity(of: element.headRange.lowerBound)
    context.append(
      ExposedElement.Context(kind, text, statement: statement, alternative: alternative)
    )
  }

  /// Reads on with what a pattern binds.
  private mutating func bind(_ values: [String: Value], by condition: Condition) {
    guard !values.isEmpty else { return }
    var inner = scopes[scope]
    // `case .custom(let content)`: the closure that `kind: .custom { … }` holds.
    let subject = condition.decision?.node.firstChild.flatMap { Expression($0).path }
    let held = subject.flatMap { inner.builders[$0.withoutSelf] }
    for (name, value) in values {
      if value.code?.hasPrefix("{") == true, let held { inner.builders[name] = held }
      inner.give(name, Scope.Given(value.isKnown ? value : nil, source: value.code ?? name))
    }
    scopes.append(inner)
    scope = scopes.count - 1
  }

  /// Whether an alternative is taken with what the view was given; nil where nobody knows.
  private func holds(_ condition: Condition) -> Bool? {
    if condition.kind == .availability { return isAvailable(condition) }
    if condition.kind == .compilation {
      let isCompiled = Platforms.isCompiled(condition.source, for: platform)
      return isCompiled == .unknown ? nil : isCompiled == .yes
    }
    return scopes[scope].holds(condition)
  }

  /// Whether `#available` holds on the version that is meant, where it names iOS.
  private func isAvailable(_ condition: Condition) -> Bool? {
    let isElse = condition.source == "else"
    guard let test = isElse ? condition.excluded.first : condition.source,
      !isElse || condition.excluded.count == 1
    else { return nil }
    let words = test.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    guard words.first == "available" || words.first == "unavailable",
      let name = words.firstIndex(of: "iOS"), words.indices.contains(name + 1),
      let major = Int(words[name + 1].prefix { $0 != "." }), !test.includes("&&")
    else { return nil }
    let isThere = (version >= SystemVersion(major)) == (words.first == "available")
    return isThere != isElse
  }

  /// Tells statements of different scopes apart.
  func identity(of statement: Int) -> Int { statement + (scopes[scope].base ?? 0) + scope << 32 }

  /// Takes note of what disables the controls on and inside an element.
  mutating func dim(by element: Element) {
    guard let modifier = element.modifiers.last(where: { $0.name == "disabled" }),
      let argument = modifier.firstArgument
    else { return }
    let holds = scopes[scope].boolean(argument)
    if holds == false { return }
    if dimming?.condition == nil, dimming != nil { return }
    let code = Phrase.code(argument.source).spoken.filter { $0 != "‹" && $0 != "›" }
    dimming = ExposedElement.Trait(
      kind: .dimmed,
      condition: holds == true && !modifier.isConditional ? nil : code,
      reason: Exposure(of: element).reason(of: modifier),
      range: placed(Exposure(of: element).place(of: modifier))
    )
  }
}

extension Condition {
  /// The condition for a person: `if isOn`, `unless isOn`, `case .failure`.
  fileprivate var text: String {
    let line = Phrase.line(source)
    if line == "else" {
      let others = excluded.map { Phrase.line($0) }
      if others.count == 1, let only = others.first, only.hasPrefix("!"), !only.includes(" ") {
        return "if \(only.dropFirst())"
      }
      return others.isEmpty ? "else" : "unless \(others.joined(separator: " or "))"
    }
    if kind == .compilation {
      let isOne = line.hasPrefix("(") && line.hasSuffix(")") && !line.dropLast().contains(")")
      return "#if \(isOne ? String(line.dropFirst().dropLast()) : line)"
    }
    if (line.hasPrefix("case ") && !line.includes(" = ")) || line.hasPrefix("default")
      || line.hasPrefix("@unknown")
    {
      return line.hasSuffix(":") ? String(line.dropLast()) : line
    }
    return "if \(line)"
  }
}

/// What it repeats over: `badge in member.badges`.
func repetition(_ element: Element) -> String? {
  guard let data = element.arguments.first(where: { !$0.isTrailingClosure })?.value else {
    return nil
  }
  let source = data.source.hasPrefix("$") ? String(data.source.dropFirst()) : data.source
  let name = element.closure(.content)?.parameters.first
  let line = Phrase.line(source)
  guard name != "_" else { return line }
  return name.map { "\($0.filter { $0 != "$" }) in \(line)" } ?? line
}

extension Scope {
  /// A repetition with what the caller handed in for the collection.
  func words(ofRepetition repetition: String) -> String {
    let parts = repetition.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1] == "in" else {
      return "for each of \(rewritten(repetition))"
    }
    return "for each \(parts[0]) in \(self.rewritten(String(parts[2])))"
  }
}
