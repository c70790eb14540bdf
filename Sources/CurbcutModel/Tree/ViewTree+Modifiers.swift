extension ViewTree {
  /// Whether any view uses a modifier that declarations define.
  static func uses(_ definitions: FactsByName, in records: [Record]) -> Bool {
    guard !definitions.isEmpty else { return false }
    return records.indices.contains { index in
      records[index].categories.contains(.applying)
        && records[index].modifiers.contains { modifier in
          modifier.definition.map { definitions[$0]?.modifiers != nil } ?? false
        }
    }
  }

  /// The records with the modifiers that definitions apply, and with their effective modifiers.
  static func records(
    _ records: consuming [Record],
    applying definitions: FactsByName
  ) -> [Record] {
    let shares = shares(in: records)
    for index in records.indices {
      var effective = apply(definitions, to: &records[index])
      // Modifiers on a see-through view that holds one view apply to that view.
      if let share = shares[index], let parent = records[index].parent {
        effective += records[parent].effectiveModifiers.filter { modifier in
          share == .all || modifier.categories.contains(.accessibility)
        }.map { modifier in
          modifier.origin == .own ? modifier.coming(from: .wrapper) : modifier
        }
      }
      records[index].effectiveFamilies = ModifierCategories(effective)
      records[index].effectiveModifiers = effective
    }
    return records
  }

  /// What of a see-through view's modifiers applies to a view in it.
  private enum Share {
    /// All: it is the only one.
    case all
    /// What assistive technology is told: an `if` or `switch` chooses between it and others.
    case accessibility
  }

  /// What of the modifiers around them applies to views that are all that a see-through view shows.
  private static func shares(in records: [Record]) -> [Int: Share] {
    var children = [Int: [Int]]()
    for index in records.indices where records[index].modifierIndex == nil {
      if let parent = records[index].parent, records[parent].isPassthrough {
        children[parent, default: []].append(index)
      }
    }
    var shares = [Int: Share]()
    for (_, children) in children {
      if children.count == 1, let only = children.first {
        if records[only].conditions.isEmpty { shares[only] = .all }
      } else if children.count <= 8, children.areAlternatives(in: records) {
        for child in children { shares[child] = .accessibility }
      }
    }
    return shares
  }

  /// Adds what extensions and modifier types in a chain apply: behind the chain in the record, which
  /// others count through.
  ///
  /// - Returns: All of them in the order in which they take effect.
  private static func apply(_ definitions: FactsByName, to record: inout Record) -> [Modifier] {
    guard !definitions.isEmpty, record.categories.contains(.applying) else {
      return record.modifiers
    }
    var ordered: [Modifier] = []
    for modifier in record.modifiers {
      ordered.append(modifier)
      guard let name = modifier.definition, let applied = definitions[name]?.modifiers else {
        continue
      }
      let inner = applied.applied(by: modifier).map { $0.coming(from: .applied(by: name)) }
      record.modifiers += inner
      ordered += inner
    }
    return ordered
  }
}

extension [Int] {
  /// Whether each of some views is shown only where none of the others is.
  fileprivate func areAlternatives(in records: [Record]) -> Bool {
    allSatisfy { child in
      allSatisfy { other in
        child == other || records[child].conditions.exclude(records[other].conditions)
      }
    }
  }
}

extension ViewTree {
  /// The types of the styles of the project that its views set.
  var styleNames: Set<String> {
    var names: Set<String> = []
    for index in records.indices {
      for modifier in records[index].modifiers
      where StyledControl(styledBy: modifier.name) != nil {
        if let type = modifier.firstArgument?.call?.callee.path { names.insert(type) }
      }
    }
    return names
  }
}
