extension Element {
  /// Whether a member or group that is tapped stands for views of which each is something to press.
  private func handsThroughWhatIsTappedLikeButton(by tap: TapGesture) -> Bool {
    let views = content
    guard !views.isEmpty, hasControl == .no, !isUnreachable else { return false }
    return views.allSatisfy { view in
      view.addsTrait("isButton", "isLink", "isToggle") == .no && view.taps.isEmpty
        && view.isTappedLikeButton(by: tap)
    }
  }

  /// Whether a control inside does what the tap does, or says that it is one: then the tap only
  /// makes the target larger.
  private func repeats(_ tap: TapGesture) -> Bool {
    guard hasChildren else { return false }
    if grouping == .combine,
      descendants.contains(where: { $0.addsTrait("isButton", "isLink") != .no })
    {
      return true
    }
    guard hasControl != .no, let calls = tap.action?.calls, !calls.isEmpty else { return false }
    return descendants.prefix(64).contains { element in
      element.row?.isInteractive == true
        && element.action.map { action in calls.allSatisfy { action.calls.contains($0) } } == true
    }
  }

  /// Whether it is bare color that fills the bottom of a pile.
  private var isUndermost: Bool {
    guard self.is(.color), !hasModifier("frame"), let container, container.is(.zStack),
      slotInContainer == .content
    else { return false }
    return container.content.first?.index == index
  }

  /// Whether a tap makes it something to press, rather than a background, a canvas or what
  /// assistive technology has its own way for.
  package func isTappedLikeButton(by tap: TapGesture) -> Bool {
    if isPassthrough { return handsThroughWhatIsTappedLikeButton(by: tap) }
    guard !isUnreachable, !isUnknownView, row?.isInteractive != true,
      labeledControl == nil, !tap.isSpatial, !tap.modifier.isConditional,
      place.isDisjoint(with: [.background, .representation]),
      !self.is(
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
      !modifiers.contains(where: { modifier in
        alternatives.contains { modifier.name.hasPrefix($0) }
          || modifier.name == "accessibilityAdjustableAction"
          || modifier.name == "accessibilityDirectTouch"
      })
    else { return false }
    if let whole = combiningElement, whole.addsTrait("isButton", "isLink", "isToggle") != .no {
      return false
    }
    if tap.dismissesKeyboard || tap.doesNothing { return false }
    guard row?.isPaint == true else { return !repeats(tap) }
    // What fills the screen or lies under all else catches the taps beside something.
    return !tap.closes && !hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea") && !isUndermost
  }
}
