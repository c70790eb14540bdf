import CurbcutSyntax

/// Views of the project are read where they are used, with what they are given there.
extension ExposureReader {
  /// Reads the body of a view of the file; false where it is not known or would not end.
  mutating func enter(_ element: Element) -> Bool {
    guard let entry = known.view(element.typeName, usedIn: element.tree, on: platform) else {
      return enterFunction(at: element)
    }
    return enter(entry, named: element.typeName) { $0.bind(entry, to: element) }
  }

  /// Reads a view that a value is or has: a `label` that the caller made as `.plain(title: "Row")`,
  /// `role.icon` of an enumeration; false where it is not known.
  mutating func enterValue(of element: Element) -> Bool {
    guard element.isUnknownView else { return false }
    if case .member(let base?, let name) = Expression(element.record.head).form, base.path != "self"
    {
      return enterMember(name, of: base, at: element)
    }
    // `Loader.bar("Tides")`, a function of a type.
    if case .member(let base?, let name)? = Expression(element.record.head).call?.callee.form,
      base.path?.beginsUppercase == true, enterMember(name, of: base, at: element)
    {
      return true
    }
    if enterOwnMember(at: element) || enterFunction(at: element) { return true }
    guard case .instance(let type, let fields)? = scopes[scope].value(named: element.typeName),
      let name = type.split(separator: ".").last.map(String.init),
      let entry = known.view(name, usedIn: element.tree, on: platform)
    else { return false }
    return enter(entry, named: name) { reader in
      var inner = reader.emptyScope(of: entry, for: element)
      inner.give(fields)
      inner.finishProperties()
      return inner
    }
  }

  /// Reads a member of the view's own type that an extension declares, with what is given around it.
  private mutating func enterOwnMember(at element: Element) -> Bool {
    guard let name = element.tree.memberName(at: element.index),
      let type = element.declaration?.name,
      let entry = known.member(element.typeName, of: type)
    else { return false }
    let call = Expression(element.record.head).call
    let isEntered = enter(entry, named: name) { reader in
      let caller = reader.scopes[reader.scope]
      var inner = reader.emptyScope(of: entry, for: element)
      inner.takeOver(caller)
      if let call, let declaration = entry.tree.declaration,
        let function = declaration.function(element.typeName)
      {
        reader.fill(&inner, parametersOf: function, with: call.arguments, from: caller)
        reader.hand(element, to: function, calledWith: call.arguments, in: &inner)
      }
      return inner
    }
    if isEntered { enteredMembers.insert(name) }
    return isEntered
  }

  /// Reads a function of the project that gives a view and is called like one, `PlainText(title)`; false
  /// where it is none, or several may be meant.
  private mutating func enterFunction(at element: Element) -> Bool {
    guard let call = Expression(element.record.head).call, let name = call.callee.path,
      !name.includes(".")
    else { return false }
    let caller = scopes[scope]
    let candidates = known.functions(name).filter { caller.takes(call.arguments, $0.function) }
    guard candidates.count == 1, let meant = candidates.first else { return false }
    return enter(meant.entry, named: name) { reader in
      var inner = reader.emptyScope(of: meant.entry, for: element)
      reader.fill(&inner, parametersOf: meant.function, with: call.arguments, from: caller)
      reader.hand(element, to: meant.function, calledWith: call.arguments, in: &inner)
      return inner
    }
  }

  /// Gives the parameters of a function that take views those that a call hands over.
  private func hand(
    _ element: Element,
    to function: Declaration.Function,
    calledWith arguments: [Argument],
    in inner: inout Scope
  ) {
    let names = Set(function.viewParameters)
    for parameter in function.parameters where names.contains(parameter.name) {
      let argument =
        arguments.first { $0.label == parameter.label }
        ?? arguments.first { $0.isTrailingClosure && $0.label == nil }
      guard let argument else { continue }
      let views = element.children.filter {
        argument.range.lowerBound <= $0.headRange.lowerBound
          && $0.headRange.upperBound <= argument.range.upperBound
      }
      // What it is handed was not read.
      if views.isEmpty { continue }
      inner.builders[parameter.name] = builder(views)
    }
  }

