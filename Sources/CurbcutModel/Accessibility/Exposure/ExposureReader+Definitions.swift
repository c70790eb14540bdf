import CurbcutSyntax

/// What the project's own modifiers say of what they are applied to, with what they are given there.
extension ExposureReader {
  /// A modifier of the project that is applied to an element.
  struct Definition {
    /// The call in the element's chain.
    let call: Modifier
    /// What it applies, innermost first.
    let modifiers: [Modifier]
    /// What its parameters were given.
    let scope: Scope

    /// What it is called where it is defined.
    fileprivate var name: String { call.definition ?? call.name }
  }

  /// How deep modifiers may apply each other.
  private static let maximumApplications = 6

  /// The modifiers of the project in an element's chain whose code is at hand.
  func definitions(of element: Element) -> [Definition] {
    guard element.record.effectiveFamilies.contains(.applying) else { return [] }
    if let known = applied[Place(of: element, in: scope)] { return known }
    return element.modifiers.compactMap { modifier -> Definition? in
      if case .applied = modifier.origin { return nil }
      return definition(of: modifier, at: placed(Exposure(of: element).place(of: modifier)))
    }
  }

  /// The same, to be asked for again while the element is read.
  mutating func keepDefinitions(of element: Element) -> [Definition] {
    let found = definitions(of: element)
    if !found.isEmpty { applied[Place(of: element, in: scope)] = found }
    return found
  }

  /// What a modifier of the project applies; nil for Apple's, and where its code is not at hand or
  /// does more than applying modifiers.
  private func definition(of modifier: Modifier, at place: Range<Int>) -> Definition? {
    guard let name = modifier.definition else { return nil }
    let caller = scopes[scope]
    func empty(in declaration: Declaration) -> Scope {
      Scope(
        tree: caller.tree,
        in: declaration,
        base: nil,
        use: place,
        constants: known.constants,
        types: known.types
      )
    }
    if modifier.name == "modifier" {
      guard let declaration = known.types[name], let call = modifier.firstArgument?.call,
        let body = declaration.functions.first(where: {
          $0.name == "body" && $0.parameters.first?.label == "content"
        }), let applied = AppliedModifiers.modifiers(appliedBy: body, in: declaration)
      else { return nil }
      var inner = empty(in: declaration)
      fill(&inner, of: declaration, with: call.arguments, from: caller)
      return Definition(call: modifier, modifiers: applied.modifiers, scope: inner)
    }
    let candidates = known.types.extendedViews.flatMap { type in
      known.types.functions(name, of: type).filter { caller.takes(modifier.arguments, $0) }
        .map { (type: type, function: $0) }
    }
    // Of several that could be meant nobody knows which.
    guard candidates.count == 1, let (type, function) = candidates.first,
      let declaration = known.types.extensions[type]?.first
    else { return nil }
    guard let applied = AppliedModifiers.modifiers(appliedBy: function, in: declaration),
      !applied.modifiers.contains(where: { $0.callOfHanded != nil })
    else { return transformation(by: function, in: modifier, from: caller) }
    var inner = empty(in: declaration)
    fill(&inner, parametersOf: function, with: modifier.arguments, from: caller)
    return Definition(call: modifier, modifiers: applied.modifiers, scope: inner)
  }

  /// What `.if(condition) { $0.bold() }` applies: the modifiers of the closure, under the condition;
  /// or `.apply { $0.bold() }`, in any case.
  private func transformation(
    by function: Declaration.Function,
    in call: Modifier,
    from caller: Scope
  ) -> Definition? {
    let conditions = call.arguments.filter { !$0.isClosure }
    let isConditional = function.parameters.first?.type == "Bool"
    // `func apply<V: View>(_ block: (Self) -> V) -> V { block(self) }`
    guard isConditional ? conditions.count == 1 : conditions.isEmpty,
      isConditional || (function.body?.count == 1 && function.parameters.count == 1),
      case .closure(let closure)? = call.arguments.first(where: \.isClosure)?.value.form,
      call.arguments.count == conditions.count + 1, closure.items.count == 1,
      let result = closure.items.first, function.node.code.includes("(self)")
    else { return nil }
    let receiver = closure.parameters.first ?? "$0"
    let chain = ModifierChain(of: result.statement) { $0 == receiver }
    guard Expression(chain.head).path == receiver else { return nil }
    let holds = conditions.first.map { caller.boolean($0.value) } ?? true
    return Definition(
      call: call,
      modifiers: holds == false
        ? [] : chain.modifiers.map { $0.whereConditionHolds(holds) },
      scope: caller
    )
  }

