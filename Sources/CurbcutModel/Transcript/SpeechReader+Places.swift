import CurbcutSyntax

/// The bars of a screen, what is shown over it, and the actions of rows.
extension SpeechReader {
  // MARK: Bars

  /// Reads the navigation bar that an element sets: leading items, title, trailing items, search.
  mutating func readBars(above element: Element) {
    guard
      element.hasModifier(
        "toolbar",
        "navigationTitle",
        "navigationBarTitle",
        "searchable",
        "navigationSubtitle",
        "navigationBarItems",
        "accessibilityRotor"
      )
    else { return }
    for modifier in element.modifiers where modifier.name == "accessibilityRotor" {
      guard let name = modifier.firstArgument else { continue }
      append(part(words(name), "accessibilityRotor", modifier.callRange), to: &rotors)
    }
    let outer = context
    context.append(Transcript.Context(.place, Stop.ViewContext.navigationBar))
    let items = toolbarItems(of: element)
    for item in items where item.edge == .leading { read(item.element) }
    if !readTitle(of: element) {
      for item in items where item.edge == .principal { read(item.element) }
    }
    for item in items where item.edge == .trailing { read(item.element) }
    readSearchField(of: element)
    context = outer
  }

  /// Reads the bar at the bottom that an element sets.
  mutating func readBars(below element: Element) {
    guard element.hasModifier("toolbar") else { return }
    let outer = context
    context.append(Transcript.Context(.place, Stop.ViewContext.bottomBar))
    for item in toolbarItems(of: element) where item.edge == .bottom { read(item.element) }
    context = outer
  }

  private enum Edge { case leading, principal, trailing, bottom }

  private func toolbarItems(of element: Element) -> [(element: Element, edge: Edge)] {
    var items: [(Element, Edge)] = []
    func add(_ child: Element, depth: Int) {
      if child.isPassthrough, depth < 8 {
        for inner in child.children { add(inner, depth: depth + 1) }
        return
      }
      let isItem = child.is(.toolbarItem, .toolbarItemGroup)
      switch isItem ? child.argument("placement")?.memberName : nil {
      case "topBarLeading", "navigationBarLeading", "navigation", "cancellationAction":
        items.append((child, .leading))
      case "principal", "title", "largeTitle":
        items.append((child, .principal))
      case "bottomBar", "status", "bottomOrnament", "keyboard":
        items.append((child, .bottom))
      default:
        items.append((child, .trailing))
      }
    }
    for child in element.children where child.slot == .toolbar { add(child, depth: 0) }
    return items
  }

  /// Source: rules.md E.10: the navigation title is a heading.
  private mutating func readTitle(of element: Element) -> Bool {
    var hasTitle = false
    for name in ["navigationTitle", "navigationBarTitle", "navigationSubtitle"] {
      guard let modifier = element.modifier(name) else { continue }
      var stop = blank(element)
      stop.view = name
      stop.role = .header
      stop.range = placed(element.place(of: modifier))
      stop.use = scopes[scope].use ?? stop.range
      if let title = modifier.firstArgument {
        stop.label = part(words(title), name, element.place(of: modifier))
      } else {
        merge(
          aside(element.children.filter { $0.slot == .navigationTitle }),
          into: &stop,
          isLabel: true
        )
      }
      guard stop.label != nil else { continue }
      hasTitle = true
      if name != "navigationSubtitle" {
        stop.traits = [
          Trait(kind: .heading(level: nil), condition: nil, reason: name, range: stop.range)
        ]
      }
      add(stop)
    }
    return hasTitle
  }

  private mutating func readSearchField(of element: Element) {
    guard let modifier = element.modifier("searchable") else { return }
    var stop = blank(element)
    stop.view = "searchable"
    stop.role = .searchField
    stop.range = placed(element.place(of: modifier))
    stop.use = scopes[scope].use ?? stop.range
    let reason = "searchable"
    stop.label =
      modifier.argument("prompt").flatMap { part(words($0), "prompt", $0.range) }
      ?? Part(phrase: SystemWords.search, reason: "the system", range: stop.range)
    if let text = modifier.argument("text") {
      stop.value = part(.known(scopes[scope].bound(text)), "text", text.range)
    }
    stop.traits = [Trait(kind: .searchField, condition: nil, reason: reason, range: stop.range)]
    stop.usage = Element.usage(of: stop.traits)
    add(stop)
  }

  // MARK: Over the screen

