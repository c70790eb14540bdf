import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// What is worked out for one file: a model and the findings of each top-level item.
///
/// Invariant: after `update` it equals what a fresh analysis of the same tree would give.
struct FileAnalysis: Sendable {
  /// One item with everything that is known of it, in offsets from its first byte.
  struct Item: Sendable {
    let unit: Unit
    var model: ItemModel
    /// What was found, in offsets from the item's first byte, before comments silence any of it.
    var diagnostics: [Diagnostic]
    let comments: [SuppressionComment]
    let marks: FileMarks
    let part: TypePart?
    /// Whether it is looked at as a part of a type with its extensions.
    var isJoined = false
    /// Which update looked at the item last.
    var update = 0
    /// Whether the rules have not seen it as it is now.
    var isStale = true
    /// Whether code that it uses has been written in another way since the rules looked at it.
    var usesOtherCode = false
  }

  private let workPool: WorkPool
  // Set here, in `FileAnalysis+JoinedTypes` and in `FileAnalysis+OtherCode` only.
  var items: [Item] = []
  /// The structs of views that are looked at with their extensions, in the order of the file.
  var joinedTypes: [JoinedType] = []
  /// The units of the items, as the list that the tree gave.
  private var units = UnitList()
  /// How many items say that the file is never checked.
  private var exemptingItems = 0
  private(set) var context = DeclarationContext()
  /// How many items declare a name: for other files to see, and for this one alone.
  private var declarers: [String: ImportedFacts.Declarers] = [:]
  /// Whether any items use each other in a circle; nil where it has not been looked at.
  private var hasCircles: Bool?
  /// What the project's other files say.
  private var outside = ImportedFacts()
  /// What an older text of the file declared, as far as an index may still say so. Nobody else tells
  /// of it what counts here.
  var formerDeclarations: Set<String> = []
  /// Whether the facts of the items have been worked out at all.
  private var isSettled = false
  /// Whether the diagnostics are older than the facts.
  private var isOutdated = true
  private var configuration: Configuration?
  private var wasExempt = false
  private var updates = 0
  /// The diagnostics by item, in order.
  private(set) var groups: [DiagnosticGroup] = []

  init(workPool: WorkPool = .one) { self.workPool = workPool }

  /// All diagnostics by place.
  var diagnostics: [Diagnostic] {
    groups.flatMap { group in group.diagnostics.map { $0.shifted(by: group.base) } }
  }

  /// How far facts travel from one declaration to the next: what is further away is unknown. They
  /// travel a declaration a round, each of which costs a look at all that a change may reach.
  static let maximumRounds = 16

  /// Whether many items wait to be looked at again because code that they use is written in another way.
  var isPuttingOff: Bool { isOutdated }

  /// Brings everything up to date with a tree; items whose unit is unchanged are kept.
  ///
  /// - Parameter puttingOff: whether items may wait that use code which is being written, where they are many.
  mutating func update(
    for tree: SyntaxTree,
    rules: RuleRunner,
    configuration: Configuration,
    knowing index: ProjectIndex,
    puttingOff: Bool = false
  ) {
    settle(
      for: tree,
      in: configuration.project,
      knowing: index,
      stage: ProjectIndex.stageCount - 1
    )
    let isNewConfiguration = configuration != self.configuration
    guard isOutdated || isNewConfiguration else { return }
    isOutdated = seeOtherCode(puttingOff: puttingOff && !isNewConfiguration)
    self.configuration = configuration
    let isReachingAll = isNewConfiguration || isExempt != wasExempt
    wasExempt = isExempt
    updates += 1
    joinTypes()
    let stale = items.indices.filter { isReachingAll || items[$0].isStale }
    let types = joinedTypes.filter { type in stale.contains { $0 == type.parts[0] } }
    let models =
      stale.filter { !items[$0].isJoined }.map { items[$0].model } + types.map(\.model)
    var found = workPool.map(models) { [wasExempt] model in
      let found = wasExempt ? [] : rules.findings(of: model)
      return found.map { Diagnostic($0, severity: configuration.severity(of: $0)) }
    }[...]
    for index in stale {
      items[index].update = updates
      items[index].isStale = false
      items[index].diagnostics = items[index].isJoined ? [] : found.popFirst() ?? []
    }
    for (type, found) in zip(types, found) {
      for (part, diagnostic) in type.place(found) {
        items[type.parts[part]].diagnostics.append(diagnostic)
      }
    }
    groups = makeGroups(in: tree, rules: rules.rules, configuration: configuration)
  }

