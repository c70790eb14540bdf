import CurbcutSyntax

/// The bars of a screen of UIKit and the rows of its tables.
extension ObjectExposure {
  // MARK: Navigation bar

  /// The items and the title of the navigation bar, in VoiceOver's order.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5 to 27: an inline title stands between leading
  /// and trailing items, a large one after all of them and before the search field.
  mutating func readBar() {
    context = [ExposedElement.Context(.place, ExposedElement.ScreenPart.navigationBar)]
    defer { context = [] }
    let items = barItems
    for place in items.leading { readBarItem(place, on: .leading) }
    let isLarge = own.settings.contains {
      $0.name == "prefersLargeTitles" && $0.value?.boolean == true
    }
    if !isLarge { readTitle() }
    for place in items.trailing { readBarItem(place, on: .trailing) }
    if isLarge { readTitle() }
    readSearch()
  }

  /// The items of the navigation bar, from left to right on each side.
  private var barItems: (leading: [Int], trailing: [Int], bottom: [Int]) {
    var (leading, trailing, bottom): ([Int], [Int], [Int]) = ([], [], [])
    var rest = item.objects.indices.filter { place in
      let object = item.objects[place]
      return object.isKind(of: .barButtonItem) && object.declaration === own.declaration
        && object.writtenPlaces.isDisjoint(with: ["backBarButtonItem"])
    }
    for (path, value) in assignments {
      guard let property = path.last,
        property.includes("BarButtonItem") || property == "toolbarItems"
      else { continue }
      let written: [Expression] = if case .array(let all) = value.form { all } else { [value] }
      let places = written.compactMap { one in
        rest.first { place in
          let object = item.objects[place]
          return object.name == one.path?.withoutSelf
            || one.range.contains(object.range.lowerBound) && object.place == .expression
        }
      }
      rest.removeAll { places.contains($0) }
      switch property {
      case "leftBarButtonItem", "leftBarButtonItems": leading += places
      // The first of several stands at the edge.
      case "rightBarButtonItem", "rightBarButtonItems": trailing += places.reversed()
      case "toolbarItems": bottom += places
      default: break
      }
    }
    let isLeading: (Int) -> Bool = { place in
      item.objects[place].writtenPlaces.contains { $0.hasPrefix("left") }
    }
    let isBelow: (Int) -> Bool = { place in
      item.objects[place].writtenPlaces.contains("toolbarItems")
    }
    return (
      leading + rest.filter(isLeading), trailing + rest.filter { !isLeading($0) && !isBelow($0) },
      bottom + rest.filter(isBelow)
    )
  }

  private mutating func readBarItem(_ place: Int, on side: ExposedElement.BarSide) {
    guard seen.insert(place).inserted else { return }
    let first = elements.count
    if let custom = item.objects[place].children.first {
      read(custom)
    } else {
      _ = element(settled(item.objects[place]))
    }
    for index in first..<elements.count { elements[index].barSide = side }
  }

  private mutating func readTitle() {
    let custom = item.objects.indices.first { place in
      item.objects[place].writtenPlaces.contains("titleView")
        && item.objects[place].declaration === own.declaration
    }
    if let custom { return read(custom) }
    let titles = settled(own).settings.filter {
      $0.path == ["title"] || $0.path == ["navigationItem", "title"]
    }
    guard let title = titles.last, let words = part(titles) else { return }
    var heading = blank(own, Role.none, at: title.range)
    heading.label = words
    heading.add(.heading(level: nil), "the navigation bar", shifted(title.range))
    elements.append(heading)
  }

  private mutating func readSearch() {
    let settings = own.settings.filter { $0.path == ["navigationItem", "searchController"] }
    guard let setting = settings.last, setting.value?.form != .nothing else { return }
    var found = blank(own, .searchField, at: setting.range)
    let prompt = assignments.last { $0.path.suffix(2) == ["searchBar", "placeholder"] }
    found.placeholder =
      prompt.map { part($0.value, "placeholder", $0.value.range) }
      ?? ExposedElement.Part(phrase: Phrase("Search"), reason: "the system", range: found.range)
    found.add(.searchField, "UIKit", found.range)
    found.usage = found.usageByTraits
    elements.append(found)
  }

  /// The items of the toolbar below the screen.
  mutating func readToolbar() {
    context = [ExposedElement.Context(.place, ExposedElement.ScreenPart.bottomBar)]
    defer { context = [] }
    for place in barItems.bottom { read(place) }
  }

  // MARK: Tab bar

  /// What the code of the class assigns, in the order of the source.
  var assignments: [(path: [String], value: Expression)] {
    own.declaration.ownNodes(.sequenceExpr).compactMap { node in
      guard case .operators(let sides, ["="]) = Expression(node).form, sides.count == 2,
        let path = sides[0].path?.pathNames
      else { return nil }
      return (path.first == "self" ? Array(path.dropFirst()) : path, sides[1])
    }
  }

