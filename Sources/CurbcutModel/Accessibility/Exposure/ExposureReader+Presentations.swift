import CurbcutSyntax

/// What is shown over the screen: sheets, popovers, alerts, dialogs.
extension ExposureReader {
  /// Remembers the sheets, alerts and menus of an element, to be read after the screen.
  mutating func collectPlaces(of element: Element) {
    guard element.record.hasPlaces else { return }
    var branches = context.filter { $0.kind == .branch }
    for index in branches.indices { branches[index].isAroundPlace = true }
    for (index, modifier) in element.record.modifiers.enumerated() {
      let name: String
      switch modifier.name {
      case "sheet": name = "Sheet"
      case "fullScreenCover": name = "Full-screen cover"
      case "popover": name = "Popover"
      case "inspector": name = "Inspector"
      case "alert": name = "Alert"
      case "confirmationDialog", "actionSheet": name = "Confirmation dialog"
      // Source: Apple, "toolbarTitleMenu(content:)": the menu opens from the title of the screen.
      case "toolbarTitleMenu": name = "Title menu"
      default: continue
      }
      let views = element.children.filter { $0.record.modifierIndex == index }
      let hasTitle = modifier.arguments.first.map { $0.label == nil && !$0.isTrailingClosure }
      // Source: The Composable Architecture, "alert(store:)": the store says what is in it.
      let isOfStore = modifier.arguments.first?.label == "store"
      let isShown = name == "Alert" && hasTitle == true
      let isDialog = name == "Alert" || name == "Confirmation dialog"
      guard !views.isEmpty || isShown || isDialog && isOfStore else { continue }
      if isClosed(modifier) { continue }
      var place = PendingPlace(name: name, elements: views, scope: scope, context: branches)
      if name == "Sheet", let first = views.first, version >= SystemVersion(27),
        hasGrabber(first, depth: 0)
      {
        place.lead = [sheetGrabber(of: modifier, in: element)]
      }
      if name == "Alert" || name == "Confirmation dialog" {
        complete(&place, with: modifier, of: element)
      }
      show(place)
    }
  }

  /// Remembers what is shown over the screen, to be read after it.
  mutating func show(_ place: PendingPlace) {
    var place = place
    place.entered = entered.shown(for: scopes[0].declaration?.name)
    pending.append(place)
  }

  /// Whether what a modifier shows is certainly not there when the screen is shown first.
  private func isClosed(_ modifier: Modifier) -> Bool {
    guard known.types.startsFresh else { return false }
    let binding = modifier.arguments.first { $0.label == "isPresented" || $0.label == "item" }
    guard let binding, let value = scopes[scope].value(of: binding.value) else { return false }
    return value.isNothing || value.boolean == false
  }

  /// Whether a sheet's content lets it be dragged to several heights.
  private func hasGrabber(_ element: Element, depth: Int) -> Bool {
    if let indicator = element.modifier("presentationDragIndicator")?.firstArgument,
      indicator.memberName == "hidden"
    {
      return false
    }
    if let detents = element.modifier("presentationDetents")?.firstArgument {
      guard case .array(let heights) = detents.form else { return false }
      return heights.count > 1
    }
    guard depth < 4 else { return false }
    let inside =
      element.isCustomView
      ? known.view(element.typeName, usedIn: element.tree, on: platform)?.tree.roots ?? []
      : element.is(.navigationStack) || element.isPassthrough ? element.content : []
    return inside.count == 1 && inside.allSatisfy { hasGrabber($0, depth: depth + 1) }
  }

  /// Source: rendered accessibility hierarchy, iOS 27.
  private func sheetGrabber(of modifier: Modifier, in element: Element) -> ExposedElement {
    var grabber = systemButton("Sheet Grabber", of: modifier, in: element)
    grabber.value = Part(phrase: Phrase("Expanded"), reason: "the system", range: grabber.range)
    return grabber
  }

  /// An alert with its title, message and the buttons the system adds.
  ///
  /// Source: Apple, "alert(_:isPresented:actions:)": without actions there is a standard “OK”;
  /// "confirmationDialog": without a cancel button there is a standard “Cancel”.
  private mutating func complete(
    _ place: inout PendingPlace,
    with modifier: Modifier,
    of element: Element
  ) {
    let isAlert = place.name == "Alert"
    let showsTitle = isAlert || modifier.argument("titleVisibility")?.memberName == "visible"
    // What another library calls an alert, `alert($store.scope(…))`, brings title and buttons of its own.
    let isOfSystem = modifier.arguments.contains {
      ["isPresented", "item", "error", "presenting"].contains($0.label)
    }
    let isOfLibrary = !isOfSystem && modifier.arguments.contains { $0.value.isStoreScope }
    if isOfLibrary {
      var stop = blank(element)
      stop.view = modifier.name
      stop.role = .text
      stop.range = placed(modifier.callRange)
      stop.use = scopes[scope].use ?? stop.range
      stop.label = Part(
        phrase: Phrase([.expression("what the store says")]),
        reason: "title",
        range: stop.range
      )
      place.lead = [stop]
    } else if showsTitle, let title = modifier.argument(nil) {
      var stop = blank(element)
      stop.view = modifier.name
      stop.role = .text
      stop.range = placed(modifier.callRange)
      stop.use = scopes[scope].use ?? stop.range
      stop.label = part(words(title), "title", title.range)
      if stop.label != nil { place.lead = [stop] }
    }
    let buttons = place.elements.filter { !$0.is(.text) }
    let message = place.elements.filter { $0.is(.text) }
    var standard: String?
    if let alert = buttons.first, ["Alert", "ActionSheet"].contains(alert.typeName),
      alert.isCustomView
    {
      readOldAlert(alert, into: &place)
      return
    }
    if isAlert, isOfSystem, buttons.isEmpty { standard = "OK" }
    if !isAlert, isOfSystem,
      !buttons.contains(where: { $0.argument("role")?.memberName == "cancel" })
    {
      standard = "Cancel"
    }
    place = PendingPlace(
      name: place.name,
      lead: place.lead,
      elements: message + ordered(buttons, isAlert: isAlert),
      end: standard.map { [systemButton($0, of: modifier, in: element)] } ?? [],
      scope: place.scope,
      context: place.context
    )
  }

