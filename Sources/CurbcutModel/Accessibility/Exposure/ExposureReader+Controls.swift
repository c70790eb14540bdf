import CurbcutSyntax

/// Controls that are several elements, or bring a place of their own.
extension ExposureReader {
  /// A menu is one button; what it opens is a place of its own.
  mutating func readMenu(_ element: Element) {
    let stop = single(element)
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
      if let dimming { add(dimming, to: &elements[index]) }
    }
    number(first..<elements.count)
    return true
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
      if isAtEnd(element, isIncrement: isIncrement), !button.has(.dimmed) {
        add(
          Trait(kind: .dimmed, condition: nil, reason: "the end of its range", range: whole.range),
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

  /// A compact date picker is its label as a text, then a button for the date and one for the time.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 27. Apple, "DatePicker": without
  /// components it has both. Of other styles nobody has told.
  mutating func readDatePicker(_ element: Element) -> Bool {
    let style = Exposure(of: element).argumentOfStyle("datePickerStyle")
    guard element.grouping == nil, ["compact", "automatic"].contains(style ?? "automatic"),
      Naming(of: element).modifier == nil
    else { return false }
    let whole = single(element)
    if var label = whole.label, !isLabelHidden(element) {
      label.step = label.step ?? .title
      var text = blank(element)
      text.role = .text
      text.label = label
      add(text)
    }
    for name in datePickerParts(element) {
      var button = whole
      button.label = Part(
        phrase: Phrase(name),
        reason: "the system",
        range: whole.range,
        step: .system
      )
      add(button)
    }
    return true
  }
}

/// Whether `labelsHidden()` on it or around it keeps its label from being drawn.
private func isLabelHidden(_ element: Element) -> Bool {
  sequence(first: element, next: \.parent).contains { $0.hasModifier("labelsHidden") }
}

/// The buttons of a compact date picker, by the system's names.
private func datePickerParts(_ element: Element) -> [String] {
  guard let components = element.argument("displayedComponents") else {
    return ["Date Picker", "Time Picker"]
  }
  let names =
    if case .array(let elements) = components.form {
      elements.compactMap(\.memberName)
    } else {
      [components.memberName].compactMap { $0 }
    }
  let parts =
    (names.contains("date") ? ["Date Picker"] : [])
    + (names.contains("hourAndMinute") ? ["Time Picker"] : [])
  return parts.isEmpty ? ["Date Picker"] : parts
}