  /// The items of the tab bar, one for each of the controllers that it is given.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2. The badge of an item has no words on
  /// iOS 26.
  mutating func readTabBar() {
    let assigned = assignments
    let given = own.settings.last {
      ["viewControllers", "setViewControllers", "tabs"].contains($0.path.first ?? "")
        && $0.path.count == 1
    }
    guard let list = given?.given.map({ constant($0) ?? $0 }),
      case .array(let controllers) = list.form
    else { return }
    context = [ExposedElement.Context(.place, ExposedElement.ScreenPart.tabBar)]
    defer { context = [] }
    let chosen =
      assigned.last { $0.path == ["selectedIndex"] }
      .map { value(of: $0.value)?.number?.value } ?? 0
    for (number, controller) in controllers.enumerated() {
      var tab = blank(own, .tab, at: controller.range)
      tab.view = "UITabBarItem"
      name(&tab, ofTabFor: controller, assigned)
      tab.add(.tab, "UITabBarItem", tab.range)
      if chosen == Double(number) { tab.add(.selected, "the open tab", tab.range) }
      tab.position = "\(number + 1) of \(controllers.count)"
      elements.append(tab)
    }
  }

  /// Gives a tab the title that its controller, or what that shows first, is given.
  private func name(
    _ tab: inout ExposedElement,
    ofTabFor controller: Expression,
    _ assigned: [(path: [String], value: Expression)]
  ) {
    var owners = [controller.path?.withoutSelf].compactMap { $0 }
    let made = constant(controller) ?? controller
    for argument in made.call?.arguments ?? [] {
      if argument.label == "rootViewController", let path = argument.value.path {
        owners.append(path.withoutSelf)
      }
      // `makeTab(HomeViewController(), title: "Home")`, `UITab(title: "Home", …)`
      if argument.label?.lowercased().hasSuffix("title") == true {
        tab.label = part(argument.value, "title", argument.range)
      }
    }
    for owner in owners.reversed() {
      for (path, value) in assigned where path.first == owner {
        switch Array(path.dropFirst()) {
        case ["title"], ["tabBarItem", "title"]: tab.label = part(value, "title", value.range)
        case ["tabBarItem"]:
          let item = value.call?.arguments.first
          if item?.label == "title", let title = item?.value {
            tab.label = part(title, "title", title.range)
          } else if let name = item?.value.memberName {
            tab.label = ExposedElement.Part(
              phrase: Phrase(name.spacedWords),
              reason: "UIKit",
              range: shifted(value.range)
            )
            tab.label?.step = .system
          }
        case ["tabBarItem", "accessibilityLabel"]:
          tab.label = part(value, "accessibilityLabel", value.range)
          tab.label?.step = .label
        case ["tabBarItem", "accessibilityValue"]:
          tab.value = part(value, "accessibilityValue", value.range)
        case ["tabBarItem", "accessibilityHint"]:
          tab.hint = part(value, "accessibilityHint", value.range)
        default: continue
        }
      }
    }
    if tab.label == nil { tab.doubt = "its title is set elsewhere" }
  }

  // MARK: Tables

  /// How many rows of one table are told.
  private static let maximumRows = 48

  /// A method of the table's data source, in the class or an extension of it.
  private func source(_ label: String) -> Declaration.Function? {
    let name = own.declaration.name
    let all = own.declaration.functions + views.types.functions("tableView", of: name)
    return all.first { function in
      function.name == "tableView" && function.parameters.contains { $0.label == label }
    }
  }

  /// What a method of the data source gives.
  private func result(of function: Declaration.Function, in frame: Evaluation.Frame) -> Value? {
    guard let body = function.body else { return nil }
    var inner = frame
    var evaluation = evaluation
    return evaluation.result(of: body, in: &inner)
  }

  private var evaluation: Evaluation {
    Evaluation(types: views.types, strings: item.project.strings) { [views] name in
      views.constants[name]
    }
  }

  /// The rows of the table whose data source the class is, with headers and footers.
  ///
  /// - Returns: Whether the code says what its rows show.
  mutating func addRows() -> Bool {
    guard let rows = source("cellForRowAt") else { return false }
    let outer = frame
    defer { frame = outer }
    var sections = 1
    let counter =
      own.declaration.function("numberOfSections")
      ?? views.types.functions("numberOfSections", of: own.declaration.name).first
    if let counter {
      guard let count = result(of: counter, in: frame)?.number?.value else {
        return addRow(rows, repeated: "for each row")
      }
      sections = Int(min(count, Double(Self.maximumRows)))
    }
    var isTold = false
    for section in 0..<max(0, sections) {
      let number = Value.number(Number(value: Double(section), isInteger: true))
      addTitle("titleForHeaderInSection", number, isHeading: true)
      if let counter = source("numberOfRowsInSection") {
        var inner = outer
        inner.values[counter.parameters.last?.name ?? ""] = number
        if let count = result(of: counter, in: inner)?.number?.value, count >= 0,
          count <= Double(Self.maximumRows)
        {
          for row in 0..<Int(count) {
            let place = Value.number(Number(value: Double(row), isInteger: true))
            frame.values[rows.parameters.last?.name ?? ""] = .instance(
              type: "IndexPath",
              fields: ["row": place, "item": place, "section": number]
            )
            if addRow(rows) { isTold = true }
          }
        } else if addRow(rows, repeated: "for each row") {
          isTold = true
        }
      }
      frame = outer
      addTitle("titleForFooterInSection", number, isHeading: false)
    }
    return isTold
  }

