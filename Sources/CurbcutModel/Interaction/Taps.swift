/// A tap gesture on a view.
package struct TapGesture: Sendable {
  package let modifier: Modifier
  /// How many taps it takes; nil where that is not a literal.
  package let count: Double?
  /// What the tap does; nil where that cannot be read.
  package let action: ActionFact?
  /// Whether it asks where the finger is: the place means something, as on a map.
  package let isSpatial: Bool
  /// The closure's source, to be used again; nil where it is something else or takes a parameter.
  package var body: String? = nil

  /// Whether it only puts the keyboard away, or brings it up for a field that can do so itself.
  package var dismissesKeyboard: Bool {
    guard let action else { return false }
    let dismissals = ["resignFirstResponder", "endEditing", "hideKeyboard", "dismissKeyboard"]
    return action.calls.contains { path in dismissals.contains { path.hasSuffix($0) } }
      || action.assignments.contains { target, value in
        target.lowercased().contains("focus") && (value.boolean != nil || value.form == .nothing)
      }
  }

  /// Whether it only closes something: sets a flag to false or a selection to nil, or dismisses.
  package var closes: Bool {
    guard let action, !action.steps.isEmpty else { return false }
    return action.steps.allSatisfy { step in
      switch step {
      case .assignment(_, let value): value.boolean == false || value.form == .nothing
      case .call(let path, _):
        path == "withAnimation"
          || ["dismiss", "close", "hide", "cancel", "onDismiss", "onClose", "onHide", "onCancel"]
            .contains { (path.split(separator: ".").last ?? "").hasPrefix($0) }
      case .other: false
      }
    }
  }

  /// Whether it does nothing, or only keeps a record.
  package var doesNothing: Bool {
    guard let action else { return false }
    if action.isEmpty { return true }
    guard !action.isUnread else { return false }
    return action.steps.allSatisfy { step in
      guard case .call(let path, _) = step else { return false }
      let name = path.lowercased()
      return ["log", "track", "print", "analytics"].contains { name.contains($0) }
    }
  }
}

extension Closure {
  /// Whether what it is called with matters to it.
  fileprivate var usesItsParameter: Bool {
    parameters.contains { name in
      items.contains { item in item.allTokens.contains { $0.text == name } }
    }
  }
}

extension Element {
  /// The tap gestures of its own chain.
  package var taps: [TapGesture] { tree.records[index].taps }

  /// The taps that take a quick finger and that nothing else in the view replaces: double
  /// taps, not the many in a row that open the tools of developers.
  package var repeatedTaps: [TapGesture] {
    taps.filter { tap in
      tap.count == 2 && !tap.modifier.isConditional && !tap.doesNothing && !tap.dismissesKeyboard
        && !offersAnotherWay(for: tap.action)
    }
  }
}

extension TapGesture {
  /// Reads a modifier; nil where it is no tap.
  init?(_ modifier: Modifier, in declaration: Declaration?) {
    switch modifier.name {
    case "onTapGesture": self.init(onTap: modifier, in: declaration)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      self.init(gesture: modifier, in: declaration)
    default: return nil
    }
  }

  private init(onTap modifier: Modifier, in declaration: Declaration?) {
    let closure = modifier.handler
    let count = modifier.argument("count")
    self.init(
      modifier: modifier,
      count: count.map { $0.number } ?? 1,
      action: closure.map { ActionFact($0, in: declaration) }
        ?? modifier.argument("perform").map { ActionFact($0, in: declaration) },
      isSpatial: modifier.argument("coordinateSpace") != nil
        || closure?.usesItsParameter == true,
      body: closure.flatMap { $0.node.child(.closureSignature) == nil ? $0.node.text : nil }
    )
  }

  /// `.gesture(TapGesture(count: 1).onEnded { … })`
  private init?(gesture modifier: Modifier, in declaration: Declaration?) {
    guard let gesture = WrittenGesture(modifier, in: declaration),
      gesture.type == "TapGesture" || gesture.type == "SpatialTapGesture"
    else { return nil }
    let count = gesture.arguments.first { $0.label == "count" }?.value
    self.init(
      modifier: modifier,
      count: count.map { $0.number } ?? 1,
      action: gesture.onEnded.map { ActionFact($0, in: declaration) },
      isSpatial: gesture.type == "SpatialTapGesture"
    )
  }
}

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