  /// Reads what is new in a tree and works out the facts; no rule is run.
  ///
  /// - Parameter stage: how far the facts of other files are settled that are taken.
  /// - Returns: Whether anything may be otherwise than before.
  @discardableResult
  mutating func settle(
    for tree: SyntaxTree,
    in project: ProjectFacts,
    knowing index: ProjectIndex,
    stage: Int
  ) -> Bool {
    let latest = takeUnits(of: tree, in: project)
    let change = isSettled ? latest : ItemChange(fresh: items.indices, replaced: [])
    let changes = importFacts(from: index, stage: stage, about: change, in: tree)
    context.projectConstants = outside.constants
    context.projectThemes = outside.themes
    let isReachingAll = !isSettled || changes.concernsConstants
    guard isReachingAll || !change.isEmpty || !changes.names.isEmpty else { return false }
    isOutdated = true
    if !change.isEmpty { hasCircles = nil }
    let stale =
      isReachingAll || !change.isEmpty || isCircular
      ? derive(change, changes: changes.names, isReachingAll: isReachingAll) : passOn(changes.names)
    for index in stale { items[index].isStale = true }
    isSettled = true
    return true
  }

  /// What the file means to the others of its project as far as it follows from its syntax alone.
  var writtenExport: FileExport {
    if isExempt && !isGenerated || !isBuilt { return FileExport() }
    let written = FileExport(writtenIn: items.lazy.map(\.model))
    return isExempt ? written.pictures : written
  }

  /// Whether some target may compile it.
  private var isBuilt: Bool { context.project.isBuilt }

  /// Whether it is a test.
  var isTest: Bool { exemptingItems > 0 && items.contains { $0.marks.isTest } }

  /// Whether a program wrote it, and it is no test.
  private var isGenerated: Bool {
    exemptingItems == 1 && items.first?.marks.isGenerated == true
      && items.first?.marks.isTest == false
  }

  /// The same with what follows from the facts as they are worked out.
  func export(from written: FileExport) -> FileExport {
    isExempt || !isBuilt ? written : written.settled(by: items.lazy.map(\.model))
  }

  /// The names under which other files may tell it something.
  var sharedNames: Set<String> {
    var names: Set<String> = []
    if isExempt { return names }
    for item in items where item.model.isOpenToOthers { names.formUnion(item.model.sharedNames) }
    return names
  }

  /// Those of them under which it asks what others do to what it has.
  var askedNames: Set<String> {
    var names: Set<String> = []
    if isExempt { return names }
    for item in items where item.model.isOpenToOthers { names.formUnion(item.model.definedNames) }
    return names
  }

  /// Whether what other files say can change anything here.
  var isOpenToOthers: Bool { !isExempt && items.contains { $0.model.isOpenToOthers } }

  /// The item that holds an offset, with the offset of its first byte.
  func item(at offset: Int) -> (model: ItemModel, base: Int)? {
    var base = 0
    for item in items {
      let end = base + item.unit.byteCount
      if offset < end || (offset == end && item.unit == items.last?.unit) {
        return (item.model, base)
      }
      base = end
    }
    return nil
  }

  /// All items with the offset of their first byte.
  var models: [(model: ItemModel, base: Int)] {
    var base = 0
    return items.map { item in
      defer { base += item.unit.byteCount }
      return (item.model, base)
    }
  }

  /// Takes over what an index says by now.
  ///
  /// - Returns: What of it is new.
  private mutating func importFacts(
    from index: ProjectIndex,
    stage: Int,
    about change: ItemChange,
    in tree: SyntaxTree
  ) -> ImportedFacts.Changes {
    guard !index.isEmpty else { return ImportedFacts.Changes() }
    let isOlder = outside.update(from: index, stage: stage, in: tree)
    for item in isOlder ? items.indices : change.fresh where items[item].model.isOpenToOthers {
      for name in items[item].model.sharedNames { ask(index, name) }
    }
    for model in change.replaced {
      for name in model.sharedNames { ask(index, name) }
    }
    return outside.drainChanges()
  }

  private mutating func ask(_ index: ProjectIndex, _ name: String) {
    let own = declarers[name]
    if own == nil, formerDeclarations.contains(name) {
      outside.forget(name)
    } else {
      outside.ask(index, name, own)
    }
  }

  // MARK: Items

  /// Which items are new, and what stood in their place.
  private struct ItemChange {
    let fresh: Range<Int>
    let replaced: [ItemModel]

    var isEmpty: Bool { fresh.isEmpty && replaced.isEmpty }
  }

