/// Walks a tree in VoiceOver's order and collects the stops.
struct SpeechReader {
  let views: [String: ViewTree]
  private(set) var stops: [Transcript.Stop] = []
  private var entered: [String] = []

  /// How deep views of the project are entered.
  private static let maximumDepth = 12
  /// How many stops a transcript has at the most.
  private static let maximumStops = 2_000

  init(views: [String: ViewTree]) {
    self.views = views
  }

  mutating func read(_ element: Element) {
    guard stops.count < Self.maximumStops, element.isHidden != .yes else { return }
    if element.place.contains(.representation), element.slot == .accessibility { return }
    switch element.grouping {
    case .ignore, .replace:
      add(stop(for: element, label: element.name))
    case .combine:
      readCombined(element)
    case .contain, .unknown, nil:
      readPlain(element)
    }
    readAttached(element)
  }

  private mutating func readPlain(_ element: Element) {
    if element.isNamed == .yes || (!element.isCustomView && element.isInteractive == .yes)
      || element.role.isLeaf, !element.isLayoutContainer
    {
      add(stop(for: element, label: element.name))
      readInside(element, slots: [.content].filter { _ in element.isContainerControl })
    } else if element.isCustomView, let tree = views[element.typeName],
      entered.count < Self.maximumDepth, !entered.contains(element.typeName)
    {
      entered.append(element.typeName)
      let before = stops.count
      for root in tree.roots { read(root) }
      for index in before..<stops.count { qualify(&stops[index], by: element) }
      entered.removeLast()
    } else if element.isCustomView || element.isUnknownView {
      var stop = stop(for: element, label: AccessibleName(.unknown, from: .none))
      stop.isUnread = true
      stop.label = Phrase([.expression(element.typeName.isEmpty ? "…" : element.typeName)])
      add(stop)
      readInside(element, slots: [.content, .label, .header, .footer])
    } else {
      readInside(element, slots: [.header, .content, .label, .title, .icon, .footer, .phase])
    }
  }

  /// Children in the slots that are read in place, in source order per slot.
  private mutating func readInside(_ element: Element, slots: [Slot]) {
    for slot in slots {
      for child in element.ordered(
        element.children.filter {
          $0.slot == slot && $0.tree.records[$0.index].modifierIndex == nil
        }
      ) {
        let before = stops.count
        read(child)
        if slot == .header, element.is(.section) {
          for index in before..<stops.count where !stops[index].isHeading {
            stops[index].isHeading = true
            stops[index].traits.append("heading")
          }
        }
      }
    }
  }

  /// Overlays are read after what they lie on, backgrounds are not read unless they hold words.
  private mutating func readAttached(_ element: Element) {
    guard element.grouping == nil || element.grouping == .contain else { return }
    for child in element.children where child.tree.records[child.index].modifierIndex != nil {
      switch child.slot {
      case .overlay, .safeAreaInset: if element.mergesIntoSelf != true { read(child) }
      default: break
      }
    }
  }

  private mutating func readCombined(_ element: Element) {
    var inner = SpeechReader(views: views)
    inner.entered = entered
    for child in element.children where child.slot.isContentOfParent { inner.read(child) }
    var stop = stop(for: element, label: element.name)
    if element.isNamed == .no {
      stop.label = Phrase([])
      for part in inner.stops {
        stop.label = stop.label.appending(part.label)
        if let value = part.value { stop.label = stop.label.appending(value) }
        stop.isUnread = stop.isUnread || part.isUnread
        for trait in part.traits where !stop.traits.contains(trait) && trait != "image" {
          stop.traits.append(trait)
        }
        stop.isHeading = stop.isHeading || part.isHeading
        stop.origins += part.origins
      }
    }
    stop.actions += inner.stops.filter { $0.role == .button }.map(\.label.spoken)
    add(stop)
  }

  private mutating func add(_ stop: Transcript.Stop) {
    stops.append(stop)
  }

  /// What modifiers on a project's view add to the stops inside.
  private func qualify(_ stop: inout Transcript.Stop, by element: Element) {
    if element.place.contains(.repeated) { stop.isRepeated = true }
    if stop.condition == nil { stop.condition = element.conditionText }
    stop.range = element.headRange
  }

  private func stop(for element: Element, label: AccessibleName) -> Transcript.Stop {
    var stop = Transcript.Stop(label: Phrase([]), role: element.role, range: element.headRange)
    switch label.phrase {
    case .known(let phrase):
      switch label.source {
      case .symbol(let name) where phrase.literal != nil:
        stop.label = Phrase(Symbols.spokenName(name) ?? Symbols.words(name).lowercased())
      default: stop.label = phrase
      }
    case .unknown:
      if label.source == .system {
        stop.label = Phrase(element.typeName.spokenTypeName)
      } else {
        stop.isUnread = true
        stop.label = Phrase([.expression(element.labelExpression?.source ?? element.typeName)])
      }
    case .absent:
      break
    }
    stop.origins.append(
      Transcript.Origin(
        part: "label",
        reason: label.source.explanation,
        range: element.labelModifier?.callRange ?? element.headRange
      )
    )
    stop.value = element.spokenValue
    stop.traits = element.spokenTraits
    stop.isHeading = stop.traits.contains("heading")
    stop.hint = element.hint.value ?? element.modifier("help")?.firstArgument?.phrase.value
    stop.actions = element.customActions
    stop.condition = element.conditionText
    stop.isRepeated = element.place.contains(.repeated)
    return stop
  }
}

extension String {
  /// `EditButton` as a person would say it: “Edit”.
  fileprivate var spokenTypeName: String {
    for suffix in ["Button", "Link"] where hasSuffix(suffix) && count > suffix.count {
      return String(dropLast(suffix.count))
    }
    return self
  }
}

extension AccessibleName.Source {
  /// Where the words come from, for a person.
  package var explanation: String {
    switch self {
    case .label: "from accessibilityLabel"
    case .title: "from its title"
    case .text: "its text"
    case .content: "from the text inside"
    case .symbol: "the symbol’s own name"
    case .asset: "the image file’s name"
    case .prompt: "its placeholder"
    case .system: "from the system"
    case .none: "nothing names it"
    }
  }
}