  /// Gives the properties of a type what its initializer is called with.
  func fill(
    _ inner: inout Scope,
    of declaration: Declaration,
    with arguments: [Argument],
    from caller: Scope
  ) {
    let pairs = caller.properties(of: declaration, filledBy: arguments)
    for (argument, property) in pairs where !argument.isClosure {
      let type = declaration.property(property)?.type.map {
        known.types.name(of: $0, in: declaration.name)
      }
      inner.give(property, given(argument.value, in: caller, expecting: type))
    }
    // What is not handed in is what the initializer or the declaration says.
    let filled = Set(pairs.map(\.property))
    let isMemberwise = !declaration.functions.contains { $0.name == "init" }
    let made =
      caller.fields(of: declaration, madeWith: arguments)
      ?? (isMemberwise
        ? caller.fields(of: declaration, madeWith: arguments.filter { !$0.isClosure }) : nil)
    for property in declaration.properties
    where !filled.contains(property.name) && !property.isStatic
      && (property.attributes.isEmpty || known.types.startsFresh && property.isWrapped)
    {
      guard property.getter == nil, inner.builders[property.name] == nil else { continue }
      if let value = made?[property.name], value.code?.hasPrefix("{") != true {
        inner.give(
          property.name,
          Scope.Given(value.isKnown ? value : nil, source: value.code ?? property.name)
        )
      } else if let value = property.initialValue, property.isConstant || isMemberwise {
        let type = property.type.map { known.types.name(of: $0, in: declaration.name) }
        inner.give(property.name, given(value, in: inner, expecting: type))
      } else if property.type?.hasSuffix("?") == true, !property.isConstant, isMemberwise {
        inner.give(property.name, Scope.Given(.nothing, source: ""))
      }
    }
    inner.finishProperties()
  }

  /// Gives the parameters of a function what it is called with.
  func fill(
    _ inner: inout Scope,
    parametersOf function: Declaration.Function,
    with arguments: [Argument],
    from caller: Scope
  ) {
    var free = function.parameters
    for argument in arguments {
      guard let index = free.firstIndex(where: { $0.label == argument.label }) else { continue }
      let parameter = free.remove(at: index)
      let type = known.types.name(of: parameter.type, in: inner.declaration?.name)
      inner.give(parameter.name, given(argument.value, in: caller, expecting: type))
    }
    for parameter in free {
      if let written = parameter.defaultValue {
        let type = known.types.name(of: parameter.type, in: inner.declaration?.name)
        inner.give(parameter.name, given(written, in: caller, expecting: type))
      } else {
        inner.give(parameter.name, Scope.Given(nil, source: parameter.name))
      }
    }
  }

  /// What an argument is to the view or function that takes it.
  func given(
    _ value: Expression,
    in scope: Scope,
    expecting type: String? = nil
  ) -> Scope.Given {
    if let path = value.path {
      let name = (path.hasPrefix("$") ? String(path.dropFirst()) : path).withoutSelf
      if let same = scope.given[name] { return same }
    }
    var known = scope.value(of: scope.constant(of: value) ?? value, expecting: type)
    if case .text(let key)? = known, ProjectStrings.areLookedUp(of: type),
      let text = scope.tree?.context.project.strings.spoken(key)
    {
      known = .text(text)
    }
    let source = scope.bound(value).parts.first.map { part in
      switch part {
      case .expression(let code): code
      case .words: value.source
      }
    }
    var phrase = value.source.hasPrefix("$") ? .known(scope.bound(value)) : scope.words(value)
    if phrase == .unknown { phrase = .known(scope.code(value)) }
    let call = value.call.map { _ in value.isBrief ? value.source : "" }
    return Scope.Given(
      known,
      phrase: phrase,
      source: value.boolean == nil ? call ?? source ?? "" : "",
      expression: value.meansTheSameAnywhere ? value : nil
    )
  }

  // MARK: What they say

  /// What a definition applies under what it was given, those of the definitions in it too.
  func opened(
    _ definition: Definition,
    depth: Int = 0
  ) -> [(modifier: Modifier, scope: Scope)] {
    definition.modifiers.flatMap { modifier -> [(Modifier, Scope)] in
      let holds = modifier.condition.map { definition.scope.holds($0) }
      if case false?? = holds { return [] }
      let applied = holds.map { modifier.whereConditionHolds($0) } ?? modifier
      guard depth < Self.maximumApplications, modifier.definition != nil,
        let inner = reader(in: definition.scope).definition(
          of: applied,
          at: definition.scope.use ?? 0..<0
        )
      else { return [(applied, definition.scope)] }
      let isConditional = applied.isConditional
      return opened(inner, depth: depth + 1).map { modifier, scope in
        (isConditional ? modifier.whereConditionHolds(nil) : modifier, scope)
      }
    }
  }

  /// A reader that reads expressions in a scope.
  private func reader(in scope: Scope) -> ExposureReader {
    ExposureReader(reading: scope, entering: known, on: version)
  }

