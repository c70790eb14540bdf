import CurbcutSyntax

/// Works out the facts that pass down and up a tree, each in one pass over the records.
struct Derivation {
  let surroundings: Surroundings
  let declaration: Declaration?
  let purpose: ViewTree.Purpose
  private(set) var records: [Record]
  private var facts: [DerivedFacts]

  init(
    of records: [Record],
    purpose: ViewTree.Purpose,
    declaration: Declaration?,
    in surroundings: Surroundings
  ) {
    self.surroundings = surroundings
    self.declaration = declaration
    self.purpose = purpose
    self.records = records
    facts = [DerivedFacts](repeating: DerivedFacts(), count: records.count)
  }

  /// The records with their facts.
  mutating func run() -> [Record] {
    addAppliedModifiers()
    passModifiersThrough()
    for index in records.indices { deriveFromOutside(index) }
    for index in records.indices.reversed() { deriveFromInside(index) }
    for index in records.indices { records[index].facts = facts[index] }
    return records
  }

  /// Modifiers on a see-through view that holds one view apply to that view.
  private mutating func passModifiersThrough() {
    var contentCounts = [Int](repeating: 0, count: records.count)
    for record in records where record.modifierIndex == nil {
      if let parent = record.parent { contentCounts[parent] += 1 }
    }
    for index in records.indices {
      var modifiers = records[index].modifiers
      if let parent = records[index].parent, records[parent].isSeeThrough,
        contentCounts[parent] == 1, records[index].modifierIndex == nil,
        records[index].conditions.isEmpty
      {
        modifiers += records[parent].effectiveModifiers.map { modifier in
          var modifier = modifier
          if modifier.origin == .own { modifier.origin = .wrapper }
          return modifier
        }
      }
      records[index].effectiveModifiers = modifiers
    }
  }

  // MARK: Modifiers of extensions and modifier types

  private mutating func addAppliedModifiers() {
    for index in records.indices {
      records[index].modifiers.removeAll { modifier in
        if case .applied = modifier.origin { true } else { false }
      }
      guard !surroundings.modifiers.isEmpty else { continue }
      var applied: [Modifier] = []
      for modifier in records[index].modifiers {
        guard let name = modifier.definition else { continue }
        for inner in surroundings.modifiers[name] ?? [] {
          var inner = inner
          inner.origin = .applied(by: name)
          applied.append(inner)
        }
      }
      records[index].modifiers += applied
    }
  }

  // MARK: From outside in

  private static let glanced = [
    "Widget", "LiveActivity", "Complication", "DynamicIsland", "Accessory",
  ]

  private mutating func deriveFromOutside(_ index: Int) {
    let record = records[index]
    var fact = facts[index]
    if let parent = record.parent {
      inherit(&fact, record: record, from: parent)
    } else {
      enter(&fact)
      fact.platforms = (declaration?.platforms ?? .all)
        .intersection(surroundings.project.platforms)
      if let name = declaration?.name, Self.glanced.contains(where: { name.contains($0) }) {
        fact.place.insert(.glanced)
      }
    }
    for condition in record.conditions where condition.kind == .compilation {
      fact.platforms.formIntersection(Platforms(compiling: condition.source))
    }
    if case .builtIn(.image) = record.construction, record.arguments.first?.label == "decorative" {
      fact.isHidden = .yes
    }
    fact.isHidden = fact.isHidden || hides(record.modifiers, after: nil)
    if component(record)?.hides == true { fact.isHidden = .yes }
    facts[index] = fact
  }

  /// What the known uses of the view say about its outermost element.
  private func enter(_ fact: inout DerivedFacts) {
    guard purpose == .body, let name = declaration?.name, let use = surroundings.uses[name] else {
      return
    }
    fact.isHidden = use.isHidden
    fact.isCollapsed = use.isCollapsed || use.isNamed || use.isInLabel || use.isMerged
    if use.isRepeated != .no { fact.place.insert(.repeated) }
    if use.isInMenu != .no { fact.place.insert(.menu) }
    if use.isInToolbar != .no { fact.place.insert(.toolbar) }
  }

