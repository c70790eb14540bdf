import CurbcutSyntax

/// Views that are more, or less, than one stop.
extension ExposureReader {
  /// Reads a view of its own kind; false where it is like any other.
  mutating func readSpecial(_ element: Element) -> Bool {
    switch element.kind {
    case .text:
      guard text(of: element) == nil, !Exposure(of: element).isMadeElement else { return false }
    case .image:
      return ImageContent(of: element).isDecorative && element.isNamed == .no
    case .tabView: readTabs(element)
    case .section: readSection(element)
    case .groupBox, .controlGroup: readTitled(element)
    case .outlineGroup: readOutline(element)
    case .disclosureGroup: readDisclosure(element)
    case .labeledContent: readLabeledContent(element)
    case .contentUnavailableView: readTitled(element)
    case .picker: return readPicker(element)
    case .stepper: return readStepper(element)
    case .datePicker, .multiDatePicker: return readDatePicker(element)
    case .menu: readMenu(element)
    case .toolbarTitleMenu:
      for child in element.children where child.slot == .menu { read(child) }
    case .asyncImage: readAsyncImage(element)
    case .viewThatFits: readAlternatives(element)
    case .chart, .map, .videoPlayer, .productView, .storeView, .subscriptionStoreView:
      readSystemView(element)
    case .canvas, .spriteView, .sceneView, .realityView, .model3D:
      // A drawing is nothing to VoiceOver until something names it.
      return !Exposure(of: element).isExposed && element.grouping == nil
    case .table: readTable(element)
    default: return false
    }
    return true
  }

  /// A title of its own, then what is inside.
  private mutating func readTitled(_ element: Element) {
    let first = elements.count
    if let title = element.title, let label = part(words(title.value), "title", title.range) {
      var stop = blank(element)
      stop.label = label
      stop.label?.step = .title
      if !element.is(.controlGroup) { add(stop) }
    }
    for slot in [Slot.label, .content] {
      if slot == .label, element.is(.controlGroup) { continue }
      let children = element.children.filter { $0.slot == slot && $0.record.modifierIndex == nil }
      for child in Exposure(of: element).ordered(children) { read(child) }
      if slot == .label, let text = element.argument("description"), element.argument(nil) != nil {
        var stop = blank(element)
        stop.role = .text
        stop.label = part(words(text), "description", text.range)
        if stop.label != nil { add(stop) }
      }
    }
    spread(element, over: first..<elements.count)
  }

  /// What the system shows where a search found nothing.
  ///
  /// Source: Apple, "ContentUnavailableView.search" and "search(text:)", as iOS 17 shows them.
  mutating func readEmptySearch(_ element: Element) -> Bool {
    let head = Expression(element.record.head)
    let path = head.path ?? head.call?.callee.path
    guard element.isUnknownView, path == "ContentUnavailableView.search" else { return false }
    let text = head.call?.arguments.first.map { scopes[scope].words($0.value) }
    var title = Phrase("No Results")
    if case .known(let query)? = text {
      title = Phrase(Phrase("No Results for “").parts + query.parts + [.words("”")]).joiningWords
    } else if EnvironmentModifiers(of: element).contains("searchable") {
      title = .oneOf([title, Phrase("No Results for “…”")])
    }
    for words in [title, Phrase("Check the spelling or try a new search.")] {
      var stop = blank(element)
      stop.view = "ContentUnavailableView"
      stop.role = .text
      stop.label = Part(phrase: words, reason: "the system", range: stop.range, step: .system)
      add(stop)
    }
    return true
  }

  /// The rows of a tree: those with others below them are buttons that open and close.
  private mutating func readOutline(_ element: Element) {
    // Rows that hold others are closed until somebody opens them.
    if let data = element.arguments.first?.value, knownItems(of: data) != nil,
      readRepetition(element, readItem: { $0.readSlot(.content, of: element) })
    {
      return
    }
    let outer = context
    let data = element.arguments.first?.value.source ?? "the tree"
    enter(.repetition, "for each row of \(data)", of: element)
    readSlot(.content, of: element)
    context = outer
  }

  /// The header of a section is a heading, in lists and forms and outside.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5 to 27: a list's headers are in upper case up
  /// to iOS 18; the header of a section that can be folded in a sidebar is a button.
  private mutating func readSection(_ element: Element) {
    let first = elements.count
    if let title = element.title, let label = part(words(title.value), "title", title.range) {
      var header = blank(element)
      header.role = .header
      header.label = label
      header.label?.step = .title
      add(header)
    }
    readSlot(.header, of: element)
    let isFolding = element.argument("isExpanded") != nil && Exposure(of: element).isInSidebar
    for index in first..<elements.count {
      let kind: AccessibilityTrait = isFolding ? .button : .heading(level: nil)
      add(
        Trait(
          kind: kind,
          condition: nil,
          reason: "the header of a section",
          range: elements[index].range
        ),
        to: &elements[index]
      )
      if version < SystemVersion(26), !elements[index].keepsCase,
        element.place.contains(.list) || element.place.contains(.form)
      {
        elements[index].label?.phrase.uppercase()
      }
    }
    if isFolding, let isExpanded = element.argument("isExpanded"),
      let value = scopes[scope].value(of: scopes[scope].constant(of: isExpanded) ?? isExpanded),
      value.boolean == false
    {
      return
    }
    readSlot(.content, of: element)
    readSlot(.footer, of: element)
  }

  mutating func readSlot(_ slot: Slot, of element: Element) {
    let children = element.children.filter { $0.slot == slot && $0.record.modifierIndex == nil }
    for child in Exposure(of: element).ordered(children) { read(child) }
  }