  /// Source: UIKit, `UIAlertController`: of two buttons in an alert the one that cancels comes first,
  /// of others it comes last.
  private func ordered(_ buttons: [Element], isAlert: Bool) -> [Element] {
    guard buttons.allSatisfy({ $0.is(.button) && $0.record.conditions.isEmpty }) else {
      return buttons
    }
    let cancels = buttons.filter { $0.argument("role")?.memberName == "cancel" }
    let others = buttons.filter { $0.argument("role")?.memberName != "cancel" }
    return isAlert && buttons.count == 2 ? cancels + others : others + cancels
  }

  /// `Alert(title:message:primaryButton:secondaryButton:)` and `ActionSheet(title:message:buttons:)`,
  /// alerts as values.
  ///
  /// Source: Apple, "Alert": without buttons there is a standard “OK”; "ActionSheet": a standard
  /// “Cancel”.
  private func readOldAlert(_ alert: Element, into place: inout PendingPlace) {
    var lead: [ExposedElement] = []
    var buttons: [ExposedElement] = []
    for argument in alert.arguments {
      var stop = blank(alert)
      stop.range = placed(argument.range)
      stop.use = scopes[scope].use ?? stop.range
      switch argument.label {
      case "buttons":
        guard case .array(let written) = argument.value.form else {
          stop.label = Part(
            phrase: Phrase([.expression(argument.value.source)]),
            reason: Self.unreadReason,
            range: stop.range,
            certainty: .unknown
          )
          stop.doubt = "its buttons are known only when the app runs"
          buttons.append(stop)
          continue
        }
        let all = written.compactMap { oldButton($0, at: $0.range, of: alert) }
        let cancels = written.map { $0.call?.callee.memberName == "cancel" }
        guard all.count == written.count else { continue }
        buttons += zip(all, cancels).filter { !$1 }.map(\.0)
        buttons += zip(all, cancels).filter { $1 }.map(\.0)
      case "title", "message":
        stop.role = .text
        stop.label = part(words(argument.value), argument.label ?? "", argument.range)
        if stop.label != nil { lead.append(stop) }
      case "primaryButton", "secondaryButton", "dismissButton":
        if let button = oldButton(argument.value, at: argument.range, of: alert) {
          // Of two the one that cancels comes first, as in `ordered(_:isAlert:)`.
          let cancels = argument.value.call?.callee.memberName == "cancel"
          buttons.insert(button, at: cancels ? 0 : buttons.count)
        }
      default: break
      }
    }
    if buttons.isEmpty {
      var stop = blank(alert)
      stop.role = .button
      let name = alert.typeName == "Alert" ? "OK" : "Cancel"
      stop.label = Part(phrase: Phrase(name), reason: "the system", range: stop.range)
      stop.traits = [
        Trait(kind: .button, condition: nil, reason: "the system", range: stop.range)
      ]
      buttons = [stop]
    }
    place = PendingPlace(
      name: place.name,
      lead: lead,
      elements: [],
      end: buttons,
      scope: place.scope,
      context: place.context
    )
  }

  /// `.default(Text("Again"))`, `.cancel()`: a button of an alert that is a value.
  private func oldButton(
    _ value: Expression,
    at range: Range<Int>,
    of alert: Element
  ) -> ExposedElement? {
    guard let call = value.call else { return nil }
    var stop = blank(alert)
    stop.range = placed(range)
    stop.use = scopes[scope].use ?? stop.range
    stop.role = .button
    let text = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }
    stop.label = text.flatMap { part(words($0.value), alert.typeName, $0.range) }
    if stop.label == nil, call.callee.memberName == "cancel" {
      stop.label = Part(phrase: Phrase("Cancel"), reason: "the system", range: stop.range)
    }
    stop.traits = [
      Trait(kind: .button, condition: nil, reason: alert.typeName, range: stop.range)
    ]
    return stop
  }

  private func systemButton(
    _ name: String,
    of modifier: Modifier,
    in element: Element
  ) -> ExposedElement {
    var stop = blank(element)
    stop.view = modifier.name
    stop.role = .button
    stop.range = placed(modifier.callRange)
    stop.use = scopes[scope].use ?? stop.range
    stop.label = Part(phrase: Phrase(name), reason: "the system", range: stop.range)
    stop.traits = [Trait(kind: .button, condition: nil, reason: "the system", range: stop.range)]
    return stop
  }
}

extension Expression {
  /// Whether it is a part of a store: `$store.scope(state: \.alert, action: \.alert)`.
  fileprivate var isStoreScope: Bool {
    guard let call = call, case .member(_?, "scope") = call.callee.form else { return false }
    return call.arguments.first?.label == "state"
  }
}

extension Record {
  /// Whether a modifier may bring something that is shown over the screen.
  fileprivate var hasPlaces: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog",
        "actionSheet", "toolbarTitleMenu":
        true
      default: false
      }
    }
  }
}
