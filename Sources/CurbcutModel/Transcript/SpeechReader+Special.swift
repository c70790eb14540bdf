import CurbcutSyntax

/// Views that are more, or less, than one stop.
extension SpeechReader {
  /// Reads a view of its own kind; false where it is like any other.
  mutating func readSpecial(_ element: Element) -> Bool {
    switch element.kind {
    case .text:
      guard text(of: element) == nil, element.isNamed == .no else { return false }
    case .image:
      return element.isDecorativeImage && element.isNamed == .no
    case .tabView: readTabs(element)
    case .section: readSection(element)
    case .groupBox, .controlGroup: readTitled(element)
    case .disclosureGroup: readDisclosure(element)
    case .labeledContent: readLabeledContent(element)
    case .contentUnavailableView: readTitled(element)
    case .picker: return readPicker(element)
    case .menu: readMenu(element)
    case .asyncImage: readAsyncImage(element)
    case .viewThatFits: readAlternatives(element)
    case .chart, .map, .videoPlayer, .productView, .storeView, .subscriptionStoreView:
      readSystemView(element)
    case .canvas, .spriteView, .sceneView, .realityView, .model3D:
      // A drawing is nothing to VoiceOver until something names it.
      return element.isNamed == .no && element.grouping == nil
    case .table: readTable(element)
    default: return false
    }
    return true
  }

  /// A title of its own, then what is inside.
  private mutating func readTitled(_ element: Element) {
    let first = stops.count
    if let title = element.title, let label = part(words(title.value), "title", title.range) {
      var stop = blank(element)
      stop.label = label
      if !element.is(.controlGroup) { add(stop) }
    }
    for slot in [Slot.label, .content] {
      if slot == .label, element.is(.controlGroup) { continue }
      let children = element.children.filter { $0.slot == slot && $0.record.modifierIndex == nil }
      for child in element.ordered(children) { read(child) }
    }
    spread(element, over: first..<stops.count)
  }

  /// In lists and forms the header of a section is a heading.
  ///
  /// Source: rules.md E.10; Apple, "Section".
  private mutating func readSection(_ element: Element) {
    let first = stops.count
    if let title = element.title, let label = part(words(title.value), "title", title.range) {
      var stop = blank(element)
      stop.role = .header
      stop.label = label
      add(stop)
    }
    readSlot(.header, of: element)
    if element.place.contains(.list) || element.place.contains(.form) {
      for index in first..<stops.count where !stops[index].has(.button) {
        let trait = Trait(
          kind: .heading(level: nil),
          condition: nil,
          reason: "the header of a section",
          range: stops[index].range
        )
        add(trait, to: &stops[index])
      }
    }
    readSlot(.content, of: element)
    readSlot(.footer, of: element)
  }

  private mutating func readSlot(_ slot: Slot, of element: Element) {
    let children = element.children.filter { $0.slot == slot && $0.record.modifierIndex == nil }
    for child in element.ordered(children) { read(child) }
  }

  private mutating func readDisclosure(_ element: Element) {
    add(stop(for: element))
    let outer = context
    context.append(
      Transcript.Context(
        .branch,
        "while it is expanded",
        statement: identity(of: element.headRange.lowerBound)
      )
    )
    readSlot(.content, of: element)
    context = outer
  }

  /// Label and value are one stop; a control takes the label for its own.
  private mutating func readLabeledContent(_ element: Element) {
    var whole = blank(element)
    if let title = element.title {
      whole.label = part(words(title.value), "title", title.range)
    } else {
      merge(aside(element.children.filter { $0.slot == .label }), into: &whole, isLabel: true)
    }
    if let value = element.argument("value") {
      whole.value = part(words(value), "value", value.range)
    }
    let content = aside(
      element.children.filter { $0.slot == .content && $0.record.modifierIndex == nil }
    )
    let controls = content.filter { $0.isFormControl || $0.has(.link) }
    if controls.isEmpty {
      var value = blank(element)
      merge(content, into: &value)
      if let label = value.label { whole.value = label }
      whole.doubt = value.doubt
      decorate(&whole, with: element)
      add(whole)
    } else if content.count == 1, var control = controls.first, control.label == nil {
      control.label = whole.label
      decorate(&control, with: element)
      addNested(control)
    } else {
      if whole.label != nil { add(whole) }
      for stop in content { addNested(stop) }
    }
  }

  /// Adds a stop that was read aside, with what holds around it there.
  private mutating func addNested(_ stop: Stop) {
    var stop = stop
    stop.context = context + stop.context
    stops.append(stop)
  }

  /// One of its views is shown: the first that fits.
  private mutating func readAlternatives(_ element: Element) {
    let children = element.children.filter { $0.record.modifierIndex == nil }
    let outer = context
    for (index, child) in children.enumerated() {
      if children.count > 1 {
        let text = index == children.count - 1 ? "otherwise" : "if it fits"
        context.append(
          Transcript.Context(
            .branch,
            text,
            statement: identity(of: element.headRange.lowerBound),
            alternative: index
          )
        )
      }
      read(child)
      context = outer
    }
  }