  /// Reads a property of a value that gives views.
  private mutating func enterMember(
    _ name: String,
    of base: Expression,
    at element: Element
  ) -> Bool {
    let value = scopes[scope].value(of: base)
    let owner: String? =
      switch value {
      case .instance(let type, _), .enumCase(let type?, _, _): type
      default:
        base.path.flatMap { scopes[scope].declaration?.property($0.withoutSelf)?.type }.map {
          known.types.name(of: $0, in: scopes[scope].declaration?.name)
        } ?? base.path.flatMap { $0.beginsUppercase ? known.types.name(of: $0) : nil }
      }
    let call = Expression(element.record.head).call
    guard let owner, let entry = known.member(name, of: owner) else { return false }
    return enter(entry, named: ViewTree.memberName(name, of: owner)) { reader in
      var inner = reader.emptyScope(of: entry, for: element)
      if case .instance(_, let fields)? = value { inner.give(fields) }
      inner.become(value)
      if let call, let function = entry.tree.declaration?.function(name) {
        reader.fill(
          &inner,
          parametersOf: function,
          with: call.arguments,
          from: reader.scopes[reader.scope]
        )
        reader.hand(element, to: function, calledWith: call.arguments, in: &inner)
      }
      return inner
    }
  }

  mutating func enter(
    _ entry: ReadableViews.Entry,
    named name: String,
    binding: (ExposureReader) -> Scope
  ) -> Bool {
    guard entered.count < Self.maximumEntries, !entered.contains(name), depth < Self.maximumDepth,
      !entersSmallOnly || entry.isPart || isSmall(entry)
    else { return false }
    let outer = (scope: scope, dimming: dimming)
    noteTypes(of: entry.tree.declaration, for: entry.tree.purpose)
    // What it is handed stands around it: a card in a card.
    var inner = binding(self)
    entered.append(name)
    inner.appear(entry.tree.roots)
    scopes.append(inner)
    scope = scopes.count - 1
    for root in entry.tree.roots { read(root) }
    entered.removeLast()
    (scope, dimming) = outer
    return true
  }

  /// Whether a view has few elements by itself, those of the views in it counted.
  private mutating func isSmall(_ entry: ReadableViews.Entry) -> Bool {
    let tree = ObjectIdentifier(entry.tree)
    if let known = smallViews[tree] { return known }
    var reader = ExposureReader(of: entry.tree, entering: known, on: version)
    reader.stepLimit = Self.smallSteps
    reader.readAll()
    let isSmall = !reader.isCut && reader.elements.count <= Self.smallCount
    smallViews[tree] = isSmall
    return isSmall
  }

  /// How many elements few are, and how many views are read to find that out.
  private static let (smallCount, smallSteps) = (24, 240)

  func emptyScope(of entry: ReadableViews.Entry, for element: Element) -> Scope {
    Scope(
      tree: entry.tree,
      base: entry.base,
      use: scopes[scope].use ?? placed(element.headRange),
      constants: known.constants,
      types: known.types
    )
  }

  /// What an entered view is given by its arguments.
  private func bind(_ entry: ReadableViews.Entry, to element: Element) -> Scope {
    let caller = scopes[scope]
    var inner = emptyScope(of: entry, for: element)
    guard let declaration = entry.tree.declaration else { return inner }
    let pairs = caller.properties(of: declaration, filledBy: element.arguments)
    for (argument, property) in pairs {
      // What the caller was handed in itself: `content: content`, `content: content()`.
      let path = argument.value.path ?? argument.value.call?.callee.path
      if let handed = path.flatMap({ caller.builders[$0.withoutSelf] }) {
        inner.builders[declaration.property(keeping: property) ?? property] = handed
        continue
      }
      let views = element.children.filter {
        argument.range.lowerBound <= $0.headRange.lowerBound
          && $0.headRange.upperBound <= argument.range.upperBound
      }
      guard argument.isClosure || !views.isEmpty else { continue }
      let name = declaration.property(keeping: property) ?? property
      // What is handed in is there: `if let header { header() }`, `if let action`.
      inner.give(name, Scope.Given(.handedIn, source: name))
      inner.builders[name] = builder(views)
    }
    // What an initializer leaves out is not there: `footer = EmptyView()`.
    let own = declaration.functions.filter { $0.name == "init" }
    let initializers = own.isEmpty ? known.types.functions("init", of: declaration.name) : own
    let fitting =
      initializers.count == 1
      ? initializers : initializers.filter { caller.takes(element.arguments, $0) }
    let filled = Set(pairs.map(\.property))
    let empty = declaration.properties(leftBy: fitting, filling: filled, as: \.isEmptyView)
    for name in empty where inner.builders[name] == nil { inner.builders[name] = builder([]) }
    for name in declaration.properties(leftBy: fitting, filling: filled, as: \.isNothing)
    where declaration.property(name)?.attributes.isEmpty == true {
      inner.give(name, Scope.Given(.nothing, source: ""))
    }
    fill(&inner, of: declaration, with: element.arguments, from: caller)
    return inner
  }

