import CurbcutSyntax

/// The modifiers that a `View` extension or modifier type applies. Where they are written does not
/// count when two are compared.
package struct AppliedModifiers: Sendable, Equatable {
  package let modifiers: [Modifier]
  /// What a use hands over: the parameters of the function, the stored properties of the type.
  private(set) var parameters: [Parameter]
  /// The functions of one name, told apart by what a use hands over; none where there is only one.
  let overloads: [AppliedModifiers]
  /// Its code, to be read with what a use hands over; nil for one of several functions.
  var source: ModifierSource?

  init(_ modifiers: [Modifier], parameters: [Parameter] = [], source: ModifierSource? = nil) {
    self.modifiers = modifiers
    self.parameters = parameters
    self.source = source
    overloads = []
  }

  /// Functions of one name. What is asked of the name alone is asked of all of them.
  init(overloads: [AppliedModifiers]) {
    modifiers = overloads.flatMap(\.modifiers)
    parameters = []
    self.overloads = overloads
  }

  /// With another function of the same name.
  func adding(_ other: AppliedModifiers) -> AppliedModifiers {
    AppliedModifiers(overloads: (overloads.isEmpty ? [self] : overloads) + [other])
  }

  /// What a modifier of the project is handed: its label, and what it is called where modifiers are
  /// applied, in the modifier itself and in those that it hands it on to.
  struct Parameter: Sendable, Equatable {
    /// The label at the use, nil for none.
    let label: String?
    var names: Set<String>
    /// What it is where a use leaves it out.
    let defaultValue: Expression?

    static func == (first: Parameter, second: Parameter) -> Bool {
      first.label == second.label && first.names == second.names
        && first.defaultValue?.source == second.defaultValue?.source
    }
  }

  /// What it applies where it is used: names of parameters stand for what the use hands over.
  /// Which of several functions is meant may stay unknown: then each may be applied.
  func applied(by use: Modifier) -> [Modifier] {
    if !overloads.isEmpty {
      if let meant = meant(by: use) { return meant.applied(by: use) }
      return modifiers.map { $0.whereConditionHolds(nil) }
    }
    let handed = handed(by: use)
    // What closures do is no value, and of a binding the modifier sees what it holds.
    let values = handed.filter { _, value in
      if case .closure = value.form { return false }
      return !value.source.hasPrefix("$")
    }
    return modifiers.flatMap { modifier -> [Modifier] in
      if let call = modifier.callOfHanded {
        guard let path = call.callee.path, case .closure(let closure)? = handed[path]?.form,
          let index = call.arguments.firstIndex(where: { $0.value.path == "self" })
            ?? call.arguments.indices.first
        else { return [modifier] }
        return closure.modifiers(onParameter: index).map { $0.standing(where: modifier) }
      }
      guard !values.isEmpty else { return [modifier] }
      return [modifier.arguments.reading(values).map { modifier.given($0) } ?? modifier]
    }
  }

  /// The values that a use hands over, closures too, by the names under which they are known.
  func handed(by use: Modifier) -> [String: Expression] {
    if !overloads.isEmpty { return meant(by: use)?.handed(by: use) ?? [:] }
    var free = parameters
    var values: [String: Expression] = [:]
    for argument in Self.arguments(of: use) where !free.isEmpty {
      // A trailing closure has lost its label: what is handed last is meant.
      let isLast = argument.isTrailingClosure && argument.label == nil
      let index = isLast ? free.indices.last : free.firstIndex { $0.label == argument.label }
      guard let index else { continue }
      for name in free.remove(at: index).names { values[name] = argument.value }
    }
    for parameter in free {
      for name in parameter.names { values[name] = parameter.defaultValue }
    }
    return values
  }

  /// The function that a use means, going by labels; nil where it may be several.
  private func meant(by use: Modifier) -> AppliedModifiers? {
    let arguments = Self.arguments(of: use)
    let fitting = overloads.filter { $0.takes(arguments) }
    return fitting.count == 1 ? fitting.first : nil
  }

  private func takes(_ arguments: [Argument]) -> Bool {
    var rest = arguments[...]
    for parameter in parameters {
      if let next = rest.first,
        next.label == parameter.label || next.isTrailingClosure && next.label == nil
      {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func arguments(of use: Modifier) -> [Argument] {
    use.name == "modifier" ? use.firstArgument?.call?.arguments ?? [] : use.arguments
  }

  /// Adds the names under which a modifier that is called in its turn knows what it is handed.
  mutating func hand(_ call: Modifier, on inner: AppliedModifiers) {
    guard !parameters.isEmpty else { return }
    for (name, value) in inner.handed(by: call) {
      guard let path = value.path?.withoutSelf,
        let index = parameters.firstIndex(where: { $0.names.contains(path) })
      else { continue }
      parameters[index].names.insert(name)
    }
  }

  package static func == (first: AppliedModifiers, second: AppliedModifiers) -> Bool {
    first.modifiers.count == second.modifiers.count && first.parameters == second.parameters
      && first.overloads == second.overloads && first.source == second.source
      && zip(first.modifiers, second.modifiers).allSatisfy { $0.means($1) }
  }
}

extension Modifier {
  /// Whether two modifiers say the same, whatever decides whether they are applied.
  fileprivate func saysTheSame(as other: Modifier) -> Bool {
    name == other.name && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy {
        $0.label == $1.label && $0.value == $1.value
      }
  }

  /// Whether two modifiers do the same, wherever they are written.
  fileprivate func means(_ other: Modifier) -> Bool {
    self === other
      || isConditional == other.isConditional && origin == other.origin
        && condition?.alternative == other.condition?.alternative && saysTheSame(as: other)
  }
}

extension AppliedModifiers {
  /// What a function of a `View` extension, or the body of a `ViewModifier`, applies to what it
  /// modifies; nil where it is like any modifier that nobody has read.
  static func modifiers(
    appliedBy function: Declaration.Function,
    in declaration: Declaration
  ) -> AppliedModifiers? {
    guard let items = function.body, let result = items.last else { return nil }
    let isBody = function.name == "body"
    let receiver = isBody ? (function.parameters.first?.name ?? "content") : "self"
    var chain = ModifierChain(
      of: result,
      extendsView: !isBody,
      isMethod: { name in
        // What is called with the view is no method of it, nor is what a use hands over.
        Catalogue.modifier(name) != nil
          || !name.beginsUppercase && !function.parameters.contains { $0.name == name }
            && !result.text.includes("(self")
      },
      isView: { $0 == receiver || $0 == "self" }
    )
    // `AnyView(self)` is the same view.
    if chain.modifiers.isEmpty, let call = Expression(chain.head).call,
      call.callee.path == "AnyView", call.arguments.count == 1, let view = call.arguments.first
    {
      chain = ModifierChain(of: view.value.node, extendsView: !isBody) {
        $0 == receiver || $0 == "self"
      }
    }
    let parameters =
      isBody ? declaration.handedOver : function.parameters.map(Parameter.init(reading:))
    let source = ModifierSource(function: function, declaration: declaration)
    let closures = isBody ? [] : function.parameters.filter { $0.type.includes("->") }.map(\.name)
    if items.count == 1, let modifiers = chain.modifiers(on: receiver, orCallOf: closures) {
      return AppliedModifiers(modifiers, parameters: parameters, source: source)
    }
    if items.count == 1,
      let chosen = chosenModifiers(
        result,
        of: receiver,
        extendsView: !isBody,
        closures: closures
      )
    {
      return chosen.isEmpty
        ? nil : AppliedModifiers(chosen, parameters: parameters, source: source)
    }
    // Some modifiers may be applied, nobody knows which. Where none is about accessibility and no
    // words are added to a control around it, it is like any modifier that nobody has read.
    let text = function.node.text
    let hasWords = ["Text(", "Label("].contains { text.includes($0) }
    let isSpeaking =
      text.includes("ccessib") || hasWords && function.node.putsIntoControl(receiver)
    return isSpeaking
      ? AppliedModifiers(
        [.unreadable(in: result)],
        parameters: parameters,
        source: items.count == 1 ? source : nil
      ) : nil
  }

  /// The modifiers of a body that chooses between chains on what it modifies, by `if` or `switch`:
  /// each may be applied, and one that all branches have is. Nil where a branch is something else;
  /// one that shows nothing does not count.
  fileprivate static func chosenModifiers(
    _ result: Node,
    of receiver: String,
    extendsView: Bool,
    closures: [String] = []
  ) -> [Modifier]? {
    guard result.kind == .ifExpr || result.kind == .switchExpr else { return nil }
    var chosen: [[Modifier]] = []
    let values = result.branchValues
    guard !values.isEmpty, values.count == result.branchCount else { return nil }
    for (alternative, value) in values.enumerated()
    where Expression(value).call?.callee.path != "EmptyView" {
      let chain = ModifierChain(of: value, extendsView: extendsView) {
        $0 == receiver || $0 == "self"
      }
      guard let modifiers = chain.modifiers(on: receiver, orCallOf: closures) else { return nil }
      let condition = Condition(
        kind: .branch,
        statement: result.range.lowerBound,
        alternative: alternative,
        source: "",
        decision: Expression(result)
      )
      chosen.append(modifiers.map { $0.under(condition) })
    }
    guard let first = chosen.first else { return nil }
    let shared = first.filter { modifier in
      chosen.allSatisfy { $0.contains { $0.saysTheSame(as: modifier) } }
    }
    let others = chosen.joined().filter { modifier in
      !shared.contains { $0.saysTheSame(as: modifier) }
    }
    return shared.map { $0.whereConditionHolds(true) } + others
  }
}

extension ModifierChain {
  /// The modifiers of a chain on what is modified, or on what a closure of the use makes of that:
  /// `transform(self).padding()`. Nil for other chains.
  fileprivate func modifiers(on receiver: String, orCallOf closures: [String]) -> [Modifier]? {
    if isOnImplicitSelf || Expression(head).path == receiver { return modifiers }
    guard let call = Expression(head).call, let path = call.callee.path, closures.contains(path),
      call.arguments.contains(where: { $0.value.path == receiver })
    else { return nil }
    return [.handed(toCall: head)] + modifiers
  }
}

extension Closure {
  /// What it applies to a view that it is called with: `{ $0.bold() }`.
  ///
  /// - Parameter index: which of its parameters is the view.
  fileprivate func modifiers(onParameter index: Int) -> [Modifier] {
    let receiver = index < parameters.count ? parameters[index] : "$\(index)"
    if items.count == 1, let result = items.first?.statement {
      let chain = ModifierChain(of: result) { $0 == receiver }
      let applied =
        chain.modifiers(on: receiver, orCallOf: [])
        ?? AppliedModifiers.chosenModifiers(result, of: receiver, extendsView: false)
      if let applied { return applied }
    }
    return node.text.includes("ccessib") ? [.unreadable(in: node)] : []
  }
}

extension Node {
  /// Whether a name stands in the label of a control, or of what is read as one.
  fileprivate func putsIntoControl(_ name: String) -> Bool {
    descendants.contains { node in
      guard node.kind == .functionCallExpr, let called = node.firstChild?.firstToken?.text,
        called.beginsUppercase
      else { return false }
      if let row = Catalogue.view(called),
        !row.isInteractive, row.kind != .label, row.kind != .labeledContent
      {
        return false
      }
      return node.allTokens.contains { $0.text == name }
    }
  }
}

extension AppliedModifiers.Parameter {
  fileprivate init(reading parameter: Declaration.Parameter) {
    self.init(
      label: parameter.label,
      names: [parameter.name],
      defaultValue: parameter.defaultValue
    )
  }
}

extension Declaration {
  /// What whoever makes a value of the type hands over, where no initializer is written: its stored
  /// properties. With an initializer it is known for parameters only that are called like them.
  fileprivate var handedOver: [AppliedModifiers.Parameter] {
    if let initializer = functions.first(where: { $0.name == "init" }) {
      return initializer.parameters.filter { property($0.name) != nil }
        .map(AppliedModifiers.Parameter.init(reading:))
    }
    return properties.filter(\.isMemberwise).map { property in
      AppliedModifiers.Parameter(
        label: property.name,
        names: [property.name],
        // What a view keeps by itself changes.
        defaultValue: property.attributes.isEmpty ? property.initialValue : nil
      )
    }
  }
}
