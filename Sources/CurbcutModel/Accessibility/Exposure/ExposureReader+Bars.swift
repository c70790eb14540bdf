import CurbcutSyntax

/// The bars of a screen.
extension ExposureReader {
  /// Reads the navigation bar that an element sets: leading items, an inline title, trailing items, a
  /// large title, search.
  ///
  /// Source: rendered accessibility hierarchy, iOS 26 and 27.
  mutating func readBars(above element: Element) {
    guard
      element.hasModifier(
        "toolbar",
        "navigationTitle",
        "navigationBarTitle",
        "searchable",
        "navigationSubtitle",
        "navigationBarItems"
      )
    else { return }
    if hidesNavigationBar(element) { return }
    let outer = context
    for child in element.children where child.slot == .toolbar {
      collectPlaces(ofGroups: child, depth: 0)
    }
    context.append(ExposedElement.Context(.place, ExposedElement.ScreenPart.navigationBar))
    let items = toolbarItems(of: element)
    readItems(items.filter { $0.edge == .leading }, on: .leading)
    let isInline = hasInlineTitle(element)
    // Source: Apple, "ToolbarItemPlacement.principal": it takes precedence over the title.
    let principal = items.filter { $0.edge == .principal }
    for item in principal { read(item.element, in: item.toolbar) }
    if isInline, principal.isEmpty { readTitle(of: element) }
    readItems(items.filter { $0.edge == .trailing }, on: .trailing)
    if !isInline { readTitle(of: element) }
    readSearchField(of: element)
    context = outer
  }

  /// Whether its own chain takes the bar away from the screen, with all that stands in it.
  private func hidesNavigationBar(_ element: Element) -> Bool {
    element.modifiers.contains { modifier in
      switch modifier.name {
      case "navigationBarHidden":
        modifier.firstArgument.map { scopes[scope].boolean($0) == true } ?? true
      case "toolbar", "toolbarVisibility":
        modifier.firstArgument?.memberName == "hidden"
          && modifier.arguments.dropFirst().contains { $0.value.memberName == "navigationBar" }
      default: false
      }
    }
  }

  private mutating func readItems(_ items: [BarItem], on side: ExposedElement.BarSide) {
    let first = elements.count
    for item in items { read(item.element, in: item.toolbar) }
    for index in first..<elements.count { elements[index].barSide = side }
  }

  /// Takes note of where a screen takes away the button that the system shows to go back.
  mutating func noteBackButton(of element: Element) {
    guard entered.isEmpty, let modifier = element.modifier("navigationBarBackButtonHidden") else {
      return
    }
    let holds = modifier.firstArgument.map { scopes[scope].boolean($0) } ?? true
    if holds == true { hiddenBackButton = placed(Exposure(of: element).place(of: modifier)) }
  }

  /// Remembers what is shown over the screen by views that only group the items of a bar.
  private mutating func collectPlaces(ofGroups group: Element, depth: Int) {
    guard group.isPassthrough, depth < 8 else { return }
    collectPlaces(of: group)
    for inner in group.children where inner.record.modifierIndex == nil {
      collectPlaces(ofGroups: inner, depth: depth + 1)
    }
  }

  /// Reads the bar at the bottom that an element sets.
  mutating func readBars(below element: Element) {
    guard element.hasModifier("toolbar") else { return }
    let outer = context
    context.append(ExposedElement.Context(.place, ExposedElement.ScreenPart.bottomBar))
    let items = toolbarItems(of: element)
    for item in items where item.edge == .bottom { read(item.element, in: item.toolbar) }
    context = outer
    show(items, at: .keyboard, as: "Keyboard toolbar")
    show(items, at: .titleMenu, as: "Title menu")
  }

  private mutating func show(_ items: [BarItem], at edge: Edge, as name: String) {
    let elements = items.filter { $0.edge == edge && $0.toolbar.scope == scope }.map(\.element)
    guard !elements.isEmpty else { return }
    let branches = context.filter { $0.kind == .branch }
    show(PendingPlace(name: name, elements: elements, scope: scope, context: branches))
  }

  private enum Edge { case leading, principal, trailing, bottom, keyboard, titleMenu }

  private struct BarItem {
    let element: Element
    let edge: Edge
    let toolbar: Toolbar
  }

