import CurbcutModel

extension ImageContent {
  /// Whether it is all that a view shows, and the view itself chooses which asset, so that only the view
  /// can say what that is.
  var choosesOwnAsset: Bool {
    guard element.tree.purpose == .body, element.container == nil,
      case .asset(let name)? = source,
      let declaration = element.declaration
    else { return false }
    let names = name.smallNames
    return !names.isEmpty
      && names.allSatisfy { name in
        declaration.property(name)?.initialValue != nil || isWrittenForParameter(element, name)
      }
  }
}

/// Whether a name is a parameter of the function that was entered, and what it is called with is
/// written there.
private func isWrittenForParameter(_ element: Element, _ name: String) -> Bool {
  guard let call = element.parent, call.isPassthrough,
    let function = element.declaration?.function(call.typeName),
    let position = function.parameters.firstIndex(where: { $0.name == name }),
    call.arguments.indices.contains(position)
  else { return false }
  return call.arguments[position].value.isStringLiteral
}