  /// Remembers the sheets, alerts and menus of an element, to be read after the screen.
  mutating func collectPlaces(of element: Element) {
    guard element.record.hasPlaces else { return }
    let branches = context.filter { $0.kind == .branch }
    for (index, modifier) in element.record.modifiers.enumerated() {
      let name: String
      switch modifier.name {
      case "sheet": name = "Sheet"
      case "fullScreenCover": name = "Full-screen cover"
      case "popover": name = "Popover"
      case "inspector": name = "Inspector"
      case "alert": name = "Alert"
      case "confirmationDialog": name = "Confirmation dialog"
      default: continue
      }
      let views = element.children.filter { $0.record.modifierIndex == index }
      let hasTitle = modifier.arguments.first.map { $0.label == nil && !$0.isTrailingClosure }
      guard !views.isEmpty || (name == "Alert" && hasTitle == true) else { continue }
      var place = PendingPlace(name: name, elements: views, scope: scope, context: branches)
      if name == "Alert" || name == "Confirmation dialog" {
        complete(&place, with: modifier, of: element)
      }
      pending.append(place)
    }
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
    if showsTitle, let title = modifier.argument(nil) {
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
    if let alert = buttons.first, alert.typeName == "Alert", alert.isCustomView {
      readOldAlert(alert, into: &place)
      return
    }
    if isAlert, buttons.isEmpty { standard = "OK" }
    if !isAlert, !buttons.contains(where: { $0.argument("role")?.memberName == "cancel" }) {
      standard = "Cancel"
    }
    place = PendingPlace(
      name: place.name,
      lead: place.lead,
      elements: message + buttons,
      end: standard.map { [systemButton($0, of: modifier, in: element)] } ?? [],
      scope: place.scope,
      context: place.context
    )
  }

  /// `Alert(title:message:primaryButton:secondaryButton:)`, an alert as a value.
  ///
  /// Source: Apple, "Alert": without buttons there is a standard “OK”.
  private func readOldAlert(_ alert: Element, into place: inout PendingPlace) {
    var lead: [Stop] = []
    var buttons: [Stop] = []
    for argument in alert.arguments {
      var stop = blank(alert)
      stop.range = placed(argument.range)
      stop.use = scopes[scope].use ?? stop.range
      switch argument.label {
      case "title", "message":
        stop.role = .text
        stop.label = part(words(argument.value), argument.label ?? "", argument.range)
        if stop.label != nil { lead.append(stop) }
      case "primaryButton", "secondaryButton", "dismissButton":
        guard let call = argument.value.call else { continue }
        stop.role = .button
        let text = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }
        stop.label = text.flatMap { part(words($0.value), "Alert", $0.range) }
        if stop.label == nil, call.callee.memberName == "cancel" {
          stop.label = Part(phrase: Phrase("Cancel"), reason: "the system", range: stop.range)
        }
        stop.traits = [Trait(kind: .button, condition: nil, reason: "Alert", range: stop.range)]
        buttons.append(stop)
      default: break
      }
    }
    if buttons.isEmpty {
      var stop = blank(alert)
      stop.role = .button
      stop.label = Part(phrase: Phrase("OK"), reason: "the system", range: stop.range)
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

  private func systemButton(_ name: String, of modifier: Modifier, in element: Element) -> Stop {
    var stop = blank(element)
    stop.view = modifier.name
    stop.role = .button
    stop.range = placed(modifier.callRange)
    stop.use = scopes[scope].use ?? stop.range
    stop.label = Part(phrase: Phrase(name), reason: "the system", range: stop.range)
    stop.traits = [Trait(kind: .button, condition: nil, reason: "the system", range: stop.range)]
    return stop
  }

  // MARK: Actions

  /// Adds the actions that swipes, context menus and deletion offer to the stops of an element.
  ///
  /// Source: rules.md E.12: these are named actions of the element.
  mutating func offerActions(of element: Element, to range: Range<Int>) {
    guard element.record.hasActions, !range.isEmpty else { return }
    var actions: [Part] = []
    for (index, modifier) in element.record.modifiers.enumerated() {
      switch modifier.name {
      case "swipeActions", "contextMenu", "accessibilityActions":
        let views = element.children.filter {
          $0.record.modifierIndex == index && ($0.slot == .swipeActions || $0.slot == .menu)
        }
        for stop in aside(views) { append(stop.label, to: &actions) }
      case "onDelete":
        guard modifier.firstArgument?.form != .nothing else { continue }
        let place = placed(modifier.callRange)
        append(Part(phrase: Phrase("Delete"), reason: "onDelete", range: place), to: &actions)
      default:
        break
      }
    }
    for index in range where stops.indices.contains(index) {
      for action in actions { append(action, to: &stops[index].actions) }
    }
  }
}

extension Record {
  /// Whether a modifier may bring something that is shown over the screen.
  fileprivate var hasPlaces: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog": true
      default: false
      }
    }
  }

  fileprivate var hasActions: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "swipeActions", "contextMenu", "accessibilityActions", "onDelete": true
      default: false
      }
    }
  }
}
