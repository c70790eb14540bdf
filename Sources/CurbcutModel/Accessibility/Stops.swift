extension Element {
  /// Whether it fills the label of a view, which the view's name is made of.
  package var isInLabelSlot: Bool {
    for element in sequence(first: self, next: \.parent) {
      switch element.slot {
      case .label, .title, .icon, .currentValueLabel, .minimumValueLabel, .maximumValueLabel,
        .markedValueLabels:
        return true
      default:
        break
      }
    }
    return false
  }

  /// Whether it is a stored property's value, or an `Image` that a member hands out: who places it
  /// also names it.
  package var isStoredValue: Bool {
    guard case .member(let name) = tree.purpose, parent == nil else { return false }
    if let property = declaration?.property(name) {
      return property.getter == nil || property.type == "Image"
    }
    return declaration?.function(name)?.returnType == "Image"
  }

  /// Whether a label on a stack around it may name it: that of a stack which is no element itself
  /// goes to what is inside.
  package var isNamedByContainer: Bool {
    var element = self
    while let container = element.container, container.isLayout, container.grouping == nil {
      let isAlone = container.children(in: .content).count == 1
      if isAlone ? container.isNamed != .no : container.isNamed == .yes { return true }
      element = container
    }
    return false
  }

  /// Whether words stand beside it in the same stack, or under it where it is an overlay: in a row
  /// or pile anywhere, in a column right before or after it.
  ///
  /// A stack that holds only the image and its drawn backdrop counts as the image.
  ///
  /// - Parameter headings: whether a heading before it counts, which tells what the part of the
  ///   screen is about and not what this view is.
  package func standsBesideText(countingHeadings headings: Bool = true) -> Certainty {
    var element = self
    while true {
      guard let container = element.container else {
        // Nobody knows what stands beside a member's only view.
        return tree.purpose == .body ? .no : .unknown
      }
      if element.slotInContainer != .content {
        // What lies over a list has nothing to do with the words of its rows.
        switch container.row?.layout {
        case .list, .form, .scroll, .navigation: return .no
        default: return container.isTextual
        }
      }
      let siblings = element.siblings
      let beside = container.isColumn ? element.neighbors : siblings
      let answer = beside.reduce(Certainty.no) {
        let counts = headings || $1.index > element.index || $1.headingStyle == nil
        return $0 || (counts ? $1.isTextual : .no)
      }
      guard answer == .no, container.isLayout, siblings.allSatisfy({ $0.row?.isPaint == true })
      else { return answer }
      element = container
    }
  }

  private var isColumn: Bool {
    switch row?.layout {
    case .vertical, .list, .form, .scroll, .section, .navigation: true
    default: false
    }
  }

  /// The siblings right before and after, spacers left out.
  private var neighbors: [Element] {
    let siblings = siblings.filter { !$0.is(.spacer, .divider) }
    let before = siblings.last { $0.index < index }
    let after = siblings.first { $0.index > index }
    return [before, after].compactMap { $0 }
  }
}

extension Hiding {
  /// Whether a modifier hides from assistive technology for certain and does nothing else.
  package static func isExplicit(_ modifier: Modifier) -> Bool {
    modifier.name.hasPrefix("accessibility") && hides(modifier) == .yes
  }
}

extension Element {
  /// Whether a closure or view argument fills a slot, be it empty or not.
  package func hasClosure(_ slot: Slot) -> Bool {
    slots.contains { $0.1 == slot }
  }
}

extension Element {
  /// Whether something other than drawing and space follows it in reading order, in its own stack or
  /// in the stacks around it.
  package var isFollowedByContent: Bool {
    var element = self
    for _ in 0..<4 {
      guard let container = element.container else {
        return tree.roots.contains {
          $0.index > element.tree.records[element.index].end - 1 && $0.isContent
            && !$0.isAlternative(to: element)
        }
      }
      let followers = container.children(in: element.slotInContainer).filter {
        $0.index > element.index && !$0.isAlternative(to: element)
      }
      if followers.contains(where: \.isContent) { return true }
      guard container.isLayout else { return false }
      element = container
    }
    return false
  }

  private var isContent: Bool {
    isHidden != .yes && row?.isPaint != true
  }

  /// Whether words in it are there at times only: its label serves for the others.
  package var showsWordsAtTimes: Bool {
    descendants.contains { element in
      element.is(.text, .label) && element.conditions.contains { $0.kind == .branch }
    }
  }

  /// Whether it is the first text of its tree, in reading order.
  package var isFirstText: Bool {
    tree.elements.first { $0.is(.text, .label) }?.index == index
  }

  /// Whether the text is a sum of several, `Text("a") + Text("b")`: modifiers end at the first.
  package var isConcatenated: Bool { !tree.records[index].concatenated.isEmpty }
}