  private mutating func toolbarItems(of element: Element) -> [BarItem] {
    var items: [BarItem] = []
    func add(_ child: Element, in toolbar: Toolbar, depth: Int) {
      // Source: Apple, "ToolbarTitleMenu": what the menu of the screen's title holds.
      if child.is(.toolbarTitleMenu) {
        items.append(BarItem(element: child, edge: .titleMenu, toolbar: toolbar))
        return
      }
      if child.isPassthrough, depth < 8 {
        for inner in child.children where inner.record.modifierIndex == nil {
          add(inner, in: toolbar, depth: depth + 1)
        }
        return
      }
      func append(_ edge: Edge) {
        items.append(BarItem(element: child, edge: edge, toolbar: toolbar))
      }
      let isItem = child.is(.toolbarItem, .toolbarItemGroup)
      switch isItem ? child.argument("placement")?.memberName : nil {
      case "topBarLeading", "navigationBarLeading", "navigation", "cancellationAction":
        append(.leading)
      case "principal", "title", "largeTitle":
        append(.principal)
      case "bottomBar", "status", "bottomOrnament":
        append(.bottom)
      // Source: Apple, "ToolbarItemPlacement.keyboard": it is shown above the keyboard, with it.
      case "keyboard":
        append(.keyboard)
      default:
        // `navigationBarItems(leading:trailing:)`
        let bar = element.modifier("navigationBarItems")?.argument("leading")?.range
        let isLeading = bar?.contains(child.headRange.lowerBound) == true
        append(isLeading ? .leading : .trailing)
      }
    }
    for toolbar in toolbars(of: element) {
      for child in toolbar.items { add(child, in: toolbar, depth: 0) }
    }
    return items
  }

  /// Takes note of where a screen begins and of the navigation container around it, without which a
  /// link to a destination is dimmed.
  ///
  /// Source: rendered accessibility hierarchy, iOS 15.
  mutating func enterNavigation(of element: Element) {
    if element.is(.windowGroup) {
      isInNavigation = .no
    } else if element.is(.navigationStack, .navigationView, .navigationSplitView) {
      isInNavigation = .yes
    } else if element.is(.navigationLink), isInNavigation == .no {
      dimming = ExposedElement.Trait(
        kind: .dimmed,
        condition: nil,
        reason: "no navigation container is around it",
        range: placed(element.headRange)
      )
    }
  }

  /// The navigation title is a heading; without a navigation container it is nothing.
  ///
  /// Source: rules.md E.10; rendered accessibility hierarchy, iOS 18.5 and 26.2.
  private mutating func readTitle(of element: Element) {
    guard isInNavigation != .no else { return }
    for name in ["navigationTitle", "navigationBarTitle", "navigationSubtitle"] {
      guard let modifier = element.modifier(name) else { continue }
      var stop = blank(element)
      stop.view = name
      stop.role = .header
      stop.range = placed(Exposure(of: element).place(of: modifier))
      stop.use = scopes[scope].use ?? stop.range
      if case .applied = modifier.origin, let title = title(by: name, in: element) {
        stop.label = title
      } else if let title = modifier.firstArgument {
        stop.label = part(words(title), name, Exposure(of: element).place(of: modifier))
      } else {
        merge(
          aside(element.children.filter { $0.slot == .navigationTitle }),
          into: &stop,
          isLabel: true
        )
      }
      guard stop.label != nil else { continue }
      if name != "navigationSubtitle" {
        stop.traits = [
          Trait(kind: .heading(level: nil), condition: nil, reason: name, range: stop.range)
        ]
      }
      add(stop)
    }
  }

  private mutating func readSearchField(of element: Element) {
    guard let modifier = element.modifier("searchable") else { return }
    var stop = blank(element)
    stop.view = "searchable"
    stop.role = .searchField
    stop.range = placed(Exposure(of: element).place(of: modifier))
    stop.use = scopes[scope].use ?? stop.range
    let reason = "searchable"
    stop.placeholder =
      modifier.argument("prompt").flatMap { part(words($0), "prompt", $0.range) }
      ?? Part(phrase: SystemWords.search, reason: "the system", range: stop.range)
    if let text = modifier.argument("text") {
      stop.value = part(.known(scopes[scope].bound(text)), "text", text.range)
    }
    stop.traits = [Trait(kind: .searchField, condition: nil, reason: reason, range: stop.range)]
    stop.usage = stop.usageByTraits
    add(stop)
  }
}

/// Whether the title stands in the bar itself, between its items.
///
/// Source: Apple, "toolbarTitleDisplayMode(_:)": the first screen of a stack has a large title.
private func hasInlineTitle(_ element: Element) -> Bool {
  for name in ["navigationBarTitleDisplayMode", "toolbarTitleDisplayMode"] {
    if let mode = element.modifier(name)?.firstArgument?.memberName {
      return mode.hasPrefix("inline")
    }
  }
  return element.modifier("navigationBarTitle")?.argument("displayMode")?.memberName == "inline"
}
