import CurbcutSyntax

/// What controls of UIKit say of their state, and the elements that stand in the place of one.
extension ObjectExposure {
  /// The version of iOS that is meant.
  var version: SystemVersion { .newest }

  // MARK: Values

  /// What an expression is, as far as the code of the class says it.
  func value(of expression: Expression) -> Value? {
    var evaluation = Evaluation(types: views.types, strings: item.project.strings) { name in
      views.constants[name]
    }
    return evaluation.value(of: expression, in: frame)
  }

  /// The words that an expression gives; nil where they are not known, or stand there as they are.
  func evaluated(_ expression: Expression) -> Phrase? {
    switch expression.form {
    case .string(let phrase) where phrase.literal != nil: return nil
    case .closure, .keyPath, .nothing: return nil
    default: break
    }
    guard let words = value(of: expression)?.phrase(isLocalized: false), words.literal != nil else {
      return nil
    }
    return words
  }

  /// The expression that a property is set to in the end; nil where that is not known.
  private func final(_ name: String, _ method: String? = nil, of object: UIKitObject) -> Expression?
  {
    let all = settings(name, method, of: object)
    guard let last = all.last, !last.isConditional else { return nil }
    return last.given
  }

  private func settings(
    _ name: String,
    _ method: String?,
    of object: UIKitObject
  ) -> [ObjectSetting] {
    object.settings.filter { setting in
      setting.path.count == 1 && (setting.name == name || setting.name == method)
    }
  }

  /// The number that a property is set to, or that it has where nothing sets it.
  private func number(
    _ name: String,
    _ method: String? = nil,
    of object: UIKitObject,
    otherwise standard: Double
  ) -> Double? {
    if settings(name, method, of: object).isEmpty {
      return object.setsForCertain(anyOf: [name]) ? nil : standard
    }
    return final(name, method, of: object).flatMap { value(of: $0) }?.number?.value
  }

  /// What a control says of its state; nil where that is not known.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2. The values of properties that
  /// nothing sets: Apple, the reference of each class.
  func state(of object: UIKitObject, _ row: UIKitClass?) -> ExposedElement.Part? {
    func part(_ words: String, _ reason: String) -> ExposedElement.Part {
      ExposedElement.Part(phrase: Phrase(words), reason: reason, range: shifted(object.range))
    }
    if object.type == .activityIndicator {
      return part(isTurning(object) ? "1" : "0", ExposedElement.turning)
    }
    guard let row, !object.isOutlet, !object.isOwn else { return nil }
    switch row.value {
    case .onOff:
      if settings("isOn", "setOn", of: object).isEmpty {
        return object.setsForCertain(anyOf: ["isOn"]) ? nil : part("off", "isOn")
      }
      let isOn = final("isOn", "setOn", of: object).flatMap { value(of: $0) }?.boolean
      return isOn.map { part($0 ? "on" : "off", "isOn") }
    case .percent:
      let isProgress = object.type == .progressView
      guard
        let low = number("minimumValue", of: object, otherwise: 0),
        let high = number("maximumValue", of: object, otherwise: 1), high > low,
        let value = isProgress
          ? number("progress", "setProgress", of: object, otherwise: 0)
          : number("value", "setValue", of: object, otherwise: 0)
      else { return nil }
      let share = (max(low, min(high, value)) - low) / (high - low)
      return part(Number(value: share, isInteger: false).percent, "where value is in its range")
    case .page:
      guard let count = number("numberOfPages", of: object, otherwise: 0),
        let current = number("currentPage", of: object, otherwise: 0),
        (0...1_000).contains(count), (0...1_000).contains(current)
      else { return nil }
      return part("page \(Int(current) + 1) of \(Int(count))", "currentPage")
    case .none, .text, .badge: return nil
    }
  }

  /// Whether an activity indicator is started.
  func isTurning(_ object: UIKitObject) -> Bool {
    object.settings.contains { $0.path == ["startAnimating"] && !$0.isConditional }
  }

