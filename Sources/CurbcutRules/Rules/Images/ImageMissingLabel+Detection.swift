import CurbcutModel

extension Element {
  /// Whether it is all that a view shows, and the view itself chooses which asset, so that only the view
  /// can say what that is.
  var choosesOwnAsset: Bool {
    guard tree.purpose == .body, container == nil,
      case .asset(let name)? = ImageContent(of: self).source,
      let declaration
    else { return false }
    let names = name.smallNames
    return !names.isEmpty
      && names.allSatisfy { name in
        declaration.property(name)?.initialValue != nil || isWrittenForParameter(name)
      }
  }

  /// Whether a name is a parameter of the function that was entered, and what it is called with is
  /// written there.
  private func isWrittenForParameter(_ name: String) -> Bool {
    guard let call = parent, call.isPassthrough,
      let function = declaration?.function(call.typeName),
      let position = function.parameters.firstIndex(where: { $0.name == name }),
      call.arguments.indices.contains(position)
    else { return false }
    return call.arguments[position].value.isStringLiteral
  }
}
