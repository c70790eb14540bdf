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
    Exemption("it is declared decorative") { ImageContent(of: $0).isDecorative },
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

extension Element {
  /// Whether a symbol shows what changes: it is there at times only, or is one of several. Then it
  /// tells something that the text beside it may not.
  var symbolShowsState: Bool {
    if let condition = ImageContent(of: self).condition { return !textBesideChanges(by: condition) }
    return conditions.contains { $0.kind == .branch && !comesWithText(in: $0) }
  }

  /// Whether text beside it changes with a condition too.
  private func textBesideChanges(by condition: String) -> Bool {
    let names = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { $0 != "self" && $0 != "nil" }
    return siblings.contains { sibling in
      sibling.isUnknownView || sibling.isCustomView
        || ([sibling] + sibling.descendants).contains { part in
          part.is(.text, .label)
            && names.contains { name in
              part.arguments.contains { $0.value.mentions(name) }
                || part.conditions.contains { $0.source.includes(name) }
            }
        }
    }
  }

  /// Whether a branch brings text along with it, so that it comes and goes with what it belongs to.
  private func comesWithText(in branch: Condition) -> Bool {
    siblings.contains { sibling in
      sibling.is(.text, .label)
        && sibling.conditions.contains {
          $0.statement == branch.statement && $0.alternative == branch.alternative
        }
    }
  }

  /// Whether text that VoiceOver certainly reads stands beside it in a row, right before or after it
  /// in a column, or over it in a pile.
  var repeatsTextBeside: Bool {
    guard let container, slotInContainer == .content else { return false }
    let heard = siblings.filter { !$0.is(.spacer, .divider) && $0.row?.isPaint != true }
    let beside: [Element]
    switch container.row?.layout {
    case .horizontal, .depth: beside = heard
    case .vertical:
      beside = [heard.last { $0.index < index }, heard.first { $0.index > index }]
        .compactMap { $0 }
    default: return false
    }
    return beside.contains { $0.isTextual == .yes && $0.is(.text, .label, .vStack, .hStack) }
  }
}
