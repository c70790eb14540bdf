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
    let isAlone = contentAlone(in: records)
    for index in records.indices {
      var effective = apply(definitions, to: &records[index])
      // Modifiers on a see-through view that holds one view apply to that view.
      if isAlone[index], let parent = records[index].parent, records[parent].isPassthrough {
        effective += records[parent].effectiveModifiers.map { modifier in
          modifier.origin == .own ? modifier.coming(from: .wrapper) : modifier
        }
      }
      records[index].effectiveFamilies = ModifierCategories(effective)
      records[index].effectiveModifiers = effective
    }
    return records
  }

  /// For each view whether it is all that its parent holds, whatever happens.
  private static func contentAlone(in records: [Record]) -> [Bool] {
    var counts = [Int](repeating: 0, count: records.count)
    for index in records.indices where records[index].modifierIndex == nil {
      if let parent = records[index].parent { counts[parent] += 1 }
    }
    return records.indices.map { index in
      guard let parent = records[index].parent else { return false }
      return counts[parent] == 1 && records[index].modifierIndex == nil
        && records[index].conditions.isEmpty
    }
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
