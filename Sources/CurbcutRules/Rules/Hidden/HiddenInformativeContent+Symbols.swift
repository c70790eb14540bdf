import CurbcutModel

/// A symbol that is another one for each state of a value, and that assistive technology is kept from:
/// `Image(systemName: hour.sky.symbol).accessibilityHidden(true)`.
struct HiddenSymbol {
  /// What decides which symbol it is, as written.
  let state: String
  private let told: ToldState

  init?(_ image: Element) {
    guard image.is(.image), case .symbol(let name)? = ImageContent(of: image).source else {
      return nil
    }
    if case .ternary(let condition, let then, let otherwise) = name.form {
      guard let path = condition.path?.withoutSelf.pathNames, path.count == 2,
        [then, otherwise].allSatisfy({ $0.isStringLiteral && !isSign($0) }),
        !NameHint.transientState.matches(path[1]), !NameHint.expansion.matches(path[1]),
        !NameHint.disclosure.matches(path[1]), !NameHint.selection.matches(path[1]),
        let told = ToldState(of: path[0], members: [path[1]], in: image)
      else { return nil }
      state = condition.source
      self.told = told
      return
    }
    guard let path = name.path?.withoutSelf.pathNames, path.count > 1, let member = path.last,
      let type = ValueType(of: Array(path.dropLast()), in: image),
      let symbols = type.words(of: member).map({ Set($0.compactMap(\.literal)) }),
      symbols.count > 1, !symbols.contains(where: { $0.hasPrefix("chevron") }),
      let written = type.computedValue(of: member)
    else { return nil }
    let members = path.count > 2 ? [path[1]] : written.smallNames.filter { type.declares($0) }
    guard path.count > 2 || !members.isEmpty,
      let told = ToldState(of: path[0], members: Set(members), in: image)
    else { return nil }
    state = path.dropLast().joined(separator: ".")
    self.told = told
  }

  /// Whether text or a modifier for assistive technology around it may say the state too.
  func isTold(beside image: Element) -> Bool { told.isTold(beside: image) }
}

/// Whether a symbol shows where something leads or that it opens, and no state.
private func isSign(_ symbol: Expression) -> Bool {
  let name = symbol.phrase.value?.literal ?? ""
  return name.hasPrefix("chevron") || name.hasPrefix("arrow")
}
