import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// What is worked out for one file: a model and the findings of each top-level item.
///
/// Invariant: after `update` it equals what a fresh analysis of the same tree would give.
struct FileAnalysis: Sendable {
  /// One item with everything that is known of it, in offsets from its first byte.
  private struct Item: Sendable {
    let unit: Unit
    var model: ItemModel
    /// What was found, in offsets from the item's first byte, before comments silence any of it.
    var diagnostics: [Diagnostic]
    let comments: [SuppressionComment]
    let marks: FileMarks
    /// Which update looked at the item last.
    var update = 0
  }

  private var items: [Item] = []
  /// The units of the items, as the list that the tree gave.
  private var units = UnitList()
  /// How many items say that the file is never checked.
  private var exemptingItems = 0
  private var surroundings = Surroundings()
  private var configuration: Configuration?
  private var wasExempt = false
  private var updates = 0
  /// The diagnostics by item, in order.
  private(set) var groups: [DiagnosticGroup] = []

  /// All diagnostics by place.
  var diagnostics: [Diagnostic] {
    groups.flatMap { group in group.diagnostics.map { $0.shifted(by: group.base) } }
  }

  /// How often facts may travel from one declaration to the next. They only ever become known, so
  /// they settle; the bound is for whoever breaks that.
  private static let maximumRounds = 64

  /// Brings everything up to date with a tree; items whose unit is unchanged are kept.
  mutating func update(for tree: SyntaxTree, rules: RuleRunner, configuration: Configuration) {
    let isNewConfiguration = configuration != self.configuration
    if configuration.project != surroundings.project {
      // What a view is may be another thing altogether: everything is read anew.
      let updates = updates
      self = FileAnalysis()
      self.updates = updates
      surroundings.project = configuration.project
    }
    let change = replaceChangedItems(with: tree)
    guard isNewConfiguration || !change.fresh.isEmpty || !change.replaced.isEmpty else { return }
    self.configuration = configuration
    var stale = derive(change)
    if isNewConfiguration || isExempt != wasExempt { stale = Set(items.indices) }
    wasExempt = isExempt
    updates += 1
    for index in stale {
      items[index].update = updates
      let found = wasExempt ? [] : rules.findings(of: items[index].model)
      items[index].diagnostics = found.map {
        Diagnostic($0, severity: configuration.severity(of: $0))
      }
    }
    groups = makeGroups(in: tree, rules: rules.rules, configuration: configuration)
  }

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

  // MARK: Items

  /// Which items are new, and what stood in their place.
  private struct ItemChange {
    let fresh: Range<Int>
    let replaced: [ItemModel]
  }

  /// Takes over the tree's units; what stands before and behind the change is kept.
  private mutating func replaceChangedItems(with tree: SyntaxTree) -> ItemChange {
    let change = tree.units.changes(since: units)
    units = tree.units
    let replaced = items[change.replaced].map(\.model)
    let isAtStart = change.replaced.lowerBound == 0
    let fresh = change.units.enumerated().map { index, unit in
      let node = unit.root(at: 0)
      return Item(
        unit: unit,
        model: ItemModel(lowering: node, components: surroundings.project.components),
        diagnostics: [],
        comments: SuppressionComment.comments(in: node),
        marks: FileMarks(of: node, isFirst: isAtStart && index == 0)
      )
    }
    exemptingItems -= items[change.replaced].count { $0.marks.isExempting }
    exemptingItems += fresh.count { $0.marks.isExempting }
    items.replaceSubrange(change.replaced, with: fresh)
    let start = change.replaced.lowerBound
    return ItemChange(fresh: start..<start + fresh.count, replaced: replaced)
  }

  /// Works out the facts of new items and, where what they share changed, of all that may use it.
  ///
  /// - Returns: The indices of the items whose facts may have changed.
  private mutating func derive(_ change: ItemChange) -> Set<Int> {
    var stale = Set(change.fresh)
    // Where everything is new, the rounds below do all there is to do.
    var isReachingAll = change.fresh == items.indices
    if !isReachingAll {
      for index in change.fresh { items[index].model.derive(in: surroundings) }
    }
    let summaries = items[change.fresh].map(\.model.summary)
    if !isReachingAll, summaries == change.replaced.map(\.summary) { return stale }
    if Self.constants(in: summaries) != Self.constants(in: change.replaced.map(\.summary)) {
      surroundings.constants = [:]
      for item in items { surroundings.add(constantsOf: item.model.summary) }
      // Constants are looked up by rules: nobody knows beforehand who uses which.
      isReachingAll = true
    }
    var names = Set<String>()
    for index in isReachingAll ? items.indices : change.fresh {
      names.formUnion(items[index].model.sharedNames)
    }
    for model in change.replaced { names.formUnion(model.sharedNames) }
    let affected = isReachingAll ? Array(items.indices) : affectedItems(by: &names)
    let original = surroundings.known(under: names)
    // Facts settle from “unknown”, as they do in a fresh analysis: what an older text said must not
    // keep itself alive in views that use each other.
    surroundings.remove(names)
    for index in affected { items[index].model.derive(in: surroundings) }
    for _ in 0..<Self.maximumRounds {
      let before = surroundings.known(under: names)
      surroundings.remove(names)
      for index in affected { surroundings.add(items[index].model.summary) }
      let step = SurroundingsChange(from: before, to: surroundings, under: names)
      let reached = affected.filter { items[$0].model.depends(on: step) }
      if reached.isEmpty { break }
      for index in reached { items[index].model.derive(in: surroundings) }
    }
    if isReachingAll { return Set(affected) }
    let change = SurroundingsChange(from: original, to: surroundings, under: names)
    for index in affected where items[index].model.depends(on: change) { stale.insert(index) }
    return stale
  }

  /// The constants that some items share.
  private static func constants(in summaries: [Summary]) -> [String: Expression] {
    summaries.reduce(into: [:]) { all, summary in
      for (name, value) in summary.constants { all[name] = value }
    }
  }

  /// The items that share any of some names, and those that share names with them, and so on.
  ///
  /// - Parameter names: in: where the change begins; out: all names of the items found.
  private func affectedItems(by names: inout Set<String>) -> [Int] {
    var isFound = [Bool](repeating: false, count: items.count)
    var frontier = names
    while !frontier.isEmpty {
      var next: Set<String> = []
      let mask = NameMask(frontier)
      for index in items.indices where !isFound[index] {
        guard items[index].model.sharedMask.meets(mask) else { continue }
        let shared = items[index].model.sharedNames
        guard !shared.isDisjoint(with: frontier) else { continue }
        isFound[index] = true
        next.formUnion(shared)
      }
      frontier = next.subtracting(names)
      names.formUnion(next)
    }
    return items.indices.filter { isFound[$0] }
  }

  /// Tests and generated code are never checked.
  private var isExempt: Bool { exemptingItems > 0 }

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
