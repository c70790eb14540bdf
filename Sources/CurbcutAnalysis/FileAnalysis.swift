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
    var findings: [Finding]
    let comments: [SuppressionComment]
    let marks: FileMarks
  }

  private var items: [Item] = []
  private var surroundings = Surroundings()
  private var configuration: Configuration?
  private(set) var diagnostics: [Diagnostic] = []

  /// How often facts may travel from one declaration to the next before what is left is unknown.
  private static let maximumRounds = 6

  /// Brings everything up to date with a tree; items whose unit is unchanged are kept.
  mutating func update(for tree: SyntaxTree, rules: [Rule], configuration: Configuration) {
    let isNewConfiguration = configuration != self.configuration
    let changed = replaceChangedItems(with: tree)
    guard isNewConfiguration || !changed.isEmpty else { return }
    self.configuration = configuration
    var stale = derive(changed)
    if isNewConfiguration { stale = Set(items.indices) }
    for index in stale {
      items[index].findings =
        isExempt ? [] : CurbcutRules.findings(of: items[index].model, rules: rules)
    }
    diagnostics = makeDiagnostics(in: tree, rules: rules, configuration: configuration)
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

  /// Takes over the tree's units; what stands before and behind the change is kept.
  ///
  /// - Returns: The indices of new items with the summaries of those they replace.
  private mutating func replaceChangedItems(with tree: SyntaxTree) -> [Int: Summary?] {
    var units: [Unit] = []
    units.reserveCapacity(items.count + 1)
    for unit in tree.units { units.append(unit) }
    var prefix = 0
    while prefix < items.count, prefix < units.count, items[prefix].unit === units[prefix] {
      prefix += 1
    }
    var suffix = 0
    while suffix < items.count - prefix, suffix < units.count - prefix,
      items[items.count - 1 - suffix].unit === units[units.count - 1 - suffix]
    {
      suffix += 1
    }
    let old = items[prefix..<items.count - suffix].map(\.model.summary)
    let fresh = units[prefix..<units.count - suffix].map { unit in
      let node = unit.root(at: 0)
      return Item(
        unit: unit,
        model: ItemModel(lowering: node),
        findings: [],
        comments: SuppressionComment.comments(in: node),
        marks: FileMarks(of: node, isFirst: prefix == 0 && unit === units.first)
      )
    }
    items.replaceSubrange(prefix..<items.count - suffix, with: fresh)
    var changed: [Int: Summary?] = [:]
    for index in fresh.indices {
      changed[prefix + index] = .some(old.count == fresh.count ? old[index] : nil)
    }
    if fresh.isEmpty, !old.isEmpty { changed[prefix] = .some(nil) }
    return changed
  }

  /// Works out the facts of new items and, where what they share changed, of all that may use it.
  ///
  /// - Returns: The indices of the items whose facts may have changed.
  private mutating func derive(_ changed: [Int: Summary?]) -> Set<Int> {
    var stale: Set<Int> = []
    var isShared = false
    for (index, old) in changed where index < items.count {
      items[index].model.derive(in: surroundings)
      stale.insert(index)
      if old != items[index].model.summary { isShared = true }
    }
    if changed.contains(where: { $0.value == nil }) { isShared = true }
    guard isShared else { return stale }
    for _ in 0..<Self.maximumRounds {
      var fresh = Surroundings()
      for item in items { fresh.add(item.model.summary) }
      if fresh == surroundings { break }
      let difference = fresh.names(differingFrom: surroundings)
      surroundings = fresh
      for index in items.indices where items[index].model.depends(on: difference) {
        items[index].model.derive(in: surroundings)
        stale.insert(index)
      }
    }
    return stale
  }

  /// Tests and generated code are never checked.
  private var isExempt: Bool {
    items.contains { $0.marks.isTest || $0.marks.isGenerated }
  }

  // MARK: Diagnostics

  private func makeDiagnostics(
    in tree: SyntaxTree,
    rules: [Rule],
    configuration: Configuration
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var comments: [SuppressionComment] = []
    var base = 0
    for item in items {
      for finding in item.findings {
        let severity = configuration.severity(of: finding)
        found.append(Diagnostic(finding, at: base, severity: severity))
      }
      comments += item.comments.map { $0.shifted(by: base) }
      base += item.unit.byteCount
    }
    if !comments.isEmpty {
      var suppressions = Suppressions(comments, in: tree)
      found = found.filter { !suppressions.silence($0) }
      if !isExempt { found += suppressions.unused(rules: rules, configuration: configuration) }
    }
    return found.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.ruleID)
        < ($1.range.lowerBound, $1.range.upperBound, $1.ruleID)
    }
  }
}