  private func inherit(_ fact: inout DerivedFacts, record: Record, from parent: Int) {
    let outer = records[parent]
    let outerFact = facts[parent]
    fact.place = outerFact.place
    fact.platforms = outerFact.platforms
    if record.slot.isSeparatePlace {
      fact.place.subtract([.list, .form, .repeated, .sectionHeader, .systemStyled, .overlay])
      if record.slot == .alert || record.slot == .menu || record.slot == .swipeActions {
        fact.isHidden = outerFact.isHidden
      }
    } else {
      // The order of the chain decides: only what stands after an overlay covers the overlay too.
      let ownHides = hides(outer.modifiers, after: record.modifierIndex)
      let inherited = outer.parent == nil ? entryHidden : inheritedHidden(parent)
      fact.isHidden = record.modifierIndex == nil ? outerFact.isHidden : (inherited || ownHides)
      fact.isCollapsed =
        outerFact.isCollapsed || collapses(outer.modifiers, after: record.modifierIndex)
      fact.labelOwner = outerFact.labelOwner
      fact.mergesInto = outerFact.mergesInto
      if combines(outer.modifiers, after: record.modifierIndex) { fact.mergesInto = parent }
      if record.modifierIndex == nil, let grouping = component(outer)?.grouping {
        fact.isCollapsed = fact.isCollapsed || grouping.isCollapsing
        if grouping == .combine { fact.mergesInto = parent }
      } else if isUnreadControl(outer) {
        fact.isCollapsed = fact.isCollapsed || .unknown
      }
    }
    if let row = outer.row {
      place(&fact, slot: record.slot, in: row)
      if row.namesItself(bySlot: record.slot) {
        fact.labelOwner = parent
        fact.mergesInto = parent
      }
    }
    place(&fact, slot: record.slot)
    if record.conditions.contains(where: { $0.kind == .repetition }) {
      fact.place.insert(.repeated)
    }
  }

  private var entryHidden: Answer {
    var fact = DerivedFacts()
    enter(&fact)
    return fact.isHidden
  }

  /// What hides a record from further out than its own chain.
  private func inheritedHidden(_ index: Int) -> Answer {
    records[index].parent.map { facts[$0].isHidden } ?? entryHidden
  }