  /// Takes over a tree without working out any facts, which then are all to be worked out.
  mutating func read(_ tree: SyntaxTree, in project: ProjectFacts) {
    if !takeUnits(of: tree, in: project).isEmpty { isSettled = false }
  }

  /// Takes over the tree's units; what stands before and behind the change is kept.
  private mutating func takeUnits(of tree: SyntaxTree, in project: ProjectFacts) -> ItemChange {
    let project = project.raised(byImportsOf: tree)
    if project != context.project {
      // What a view is may be another thing altogether: everything is read anew.
      let updates = updates
      let formerDeclarations = formerDeclarations
      self = FileAnalysis(workPool: workPool)
      self.formerDeclarations = formerDeclarations
      self.updates = updates
      context.project = project
    }
    let change = tree.units.changes(since: units)
    units = tree.units
    let replaced = items[change.replaced].map(\.model)
    let isAtStart = change.replaced.lowerBound == 0
    let components = context.project.components
    let fresh = workPool.map(Array(change.units.enumerated())) { index, unit in
      let node = unit.root(at: 0)
      let model = ItemModel(lowering: node, components: components)
      return Item(
        unit: unit,
        model: model,
        diagnostics: [],
        comments: SuppressionComment.comments(in: node),
        marks: FileMarks(of: node, isFirst: isAtStart && index == 0),
        part: TypePart(model)
      )
    }
    for item in items[change.replaced] { count(item.model.summary.declared, by: -1) }
    for item in fresh { count(item.model.summary.declared, by: 1) }
    exemptingItems -= items[change.replaced].count { $0.marks.isExempting }
    exemptingItems += fresh.count { $0.marks.isExempting }
    items.replaceSubrange(change.replaced, with: fresh)
    let start = change.replaced.lowerBound
    return ItemChange(fresh: start..<start + fresh.count, replaced: replaced)
  }

  private mutating func count(_ declared: [String: Bool], by step: Int) {
    for (name, isVisible) in declared {
      var count = declarers[name] ?? ImportedFacts.Declarers()
      if isVisible { count.visible += step } else { count.hidden += step }
      declarers[name] = count.visible + count.hidden == 0 ? nil : count
    }
  }

  /// Works out the facts of new items and, where what they share changed, of all that may use it.
  ///
  /// - Parameters:
  ///   - news: the names under which other files say something else now.
  ///   - isReachingAll: whether everything is worked out anew.
  /// - Returns: The indices of the items whose facts may have changed.
  private mutating func derive(
    _ change: ItemChange,
    changes: Set<String>,
    isReachingAll: Bool
  ) -> Set<Int> {
    var stale = Set(change.fresh)
    // Where everything is new, the rounds below do all there is to do.
    var isReachingAll = isReachingAll || change.fresh == items.indices
    if !isReachingAll, changes.isEmpty {
      derive(Array(change.fresh))
    }
    let summaries = items[change.fresh].map(\.model.summary)
    let former = change.replaced.map(\.summary)
    if !isReachingAll, changes.isEmpty, !leadBack(change.fresh) {
      if summaries == former { return stale }
      if summaries.map(\.withoutCode) == former.map(\.withoutCode) {
        // What means the same changes no fact of those who use it.
        return stale.union(passOn(Set(summaries.flatMap(\.facts.names))))
      }
    }
    if Self.constants(in: summaries) != Self.constants(in: former) {
      context.forgetConstants()
      for item in items { context.add(constantsOf: item.model.summary) }
      // Constants are looked up by rules: nobody knows beforehand who uses which.
      isReachingAll = true
    }
    var names = changes
    for index in isReachingAll ? items.indices : change.fresh {
      names.formUnion(items[index].model.sharedNames)
    }
    for model in change.replaced { names.formUnion(model.sharedNames) }
    let affected = isReachingAll ? Array(items.indices) : affectedItems(by: &names)
    let original = context.facts.restricted(to: names)
    // Facts settle from “unknown”, as they do in a fresh analysis: what an older text said must not
    // keep itself alive in views that use each other.
    context.facts.remove(names)
    context.facts.add(outside.facts, under: names)
    derive(affected)
    for _ in 0..<Self.maximumRounds {
      let before = context.facts.restricted(to: names)
      context.facts.remove(names)
      context.facts.add(outside.facts, under: names)
      for index in affected { context.facts.add(items[index].model.summary.facts) }
      let step = context.facts.difference(from: before, under: names)
      note(step, in: affected)
      let reached = affected.filter { items[$0].model.depends(on: step) }
      if reached.isEmpty { break }
      derive(reached)
    }
    if isReachingAll { return Set(affected) }
    let change = context.facts.difference(from: original, under: names)
    note(change, in: affected)
    for index in affected where items[index].model.depends(on: change) { stale.insert(index) }
    return stale
  }

