/// The other ways in which people can do what a gesture does: actions and menus of the view or of what
/// is around it, and controls of the same tree that do the same thing.
package struct Alternatives {
  let element: Element

  /// The other ways in which people can do what a gesture on a view does.
  package init(to element: Element) {
    self.element = element
  }

  /// Modifiers that offer assistive technology another way, or tell it what the view is.
  private static let modifiers: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
    "accessibilityZoomAction", "accessibilityScrollAction", "accessibilityRepresentation",
    "contextMenu", "swipeActions", "accessibilityDirectTouch",
  ]

  /// Whether an action, a menu, a tap or a control of the same tree does something too.
  ///
  /// - Parameter action: nil where it is not known what is done: then something may.
  package func offer(_ action: ActionFact?) -> Bool {
    for outer in sequence(first: element, next: \.parent)
    where outer.modifiers.contains(where: {
      Self.modifiers.contains($0.name) && !$0.isAboutWholeScreen && !$0.isEmptyAction
        && !isOtherAction($0, than: action, of: outer)
    }) {
      return true
    }
    guard let action, !element.tree.isOverlong else { return true }
    // What everything is wrapped in says nothing.
    let done = action.effects.filter { !NameHint.accompaniment.matches($0) }
    let twins = element.tree.elements.filter { isTwin($0, doing: done) }
    return element.tree.elements.contains { other in
      guard !isForOtherItems(other, than: action),
        !twins.contains(where: { isNearer(other, to: $0) })
      else { return false }
      if other.row?.isInteractive == true,
        other.arguments.contains(where: { argument in
          argument.value.path.map { $0.hasPrefix("$") && done.isTouched(by: $0) } == true
        })
      {
        return true
      }
      // `OfferCard { isRemoved = true }`: what a view of the project calls back, it has a way for.
      if other.isComponent || other.isCustomView,
        other.arguments.contains(where: { argument in
          guard case .closure(let closure) = argument.value.form else { return false }
          return !ActionFact(closure, in: other.declaration).effects.isDisjoint(with: done)
        })
      {
        return true
      }
      let tap = other.taps.first { $0.count == 1 }?.action
      guard let way = other.row?.isInteractive == true ? other.action : tap else { return false }
      return !done.isDisjoint(with: way.effects)
    }
  }

  /// Whether another view has a gesture too that does the same.
  private func isTwin(_ other: Element, doing effects: Set<String>) -> Bool {
    other.index != element.index && !other.range.overlaps(element.range)
      && ComplexGestures(of: other).all.contains {
        $0.action.map { !$0.effects.isDisjoint(with: effects) } == true
      }
  }

  /// Whether a control stands with another view rather than with this one: the buttons below one
  /// picture that can be zoomed are not those of a picture further down.
  private func isNearer(_ control: Element, to twin: Element) -> Bool {
    guard control.index != twin.index else { return true }
    let around = sequence(first: control, next: \.parent)
    return around.first { $0.isAround(twin) || $0.isAround(element) }
      .map { $0.isAround(twin) && !$0.isAround(element) } == true
  }

  /// Whether a view belongs to the items of another loop than the one whose item a gesture acts on: a
  /// button in the rows of one list is of no use in those of another.
  private func isForOtherItems(_ other: Element, than action: ActionFact) -> Bool {
    guard let loop = element.enclosing(.forEach),
      let item = loop.closure(.content)?.parameters.first,
      let otherLoop = other.enclosing(.forEach), otherLoop.index != loop.index,
      !loop.range.overlaps(otherLoop.range),
      let otherItem = otherLoop.closure(.content)?.parameters.first
    else { return false }
    return action.mentions(item)
      && (other.action ?? other.taps.first?.action)?.mentions(otherItem) == true
  }

  /// Whether another control of the same tree does just what an action does.
  package func haveControl(doing action: ActionFact?) -> Bool {
    guard let action, !action.isUnread, !action.steps.isEmpty, !element.tree.isOverlong else {
      return false
    }
    return element.tree.elements.contains { other in
      other.is(.button, .link) && !other.range.overlaps(element.range)
        && other.action.map { !$0.isUnread && $0.steps == action.steps } == true
    }
  }

  /// Whether an accessibility action does for certain something else: what a tap on the same view
  /// does, and nothing of what is looked for.
  private func isOtherAction(
    _ modifier: Modifier,
    than action: ActionFact?,
    of outer: Element
  ) -> Bool {
    guard modifier.name == "accessibilityAction", let action, !action.isUnread,
      let tap = outer.taps.first(where: { $0.count == 1 })?.action
    else { return false }
    let reference = modifier.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
    let own =
      modifier.handler.map { ActionFact($0, in: outer.declaration) }
      ?? reference.flatMap { $0.path == nil ? nil : ActionFact($0, in: outer.declaration) }
    guard let own, !own.isUnread else { return false }
    let done = own.effects
    return !done.isEmpty && done.isDisjoint(with: action.effects)
      && !done.isDisjoint(with: tap.effects)
  }

  /// Modifiers by which assistive technology says that there is a gesture, or what it does.
  private static let tellers: Set<String> = [
    "accessibilityHint", "help", "accessibilityAction", "accessibilityActions",
    "accessibilityRepresentation", "accessibilityDirectTouch", "accessibilityAdjustableAction",
    "contextMenu", "swipeActions",
  ]

  /// Whether a hint, an action or a menu of the view or of what is around it tells of a gesture, or
  /// the words of a control that does the same.
  package func tell(of gesture: ComplexGesture) -> Bool {
    if element.hasUnreadAccessibilityModifier || element.tree.isOverlong { return true }
    let isTold = sequence(first: element, next: \.parent).contains { outer in
      outer.is(.menu)
        || outer.modifiers.contains {
          Self.tellers.contains($0.name) && !$0.isAboutWholeScreen && !$0.isEmptyAction
        }
    }
    return isTold
      || element.tree.elements.contains { $0.index != element.index && says($0, what: gesture) }
  }
}

extension Modifier {
  /// Whether it is an accessibility action that does nothing: `accessibilityAction {}`.
  fileprivate var isEmptyAction: Bool {
    name == "accessibilityAction" && handler?.isEmpty == true
  }
}

extension Set<String> {
  /// Whether what is bound, `$isLiked`, is among the names of what an action does: `isLiked.toggle`.
  fileprivate func isTouched(by binding: String) -> Bool {
    let name = String(binding.dropFirst())
    return contains(name) || contains(name + ".toggle")
  }
}

/// Whether it is a control that does what a gesture does and says so by its words.
private func says(_ element: Element, what gesture: ComplexGesture) -> Bool {
  guard element.row?.isInteractive == true, let action = element.action, let done = gesture.action
  else { return false }
  let shared = done.effects.intersection(action.effects)
  guard !shared.isEmpty else { return false }
  guard let spoken = element.name.phrase.value?.literal else { return true }
  let symbols = ([element] + Imagery(of: element).images).flatMap { ImageContent(of: $0).names }
    .compactMap { Symbols.suggestedLabel($0) }
  let words = ([spoken] + symbols).joined(separator: " ").lowercased()
  return shared.contains { path in
    let last = path.split(separator: ".").last.map(String.init) ?? path
    return AssetNames.words(of: last).contains { word in
      word.count > 3 && words.includes(word)
    }
  }
}