  /// The header or footer of a section.
  private mutating func addTitle(_ label: String, _ section: Value, isHeading: Bool) {
    guard let function = source(label) else { return }
    var inner = frame
    inner.values[function.parameters.last?.name ?? ""] = section
    guard let words = result(of: function, in: inner)?.phrase(isLocalized: false) else { return }
    var found = blank(own, Role.none, at: function.nameRange)
    found.label = ExposedElement.Part(phrase: words, reason: label, range: found.range)
    if isHeading { found.add(.heading(level: nil), "the header of a section", found.range) }
    elements.append(found)
  }

  /// One row as the function that makes cells sets it up.
  ///
  /// Source: Apple, "UITableViewCell.textLabel" and "UIListContentConfiguration": a cell is one
  /// element with its texts. The checkmark of a row says that it is selected.
  private mutating func addRow(
    _ function: Declaration.Function,
    repeated: String? = nil
  ) -> Bool {
    var cell = CellWords()
    var evaluation = evaluation
    var inner = frame
    evaluation.readCell(function.body ?? [], into: &cell, in: &inner)
    guard !cell.isEmpty else { return false }
    let outer = frame
    frame = inner
    defer { frame = outer }
    var found = blank(own, Role.none, at: function.nameRange)
    found.view = "UITableViewCell"
    let texts = [cell.text, cell.secondaryText].compactMap { $0 }.map {
      part($0, "text", $0.range)
    }
    found.label = texts.first
    if texts.count > 1 { found.label?.phrase = texts[0].phrase.appending(texts[1].phrase) }
    if let label = cell.label {
      found.label = part(label, "accessibilityLabel", label.range)
      found.label?.step = .label
    }
    found.value = cell.value.map { part($0, "accessibilityValue", $0.range) }
    found.hint = cell.hint.map { part($0, "accessibilityHint", $0.range) }
    for trait in cell.traits { found.add(trait, "accessibilityTraits", found.range) }
    if cell.accessory == "checkmark" { found.add(.selected, "accessoryType", found.range) }
    if let repeated { found.context.append(ExposedElement.Context(.repetition, repeated)) }
    elements.append(found)
    return true
  }
}

/// What the code of a table gives one of its cells.
private struct CellWords {
  var text: Expression?
  var secondaryText: Expression?
  var label: Expression?
  var value: Expression?
  var hint: Expression?
  var traits: [AccessibilityTrait] = []
  var accessory: String?

  var isEmpty: Bool { text == nil && secondaryText == nil && label == nil }
}

extension Evaluation {
  /// Follows the statements that set up a cell: what they name for good, and what they give it.
  fileprivate mutating func readCell(
    _ statements: [Node],
    into cell: inout CellWords,
    in frame: inout Frame,
    depth: Int = 0
  ) {
    for statement in statements {
      switch statement.kind {
      case .variableDecl:
        for property in Declaration.Property.properties(of: statement) {
          guard property.isConstant, let initial = property.initialValue else { continue }
          frame.values[property.name] = valueOrCode(of: initial, in: frame)
        }
      case .guardStmt:
        var bound = frame
        let conditions = statement.children.filter { $0.kind == .conditionElement }
        if holds(conditions, in: &bound) == true { frame = bound }
      case .ifExpr, .switchExpr:
        guard depth < 8,
          let chosen = chosenBlock(of: statement, in: frame), let (block, bound) = chosen
        else { continue }
        var inner = bound
        readCell(block, into: &cell, in: &inner, depth: depth + 1)
        frame.values.merge(inner.values) { $1 }
      default:
        guard case .operators(let sides, ["="]) = Expression(statement).form, sides.count == 2,
          let names = sides[0].path?.pathNames
        else { continue }
        switch Array(names.dropFirst()) {
        case ["textLabel", "text"], ["text"]: cell.text = sides[1]
        case ["detailTextLabel", "text"], ["secondaryText"]: cell.secondaryText = sides[1]
        case ["accessibilityLabel"]: cell.label = sides[1]
        case ["accessibilityValue"]: cell.value = sides[1]
        case ["accessibilityHint"]: cell.hint = sides[1]
        case ["accessibilityTraits"]:
          let list: [Expression] =
            if case .array(let all) = sides[1].form { all } else { [sides[1]] }
          cell.traits = list.compactMap { $0.memberName.flatMap(UIKitProperty.trait) }
        case ["accessoryType"]:
          let value = value(of: sides[1], in: frame)
          if case .enumCase(_, let name, _)? = value { cell.accessory = name }
        default: continue
        }
      }
    }
  }
}

extension String {
  /// The words of a name with capital letters: “Most Recent” of `mostRecent`.
  fileprivate var spacedWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
  }
}
