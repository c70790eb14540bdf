/// What iOS makes of a view, going by its kind and its modifiers.
package struct Exposure: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension Exposure {
  /// The order in which VoiceOver reads siblings: sort priority first, then the source.
  ///
  /// Source: Apple, "accessibilitySortPriority(_:)": higher numbers come first, the default is 0.
  func ordered(_ children: [Element]) -> [Element] {
    let priorities = children.map { child in
      child.modifier("accessibilitySortPriority")?.firstArgument?.number ?? 0
    }
    guard priorities.contains(where: { $0 != 0 }) else { return children }
    return zip(children, priorities).enumerated()
      .sorted { first, second in
        first.element.1 == second.element.1
          ? first.offset < second.offset : first.element.1 > second.element.1
      }
      .map(\.element.0)
  }

  /// Whether it is an element by itself, rather than an arrangement of others: it shows something,
  /// or it is a shape that accessibility modifiers make one.
  var isExposed: Bool {
    guard let row = element.row else { return false }
    switch row.role {
    case .text, .image, .progress, .gauge, .chart, .map, .video: return true
    default: return (row.isPaint || row.isDrawing) && (element.isNamed == .yes || isMadeElement)
    }
  }

  /// Whether a modifier makes an element of what is none by itself, even where its words are empty.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5, 18.5 and 26.2: a shape with an empty label,
  /// value and hint is an element that exposes nothing.
  package var isMadeElement: Bool {
    guard element.hasModifier(.accessibility) else { return false }
    return element.modifiers.contains { modifier in
      switch modifier.name {
      case "accessibilityLabel", "accessibilityValue", "accessibilityHint",
        "accessibilityAddTraits", "accessibilityAction", "accessibilityActions",
        "accessibilityAdjustableAction":
        true
      case "accessibility":
        modifier.arguments.contains { ["label", "value", "hint", "addTraits"].contains($0.label) }
      default: false
      }
    }
  }

  /// Whether it is a color of the project, by the type of the member that gives it or by its name,
  /// `DS.Colors.fog`: nothing to VoiceOver.
  var isColorConstant: Bool {
    guard element.isUnknownView else { return false }
    let head = Expression(element.record.head)
    let path = head.path ?? head.call?.callee.path
    // What stands in a member that gives colors is one: `.red` in `var tint: Color`.
    let members = element.ancestors.prefix { $0.record.construction == .member }.map(\.typeName)
    var names = members + [path?.withoutSelf].compactMap { $0 }
    if case .member(let name) = element.tree.purpose { names.append(name) }
    if names.contains(where: isColorMember) { return true }
    let words = path?.lowercased().split(separator: ".") ?? []
    return words.dropLast().contains { $0.hasSuffix("color") || $0.hasSuffix("colors") }
  }

  /// Whether a member of the type is declared to give a color.
  private func isColorMember(_ name: String) -> Bool {
    guard let declaration = element.declaration else { return false }
    let type = declaration.property(name)?.type ?? declaration.function(name)?.returnType
    return type == "Color" || type == "SwiftUI.Color"
  }

  /// Whether it is no view: `isOn ? Badge() : nil`.
  var isNil: Bool { element.isUnknownView && element.record.head.kind == .nilLiteralExpr }

  /// Whether what lies over it is read before it: a control over a picture in a geometry reader.
  var isCoveredFirst: Bool {
    guard element.is(.image), element.enclosing(.geometryReader) != nil,
      element.modifier("overlay")?.argument("alignment") != nil
    else { return false }
    return element.children.contains { $0.slot == .overlay && $0.row?.isInteractive == true }
  }

  /// Whether its elements follow from what it holds, in a way of its own: see
  /// ``ExposureReader/readSpecial(_:)``.
  var isReadSpecially: Bool {
    switch element.kind {
    case .labeledContent, .groupBox, .outlineGroup, .contentUnavailableView, .section, .picker,
      .datePicker, .multiDatePicker,
      .stepper, .tabView, .asyncImage, .chart, .map, .videoPlayer, .productView, .storeView,
      .subscriptionStoreView:
      true
    default: false
    }
  }

  /// Whether it stands in a list that is a sidebar.
  var isInSidebar: Bool {
    for outer in element.ancestors where outer.is(.list) {
      return Exposure(of: outer).argumentOfStyle("listStyle") == "sidebar"
    }
    return false
  }

  /// Whether it is the image that a loader hands to its closure: `image`, `phase.image`.
  var isLoadedImage: Bool {
    element.isUnknownView
      && (!element.headSource.includes(".") || element.headSource.hasSuffix(".image"))
  }

  /// Whether a modifier adds a trait in any case.
  func addsTraitForCertain(_ name: String) -> Bool {
    guard element.hasModifier("accessibilityAddTraits", "accessibility") else { return false }
    let added = element.traits.added
    return added.names.contains(name) && !added.isConditional
  }

  /// The traits of the view by itself, before modifiers say more.
  var inherentTraits: [AccessibilityTrait] {
    if element.role == .toggle, argumentOfStyle("toggleStyle") == "checkbox" { return [.checkbox] }
    return RoleFacts.traits(of: element.role)
  }

  /// The argument of the style modifier that applies, on the view itself or around it: `segmented`
  /// of `.pickerStyle(.segmented)`.
  func argumentOfStyle(_ name: String) -> String? {
    styleArgument(name).flatMap { $0.memberName ?? $0.call?.callee.memberName }
  }

  /// The argument of the style modifier that applies, as it is written.
  package func styleArgument(_ name: String) -> Expression? {
    for element in sequence(first: self.element, next: \.parent) {
      // The one that stands closest to the view counts.
      let style = element.modifiers.first { $0.name == name }
      if let argument = style?.firstArgument { return argument }
    }
    return nil
  }

  /// Where in the source of this tree a modifier is written: where a `View` extension or a
  /// `ViewModifier` applies it, its call.
  func place(of modifier: Modifier) -> Range<Int> {
    guard case .applied = modifier.origin else { return modifier.callRange }
    return element.call(applying: modifier)?.callRange ?? element.headRange
  }

  /// The name of a modifier for a person, with what applies it.
  func reason(of modifier: Modifier) -> String {
    if case .applied(let name) = modifier.origin { return "\(modifier.name) in \(name)" }
    return modifier.name
  }
}
