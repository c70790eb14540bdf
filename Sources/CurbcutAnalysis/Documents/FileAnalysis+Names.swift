import CurbcutModel

/// What items reach through the names that they define and use.
extension FileAnalysis {
  /// The types that it declares or extends, nested ones too.
  var typeNames: Set<String> {
    models.reduce(into: []) { $0.formUnion($1.model.declarations.lazy.map(\.name)) }
  }

  /// Whether new items use each other or themselves, be it over other items: what an older text said
  /// may then keep itself alive in what they say.
  func leadBack(_ fresh: Range<Int>) -> Bool {
    var names: Set<String> = []
    for index in fresh { names.formUnion(items[index].model.usedNames) }
    _ = items(with: \.definedNames, leadingTo: \.usedNames, from: &names)
    return fresh.contains { !items[$0].model.definedNames.isDisjoint(with: names) }
  }

  /// The items that share any of some names, and those that share names with them, and so on.
  ///
  /// - Parameter names: in: where the change begins; out: all names of the items found.
  func affectedItems(by names: inout Set<String>) -> [Int] {
    items(with: \.sharedNames, leadingTo: \.sharedNames, from: &names)
  }

  /// The items that have any of some names, those that have any name to which these lead, and so on.
  ///
  /// - Parameter names: in: where it begins; out: all names that it leads to as well.
  private func items(
    with own: KeyPath<ItemModel, Set<String>>,
    leadingTo others: KeyPath<ItemModel, Set<String>>,
    from names: inout Set<String>
  ) -> [Int] {
    var isFound = [Bool](repeating: false, count: items.count)
    var frontier = names
    // Nearly always a change reaches few items and not far; what goes on from item to item is
    // followed by an index of the names, which costs a look at all of them.
    var index: [String: [Int]]?
    var steps = 0
    while !frontier.isEmpty {
      var next: Set<String> = []
      let mask = NameMask(frontier)
      let candidates = index.map { index in frontier.flatMap { index[$0] ?? [] } }
      for item in candidates ?? Array(items.indices) where !isFound[item] {
        guard items[item].model.sharedMask.meets(mask) else { continue }
        guard !items[item].model[keyPath: own].isDisjoint(with: frontier) else { continue }
        isFound[item] = true
        next.formUnion(items[item].model[keyPath: others])
      }
      // Subtracting would look at all names that have been reached so far.
      frontier = next.filter { !names.contains($0) }
      names.formUnion(next)
      steps += 1
      if steps == Self.maximumScans, !frontier.isEmpty { index = itemsByName(own) }
    }
    return items.indices.filter { isFound[$0] }
  }

  /// How often all items are looked through for those that a change reaches.
  private static let maximumScans = 3

  /// The items that have each name.
  private func itemsByName(_ own: KeyPath<ItemModel, Set<String>>) -> [String: [Int]] {
    var index: [String: [Int]] = [:]
    for item in items.indices {
      for name in items[item].model[keyPath: own] { index[name, default: []].append(item) }
    }
    return index
  }

  /// Looks for circles in a graph of the items and the names between them, in time proportional to
  /// how often names stand in items.
  func findCircles() -> Bool {
    var numbers: [String: Int] = [:]
    for index in items.indices {
      for name in items[index].model.definedNames where numbers[name] == nil {
        numbers[name] = items.count + numbers.count
      }
    }
    // An item waits for the names it uses, a name for the items that define it.
    var waiting = [Int](repeating: 0, count: items.count + numbers.count)
    var followers = [[Int]](repeating: [], count: waiting.count)
    for index in items.indices {
      for name in items[index].model.usedNames {
        guard let number = numbers[name] else { continue }
        followers[number].append(index)
        waiting[index] += 1
      }
      for name in items[index].model.definedNames {
        guard let number = numbers[name] else { continue }
        followers[index].append(number)
        waiting[number] += 1
      }
    }
    // What waits for nothing that is left is in no circle.
    var free = waiting.indices.filter { waiting[$0] == 0 }
    var freed = 0
    while let node = free.popLast() {
      freed += 1
      for follower in followers[node] {
        waiting[follower] -= 1
        if waiting[follower] == 0 { free.append(follower) }
      }
    }
    return freed < waiting.count
  }
}
