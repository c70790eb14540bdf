import CurbcutSyntax

/// Works out the facts that pass down and up a tree, each in one pass over the records.
struct Derivation {
  let context: DeclarationContext
  let declaration: Declaration?
  let purpose: ViewTree.Purpose
  /// The names of views that callers pass in and that are left out; then uses of the view are too.
  private let leftOut: Set<String>
  private let records: [Record]
  private(set) var facts: [DerivedFacts]

  init(
    of records: [Record],
    purpose: ViewTree.Purpose,
    declaration: Declaration?,
    leavingOut leftOut: Set<String> = [],
    in context: DeclarationContext
  ) {
    self.leftOut = leftOut
    self.context = context
    self.declaration = declaration
    self.purpose = purpose
    self.records = records
    facts = [DerivedFacts](repeating: DerivedFacts(), count: records.count)
  }

  /// Works out the facts of all records.
  mutating func run() {
    for index in records.indices { deriveFromOutside(index) }
    for index in records.indices.reversed() { deriveFromInside(index) }
  }

  // MARK: From outside in

  private mutating func deriveFromOutside(_ index: Int) {
    var fact = DerivedFacts()
    if let parent = records[index].parent {
      inherit(&fact, index, from: parent)
    } else {
      enter(&fact)
      fact.platforms = (declaration?.platforms ?? .all)
        .intersection(context.project.platforms)
      if declaration?.isGlanced == true {
        fact.place.insert(.widget)
      }
    }
    for condition in records[index].conditions where condition.kind == .compilation {
      fact.platforms.formIntersection(Platforms(compiling: condition.source))
    }
    if case .builtIn(.image) = records[index].construction,
      records[index].arguments.first?.label == "decorative"
    {
      fact.isHidden = .yes
    }
    fact.isHidden =
      fact.isHidden || hides(index, after: nil, inLabel: fact.labeledControl != nil)
    if component(index)?.hides == true { fact.isHidden = .yes }
    facts[index] = fact
  }

  /// What the known uses of the view say about its outermost element.
  private func enter(_ fact: inout DerivedFacts) {
    guard purpose == .body, leftOut.isEmpty, let name = declaration?.name,
      let use = context.use(of: name)
    else { return }
    fact.isHidden = use.isHidden
    fact.isReplacedByAncestor = use.isSpokenFor
    fact.isOverruled = use.isOverruled
    fact.place.insert(.repeated, use.isRepeated)
    fact.place.insert(.menu, use.isInMenu)
    fact.place.insert(.toolbar, use.isInToolbar)
    fact.place.insert(.widget, use.isGlanced)
  }

  private func inherit(_ fact: inout DerivedFacts, _ index: Int, from parent: Int) {
    let outer = facts[parent]
    let slot = records[index].slot
    let modifier = records[index].modifierIndex
    fact.place = outer.place
    fact.platforms = outer.platforms
    if slot.isSeparatePlace {
      // A sheet stands where its own content says; only a widget stays one.
      fact.place.formIntersection(.widget)
      if slot == .alert || slot == .menu || slot == .swipeActions { fact.isHidden = outer.isHidden }
    } else {
      // The order of the chain decides: only what stands after an overlay covers the overlay too.
      fact.isHidden =
        modifier == nil
        ? outer.isHidden
        : inheritedHidden(parent)
          || hides(parent, after: modifier, inLabel: outer.labeledControl != nil)
      var isReplaced = collapses(parent, after: modifier)
      fact.labeledControl = outer.labeledControl
      fact.combiningElement = outer.combiningElement
      if combines(parent, after: modifier) { fact.combiningElement = parent }
      if modifier == nil, let grouping = component(parent)?.grouping {
        isReplaced = isReplaced || grouping.isCollapsing
        if grouping == .combine { fact.combiningElement = parent }
      } else if isUnreadControl(parent) {
        isReplaced = isReplaced || .unknown
      }
      if modifier == nil, let passed = passedFacts(of: index, to: parent) {
        fact.isHidden = fact.isHidden || passed.isHidden
        isReplaced = isReplaced || passed.isReplaced
        if passed.isCombined == .yes { fact.combiningElement = parent }
        fact.place.insert(.menu, passed.isInMenu)
      }
      fact.isReplacedByAncestor = outer.isReplacedByAncestor || isReplaced
      fact.isOverruled = outer.isOverruled || isReplaced
    }
    if let row = records[parent].row {
      place(&fact, slot: slot, in: row)
      if row.namesItself(bySlot: slot) {
        fact.labeledControl = parent
        fact.combiningElement = parent
      }
    }
    place(&fact, slot: slot)
    if records[index].conditions.contains(where: { $0.kind == .repetition }) {
      fact.place.insert(.repeated)
    }
  }

