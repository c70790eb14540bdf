extension Element {
  /// The order in which VoiceOver reads siblings: sort priority first, then the source.
  ///
  /// Source: Apple, "accessibilitySortPriority(_:)": higher numbers come first, the default is 0.
  func ordered(_ children: [Element]) -> [Element] {
    let priorities = children.map { child in
      child.modifiers("accessibilitySortPriority").last?.firstArgument?.number ?? 0
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
  /// or it is a shape that a label gives a meaning.
  var isStop: Bool {
    guard let row else { return false }
    switch row.role {
    case .text, .image, .progress, .gauge, .chart, .map, .video: return true
    default: return (row.isPaint || row.isDrawing) && isNamed == .yes
    }
  }

  /// Whether it is a color of the project by its name, `DS.Colors.fog`: nothing to VoiceOver.
  var isColorConstant: Bool {
    guard isUnknownView else { return false }
    let head = Expression(record.head)
    let names = (head.path ?? head.call?.callee.path)?.lowercased().split(separator: ".") ?? []
    return names.dropLast().contains { $0.hasSuffix("color") || $0.hasSuffix("colors") }
  }

  /// Whether it is the image that a loader hands to its closure: `image`, `phase.image`.
  var isLoadedImage: Bool {
    isUnknownView && (!headSource.contains(".") || headSource.hasSuffix(".image"))
  }

  /// Whether a modifier adds a trait in any case.
  func addsTraitForCertain(_ name: String) -> Bool {
    guard hasModifier("accessibilityAddTraits", "accessibility") else { return false }
    let added = traits.added
    return added.names.contains(name) && !added.isConditional
  }

  /// VoiceOver's words for what the view is by itself, before modifiers say more.
  var inherentTraits: [Transcript.Trait.Kind] {
    switch role {
    case .button, .menu, .disclosure, .picker, .datePicker, .colorPicker: [.button]
    case .link: [.link]
    case .image: [.image]
    case .toggle: argumentOfStyle("toggleStyle") == "checkbox" ? [.checkbox] : [.switchButton]
    case .slider, .stepper: [.adjustable]
    case .textField, .textEditor: [.textField]
    case .secureField: [.secureTextField]
    case .searchField: [.searchField]
    case .tab: [.tab]
    default: []
    }
  }

  /// The argument of the style modifier that applies, on the view itself or around it: `segmented`
  /// of `.pickerStyle(.segmented)`.
  func argumentOfStyle(_ name: String) -> String? {
    for element in sequence(first: self, next: \.parent) {
      guard let argument = element.modifier(name)?.firstArgument else { continue }
      return argument.memberName ?? argument.call?.callee.memberName
    }
    return nil
  }

  /// How VoiceOver says that an element with a trait is operated.
  ///
  /// Source: the hints that cashapp/AccessibilitySnapshot recorded.
  static func usage(of traits: [Transcript.Trait]) -> String? {
    if traits.contains(where: { $0.kind == .dimmed && $0.condition == nil }) { return nil }
    for trait in traits {
      switch trait.kind {
      case .switchButton: return "Double tap to toggle setting."
      case .textField, .secureTextField, .searchField: return "Double tap to edit."
      case .adjustable: return "Swipe up or down with one finger to adjust the value."
      default: continue
      }
    }
    return nil
  }

  /// Where in the source of this tree a modifier is written: where a `View` extension or a
  /// `ViewModifier` applies it, its call.
  func place(of modifier: Modifier) -> Range<Int> {
    guard case .applied(let name) = modifier.origin else { return modifier.callRange }
    let call = modifiers.first { candidate in
      guard candidate.origin == .own || candidate.origin == .wrapper else { return false }
      if candidate.name == name { return true }
      return candidate.name == "modifier" && candidate.firstArgument?.call?.callee.path == name
    }
    return call?.callRange ?? headRange
  }

  /// The name of a modifier for a person, with what applies it.
  func reason(of modifier: Modifier) -> String {
    if case .applied(let name) = modifier.origin { return "\(modifier.name) in \(name)" }
    return modifier.name
  }
}

extension Transcript.Trait.Kind {
  /// What a SwiftUI trait makes VoiceOver say; nil for those it does not speak.
  ///
  /// Source: rules on spoken traits that cashapp/AccessibilitySnapshot compared with VoiceOver:
  /// keyboard keys, sounds, page turns and the like are not spoken.
  init?(named name: String) {
    switch name {
    case "isButton": self = .button
    case "isLink": self = .link
    case "isHeader": self = .heading(level: nil)
    case "isImage": self = .image
    case "isSelected": self = .selected
    case "isSearchField": self = .searchField
    case "isToggle": self = .switchButton
    default: return nil
    }
  }

  /// Whether both are the same trait, whatever a heading's level.
  func isSame(as other: Self) -> Bool { rank == other.rank }
}