  /// Gives the parameters of a function of the same type what it is called with.
  mutating func bindMember(_ element: Element) {
    // `ForEach(huts, content: row)` calls it with each item.
    guard element.record.construction == .member, Expression(element.record.head).call != nil,
      let function = element.declaration?.function(element.typeName),
      !function.parameters.isEmpty
    else { return }
    let caller = scopes[scope]
    var inner = caller
    inner.locals = [:]
    fill(&inner, parametersOf: function, with: element.arguments, from: caller)
    scopes.append(inner)
    scope = scopes.count - 1
  }

  /// The views that stand for a placeholder such as `content`.
  func builder(of element: Element) -> Scope.Builder? {
    guard element.isUnknownView else { return nil }
    return scopes[scope].builders[element.typeName]
  }

  /// What the code that is read hands to another view.
  private func builder(_ elements: [Element]) -> Scope.Builder {
    Scope.Builder(elements: elements, scope: scope, entered: entered)
  }

  /// Reads what a caller handed in, in the scope it is written in.
  mutating func read(_ builder: Scope.Builder) {
    guard depth < Self.maximumDepth else { return }
    let outer = (scope: scope, entered: entered)
    (scope, entered) = (builder.scope, builder.entered)
    depth += 1
    for element in builder.elements { read(element) }
    depth -= 1
    (scope, entered) = outer
  }
}

extension Expression {
  /// Whether it is `nil`.
  fileprivate var isNothing: Bool { if case .nothing = form { true } else { false } }

  /// Whether it is a view that shows nothing, or makes one.
  fileprivate var isEmptyView: Bool {
    call?.callee.path == "EmptyView" || source == "{ EmptyView() }" || source == "EmptyView.init"
  }
}

extension ReadableViews.Entry {
  /// Whether it is a part of a type rather than a view by itself.
  fileprivate var isPart: Bool {
    if case .member = tree.purpose { tree.declaration != nil } else { false }
  }
}

extension Declaration {
  /// The properties that every one of some initializers fills with one kind of value, where a call gives it
  /// some of its parameters: `footer = EmptyView()`, `@ViewBuilder footer: () -> Footer = { EmptyView() }`.
  fileprivate func properties(
    leftBy initializers: [Function],
    filling filled: Set<String>,
    as isLeft: (Expression) -> Bool
  ) -> Set<String> {
    let empty = initializers.map { function in
      let assigned = (function.body ?? []).compactMap { statement -> String? in
        guard case .operators(let sides, ["="]) = Expression(statement).form, sides.count == 2,
          isLeft(sides[1])
        else { return nil }
        return sides[0].path?.withoutSelf
      }
      let left = function.parameters.filter {
        !filled.contains($0.name) && $0.defaultValue.map(isLeft) == true
      }
      return Set(assigned + left.map { property(keeping: $0.name) ?? $0.name })
    }
    return empty.dropFirst().reduce(empty.first ?? []) { $0.intersection($1) }
  }

  /// The property of another name that an initializer keeps the views of a parameter in:
  /// `self.body = content()`; nil where there is none.
  fileprivate func property(keeping parameter: String) -> String? {
    guard property(parameter) == nil else { return nil }
    let initializers = functions.filter { function in
      function.name == "init" && function.parameters.contains { $0.name == parameter }
    }
    for statement in initializers.flatMap({ $0.body ?? [] }) {
      guard case .operators(let sides, ["="]) = Expression(statement).form, sides.count == 2,
        let target = sides[0].path?.withoutSelf, property(target) != nil,
        (sides[1].path ?? sides[1].call?.callee.path) == parameter
      else { continue }
      return target
    }
    return nil
  }
}