  private mutating func readDisclosure(_ element: Element) {
    let button = single(element)
    add(button)
    // Source: rendered accessibility hierarchy: a label of its own hides what it holds.
    guard Naming(of: element).modifier == nil else { return }
    let state = button.value?.phrase.literal
    if state == "collapsed" { return }
    let outer = context
    if state != "expanded" {
      enter(.branch, "while it is expanded", of: element)
    }
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
      whole.value =
        formatted(value, as: element.argument("format"))
        ?? part(words(value), "value", value.range)
    }
    let content = aside(
      element.children.filter { $0.slot == .content && $0.record.modifierIndex == nil }
    )
    let controls = content.filter { $0.isFormControl || $0.has(.link) }
    if controls.isEmpty {
      var value = blank(element)
      merge(content, into: &value)
      if let label = value.label ?? value.value { whole.value = label }
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
  private mutating func addNested(_ stop: ExposedElement) {
    var stop = stop
    stop.context = context + stop.context
    elements.append(stop)
  }

  /// One of its views is shown: the first that fits.
  private mutating func readAlternatives(_ element: Element) {
    let children = element.children.filter { $0.record.modifierIndex == nil }
    let outer = context
    for (index, child) in children.enumerated() {
      if children.count > 1 {
        let text =
          index == children.count - 1
          ? ExposedElement.Context.whereNoneFits : ExposedElement.Context.whereItFits
        enter(.branch, text, of: element, alternative: index)
      }
      read(child)
      context = outer
    }
  }

  private mutating func readAsyncImage(_ element: Element) {
    let phases = element.children.filter { $0.slot == .phase || $0.slot == .placeholder }
    guard !phases.isEmpty, element.isNamed == .no else {
      add(single(element))
      return
    }
    let first = elements.count
    let outer = context
    // Nothing has been loaded when a screen is shown first.
    let placeholders = phases.filter { $0.slot == .placeholder }
    let isFresh = known.types.startsFresh && !placeholders.isEmpty
    for child in isFresh ? placeholders : phases {
      if child.slot == .placeholder, !isFresh {
        enter(.branch, "while it loads", of: element)
      }
      if Exposure(of: child).isLoadedImage, builder(of: child) == nil {
        readLoadedImage(child)
      } else {
        read(child)
      }
      context = outer
    }
    spread(element, over: first..<elements.count)
  }

  /// The image that a loader hands in.
  private mutating func readLoadedImage(_ element: Element) {
    let outer = context
    guard enterConditions(of: element), element.isHidden != .yes else {
      context = outer
      return
    }
    add(loadedImage(element))
    context = outer
  }

  func loadedImage(_ element: Element) -> ExposedElement {
    var stop = blank(element)
    stop.role = .image
    stop.traits = [
      Trait(kind: .image, condition: nil, reason: "AsyncImage", range: stop.range)
    ]
    decorate(&stop, with: element)
    return stop
  }

  /// A view of the system whose elements follow from data that is not in the source.
  private mutating func readSystemView(_ element: Element) {
    var stop = blank(element)
    if element.isNamed != .yes {
      stop.label = Part(
        phrase: Phrase([.expression(element.typeName)]),
        reason: "the system",
        range: stop.range,
        step: .system,
        certainty: .unknown
      )
    }
    stop.doubt = "its elements follow from data when the app runs"
    decorate(&stop, with: element)
    if stop.doubt == nil { stop.doubt = "its elements follow from data when the app runs" }
    add(stop)
    if element.is(.map) { readSlot(.content, of: element) }
  }

  /// What a column shows in each row by the path of a value; nil for one with views of its own.
  func cell(of column: Element) -> ExposedElement? {
    guard column.is(.tableColumn), let value = column.argument("value"), !column.hasChildren else {
      return nil
    }
    var cell = blank(column)
    cell.role = .text
    let source = value.source.hasPrefix("\\.") ? String(value.source.dropFirst(2)) : value.source
    cell.label = part(.known(.code(source)), "value", value.range)
    return cell
  }

  /// The rows of a table whose data the source spells out; false for others.
  private mutating func readRows(of table: Element) -> Bool {
    guard let data = table.arguments.first(where: { !$0.isTrailingClosure && $0.label == nil }),
      let items = knownItems(of: data.value)
    else { return false }
    let columns = table.children.filter { $0.slot == .content }
    guard columns.allSatisfy({ $0.is(.tableColumn) }) else { return false }
    let outer = scope
    defer { scope = outer }
    for item in items {
      for column in columns {
        scope = outer
        var inner = scopes[outer]
        let name = column.closure(.content)?.parameters.first ?? "$0"
        inner.give(name, Scope.Given(item.isKnown ? item : nil, source: item.code ?? name))
        enter(inner)
        guard var cell = cell(of: column) else {
          readInside(column)
          continue
        }
        if let value = column.argument("value"), case .keyPath(let path) = value.form,
          let words = inner.member(
            path.dropFirst(2).split(separator: ".").map(String.init),
            of: item
          )?
          .phrase(isLocalized: false)
        {
          cell.label = part(.known(words), "value", value.range)
        }
        add(cell)
      }
    }
    return true
  }

  /// A table row by row, each cell with what its column shows.
  private mutating func readTable(_ element: Element) {
    if readRows(of: element) { return }
    let outer = context
    let data = element.arguments.first { !$0.isTrailingClosure }?.value.source ?? "row"
    enter(.repetition, "for each row of \(data)", of: element)
    for child in element.children where child.slot == .content {
      if let cell = cell(of: child) {
        add(cell)
      } else {
        read(child)
      }
    }
    context = outer
  }
}