  private var entryHidden: Certainty {
    var fact = DerivedFacts()
    enter(&fact)
    return fact.isHidden
  }

  /// What hides a record from further out than its own chain.
  private func inheritedHidden(_ index: Int) -> Certainty {
    records[index].parent.map { facts[$0].isHidden } ?? entryHidden
  }

  private func place(_ fact: inout DerivedFacts, slot: Slot) {
    switch slot {
    case .toolbar: fact.place.insert(.toolbar)
    case .menu, .swipeActions, .alert: fact.place.insert(.menu)
    case .background, .mask: fact.place.insert(.background)
    case .overlay: fact.place.insert(.overlay)
    case .tabItem: fact.place.insert(.tabItem)
    case .accessibility: fact.place.insert(.representation)
    default: break
    }
  }

  private func place(_ fact: inout DerivedFacts, slot: Slot, in row: ViewRow) {
    switch row.kind {
    case .list where slot == .content: fact.place.insert(.list)
    case .form where slot == .content: fact.place.insert(.form)
    case .section where slot == .header || slot == .footer: fact.place.insert(.sectionHeader)
    case .navigationLink where slot == .label: fact.place.insert(.navigationLink)
    case .labeledContent where slot == .content: fact.place.insert(.labeledContent)
    case .forEach where slot == .content: fact.place.insert(.repeated)
    case .contentUnavailableView, .table, .chart: fact.place.insert(.systemStyled)
    case .toolbarItem, .toolbarItemGroup: fact.place.insert(.toolbar)
    default: break
    }
  }

  /// A custom view that nobody has read and whose name says it is a control: it may well name,
  /// hide or group what it is given.
  private func isUnreadControl(_ index: Int) -> Bool {
    guard case .custom = records[index].construction,
      NameHint.control.matches(records[index].name)
    else { return false }
    guard let view = context.facts[records[index].name]?.view else { return true }
    return view.isNamed != .no
  }

  /// What the project says of a view of another package.
  private func component(_ index: Int) -> Component? {
    guard !context.project.components.isEmpty,
      records[index].construction == .custom || records[index].row?.naming != nil
    else { return nil }
    return context.project.components[records[index].name]
  }

  // MARK: From inside out

  private mutating func deriveFromInside(_ index: Int) {
    var textual: Certainty = .no
    var imagery: Certainty = .no
    var control: Certainty = .no
    var unknown = false
    let end = records[index].end
    var child = index + 1
    while child < end {
      if records[child].slot.isContentOfParent {
        let inner = facts[child]
        let isHeard = !inner.isHidden
        textual = textual || (inner.isTextual && isHeard)
        imagery = imagery || inner.hasImagery
        control = control || ((inner.hasControl || isControl(child)) && isHeard)
        unknown = unknown || inner.hasUnknown
      }
      child = records[child].end
    }
    let own = ownContent(of: index, inner: textual)
    facts[index].isTextual = own.textual || names(index)
    facts[index].hasImagery = imagery || own.imagery
    facts[index].hasControl = control
    facts[index].hasUnknown = unknown || own.isUnknown
  }

  private func ownContent(
    of index: Int,
    inner: Certainty
  ) -> (textual: Certainty, imagery: Certainty, isUnknown: Bool) {
    switch records[index].construction {
    case .placeholder, .unknown:
      if leftOut.contains(records[index].name) { return (.no, .no, false) }
      guard let member = member(index) else { return (.unknown, .unknown, true) }
      return (member.isTextual || member.isNamed, member.hasImagery, false)
    case .custom:
      if let component = component(index) {
        let words = component.title(of: records[index].arguments).map(OwnContent.hasWords)
        return (component.role == .text ? .yes : (words ?? .unknown) || inner, .unknown, true)
      }
      guard let facts = customView(index) else {
        // What it is handed besides is shown until the image is there.
        return NameHint.isImageLoader(records[index].name)
          ? (.no, .yes, false) : (.unknown, .unknown, true)
      }
      return (facts.isTextual || facts.isNamed || inner, facts.hasImagery, false)
    case .member:
      return (records[index].end - 1 == 0 ? .unknown : inner, .no, false)
    case .builtIn:
      let own = records[index].ownContent
      return (own.addsInner ? own.textual || inner : own.textual, own.imagery, false)
    }
  }