  private func place(_ fact: inout DerivedFacts, slot: Slot) {
    switch slot {
    case .toolbar: fact.place.insert(.toolbar)
    case .menu, .swipeActions, .alert: fact.place.insert(.menu)
    case .background, .mask: fact.place.insert(.backdrop)
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
  private func isUnreadControl(_ record: Record) -> Bool {
    guard record.construction == .custom else { return false }
    let words = [
      "Button", "Link", "Control", "Tappable", "Chip", "Toggle", "Label", "Icon", "Menu",
      "Picker", "Action", "Accessib", "Preview",
    ]
    return words.contains { record.name.contains($0) }
  }

  /// What the project says of a view of another package.
  private func component(_ record: Record) -> Component? {
    guard !surroundings.project.components.isEmpty,
      record.construction == .custom || record.row?.naming != nil
    else { return nil }
    return surroundings.project.components[record.name]
  }

  // MARK: From inside out

  private mutating func deriveFromInside(_ index: Int) {
    let record = records[index]
    var textual: Answer = .no
    var imagery: Answer = .no
    var control: Answer = .no
    var unknown = false
    var child = index + 1
    while child < record.end {
      let inner = records[child]
      let innerFact = facts[child]
      if inner.slot.isContentOfParent {
        let isHeard = !innerFact.isHidden
        textual = textual || (innerFact.isTextual && isHeard)
        imagery = imagery || innerFact.hasImagery
        control = control || ((innerFact.hasControl || isControl(inner)) && isHeard)
        unknown = unknown || innerFact.hasUnknown
      }
      child = inner.end
    }
    let own = ownContent(of: record, inner: textual)
    facts[index].isTextual = own.textual || names(record.modifiers)
    facts[index].hasImagery = imagery || own.imagery
    facts[index].hasControl = control
    facts[index].hasUnknown = unknown || own.isUnknown
  }

  private func ownContent(
    of record: Record,
    inner: Answer
  ) -> (textual: Answer, imagery: Answer, isUnknown: Bool) {
    switch record.construction {
    case .placeholder, .unknown: return (.unknown, .unknown, true)
    case .custom:
      if let component = component(record) {
        let words = component.title(of: record.arguments).map(hasWords)
        return (component.role == .text ? .yes : (words ?? .unknown) || inner, .unknown, true)
      }
      guard let facts = surroundings.views[record.name] else { return (.unknown, .unknown, true) }
      return (facts.isTextual || facts.isNamed || inner, facts.hasImagery, false)
    case .member:
      return (record.end - 1 == 0 ? .unknown : inner, .no, false)
    case .builtIn(let kind):
      return builtInContent(kind, record, inner: inner)
    }
  }

  private func builtInContent(
    _ kind: ViewKind,
    _ record: Record,
    inner: Answer
  ) -> (textual: Answer, imagery: Answer, isUnknown: Bool) {
    if let naming = record.row?.naming {
      let words = record.row?.title(of: record.arguments).map(hasWords)
      let textual = naming == .unknown ? .unknown : (words ?? .no) || inner
      return (textual, kind == .asyncImage ? .yes : .unknown, false)
    }
    switch kind {
    case .text:
      var textual = record.arguments.isEmpty ? Answer.unknown : hasWords(record.arguments[0])
      for operand in record.concatenated {
        let argument = Expression(operand).call?.arguments.first
        textual = textual || (argument.map(hasWords) ?? .unknown)
      }
      return (textual, .no, false)
    case .image:
      let label = record.arguments.first { $0.label == "label" }
      return (label == nil ? .no : .yes, .yes, false)
    case .asyncImage:
      return (.no, .yes, false)
    default:
      guard let row = record.row else { return (inner, .no, false) }
      let imagery = Answer(row.isDrawing)
      if row.isNamedBySystem { return (.yes, imagery, false) }
      guard let title = row.title(of: record.arguments) else { return (inner, imagery, false) }
      return (hasWords(title) || inner, imagery, false)
    }
  }

  /// Whether a title argument has words: anything but a blank literal has.
  private func hasWords(_ argument: Argument) -> Answer {
    switch argument.value.form {
    case .string(let phrase): return Answer(!phrase.isBlank)
    case .call(let callee, let arguments):
      // `Text(Image(systemName: "star"))` has no words.
      if callee.path == "Image" { return .no }
      if callee.path == "Text", let first = arguments.first { return hasWords(first) }
      return .yes
    default: return .yes
    }
  }

  private func isControl(_ record: Record) -> Answer {
    switch record.construction {
    case .builtIn:
      return Answer(record.row?.isInteractive == true) || Gestures.makeInteractive(record.modifiers)
    case .custom:
      let known = surroundings.views[record.name]?.hasControl ?? .unknown
      return known || Gestures.makeInteractive(record.modifiers)
    case .member: return Gestures.makeInteractive(record.modifiers)
    case .placeholder, .unknown: return .unknown
    }
  }

  // MARK: Modifiers

  private func effective(_ modifiers: [Modifier], after index: Int?) -> ArraySlice<Modifier> {
    modifiers[min((index ?? -1) + 1, modifiers.count)...]
  }

  private func hides(_ modifiers: [Modifier], after index: Int?) -> Answer {
    effective(modifiers, after: index).reduce(.no) { $0 || Hiding.hides($1) }
  }

  private func collapses(_ modifiers: [Modifier], after index: Int?) -> Answer {
    effective(modifiers, after: index).reduce(.no) { answer, modifier in
      answer || (Grouping(modifier)?.isCollapsing ?? .no)
    }
  }

  private func combines(_ modifiers: [Modifier], after index: Int?) -> Bool {
    effective(modifiers, after: index).contains { Grouping($0) == .combine }
  }

  private func names(_ modifiers: [Modifier]) -> Answer {
    modifiers.reduce(.no) { $0 || Naming.names($1) }
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
