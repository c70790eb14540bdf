import CurbcutSyntax

/// Controls that are several elements, or bring a place of their own.
extension ExposureReader {
  /// A menu is one button; what it opens is a place of its own.
  mutating func readMenu(_ element: Element) {
    let stop = single(element)
    add(stop)
    let views = element.children.filter { $0.slot == .menu && $0.record.modifierIndex == nil }
    show(
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
  mutating func readPicker(_ element: Element) -> Bool {
    let style = Exposure(of: element).argumentOfStyle("pickerStyle")
    if style == "wheel" {
      readWheel(element)
      return true
    }
    let isOpen = ["segmented", "inline", "radioGroup", "palette"].contains(style)
    guard isOpen || element.place.contains(.menu) else { return false }
    let first = elements.count
    readSlot(.content, of: element)
    for index in first..<elements.count {
      elements[index].role = .button
      let trait = Trait(
        kind: .button,
        condition: nil,
        reason: "an option of Picker",
        range: elements[index].range
      )
      elements[index].traits.removeAll { $0.kind == .image }
      add(trait, to: &elements[index])
      if let selection = element.argument("selection") {
        select(&elements[index], by: selection, reason: "selection of Picker")
      }
      if let dimming { add(dimming, to: &elements[index]) }
    }
    number(first..<elements.count)
    return true
  }

  /// Says when an option or tab is the one that is chosen.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16.2 to 27: it has the Selected trait.
  func select(_ option: inout ExposedElement, by selection: Expression, reason: String) {
    let chosen = scopes[scope].tag(selection)
    let isKnown = scopes[scope].isSettled(selection)
    if isKnown, let tag = option.tag, tag != chosen { return }
    let code = scopes[scope].bound(selection).code
    let condition = option.tag.map { "\(code) == \($0)" } ?? "it is chosen"
    add(
      Trait(
        kind: .selected,
        condition: isKnown && option.tag != nil ? nil : condition,
        reason: reason,
        range: option.range
      ),
      to: &option
    )
  }

  /// A toggle in a menu is an option of it with a checkmark, no switch.
  ///
  /// Source: Apple, "Menu": toggles and pickers in it are options that show their state as a checkmark.
  func markOption(_ option: inout ExposedElement, of toggle: Element) {
    option.traits.removeAll { $0.kind == .switchButton }
    let value = option.value?.spoken
    option.value = nil
    let binding = toggle.argument("isOn")
    let reason = "Toggle in a menu"
    add(Trait(kind: .button, condition: nil, reason: reason, range: option.range), to: &option)
    guard value != "off", let binding else { return }
    let condition = value == "on" ? nil : scopes[scope].bound(binding).code
    add(
      Trait(kind: .selected, condition: condition, reason: reason, range: option.range),
      to: &option
    )
  }

  private mutating func readWheel(_ element: Element) {
    var stop = blank(element)
    addValue(of: element, to: &stop)
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

  /// Gives elements in a row their places: “1 of 3”. Where it depends how many there are, it is told.
  mutating func number(_ range: Range<Int>) {
    let outer = context.count
    let isFixed = range.allSatisfy { elements[$0].context.count == outer }
    for (offset, index) in range.enumerated() {
      if isFixed {
        elements[index].position = "\(offset + 1) of \(range.count)"
      } else if elements[index].context.dropFirst(outer).contains(where: { $0.kind == .repetition })
      {
        elements[index].position = "‹n› of ‹count›"
      } else {
        let certain = range.filter { elements[$0].context.count == outer }.count
        let before = range.prefix { $0 < index }.allSatisfy { elements[$0].context.count == outer }
        let isRepeated = range.contains { stop in
          elements[stop].context.dropFirst(outer).contains { $0.kind == .repetition }
        }
        let separator = certain + 1 == range.count ? "|" : "to"
        let total = isRepeated ? "‹count›" : "‹\(certain) \(separator) \(range.count)›"
        elements[index].position = "\(before ? "\(offset + 1)" : "‹n›") of \(total)"
      }
    }
  }

  /// A stepper is two buttons, each with its name and value; a text of its own it is not.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 27. UIKit's has no name: “Decrement”.
  mutating func readStepper(_ element: Element) -> Bool {
    guard element.grouping == nil else { return false }
    let whole = single(element)
    for (isIncrement, word) in [(false, "Decrement"), (true, "Increment")] {
      var button = whole
      button.role = .button
      button.label = Part(
        phrase: (whole.label?.phrase ?? Phrase([])).appending(Phrase(word)),
        reason: whole.label?.reason ?? "the system",
        range: whole.label?.range ?? whole.range,
        step: whole.label?.step ?? .system,
        certainty: whole.label?.certainty ?? .yes
      )
      let action = element.argument(isIncrement ? "onIncrement" : "onDecrement")
      if action?.form == .nothing || isAtEnd(element, isIncrement: isIncrement),
        !button.has(.dimmed)
      {
        let reason = action == nil ? "the end of its range" : "it has no action"
        add(
          Trait(kind: .dimmed, condition: nil, reason: reason, range: whole.range),
          to: &button
        )
      }
      button.usage = button.usageByTraits
      add(button)
    }
    return true
  }

  /// Whether a stepper certainly stands at one end of its range.
  private func isAtEnd(_ element: Element, isIncrement: Bool) -> Bool {
    guard let value = element.argument("value").flatMap({ scopes[scope].number($0) }),
      case .operators(let bounds, ["..."])? = element.argument("in")?.form, bounds.count == 2,
      let end = scopes[scope].number(bounds[isIncrement ? 1 : 0])
    else { return false }
    return isIncrement ? value.value >= end.value : value.value <= end.value
  }

  /// A date picker is its label as a text, then what its style shows: buttons for date and time,
  /// wheels, or a calendar.
  mutating func readDatePicker(_ element: Element) -> Bool {
    // Source: Apple, "MultiDatePicker": it is a calendar.
    let style: DatePickerStyle =
      element.is(.multiDatePicker)
      ? .calendar : DatePickerStyle(Exposure(of: element).argumentOfStyle("datePickerStyle"))
    guard element.grouping == nil, Naming(of: element).modifier == nil || style != .compact else {
      return false
    }
    let whole = single(element)
    if var label = whole.label, !EnvironmentModifiers(of: element).contains("labelsHidden") {
      label.step = label.step ?? .title
      var text = blank(element)
      text.role = .text
      text.label = label
      add(text)
    }
    for stop in style.stops(showing: dateComponents(of: element)) {
      var part = whole
      part.label = Part(
        phrase: stop.isNamed ? Phrase(stop.name) : Phrase([.expression(stop.name)]),
        reason: "the system",
        range: whole.range,
        step: .system
      )
      part.traits = stop.traits.map {
        Trait(kind: $0, condition: nil, reason: element.typeName, range: whole.range)
      }
      if let dimming { part.traits.append(dimming) }
      if !stop.showsValue { part.value = nil }
      if stop.isRepeated {
        enter(.repetition, "for each day of the month", of: element)
      }
      part.usage = part.usageByTraits
      add(part)
      if stop.isRepeated { context.removeLast() }
    }
    return true
  }
}

/// The components that a date picker shows.
///
/// Source: Apple, "DatePicker": without any named it has both.
private func dateComponents(of picker: Element) -> Set<String> {
  if picker.is(.multiDatePicker) { return ["date"] }
  guard let components = picker.argument("displayedComponents") else {
    return ["date", "hourAndMinute"]
  }
  let names =
    if case .array(let elements) = components.form {
      elements.compactMap(\.memberName)
    } else {
      [components.memberName].compactMap { $0 }
    }
  let known = Set(names).intersection(["date", "hourAndMinute"])
  return known.isEmpty ? ["date"] : known
}