  private func isControl(_ index: Int) -> Certainty {
    let own =
      mayHave(.interactive, index) ? Gestures.makeInteractive(records[index].modifiers) : .no
    switch records[index].construction {
    case .builtIn: return Certainty(records[index].row?.isInteractive == true) || own
    case .custom: return (customView(index)?.hasControl ?? .unknown) || own
    case .member: return own
    case .placeholder, .unknown:
      if leftOut.contains(records[index].name) { return own }
      return (member(index)?.hasControl ?? .unknown) || own
    }
  }

  /// What a view of the project is where it is used.
  private func customView(_ index: Int) -> ViewFacts? {
    context.view(records[index].name)?.used(with: records[index].slots)
      .used(with: records[index].arguments)
  }

  private func passedFacts(of index: Int, to parent: Int) -> PassedViewFacts? {
    context.passedFacts(of: index, to: parent, in: records)
  }

  /// What a member is that an extension of the type defines, which is read where it is written.
  private func member(_ index: Int) -> ViewFacts? {
    records[index].memberName(in: declaration).flatMap { context.view($0) }
  }

  // MARK: What modifiers do

  /// The modifiers of a chain behind one of them; all without one.
  private func modifiers(_ index: Int, after modifier: Int?) -> ArraySlice<Modifier> {
    records[index].modifiers.dropFirst((modifier ?? -1) + 1)
  }

  /// Whether a chain may have modifiers of some families; quick, for most chains have none.
  private func mayHave(_ categories: ModifierCategories, _ index: Int) -> Bool {
    // The effective modifiers are those of the chain and more.
    !records[index].effectiveFamilies.isDisjoint(with: categories)
  }

  /// - Parameter isLabel: whether it stands in the label of a control. What is redacted there comes back
  ///   as its name.
  private func hides(_ index: Int, after modifier: Int?, inLabel isLabel: Bool) -> Certainty {
    guard mayHave(.hiding, index) else { return .no }
    return modifiers(index, after: modifier).reduce(.no) { answer, modifier in
      if isLabel, modifier.name == "redacted" { return answer }
      let hides = Hiding.keepsFromAssistiveTechnology(modifier)
      // What is hidden while a dialog lies over it is there at all other times.
      let isThereAtRest =
        hides == .unknown && !modifier.isConditional
        && modifier.firstArgument.map { declaration?.isFalseAtFirst($0) == true } == true
      return answer || (isThereAtRest ? .no : hides)
    }
  }

  private func collapses(_ index: Int, after modifier: Int?) -> Certainty {
    guard mayHave(.grouping, index) else { return .no }
    return modifiers(index, after: modifier).reduce(.no) { answer, modifier in
      answer || (Grouping(modifier)?.isCollapsing ?? .no)
    }
  }

  private func combines(_ index: Int, after modifier: Int?) -> Bool {
    guard mayHave(.grouping, index) else { return false }
    return modifiers(index, after: modifier).contains { Grouping($0) == .combine }
  }

  private func names(_ index: Int) -> Certainty {
    guard mayHave([.naming, .foreignAccessibility], index) else { return .no }
    return records[index].modifiers.reduce(.no) { $0 || Naming.names($1) }
  }
}

extension Slot {
  /// Whether it is part of what the parent shows, rather than a place of its own.
  var isContentOfParent: Bool {
    switch self {
    case .background, .mask, .accessibility, .action, .data: false
    default: !isSeparatePlace
    }
  }
}

extension ViewTree {
  /// The same tree with the facts worked out anew; without views that callers pass in, where those
  /// are to be left out.
  func derived(in context: DeclarationContext, leavingOut leftOut: Set<String> = []) -> ViewTree {
    derived(in: context) { records in
      var derivation = Derivation(
        of: records,
        purpose: purpose,
        declaration: declaration,
        leavingOut: leftOut,
        in: context
      )
      derivation.run()
      return derivation.facts
    }
  }
}

extension DeclarationContext {
  /// What a view of the project makes of a view that is passed to it.
  fileprivate func passedFacts(
    of index: Int,
    to parent: Int,
    in records: [Record]
  ) -> PassedViewFacts? {
    guard records[parent].construction == .custom, let frame = view(records[parent].name)?.frame
    else { return nil }
    let place = records[index].chain.range
    let slots = records[parent].slots
    return slots.first { $0.0.value.range.contains(place.lowerBound) }
      .flatMap { frame.facts(of: $0.0, in: slots, among: records[parent].arguments) }
  }
}

extension Element {
  /// What the view of the project that it is passed to makes of it; nil for others.
  var passedFacts: PassedViewFacts? {
    parent.flatMap { tree.context.passedFacts(of: index, to: $0.index, in: tree.records) }
  }
}
