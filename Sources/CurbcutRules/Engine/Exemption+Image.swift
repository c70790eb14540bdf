import CurbcutModel

extension Exemption {
  /// What silences rules about an image that nothing names: where it is no element of its own, or
  /// where what it is part of has the name.
  static let unlabeledImage: [Exemption] = [
    Exemption("a style draws it as part of a control") { $0.tree.purpose == .style },
    .hidden,
    .replacedByAncestor,
    .labeled,
    .emptyLabel,
    Exemption("its initializer names it") {
      $0.argument("label") != nil || $0.title.map { $0.value.isBlankText != true } == true
    },
    Exemption("it is part of a control's label") {
      $0.labeledControl != nil || isInLabelSlot($0)
    },
    Exemption("it is a phase of an asynchronous image") { $0.enclosing(.asyncImage) != nil },
    Exemption("it is a stored value, which the view that uses it labels") { isStoredValue($0) },
    Exemption("it is a background, a menu item's icon or a tab's icon") {
      !$0.place.isDisjoint(with: [.background, .menu, .tabItem, .representation])
    },
    Exemption("it is combined with text or a label", certainty: { isCombinedWithName($0) }),
    .labeledByContainer,
  ]
}

/// Whether a combining container around it has words or a label, which are the name of the whole.
private func isCombinedWithName(_ view: Element) -> Certainty {
  // What has a title for words, and leaves it empty, keeps what it shows to itself.
  if view.is(.label) { return .no }
  var answer = Certainty.no
  var whole = view.combiningElement
  while let element = whole {
    answer = answer || element.isTextual || element.isNamed
    whole = element.combiningElement
  }
  return answer
}

/// Whether it fills the label of a view, which the view's name is made of.
private func isInLabelSlot(_ view: Element) -> Bool {
  for element in sequence(first: view, next: \.parent) {
    switch element.slot {
    case .label, .title, .icon, .currentValueLabel, .minimumValueLabel, .maximumValueLabel,
      .markedValueLabels:
      return true
    default:
      break
    }
  }
  return false
}

/// Whether it is a stored property's value, or an `Image` that a member hands out: who places it
/// also names it.
private func isStoredValue(_ element: Element) -> Bool {
  guard case .member(let name) = element.tree.purpose, element.parent == nil else { return false }
  if let property = element.declaration?.property(name) {
    return property.getter == nil || property.type == "Image"
  }
  return element.declaration?.function(name)?.returnType == "Image"
}
