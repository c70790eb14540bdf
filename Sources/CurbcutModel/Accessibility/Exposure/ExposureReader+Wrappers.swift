import CurbcutSyntax

/// The project's modifiers that put other views around what they are applied to: a header above
/// `content`.
extension ExposureReader {
  /// An element that is being read among the views of such modifiers.
  struct Wrapping {
    let place: Place
    /// How many of them are being read, from the outermost on.
    let count: Int
  }

  /// Such a modifier in the chain of an element.
  private struct Wrapper {
    let entry: ReadableViews.Entry
    let declaration: Declaration
    /// What its parameter for the view is called: `content`.
    let content: String
    let arguments: [Argument]
    /// Where it is applied.
    let scope: Scope
  }

  /// Whether an element is read where a modifier of its own puts it.
  func isWrapped(_ element: Element) -> Bool {
    wrapping.last.map { $0.place == Place(of: element, in: 0) } ?? false
  }

  /// Reads an element among the views that its modifiers put around it; false where there are none.
  mutating func readWrapped(_ element: Element) -> Bool {
    guard !known.wrappers.isEmpty, element.record.effectiveFamilies.contains(.applying) else {
      return false
    }
    let count = isWrapped(element) ? wrapping.last?.count ?? 0 : 0
    let wrappers = wrappers(of: element)
    guard count < wrappers.count else { return false }
    let wrapper = wrappers[count]
    wrapping.append(Wrapping(place: Place(of: element, in: 0), count: count + 1))
    defer { wrapping.removeLast() }
    return enter(wrapper.entry, named: wrapper.declaration.name) { reader in
      var inner = reader.emptyScope(of: wrapper.entry, for: element)
      reader.fill(
        &inner,
        of: wrapper.declaration,
        with: wrapper.arguments,
        from: wrapper.scope
      )
      inner.builders[wrapper.content] = Scope.Builder(
        elements: [element],
        scope: reader.scope,
        entered: reader.entered
      )
      return inner
    }
  }

  /// The outermost first.
  private func wrappers(of element: Element) -> [Wrapper] {
    let definitions = definitions(of: element)
    return element.modifiers.reversed().flatMap { modifier -> [Wrapper] in
      if case .applied = modifier.origin { return [] }
      if modifier.name == "modifier" {
        return [wrapper(modifier, in: scopes[scope])].compactMap { $0 }
      }
      guard let definition = definitions.first(where: { $0.call === modifier }) else { return [] }
      return opened(definition).reversed().compactMap { wrapper($0.modifier, in: $0.scope) }
    }
  }

  private func wrapper(_ modifier: Modifier, in scope: Scope) -> Wrapper? {
    guard modifier.name == "modifier", !modifier.isConditional,
      let call = modifier.firstArgument?.call, let name = call.callee.path,
      let entry = known.wrappers[name], let declaration = entry.tree.declaration,
      let content = declaration.contentParameter
    else { return nil }
    return Wrapper(
      entry: entry,
      declaration: declaration,
      content: content,
      arguments: call.arguments,
      scope: scope
    )
  }
}

extension Declaration {
  /// What a modifier calls the view that it is applied to; nil for other types.
  fileprivate var contentParameter: String? {
    functions.first { $0.name == "body" && $0.parameters.first?.label == "content" }?
      .parameters.first?.name
  }
}

extension ViewTree {
  /// Whether it is a modifier that puts the view which it is applied to among others that are there
  /// in any case.
  var isWrapper: Bool {
    guard purpose == .modifier, let name = declaration?.contentParameter else { return false }
    let contents = elements.filter { $0.typeName == name && $0.isUnknownView }
    return !contents.isEmpty
      && contents.allSatisfy { content in
        content.parent != nil && content.conditions.allSatisfy { $0.kind != .branch }
      }
      && elements.contains { $0.children.isEmpty && $0.typeName != name }
  }
}
