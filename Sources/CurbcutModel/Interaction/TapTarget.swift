/// A view that reacts to taps.
package struct TapTarget: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension TapTarget {
  /// Whether a member or group that is tapped stands for views of which each is something to press.
  private func handsThroughButtons(by tap: TapGesture) -> Bool {
    // What only keeps the room is not what is pressed.
    let views = element.content.filter { view in
      view.isHidden != .yes && !view.is(.spacer, .emptyView)
        && !(view.is(.color) && view.isConditional)
    }
    // What stands in one branch may not have been read: the others are pressed all the same.
    let known = views.filter { !$0.isUnknownView || !$0.isConditional }
    guard !element.isUnreachable,
      element.hasControl == .no || views.count == 1
        || element.hasControl == .unknown && known.allSatisfy({ $0.hasControl == .no })
    else { return false }
    return !known.isEmpty
      && known.allSatisfy { view in
        view.addsTrait("isButton", "isLink", "isToggle") == .no && view.taps.isEmpty
          && TapTarget(of: view).actsAsButton(by: tap)
      }
  }

  /// Whether a control inside or beside it does what the tap does, or says that it is one: then the
  /// tap only makes the target larger.
  private func repeats(_ tap: TapGesture) -> Bool {
    if let action = tap.action, repeatsNeighbor(action) { return true }
    // A tap beside the keyboard's own goes along with the control that it lies on.
    if tap.modifier.name == "simultaneousGesture",
      self.element.hasControl == .yes
        || self.element.tree.context.view(self.element.typeName)?.hasControl == .yes
    {
      return true
    }
    guard self.element.hasChildren else { return false }
    if let action = tap.action, onlyTurnsOff(action) { return true }
    if self.element.grouping == .combine,
      self.element.descendants.contains(where: { $0.addsTrait("isButton", "isLink") != .no })
    {
      return true
    }
    // Two that print are not two that do the same.
    let calls = (tap.action?.steps ?? []).filter { step in
      if case .call(let path, _) = step { return !NameHint.isUnnoticed(path) }
      return false
    }.compactMap(\.effectOfCall)
    guard self.element.hasControl != .no, !calls.isEmpty else { return false }
    return self.element.descendants.prefix(64).contains { element in
      element.row?.isInteractive == true
        && element.action.map { Set(calls).isSubset(of: $0.effects) } == true
    }
  }

  /// Whether it only turns off what a button inside turns on: a tap beside a tooltip closes it.
  private func onlyTurnsOff(_ action: ActionFact) -> Bool {
    let targets = Set(action.assignments.map(\.target.withoutSelf))
    guard !targets.isEmpty, action.assignments.allSatisfy({ $0.value.boolean == false }) else {
      return false
    }
    return element.descendants.prefix(64).contains { inner in
      inner.is(.button)
        && inner.action.map { other in
          other.toggled.contains { targets.contains($0.withoutSelf) }
            || other.assignments.contains {
              targets.contains($0.target.withoutSelf) && $0.value.boolean == true
            }
        } == true
    }
  }

  /// Whether a control in the same container flips the same flag and says which way: then the tap
  /// on a text is a shortcut. Other actions may be the same by chance.
  private func repeatsNeighbor(_ action: ActionFact) -> Bool {
    guard let flag = action.onlyToggled, element.is(.text), let container = element.container
    else { return false }
    // The button to show all of a text may be there only where some is cut off.
    let showsAll = element.modifier("lineLimit")?.firstArgument?.mentions(flag) == true
    return container.children.prefix(16).contains { neighbor in
      neighbor.is(.button) && neighbor.isHidden != .yes && (showsAll || !neighbor.isConditional)
        && neighbor.action?.onlyToggled == flag
        && ([neighbor] + neighbor.descendants).contains { $0.headSource.includes("\(flag) ?") }
    }
  }

  /// Whether a tap that does nothing has a use: on a card it keeps taps between the controls from
  /// what lies below, before a long press it lets a list scroll, on bare color it dims the rest.
  package func swallows(_ tap: TapGesture) -> Bool {
    guard tap.isEmpty else { return false }
    if element.hasControl != .no || element.hasModifier("onLongPressGesture", "contextMenu") {
      return true
    }
    return element.row?.isPaint == true && !element.hasModifier("frame")
  }

  /// Whether it is bare color that fills the bottom of a pile.
  private var isUndermost: Bool {
    guard element.is(.color), !element.hasModifier("frame"), let container = element.container,
      container.is(.zStack),
      element.slotInContainer == .content
    else { return false }
    return container.content.first?.index == element.index
  }

  /// Whether it stands in a view modifier for what that is applied to, and the tap does what whoever
  /// applies it asks for: `.tappable { open(level) }`.
  package func makesPressable(by tap: TapGesture) -> Bool {
    guard let action = tap.action, !action.isUnread, !action.steps.isEmpty else { return false }
    if presents(by: action) { return true }
    let handed: (String) -> Bool
    switch element.tree.purpose {
    case .modifier where element.typeName == "content":
      handed = { element.declaration?.property($0)?.isClosureOfCaller == true }
    case .member(let name) where element.typeName == "self" || element.headSource == "self":
      let parameters = element.declaration?.function(name)?.parameters ?? []
      handed = { path in parameters.contains { $0.name == path && $0.type.includes("->") } }
    default: return false
    }
    return action.steps.allSatisfy { step in
      guard case .call(let path, _) = step else { return false }
      return path == "withAnimation" || handed(path.withoutSelf)
    }
  }

  /// Whether it stands in a view modifier for what that is applied to, and the tap sets what presents
  /// something over it: a sheet, or a preview of the whole picture.
  private func presents(by action: ActionFact) -> Bool {
    guard element.tree.purpose == .modifier, element.typeName == "content" else { return false }
    let set = Set(action.assignments.map { $0.target.withoutSelf } + action.toggled)
    return element.ownModifiers.contains { modifier in
      Self.presenting.contains(modifier.name)
        && modifier.arguments.contains { argument in
          let source = argument.value.source
          return source.hasPrefix("$") && set.contains(String(source.dropFirst()))
        }
    }
  }

  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "quickLookPreview", "alert", "confirmationDialog",
    "navigationDestination",
  ]

  /// Whether a tap makes it something to press, rather than a background, a canvas or what
  /// assistive technology has its own way for.
  package func actsAsButton(by tap: TapGesture) -> Bool {
    if element.isPassthrough { return handsThroughButtons(by: tap) }
    guard !element.isUnreachable, !element.isUnknownView || makesPressable(by: tap),
      element.row?.isInteractive != true,
      element.labeledControl == nil, !tap.isSpatial, !tap.modifier.isConditional,
      element.place.isDisjoint(with: [.background, .representation]),
      !element.is(
        .scrollView,
        .list,
        .form,
        .navigationStack,
        .navigationView,
        .navigationSplitView,
        .tabView,
        .geometryReader,
        .map,
        .canvas
      )
    else { return false }
    let alternatives = ["accessibilityAction", "accessibilityRepresentation"]
    guard
      !element.modifiers.contains(where: { modifier in
        alternatives.contains { modifier.name.hasPrefix($0) } && !modifier.isAboutWholeScreen
          || modifier.name == "accessibilityAdjustableAction"
          || modifier.name == "accessibilityDirectTouch"
      })
    else { return false }
    if let whole = element.combiningElement,
      whole.addsTrait("isButton", "isLink", "isToggle") != .no
    {
      return false
    }
    if tap.dismissesKeyboard || tap.onlyRecords || swallows(tap) { return false }
    guard element.row?.isPaint == true else { return !repeats(tap) }
    // What fills the screen or lies under all else catches the taps beside something.
    return !tap.closes && !element.hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea")
      && !isUndermost
  }
}
