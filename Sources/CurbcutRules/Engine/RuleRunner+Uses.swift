import CurbcutModel

// A fault may lie across a component and its use: a label that is always the same in the one, a symbol that
// changes in the other. Rules look at each use as if the component had been written there.

extension RuleRunner {
  /// How deep components in components are looked at.
  private static let maximumDepth = 3

  /// What the rules find in views of the project as an item uses them, and not in these views alone: in
  /// UTF-8 offsets of the item.
  func findingsAtUses(in item: ItemModel, besides own: [Finding]) -> [Finding] {
    var budget = 32_768 + 8 * item.node.range.count
    return findingsAtUses(in: item, besides: own, inside: [], &budget)
  }

  private func findingsAtUses(
    in item: ItemModel,
    besides own: [Finding],
    inside components: [String],
    _ budget: inout Int
  ) -> [Finding] {
    guard components.count < Self.maximumDepth else { return [] }
    var found: [Finding] = []
    var baselines: [String: Set<Fault>] = [:]
    var seen: Set<Range<Int>> = []
    var counts: [String: Int] = [:]
    var everywhere: [String: [Fault: [Int]]] = [:]
    for tree in item.trees where tree.isChecked {
      for element in tree.elements where element.isCustomView {
        let name = element.typeName
        // What members show in several places is looked at in one of them.
        guard !components.contains(name), element.isHidden != .yes,
          seen.insert(element.headRange).inserted, !element.isSwitchedOff,
          !element.platforms.isEmpty
        else { continue }
        counts[name, default: 0] += 1
        guard let use = ComponentUse(of: element) else { continue }
        budget -= use.byteCount
        guard budget > 0 else { break }
        let inside = components + [name]
        var faults = findings(of: use, inside: inside, &budget).filter { !$0.isAboutSpareCode }
        if faults.isEmpty { continue }
        let baseline =
          baselines[name]
          ?? faultsOfComponent(at: element, inPlace: false, inside: inside, &budget)
        baselines[name] = baseline
        faults.removeAll { baseline.contains(Fault($0, in: use)) }
        if faults.isEmpty { continue }
        let here = faultsOfComponent(at: element, inPlace: true, inside: inside, &budget)
        faults.removeAll { here.contains(Fault($0, in: use)) }
        for fault in faults {
          guard !own.tells(fault, at: element.headRange),
            let told = fault.told(at: element, using: use)
          else { continue }
          if case .component = use.place(of: fault.range) {
            everywhere[name, default: [:]][Fault(fault, in: use), default: []].append(found.count)
          }
          found.append(components.isEmpty ? told.naming(name) : told)
        }
      }
    }
    // What is wrong with the component at each of its uses is told once.
    var repeated: Set<Int> = []
    for (name, faults) in everywhere {
      for places in faults.values where places.count == counts[name] {
        repeated.formUnion(places.dropFirst())
      }
    }
    return found.indices.filter { !repeated.contains($0) }.map { found[$0] }
  }

  private func findings(
    of use: ComponentUse,
    inside components: [String],
    _ budget: inout Int
  ) -> [Finding] {
    let own = check(use.model, isTracing: false, viewsOnly: true).entries
    return own + findingsAtUses(in: use.model, besides: own, inside: components, &budget)
  }

  /// What is wrong with a component whatever it is handed.
  private func faultsOfComponent(
    at element: Element,
    inPlace isInPlace: Bool,
    inside components: [String],
    _ budget: inout Int
  ) -> Set<Fault> {
    guard let component = ComponentUse(unboundAt: element, inPlace: isInPlace) else { return [] }
    return Set(
      findings(of: component, inside: components, &budget).map { Fault($0, in: component) }
    )
  }
}

/// A rule that is broken at a place of a component.
private struct Fault: Hashable {
  let ruleID: String
  /// Where it is, in the component; nil where it is not in its code.
  let offset: Int?

  init(_ finding: Finding, in use: ComponentUse) {
    ruleID = finding.ruleID
    offset =
      switch use.place(of: finding.range) {
      case .component(let range): range.lowerBound
      case .argument(_, let offset): offset
      case .elsewhere: nil
      }
  }
}

extension [Finding] {
  /// Whether the same rule says something of a place anyway.
  fileprivate func tells(_ other: Finding, at range: Range<Int>) -> Bool {
    contains { $0.ruleID == other.ruleID && $0.range.overlaps(range) }
  }
}

extension Finding {
  /// The same where the component is used; nil for what is read at the use itself.
  fileprivate func told(at element: Element, using use: ComponentUse) -> Finding? {
    let range: Range<Int>
    switch use.place(of: self.range) {
    case .component: range = element.head
    case .argument(let argument, _): range = argument
    case .elsewhere: return nil
    }
    return told(at: range)
  }

  fileprivate func told(at range: Range<Int>) -> Finding {
    Finding(ruleID: ruleID, message: message, range: range, severity: severity, fixes: [])
  }

  /// The same with the component that it is about.
  fileprivate func naming(_ component: String) -> Finding {
    Finding(
      ruleID: ruleID,
      message: "In `\(component)`: \(message)",
      range: range,
      severity: severity,
      fixes: []
    )
  }

  /// Whether it says no more than that some code does nothing, which may do something for another use: a
  /// picture that differs from use to use tells something, and what holds any text is no heading by its looks.
  fileprivate var isAboutSpareCode: Bool {
    Self.rulesAboutSpareCode.contains(ruleID)
      || ruleID == "heading-trait-missing" && message.contains("‹")
      // What a binding holds has no name that people would know.
      || message.contains("\"wrappedValue\"")
  }