  /// Source: Apple, "UIButton.Configuration.subtitle": it stands below the title, and both are the
  /// words of the button.
  func addSubtitle(of object: UIKitObject, to found: inout ExposedElement) {
    guard object.isKind(of: .button), let label = found.label,
      let more = part(object.settings.filter { $0.path == ["configuration", "subtitle"] })
    else { return }
    found.label?.phrase = label.phrase.appending(more.phrase)
  }

  // MARK: Parts

  /// The elements that a class shows in its own place: segments, the buttons of a stepper, what of a
  /// date can be chosen.
  mutating func parts(of object: UIKitObject) -> Bool {
    switch object.type {
    case .segmentedControl: addSegments(of: object)
    case .searchBar: addSearchField(of: object)
    case .datePicker: addDateParts(of: object)
    default:
      guard let row = object.type?.row, case .parts(let names) = row.naming else {
        noteUnread(object)
        return false
      }
      for name in names {
        var found = blank(object, .button, at: object.range)
        found.label = ExposedElement.Part(phrase: Phrase(name), reason: "UIKit", range: found.range)
        for kind in row.traits { found.add(kind, "UIKit", found.range) }
        dim(&found, of: object)
        elements.append(found)
      }
    }
    return true
  }

  /// The titles of segments: those that it is made with, and those that are put in.
  private func segments(of object: UIKitObject) -> [(label: String, range: Range<Int>)] {
    var labels: [(String, Range<Int>)] = []
    if let items = object.creation?.call?.arguments.first(where: { $0.label == "items" }) {
      if case .array(let titles) = items.value.form {
        labels = titles.map { title in
          let words = evaluated(title) ?? title.phrase.value
          return (words?.spoken ?? "‹\(title.source)›", title.range)
        }
      } else if let titles = value(of: items.value)?.list {
        labels = titles.map {
          ($0.phrase(isLocalized: false)?.spoken ?? "‹title›", items.value.range)
        }
      }
    }
    for setting in object.settings where setting.path == ["insertSegment"] {
      guard let title = setting.argument("withTitle") else { continue }
      let words = evaluated(title) ?? title.phrase.value
      let place = setting.argument("at").flatMap { value(of: $0) }?.number.map { Int($0.value) }
      labels.insert(
        (words?.spoken ?? "‹\(title.source)›", title.range),
        at: min(max(0, place ?? labels.count), labels.count)
      )
    }
    return labels
  }

  private mutating func addSegments(of object: UIKitObject) {
    let labels = segments(of: object)
    let chosen = number("selectedSegmentIndex", of: object, otherwise: -1)
    for (number, (label, range)) in labels.enumerated() {
      var found = blank(object, .button, at: range)
      found.label = ExposedElement.Part(
        phrase: Phrase(label),
        reason: "UIKit",
        range: shifted(range)
      )
      found.add(.button, "UIKit", found.range)
      if chosen == Double(number) { found.add(.selected, "selectedSegmentIndex", found.range) }
      if chosen == nil {
        let condition = "selectedSegmentIndex == \(number)"
        found.add(.selected, "selectedSegmentIndex", found.range, condition: condition)
      }
      dim(&found, of: object)
      found.position = "\(number + 1) of \(labels.count)"
      elements.append(found)
    }
  }

  /// Source: rendered accessibility hierarchy: a search bar is no element, it holds a search field.
  private mutating func addSearchField(of object: UIKitObject) {
    var found = blank(object, .searchField, at: object.range)
    found.value = part(object.settings.filter { $0.path == ["text"] })
    found.placeholder = part(object.settings.filter { $0.path == ["placeholder"] })
    if let label = part(object.settings.filter { $0.path == ["accessibilityLabel"] }) {
      found.label = label
      found.label?.step = .label
    }
    found.add(.searchField, "UIKit", found.range)
    found.usage = found.usageByTraits
    elements.append(found)
  }