  /// Adds what a modifier of the project says.
  func apply(_ definition: Definition, to stop: inout ExposedElement, of element: Element) {
    let place = placed(Exposure(of: element).place(of: definition.call))
    for (modifier, scope) in opened(definition) {
      var part = blank(element)
      part.traits = stop.traits
      reader(in: scope).decorate(&part, with: modifier, of: element)
      stop.take(part, reason: definition.name, place: place)
    }
  }

  /// The label that a modifier of the project gives.
  func label(by definition: Definition, of element: Element) -> Part? {
    for (modifier, scope) in opened(definition).reversed() {
      guard let expression = modifier.label,
        var label = reader(in: scope).part(
          scope.words(expression, isLocalized: true),
          "\(modifier.name) in \(definition.name)",
          expression.range
        )
      else { continue }
      label.range = placed(Exposure(of: element).place(of: definition.call))
      label.step = .label
      if modifier.isConditional {
        label.phrase = Phrase([.expression("\(label.phrase.spoken) | …")])
        label.certainty = .unknown
      }
      return label
    }
    return nil
  }

  /// The title that a modifier of the project gives a screen, with what it is given there.
  func title(by name: String, in element: Element) -> Part? {
    for definition in definitions(of: element).reversed() {
      for (modifier, scope) in opened(definition).reversed() where modifier.name == name {
        guard let expression = modifier.firstArgument,
          var title = reader(in: scope).part(
            scope.words(expression, isLocalized: true),
            "\(name) in \(definition.name)",
            expression.range
          )
        else { continue }
        title.range = placed(Exposure(of: element).place(of: definition.call))
        return title
      }
    }
    return nil
  }

  /// The named actions that a modifier of the project adds, in the order of the source.
  func actions(by definition: Definition, of element: Element) -> [Part] {
    opened(definition).compactMap { modifier, scope in
      guard modifier.name == "accessibilityAction" else { return nil }
      var action = reader(in: scope).action(modifier, of: element)
      action?.range = placed(Exposure(of: element).place(of: definition.call))
      return action
    }
  }

  /// Whether a modifier of the project certainly hides the element.
  func isHidden(by definition: Definition) -> Bool {
    opened(definition).contains { modifier, scope in
      guard !modifier.isConditional else { return false }
      if Hiding.hides(modifier) == .yes { return true }
      guard modifier.name == "accessibilityHidden", let argument = modifier.firstArgument else {
        return false
      }
      return scope.boolean(argument) == true
    }
  }
}

extension Expression {
  /// Whether it is a call of a few words, which can stand in a longer expression.
  fileprivate var isBrief: Bool { source.utf8.count <= 300 && !source.includes("{") }
}

extension Scope {
  /// Whether a function can be called with some arguments, as far as labels and known values tell.
  func takes(_ arguments: [Argument], _ function: Declaration.Function) -> Bool {
    guard let filled = function.filled(by: arguments) else { return false }
    return filled.allSatisfy { parameter, argument in
      let isWords = ["String", "LocalizedStringKey", "Text"].contains(parameter.type)
      switch value(of: argument) {
      case .boolean?: return parameter.type == "Bool"
      case .text?:
        return isWords || !["Bool", "Int", "Double", "CGFloat"].contains(parameter.type)
      case .number?: return !isWords && parameter.type != "Bool"
      default: return true
      }
    }
  }
}

extension Modifier {
  /// The label that it gives, in today's or the deprecated spelling.
  fileprivate var label: Expression? {
    switch name {
    case "accessibilityLabel": firstArgument
    case "accessibility": argument("label")
    default: nil
    }
  }

  /// Whether one of some definitions brought it into the chain.
  func isApplied(byOneOf definitions: [ExposureReader.Definition]) -> Bool {
    guard case .applied(let name) = origin else { return false }
    return definitions.contains { $0.call.definition == name }
  }
}

extension ExposedElement {
  /// Takes over what a modifier of the project says, told as that of its call.
  fileprivate mutating func take(_ other: Self, reason: String, place: Range<Int>) {
    func told(_ inner: String) -> String {
      "\(inner.prefix { !$0.isWhitespace }) in \(reason)"
    }
    func told(_ part: ExposedElement.Part?) -> ExposedElement.Part? {
      part.map { part in
        var part = part
        (part.reason, part.range) = (told(part.reason), place)
        return part
      }
    }
    if let label = told(other.label) { self.label = label }
    value = told(other.value) ?? value
    hint = told(other.hint) ?? hint
    traits = other.traits.map { trait in
      guard !traits.contains(trait) else { return trait }
      var trait = trait
      trait.reason = told(trait.reason)
      trait.range = place
      return trait
    }
    for label in other.inputLabels { told(label).map { inputLabels.append($0) } }
    content += other.content
    doubt = other.doubt ?? doubt
  }
}