  /// Works out the facts of some items, knowing what the surroundings say now.
  mutating func derive(_ indices: [Int]) {
    let models = workPool.map(indices) { [items, context] index in
      items[index].model.derived(in: context)
    }
    for (index, model) in zip(indices, models) { items[index].model = model }
  }

  /// Works out anew whatever depends on names under which other files say something else.
  ///
  /// Where items do not use each other in a circle, facts need not be worked out from “unknown” up:
  /// there is only one way in which they can agree.
  ///
  /// - Returns: The indices of the items whose facts may have changed.
  private mutating func passOn(_ changes: Set<String>) -> Set<Int> {
    var stale: Set<Int> = []
    var names = changes
    // One more than below, where facts begin to travel before the first round.
    for _ in 0...Self.maximumRounds {
      let mask = NameMask(names)
      let sharing = items.indices.filter {
        items[$0].model.sharedMask.meets(mask)
          && !items[$0].model.sharedNames.isDisjoint(with: names)
      }
      let before = context.facts.restricted(to: names)
      context.facts.remove(names)
      context.facts.add(outside.facts, under: names)
      for index in sharing { context.facts.add(items[index].model.summary.facts, under: names) }
      let step = context.facts.difference(from: before, under: names)
      note(step, in: sharing)
      names = []
      for index in sharing where items[index].model.depends(on: step) {
        stale.insert(index)
        let said = items[index].model.summary
        items[index].model.derive(in: context)
        let says = items[index].model.summary
        if said != says {
          names.formUnion(said.facts.names)
          names.formUnion(says.facts.names)
        }
      }
      if names.isEmpty { break }
    }
    return stale
  }

  /// Whether any items use each other, or themselves, in a circle.
  private var isCircular: Bool {
    mutating get {
      let found = hasCircles ?? findCircles()
      hasCircles = found
      return found
    }
  }

  /// The constants that some items share.
  private static func constants(in summaries: [ItemSummary]) -> [String: Expression] {
    summaries.reduce(into: [:]) { all, summary in
      for (name, value) in summary.constants { all[name] = value }
    }
  }

  /// Tests and generated code are never checked.
  var isExempt: Bool { exemptingItems > 0 }

  // MARK: Diagnostics

  private func makeGroups(
    in tree: SyntaxTree,
    rules: [Rule],
    configuration: Configuration
  ) -> [DiagnosticGroup] {
    var groups: [DiagnosticGroup] = []
    var comments: [SuppressionComment] = []
    var base = 0
    var line = 0
    // By index: a copy of each item would cost more than all the rest.
    for index in items.indices {
      if !items[index].diagnostics.isEmpty {
        groups.append(
          DiagnosticGroup(
            unit: items[index].unit,
            update: items[index].update,
            base: base,
            line: line,
            diagnostics: items[index].diagnostics
          )
        )
      }
      if !items[index].comments.isEmpty {
        comments += items[index].comments.map { $0.shifted(by: base) }
      }
      base += items[index].unit.byteCount
      line += items[index].unit.newlineCount
    }
    guard !comments.isEmpty, !wasExempt else { return groups }
    var suppressions = Suppressions(comments, in: tree)
    var found = groups.flatMap { group in group.diagnostics.map { $0.shifted(by: group.base) } }
    found.removeAll { suppressions.silence($0) }
    found += suppressions.unused(rules: rules, configuration: configuration)
    found.sort {
      ($0.range.lowerBound, $0.range.upperBound, $0.ruleID)
        < ($1.range.lowerBound, $1.range.upperBound, $1.ruleID)
    }
    return [DiagnosticGroup(unit: nil, update: updates, base: 0, line: 0, diagnostics: found)]
  }
}

extension ProjectFacts {
  /// The same for a file that imports what only newer systems have.
  ///
  /// Source: Apple, "WidgetKit" and "ActivityKit": iOS 14 and iOS 16.1.
  fileprivate func raised(byImportsOf tree: SyntaxTree) -> ProjectFacts {
    if deployment.isEmpty { return self }
    var project = self
    for unit in tree.units.prefix(16) {
      let node = unit.root(at: 0)
      guard node.kind == .importDecl else { break }
      switch node.lastToken?.text {
      case "WidgetKit": project.deployment.raise(to: Release(14, 0), for: .iOS)
      case "ActivityKit": project.deployment.raise(to: Release(16, 1), for: .iOS)
      default: break
      }
    }
    return project
  }
}
