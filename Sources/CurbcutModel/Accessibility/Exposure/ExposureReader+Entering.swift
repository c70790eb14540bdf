import CurbcutSyntax

/// Views of the project are read where they are used, with what they are given there.
extension ExposureReader {
  /// Reads the body of a view of the file; false where it is not known or would not end.
  mutating func enter(_ element: Element) -> Bool {
    enter(element.typeName) { reader, entry in reader.bind(entry, to: element) }
  }

  /// Reads a view that the caller made and handed in as a value, such as a `label` that is
  /// `.plain(title: "Row")`; false where it is not known.
  mutating func enterValue(of element: Element) -> Bool {
    guard element.isUnknownView,
      case .instance(let type, let fields)? = scopes[scope].value(named: element.typeName)
    else { return false }
    return enter(type) { reader, entry in
      var inner = reader.emptyScope(of: entry, for: element)
      for (name, value) in fields {
        inner.give(
          name,
          Scope.Given(value.isKnown ? value : nil, source: value.code ?? name)
        )
      }
      inner.finishProperties()
      return inner
    }
  }

  private mutating func enter(
    _ type: String,
    binding: (ExposureReader, ReadableViews.Entry) -> Scope
  ) -> Bool {
    guard let entry = known.views[type], entered.count < Self.maximumEntries,
      !entered.contains(type), depth < Self.maximumDepth
    else { return false }
    let outer = (scope: scope, dimming: dimming)
    noteTypes(of: entry.tree.declaration, for: entry.tree.purpose)
    entered.append(type)
    scopes.append(binding(self, entry))
    scope = scopes.count - 1
    for root in entry.tree.roots { read(root) }
    entered.removeLast()
    (scope, dimming) = outer
    return true
  }

  private func emptyScope(of entry: ReadableViews.Entry, for element: Element) -> Scope {
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
        inner.builders[property] = handed
        continue
      }
      let views = element.children.filter {
        argument.range.lowerBound <= $0.headRange.lowerBound
          && $0.headRange.upperBound <= argument.range.upperBound
      }
      guard argument.isClosure || !views.isEmpty else { continue }
      inner.builders[property] = Scope.Builder(elements: views, scope: scope)
    }
    fill(&inner, of: declaration, with: element.arguments, from: caller)
    return inner
  }

  /// Gives the parameters of a function of the same type what it is called with.
  mutating func bindMember(_ element: Element) {
    guard element.record.construction == .member,
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

  /// Reads what a caller handed in, in the scope it is written in.
  mutating func read(_ builder: Scope.Builder) {
    guard depth < Self.maximumDepth else { return }
    let outer = scope
    scope = builder.scope
    depth += 1
    for element in builder.elements { read(element) }
    depth -= 1
    scope = outer
  }
}
