import CurbcutModel

extension [Transcript.Stop] {
  /// How deep branches with the same in them may stand in each other.
  private static let maximumDepth = 8

  /// The elements without the branches of an `if` that hold the same as those of its `else`: what is
  /// in both is there in any case, and once.
  ///
  /// - Returns: With the place of each among all.
  func withoutEqualBranches() -> (stops: [Transcript.Stop], positions: [Int]) {
    var (stops, positions) = (self, Array<Int>(indices))
    for _ in 0..<Self.maximumDepth {
      let found = stops.equalBranches()
      guard
        let (plain, dropped) = found.map({ ($0.plain, $0.dropped) }) ?? stops.equalAlternatives()
      else { break }
      let actions = found?.actions ?? [:]
      for (index, depth) in plain {
        stops[index].context.remove(at: depth)
        if let actions = actions[index] { stops[index].actions = actions }
      }
      let kept = stops.indices.filter { !dropped.contains($0) }
      stops = kept.map { stops[$0] }
      positions = kept.map { positions[$0] }
    }
    return (stops, positions)
  }

  /// What is in all alternatives of a `ViewThatFits`, of which one is shown: the elements of the first
  /// that have the like in all others, with the depth at which the alternatives are told, and these
  /// others.
  private func equalAlternatives() -> (plain: [Int: Int], dropped: Set<Int>)? {
    var alternatives: [Choice: (depth: Int, elements: [Int: [Int]])] = [:]
    for index in indices {
      for (depth, context) in self[index].context.enumerated() where context.isFitting {
        let choice = Choice(
          around: self[index].context[..<depth].map(\.text),
          statement: context.statement,
          test: ""
        )
        alternatives[choice, default: (depth, [:])].elements[context.alternative, default: []]
          .append(index)
      }
    }
    var plain: [Int: Int] = [:]
    var dropped: Set<Int> = []
    for (depth, elements) in alternatives.values.sorted(by: { $0.depth < $1.depth }) {
      let last = elements.keys.max() ?? 0
      guard last > 0, elements.count == last + 1, let first = elements[0],
        elements.values.joined().allSatisfy({ plain[$0] == nil && !dropped.contains($0) })
      else { continue }
      var described: [Int: ElementDescription] = [:]
      for index in elements.values.joined() {
        var stop = self[index]
        stop.context.remove(at: depth)
        described[index] = ElementDescription.descriptions(of: [stop])[0]
      }
      var others = (1...last).map { elements[$0] ?? [] }
      for index in first {
        let like = others.map { $0.first { described[$0] == described[index] } }
        guard like.allSatisfy({ $0 != nil }) else { continue }
        plain[index] = depth
        for (place, other) in like.enumerated() {
          guard let other else { continue }
          dropped.insert(other)
          others[place].removeAll { $0 == other }
        }
      }
    }
    return dropped.isEmpty ? nil : (plain, dropped)
  }

  /// What stands in an `if` with the same in both branches: where the elements of the first have its
  /// condition, by element, the elements of the other, and the actions of those that offer others there,
  /// each under the condition.
  private func equalBranches() -> (plain: [Int: Int], dropped: Set<Int>, actions: [Int: [Part]])? {
    var choices: [Choice: (depth: Int, then: [Int], otherwise: [Int])] = [:]
    for index in indices {
      for (depth, context) in self[index].context.enumerated() where context.kind == .branch {
        let isThen = context.text.hasPrefix("if ")
        guard isThen || context.text.hasPrefix("unless ") else { continue }
        let choice = Choice(
          around: self[index].context[..<depth].map(\.text),
          statement: context.statement,
          test: context.text.dropFirst(isThen ? 3 : 7)
        )
        if isThen {
          choices[choice, default: (depth, [], [])].then.append(index)
        } else {
          choices[choice, default: (depth, [], [])].otherwise.append(index)
        }
      }
    }
    func description(_ index: Int, without depth: Int) -> Transcript.Stop {
      var stop = self[index]
      stop.context.remove(at: depth)
      stop.actions = []
      return stop
    }
    /// The actions of an element that is in both branches.
    func actions(_ one: Int, _ other: Int, at depth: Int) -> [Part] {
      let (names, others) = (
        Set(self[one].actions.map(\.spoken)), Set(self[other].actions.map(\.spoken))
      )
      func conditional(_ action: Part, in index: Int) -> Part {
        var action = action
        action.conditions.append(self[index].context[depth])
        return action
      }
      return self[one].actions.map { others.contains($0.spoken) ? $0 : conditional($0, in: one) }
        + self[other].actions.filter { !names.contains($0.spoken) }.map {
          conditional($0, in: other)
        }
    }
    var plain: [Int: Int] = [:]
    var dropped: Set<Int> = []
    var merged: [Int: [Part]] = [:]
    // Those inside of each other are for the next time.
    for choice in choices.values.sorted(by: { $0.depth < $1.depth })
    where choice.then.count == choice.otherwise.count
      && (choice.then + choice.otherwise).allSatisfy({ plain[$0] == nil && !dropped.contains($0) })
    {
      let branches = [choice.then, choice.otherwise].map { branch in
        ElementDescription.descriptions(of: branch.map { description($0, without: choice.depth) })
      }
      guard branches[0] == branches[1] else { continue }
      for (index, other) in zip(choice.then, choice.otherwise) {
        plain[index] = choice.depth
        merged[index] = actions(index, other, at: choice.depth)
      }
      dropped.formUnion(choice.otherwise)
    }
    return dropped.isEmpty ? nil : (plain, dropped, merged)
  }

  private typealias Part = Transcript.Part
}

extension ExposedElement.Context {
  /// Whether it is one of the views among which `ViewThatFits` chooses.
  fileprivate var isFitting: Bool {
    kind == .branch && (text == Self.whereItFits || text == Self.whereNoneFits)
  }
}

/// An `if` of a screen, or a `ViewThatFits`.
private struct Choice: Hashable {
  /// What stands around it, outermost first.
  let around: [String]
  let statement: Int
  let test: Substring
}