  private mutating func readAsyncImage(_ element: Element) {
    let phases = element.children.filter { $0.slot == .phase || $0.slot == .placeholder }
    guard !phases.isEmpty, element.isNamed == .no else {
      add(stop(for: element))
      return
    }
    let first = stops.count
    let outer = context
    for child in phases {
      if child.slot == .placeholder {
        context.append(
          Transcript.Context(
            .branch,
            "while it loads",
            statement: identity(of: element.headRange.lowerBound)
          )
        )
      }
      if child.isLoadedImage, builder(of: child) == nil {
        readLoadedImage(child)
      } else {
        read(child)
      }
      context = outer
    }
    spread(element, over: first..<stops.count)
  }

  /// The image that a loader hands in.
  private mutating func readLoadedImage(_ element: Element) {
    let outer = context
    guard enterConditions(of: element), element.isHidden != .yes else {
      context = outer
      return
    }
    var stop = blank(element)
    stop.role = .image
    stop.traits = [
      Trait(kind: .image, condition: nil, reason: "AsyncImage", range: stop.range)
    ]
    decorate(&stop, with: element)
    add(stop)
    context = outer
  }

  /// A view of the system whose elements follow from data that is not in the source.
  private mutating func readSystemView(_ element: Element) {
    var stop = blank(element)
    if element.isNamed != .yes {
      stop.label = Part(
        phrase: Phrase([.expression(element.typeName)]),
        reason: "the system",
        range: stop.range
      )
    }
    stop.doubt = "its elements follow from data when the app runs"
    decorate(&stop, with: element)
    if stop.doubt == nil { stop.doubt = "its elements follow from data when the app runs" }
    add(stop)
    if element.is(.map) { readSlot(.content, of: element) }
  }

  /// A table row by row, each cell with what its column shows.
  private mutating func readTable(_ element: Element) {
    let outer = context
    let data = element.arguments.first { !$0.isTrailingClosure }?.value.source ?? "row"
    context.append(
      Transcript.Context(
        .repetition,
        "for each row of \(data)",
        statement: identity(of: element.headRange.lowerBound)
      )
    )
    for child in element.children where child.slot == .content {
      if child.is(.tableColumn), let value = child.argument("value"), !child.hasChildren {
        var stop = blank(child)
        stop.role = .text
        let source =
          value.source.hasPrefix("\\.") ? String(value.source.dropFirst(2)) : value.source
        stop.label = part(.known(.code(source)), "value", value.range)
        add(stop)
      } else {
        read(child)
      }
    }
    context = outer
  }

  // MARK: Choices

  /// A menu is one button; what it opens is a place of its own.
  private mutating func readMenu(_ element: Element) {
    let stop = stop(for: element)
    add(stop)
    let views = element.children.filter { $0.slot == .menu && $0.record.modifierIndex == nil }
    pending.append(
      PendingPlace(
        name: stop.label.map { "Menu “\($0.spoken)”" } ?? "Menu",
        elements: views,
        scope: scope,
        context: context.filter { $0.kind == .branch }
      )
    )
  }

  /// Pickers that show their options make a stop of each.
  ///
  /// Source: rules.md D.3: the name of a segmented or wheel picker is not spoken.
  private mutating func readPicker(_ element: Element) -> Bool {
    let style = element.argumentOfStyle("pickerStyle")
    if style == "wheel" {
      readWheel(element)
      return true
    }
    let isOpen = ["segmented", "inline", "radioGroup", "palette"].contains(style)
    guard isOpen || element.place.contains(.menu) else { return false }
    let first = stops.count
    readSlot(.content, of: element)
    for index in first..<stops.count {
      stops[index].role = .button
      let trait = Trait(
        kind: .button,
        condition: nil,
        reason: "an option of Picker",
        range: stops[index].range
      )
      stops[index].traits.removeAll { $0.kind == .image }
      add(trait, to: &stops[index])
      if let dimming { add(dimming, to: &stops[index]) }
    }
    number(first..<stops.count)
    return true
  }

  private mutating func readWheel(_ element: Element) {
    var stop = blank(element)
    sayState(of: element, in: &stop)
    stop.label = stop.value
    stop.value = nil
    stop.traits = [Trait.Kind.pickerItem, .adjustable].map {
      Trait(kind: $0, condition: nil, reason: "the wheel of Picker", range: stop.range)
    }
    if let dimming { stop.traits.append(dimming) }
    let label = stop.label
    decorate(&stop, with: element)
    stop.label = label ?? stop.label
    add(stop)
  }