  private static let rulesAboutSpareCode: Set<String> = [
    "hint-empty", "redundant-trait", "label-redundant", "value-redundant-on-native-control",
    "decorative-image-exposed",
  ]
}

// MARK: Functions and modifiers

extension RuleRunner {
  /// What the rules find in functions and modifiers of the project as an item calls them, and not in these
  /// alone.
  func findingsAtCalls(in item: ItemModel, besides own: [Finding]) -> [Finding] {
    guard let uses = CallUses(in: item) else { return [] }
    let faults = faultsAtCalls(uses).filter { fault in
      !own.contains { $0.ruleID == fault.finding.ruleID && $0.range.lowerBound == fault.offset }
    }
    if faults.isEmpty { return [] }
    var declared: [String: Set<CallFault.Place>] = [:]
    var workedOut: Set<CallFault.Place>?
    var found: [Finding] = []
    for fault in faults {
      let name = fault.call.name
      if !fault.call.isOfItem {
        let known =
          declared[name]
          ?? Set(
            item.declarer(ofModifier: name).map { declarer in
              check(declarer, isTracing: false).entries.map(CallFault.Place.init)
            } ?? []
          )
        declared[name] = known
        if known.contains(fault.place) { continue }
      }
      if own.tells(fault.finding, at: fault.argument ?? fault.call.range) { continue }
      if let argument = fault.argument {
        found.append(fault.finding.told(at: argument).naming(name))
      } else if fault.call.isOfItem {
        // What is wrong whatever words are handed over is to be put right in the function.
        let general =
          workedOut
          ?? Set(
            CallUses(in: item, reading: .workedOut).map { faultsAtCalls($0).map(\.place) } ?? []
          )
        workedOut = general
        found.append(
          general.contains(fault.place)
            ? fault.finding.told(at: fault.range)
            : fault.finding.told(at: fault.call.range).naming(name)
        )
      } else {
        found.append(fault.finding.told(at: fault.call.range).naming(name))
      }
    }
    return found
  }

  private func faultsAtCalls(_ uses: CallUses) -> [CallFault] {
    check(uses.model, isTracing: false, viewsOnly: true) { uses.holdsCalled($0.range) }.entries
      .filter { !$0.isAboutSpareCode }
      .compactMap { CallFault($0, in: uses) }
  }
}

// MARK: Objects of UIKit

extension RuleRunner {
  /// What the rules find in classes and functions of UIKit as an item uses them, and not in these alone.
  func findingsAtObjects(in item: ItemModel, besides own: [Finding]) -> [Finding] {
    var budget = 32_768 + 4 * item.node.range.count
    var declared: [String: Set<CallFault.Place>] = [:]
    var found: [Finding] = []
    for use in ObjectUse.uses(in: item) {
      budget -= use.byteCount
      guard budget > 0 else { break }
      let faults = objectFindings(of: use.model).filter { !$0.isAboutSpareCode }
      if faults.isEmpty { continue }
      let known: Set<CallFault.Place>
      if use.isOfItem {
        known = Set(own.map(CallFault.Place.init))
      } else {
        known =
          declared[use.key] ?? ObjectUse.unbound(use.key, in: item).map(places(ofFaultsIn:)) ?? []
        declared[use.key] = known
      }
      for fault in faults {
        let offset: Int
        let range: Range<Int>
        switch use.place(of: fault.range) {
        case .component(let place) where use.concerns(place):
          (offset, range) = (place.lowerBound, use.range)
        case .argument(let argument, let site): (offset, range) = (site, argument)
        default: continue
        }
        if known.contains(CallFault.Place(ruleID: fault.ruleID, offset: offset)) { continue }
        if own.tells(fault, at: use.range) || own.tells(fault, at: range) { continue }
        found.append(fault.told(at: range).naming(use.name))
      }
    }
    return found
  }

  private func places(ofFaultsIn use: ObjectUse) -> Set<CallFault.Place> {
    Set(
      objectFindings(of: use.model).compactMap { fault in
        guard case .component(let place) = use.place(of: fault.range) else { return nil }
        return CallFault.Place(ruleID: fault.ruleID, offset: place.lowerBound)
      }
    )
  }

  private func objectFindings(of item: ItemModel) -> [Finding] {
    var findings = Findings(in: item, rules: rules)
    checkObjects(of: item, &findings)
    return findings.entries
  }
}

/// Something that is wrong with what is called, as one call has it.
private struct CallFault {
  let finding: Finding
  /// Where it stands in what is called.
  let range: Range<Int>
  /// The value that is handed over in which it stands.
  let argument: Range<Int>?
  let call: CallUses.Called

  init?(_ finding: Finding, in uses: CallUses) {
    guard let (place, call) = uses.place(of: finding.range) else { return nil }
    self.finding = finding
    self.call = call
    switch place {
    case .component(let range):
      self.range = range
      argument = nil
    case .argument(let range, let offset):
      self.range = offset..<offset
      argument = range
    case .elsewhere: return nil
    }
  }

  var offset: Int { range.lowerBound }
  var place: Place { Place(ruleID: finding.ruleID, offset: offset) }
}

extension CallFault {
  /// A rule that is broken at a place of what is called.
  struct Place: Hashable {
    let ruleID: String
    let offset: Int
  }
}

extension CallFault.Place {
  init(_ finding: Finding) {
    self.init(ruleID: finding.ruleID, offset: finding.range.lowerBound)
  }
}
