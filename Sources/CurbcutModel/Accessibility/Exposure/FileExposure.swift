/// What iOS exposes of a view, as far as its own file tells.
struct FileExposure: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension FileExposure {
  /// The element as iOS exposes it, as far as its own file tells: without what callers give to its
  /// view and without entering other views.
  package var exposed: ExposedElement {
    var reader = ExposureReader(of: element.tree)
    let around = speakingAncestor
    guard let outer = around ?? (Exposure(of: element).isReadSpecially ? element : nil) else {
      return reader.exposed(element)
    }
    // What stands around it, or what it is made of, counts: then it is read in its place.
    let isShort = outer.tree.records[outer.index].end - outer.index <= Self.maximumAround
    let inPlace =
      isShort
      ? reader.aside([outer]).filter {
        $0.range == element.headRange && $0.view == element.typeName
      } : []
    if inPlace.count == 1, let only = inPlace.first { return only }
    var own = reader.exposed(element)
    if around != nil { own.doubt = own.doubt ?? "what stands around it may change it" }
    return own
  }

  /// How many views are read for what stands around one of them.
  private static let maximumAround = 256

  /// The outermost view around it that may speak for what is inside: by modifiers, as a row of a
  /// form that names its control, or as a member that was called with arguments.
  private var speakingAncestor: Element? {
    var found: Element?
    var inner = element
    while let outer = inner.parent, !inner.slot.isSeparatePlace,
      // What is given to assistive technology in a view's place has the view's modifiers.
      inner.record.modifierIndex == nil || inner.slot == .accessibility
    {
      if outer.is(.labeledContent) || FileExposure(of: outer).isCalledMember
        || FileExposure(of: outer).hasSpokenModifier
      {
        found = outer
      }
      inner = outer
    }
    return found
  }

  private var isCalledMember: Bool {
    element.tree.records[element.index].construction == .member
      && !element.tree.records[element.index].arguments.isEmpty
  }

  private var hasSpokenModifier: Bool {
    (element.hasModifier(.accessibility) || element.hasModifier("help"))
      && element.modifiers.contains(where: \.isSpoken)
  }
}

extension Element {
  /// What assistive technology calls it.
  package var name: AccessibleName { AccessibleName(of: FileExposure(of: self).exposed) }

  /// What is exposed after the name: what a modifier says, or the state of a control.
  package var value: Fact<Phrase> {
    if FileExposure(of: self).hasNoValue { return .absent }
    let exposed = FileExposure(of: self).exposed
    return exposed.fact(exposed.shownValue)
  }
}

extension FileExposure {
  /// Whether nothing can give it a value, which a look at its records tells: neither it nor a view
  /// inside has a state, was not read, or has a modifier that may say one.
  fileprivate var hasNoValue: Bool {
    guard element.tree.records[element.index].row != nil, !Exposure(of: element).isReadSpecially,
      !element.hasModifier("badge"),
      speakingAncestor == nil
    else { return false }
    return (element.index..<element.tree.records[element.index].end).allSatisfy { place in
      // By index: a copy of each would cost more than all the rest.
      guard
        element.tree.records[place].effectiveFamilies.isDisjoint(with: [
          .accessibility, .foreignAccessibility,
        ])
      else { return false }
      if element.tree.records[place].construction == .member { return true }
      guard let row = element.tree.records[place].row, row.naming == nil else { return false }
      switch row.role {
      case .none, .text, .image: return true
      case .button, .link: return place == element.index
      default: return false
      }
    }
  }
}

extension Element {
  /// What is spoken last, after a pause: what happens on activation.
  package var hint: Fact<Phrase> {
    let exposed = FileExposure(of: self).exposed
    return exposed.fact(exposed.hint)
  }
}

extension Element {
  /// Whether it has the Selected trait, at least at times: by a modifier or a check mark that is part
  /// of it.
  package var isExposedAsSelected: Bool {
    FileExposure(of: self).exposed.traits.contains { $0.kind == .selected }
  }
}

extension ExposedElement {
  /// One of its parts as a fact: what is not there is unknown where something was not read.
  func fact(_ part: Part?) -> Fact<Phrase> {
    guard let part else { return doubt == nil ? .absent : .unknown }
    return part.certainty == .yes ? .known(part.phrase) : .unknown
  }
}

extension AccessibleName {
  /// The name that an exposed element has.
  init(of exposed: ExposedElement) {
    guard let label = exposed.label ?? exposed.placeholder else {
      self.init(exposed.doubt == nil ? .absent : .unknown, from: nil)
      return
    }
    self.init(label.certainty == .yes ? .known(label.phrase) : .unknown, from: label.step)
  }
}