  /// Gives stops in a row their places: “1 of 3”. Where it depends how many there are, it is told.
  mutating func number(_ range: Range<Int>) {
    let outer = context.count
    let isFixed = range.allSatisfy { stops[$0].context.count == outer }
    for (offset, index) in range.enumerated() {
      if isFixed {
        stops[index].position = "\(offset + 1) of \(range.count)"
      } else if stops[index].context.dropFirst(outer).contains(where: { $0.kind == .repetition }) {
        stops[index].position = "‹n› of ‹count›"
      } else {
        let certain = range.filter { stops[$0].context.count == outer }.count
        let before = range.prefix { $0 < index }.allSatisfy { stops[$0].context.count == outer }
        let isRepeated = range.contains { stop in
          stops[stop].context.dropFirst(outer).contains { $0.kind == .repetition }
        }
        let separator = certain + 1 == range.count ? "|" : "to"
        let total = isRepeated ? "‹count›" : "‹\(certain) \(separator) \(range.count)›"
        stops[index].position = "\(before ? "\(offset + 1)" : "‹n›") of \(total)"
      }
    }
  }

  // MARK: Tabs

  /// The tab that is open, then the tab bar.
  private mutating func readTabs(_ element: Element) {
    let style = element.argumentOfStyle("tabViewStyle")
    let isPaged = style == "page" || style == "verticalPage"
    let pages = element.pages(depth: 0)
    let outer = context
    let isFixed = pages.allSatisfy { $0.record.conditions.isEmpty }
    for (index, page) in pages.enumerated() {
      if let text = pageText(of: page, number: index + 1, isPaged: isPaged) {
        context.append(
          Transcript.Context(
            .branch,
            text,
            statement: identity(of: element.headRange.lowerBound),
            alternative: index
          )
        )
      }
      if page.is(.tab) {
        guard enterConditions(of: page) else { continue }
        readSlot(.content, of: page)
      } else {
        read(page)
      }
      context = outer
    }
    if isPaged {
      addPageControl(of: element, pages: isFixed ? pages.count : nil)
      return
    }
    context.append(Transcript.Context(.place, Stop.ViewContext.tabBar))
    let first = stops.count
    for page in pages { readTab(page) }
    number(first..<stops.count)
    context = outer
  }

  /// When a page is the one that is shown; nil for pages that repeat, which say so themselves.
  private func pageText(of page: Element, number: Int, isPaged: Bool) -> String? {
    if page.record.conditions.contains(where: { $0.kind == .repetition }) { return nil }
    if isPaged { return "on page \(number)" }
    let title = page.is(.tab) ? page.title : nil
    let name = title.flatMap { part(words($0.value), "title", $0.range)?.spoken }
    return "in tab \(number)" + (name.map { " “\($0)”" } ?? "")
  }

  /// The item of the tab bar for a page.
  private mutating func readTab(_ page: Element) {
    let items = page.children.filter { $0.slot == .tabItem }
    guard page.is(.tab) || !items.isEmpty else { return }
    let outer = context
    guard enterConditions(of: page) else {
      context = outer
      return
    }
    var stop = blank(page)
    stop.role = .tab
    if page.is(.tab) {
      sayOwnWords(of: page, in: &stop)
      if page.argument("role")?.memberName == "search", stop.label == nil {
        stop.label = Part(phrase: SystemWords.search, reason: "the system", range: stop.range)
      }
    } else {
      merge(aside(items), into: &stop, isLabel: true)
      if let item = items.first {
        stop.range = placed(item.headRange)
        stop.use = scopes[scope].use ?? stop.range
      }
    }
    stop.traits = [Trait(kind: .tab, condition: nil, reason: "TabView", range: stop.range)]
    if let badge = page.modifier("badge"), let count = badge.firstArgument {
      stop.value = part(words(count), "badge", page.place(of: badge))
    }
    if page.is(.tab) { decorate(&stop, with: page) }
    add(stop)
    context = outer
  }

  /// Source: UIKit, `UIPageControl`: its value is “page 1 of 3”, and it is adjustable.
  private mutating func addPageControl(of element: Element, pages: Int?) {
    var stop = blank(element)
    stop.label = Part(
      phrase: Phrase("page ‹n› of \(pages.map(String.init) ?? "‹count›")"),
      reason: "the page control",
      range: stop.range
    )
    stop.traits = [
      Trait(kind: .adjustable, condition: nil, reason: "the page control", range: stop.range)
    ]
    stop.usage = Element.usage(of: stop.traits)
    add(stop)
  }

  /// The buttons of a container that is a tab bar.
  ///
  /// Source: UIKit, `UIAccessibilityTraits.tabBar`: its elements are tabs, “1 of 3”.
  mutating func becomeTabs(_ range: Range<Int>) {
    for index in range {
      stops[index].traits.removeAll { $0.kind == .button }
      stops[index].role = .tab
      let trait = Trait(
        kind: .tab,
        condition: nil,
        reason: "isTabBar around it",
        range: stops[index].range
      )
      add(trait, to: &stops[index])
    }
    number(range)
  }
}

extension Element {
  /// The pages of a tab view, members, groups and sections of tabs opened.
  fileprivate func pages(depth: Int) -> [Element] {
    children.filter { $0.slot == .content && $0.record.modifierIndex == nil }.flatMap { child in
      (child.isPassthrough && !child.children.contains { $0.slot == .tabItem }
        || child.is(.tabSection, .forEach)) && depth < 8
        ? child.pages(depth: depth + 1) : [child]
    }
  }
}