  /// Source: `DatePickerStyle`; Apple, "UIDatePicker.preferredDatePickerStyle": compact is the automatic
  /// one.
  private mutating func addDateParts(of object: UIKitObject) {
    let names = ["wheels": "wheel", "inline": "graphical"]
    let style = final("preferredDatePickerStyle", of: object)?.memberName.flatMap { names[$0] }
    let mode = final("datePickerMode", of: object)?.memberName
    let components: Set<String> =
      switch mode {
      case "date": ["date"]
      case "time", "countDownTimer": ["hourAndMinute"]
      default: ["date", "hourAndMinute"]
      }
    for stop in DatePickerStyle(mode == "countDownTimer" ? "wheel" : style)
      .stops(showing: components)
    {
      var found = blank(object, .datePicker, at: object.range)
      found.label = ExposedElement.Part(
        phrase: stop.isNamed ? Phrase(stop.name) : Phrase([.expression(stop.name)]),
        reason: "UIKit",
        range: found.range
      )
      for kind in stop.traits { found.add(kind, "UIKit", found.range) }
      if stop.showsValue {
        let date = final("date", "setDate", of: object)?.source ?? "date"
        found.value = ExposedElement.Part(
          phrase: Phrase([.expression(date)]),
          reason: "date",
          range: found.range
        )
      }
      dim(&found, of: object)
      found.usage = found.usageByTraits
      if stop.isRepeated {
        found.context.append(ExposedElement.Context(.repetition, "for each day of the month"))
      }
      elements.append(found)
    }
  }

  private func dim(_ found: inout ExposedElement, of object: UIKitObject) {
    if object.setsForGood("isEnabled", to: false), !found.has(.dimmed) {
      found.add(.dimmed, "isEnabled", found.range)
    }
  }

  // MARK: Actions, content, names for Voice Control

  func addActions(of object: UIKitObject, to found: inout ExposedElement) {
    for setting in object.settings where setting.path.count <= 2 {
      guard let written = setting.given ?? setting.arguments.first?.value else { continue }
      switch setting.path.first {
      case "accessibilityCustomActions":
        for action in list(written) {
          guard
            let name = action.call?.arguments.first(where: {
              $0.label == "name" || $0.label == "attributedName"
            })
          else { continue }
          found.actions.append(part(name.value, "accessibilityCustomActions", name.range))
        }
      case "accessibilityUserInputLabels":
        for label in list(written) {
          found.inputLabels.append(part(label, "accessibilityUserInputLabels", label.range))
        }
      case "accessibilityCustomContent":
        for entry in list(written) {
          guard let call = entry.call,
            let key = call.arguments.first(where: { $0.label?.hasSuffix("abel") == true }),
            let value = call.arguments.first(where: { $0.label?.hasSuffix("alue") == true })
          else { continue }
          found.content.append(
            ExposedElement.Content(
              key: part(key.value, "accessibilityCustomContent", key.range),
              value: part(value.value, "accessibilityCustomContent", value.range),
              isImportant: false
            )
          )
        }
      case "accessibilityCustomRotors":
        for rotor in list(written) {
          guard let name = rotor.call?.arguments.first(where: { $0.label == "name" }) else {
            continue
          }
          found.rotors.append(
            ExposedElement.Rotor(
              name: part(name.value, "accessibilityCustomRotors", name.range),
              entries: []
            )
          )
        }
      default: break
      }
    }
  }

  /// The items of a list that is written out, each as what makes it.
  func list(_ written: Expression) -> [Expression] {
    let items: [Expression]
    switch written.form {
    case .array(let all): items = all
    case .operators(let operands, let operators)
    where operators.allSatisfy({ $0 == "??" || $0 == "+" }):
      return operands.flatMap { list($0) }
    default: items = [written]
    }
    return items.map { constant($0) ?? $0 }
  }

  /// What a name is in the code of the class: a property, or a constant of one of its functions.
  func constant(_ expression: Expression) -> Expression? {
    guard let name = expression.path?.withoutSelf, !name.includes(".") else { return nil }
    if let property = own.declaration.property(name) {
      return property.initialValue ?? property.singleValue
    }
    for node in own.declaration.ownNodes(.variableDecl) {
      let found = Declaration.Property.properties(of: node).first { $0.name == name }
      if let value = found?.initialValue { return value }
    }
    return nil
  }
}
