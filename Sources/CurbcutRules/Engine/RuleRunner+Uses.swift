import CurbcutModel
import CurbcutSyntax

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
    var baselines: [String: Set<Fault.Key>] = [:]
    var seen: Set<Range<Int>> = []
    var counts: [String: Int] = [:]
    var everywhere: [String: [Fault.Key: [Int]]] = [:]
    var innermost: [FindingPlace: Int] = [:]
    var repeated: Set<Int> = []
    for tree in item.trees where tree.isChecked {
      for element in tree.elements where element.isCustomView {
        let name = element.typeName
        // What members show in several places is looked at in one of them.
        guard !components.contains(name), element.isHidden != .yes,
          seen.insert(element.headRange).inserted, !element.isSwitchedOff,
          !element.platforms.isEmpty
        else { continue }
        counts[name, default: 0] += 1
        guard let use = ComponentUse(of: element, evenIfPlain: asksAllUses) else { continue }
        budget -= use.byteCount
        guard budget > 0 else { break }
        let inside = components + [name]
        let entries = self.entries(of: use, inside: inside, &budget)
        if entries.isEmpty { continue }
        // What is said of the component, and is wrong with what it shows, is wrong there.
        if !use.isAboutContent {
          for modifier in element.ownModifiers where modifier.name.hasPrefix("accessibility") {
            found += entries.around(use.code, in: modifier.range, besides: own)
          }
        }
        var faults = entries.compactMap { Fault($0, in: use.code) }
        if use.isAboutContent {
          faults.removeAll { !$0.place.isContent && !isAbout(.text, in: $0) }
        }
        if faults.isEmpty { continue }
        let baseline =
          baselines[name]
          ?? faultsOfComponent(at: element, inPlace: false, inside: inside, &budget)
        baselines[name] = baseline
        faults.removeAll { baseline.contains($0.key) }
        if faults.isEmpty { continue }
        let here = faultsOfComponent(at: element, inPlace: true, inside: inside, &budget)
        faults.removeAll { here.contains($0.key) }
        for fault in faults {
          guard !own.tells(fault, at: element.headRange) else { continue }
          if fault.place.argument == nil {
            everywhere[name, default: [:]][fault.key, default: []].append(found.count)
          }
          let told = fault.told(at: element.head, naming: components.isEmpty ? name : nil)
          let place = FindingPlace(
            ruleID: told.ruleID,
            range: told.range,
            message: fault.finding.message
          )
          // Of components in each other it is about the innermost, which comes last.
          if let outer = innermost.updateValue(found.count, forKey: place) {
            repeated.insert(outer)
          }
          found.append(told)
        }
      }
    }
    // What is wrong with the component at each of its uses is told once.
    for (name, faults) in everywhere {
      for places in faults.values where places.count == counts[name] {
        repeated.formUnion(places.dropFirst())
      }
    }
    return found.indices.filter { !repeated.contains($0) }.map { found[$0] }
  }

  /// What the rules find in the item's views as they are where a use says nothing else.
  func findingsByDefaults(in item: ItemModel, besides own: [Finding]) -> [Finding] {
    var budget = 32_768 + 8 * item.node.range.count
    var found: [Finding] = []
    for tree in item.trees where tree.isChecked {
      guard let component = ComponentUse(defaultsOf: tree, in: item) else { continue }
      budget -= component.byteCount
      guard budget > 0 else { break }
      let faults = faults(of: component, inside: [component.name], &budget)
        .filter { !own.tells($0, at: $0.place.range) }
      if faults.isEmpty { continue }
      // What its code shows by itself, without its extensions, is no matter of these values.
      let bare = ComponentUse(defaultsOf: tree, in: item, bound: false)
      let known = bare.map { self.faults(of: $0, inside: [$0.name], &budget).map(\.key) } ?? []
      for fault in faults where !known.contains(fault.key) {
        found.append(fault.told(at: fault.place.range, naming: nil))
      }
    }
    return found
  }

  private func faults(
    of use: ComponentUse,
    inside components: [String],
    _ budget: inout Int
  ) -> [Fault] {
    entries(of: use, inside: components, &budget).compactMap { Fault($0, in: use.code) }
  }

  /// What the rules find in a view of the project as a use makes it: in UTF-8 offsets of its code.
  private func entries(
    of use: ComponentUse,
    inside components: [String],
    _ budget: inout Int
  ) -> [Finding] {
    let own = check(use.model, isTracing: false, asUsed: use.isBound).entries
    return own + findingsAtUses(in: use.model, besides: own, inside: components, &budget)
  }

  /// What is wrong with a component whatever it is handed.
  private func faultsOfComponent(
    at element: Element,
    inPlace isInPlace: Bool,
    inside components: [String],
    _ budget: inout Int
  ) -> Set<Fault.Key> {
    guard let component = ComponentUse(unboundAt: element, inPlace: isInPlace) else { return [] }
    return Set(faults(of: component, inside: components, &budget).map(\.key))
  }
}

/// Something that is wrong with a component as one use makes it.
private struct Fault {
  let finding: Finding
  let place: UsePlace
  let key: Key

  /// A rule that is broken at a place of a component.
  struct Key: Hashable {
    let ruleID: String
    let offset: Int
  }

  /// - Returns: nil for what is read at the use itself.
  init?(_ finding: Finding, in code: WrittenCode) {
    guard let place = code.place(of: finding.range) else { return nil }
    self.place = place
    key = Key(ruleID: finding.ruleID, offset: place.range.lowerBound)
    self.finding =
      place.argument == nil ? finding.withoutFixes : finding.withFixes(ofArgumentsIn: code)
  }

  /// What is told of it: at the value that makes it so, or else at a range of the use.
  ///
  /// - Parameter component: what it is about, where the message has to say that.
  func told(at range: Range<Int>, naming component: String?) -> Finding {
    Finding(
      ruleID: finding.ruleID,
      message: component.map { Finding.useMessage(finding.message, of: $0) } ?? finding.message,
      range: place.argument ?? range,
      severity: finding.severity,
      fixes: finding.fixes
    )
  }
}

extension Fault.Key {
  init(_ finding: Finding) {
    self.init(ruleID: finding.ruleID, offset: finding.range.lowerBound)
  }
}

/// What is said at a place, whichever component it is said of.
private struct FindingPlace: Hashable {
  let ruleID: String
  let range: Range<Int>
  let message: String
}

extension [Finding] {
  /// What stands in the code around what is called or used, and is not found there by itself.
  fileprivate func around(
    _ code: WrittenCode,
    in range: Range<Int>,
    besides own: [Finding]
  ) -> [Finding] {
    compactMap { finding in
      guard let place = code.rangeAround(finding.range), range.encloses(place),
        !own.contains(where: { $0.ruleID == finding.ruleID && $0.range.overlaps(place) })
      else { return nil }
      return finding.at(place)
    }
  }

  /// Whether the same rule says something of a place, or of the value that is at fault, anyway.
  fileprivate func tells(_ fault: Fault, at range: Range<Int>) -> Bool {
    contains { finding in
      finding.ruleID == fault.key.ruleID
        && (!fault.place.isContent && finding.range.overlaps(range)
          || fault.place.argument.map(finding.range.overlaps) == true)
    }
  }
}

extension Finding {
  /// What is told at a use of a component, or a call, of something in its code.
  fileprivate static func useMessage(_ message: String, of name: String) -> String {
    "\(useIntroduction)\(name)`: \(message)"
  }

  /// What the messages of findings begin with that are told where a component is used.
  package static let useIntroduction = "In `"

  fileprivate var withoutFixes: Finding { with([]) }

  /// The same with the fixes that change no more than what a use hands over, as edits there: what the
  /// component does with it elsewhere, a person must look at.
  fileprivate func withFixes(ofArgumentsIn code: WrittenCode) -> Finding {
    with(
      fixes.compactMap { fix in
        let edits = fix.edits.compactMap { edit in
          code.rangeInArgument(of: edit.range).map {
            TextEdit(range: $0, replacement: edit.replacement)
          }
        }
        guard edits.count == fix.edits.count else { return nil }
        return Fix(title: fix.title, safety: .review, edits: edits)
      }
    )
  }

  /// The same at another place, without fixes.
  fileprivate func at(_ range: Range<Int>) -> Finding {
    with([], at: range)
  }

  private func with(_ fixes: [Fix], at place: Range<Int>? = nil) -> Finding {
    Finding(
      ruleID: ruleID,
      message: message,
      range: place ?? range,
      severity: severity,
      fixes: fixes
    )
  }
}

// MARK: Functions and modifiers

extension RuleRunner {
  /// What the rules find in functions and modifiers of the project as an item calls them, and not in these
  /// alone.
  func findingsAtCalls(in item: ItemModel, besides own: [Finding]) -> [Finding] {
    guard let uses = CallUses(in: item) else { return [] }
    let known = Set(own.map(Fault.Key.init))
    var declared: [String: Set<Fault.Key>] = [:]
    var workedOut: Set<Fault.Key>?
    var found: [Finding] = []
    let entries = checkCalls(uses)
    for fault in entries.compactMap({ Fault($0, in: uses.code) }) {
      guard let call = fault.place.call, !known.contains(fault.key),
        !call.isForActivation || isAbout(.gestures, .traits, .buttons, .focus, in: fault)
      else { continue }
      if !call.isOfItem {
        let known =
          declared[call.name]
          ?? Set(
            item.declarers(of: call.name).flatMap { declarer in
              check(declarer, isTracing: false).entries.map(Fault.Key.init)
            }
          )
        declared[call.name] = known
        if known.contains(fault.key) { continue }
      }
      if call.isCase {
        if !own.tells(fault, at: fault.place.range) {
          found.append(fault.told(at: fault.place.range, naming: nil))
        }
        continue
      }
      if own.tells(fault, at: call.subject ?? fault.place.argument ?? call.range) { continue }
      if call.isOfItem, fault.place.argument == nil {
        // What is wrong whatever words are handed over is to be put right in the function.
        let general =
          workedOut
          ?? Set(CallUses(in: item, reading: .workedOut).map { faultsAtCalls($0).map(\.key) } ?? [])
        workedOut = general
        if general.contains(fault.key) {
          found.append(fault.told(at: fault.place.range, naming: nil))
          continue
        }
      }
      found.append(fault.told(at: call.range, naming: call.name))
    }
    // What calls do may be wrong with what stands around them.
    // Cases of a loop that stand side by side are in no container for that.
    return uses.goesThroughCases
      ? found : found + entries.around(uses.code, in: item.node.range, besides: own)
  }

  /// Whether it is a rule of one of some groups that found it.
  private func isAbout(_ groups: Rule.Group..., in fault: Fault) -> Bool {
    rules.contains { $0.id == fault.key.ruleID && groups.contains($0.group) }
  }

  private func faultsAtCalls(_ uses: CallUses) -> [Fault] {
    checkCalls(uses).compactMap { Fault($0, in: uses.code) }
  }

  private func checkCalls(_ uses: CallUses) -> [Finding] {
    check(uses.model, isTracing: false, asUsed: true) { element in
      uses.code.holdsCalled(element.range)
        || element.labeledControl.map { uses.code.holdsCalled($0.range) } == true
    }.entries
  }
}

// MARK: Objects of UIKit

extension RuleRunner {
  /// What the rules find in classes and functions of UIKit as an item uses them, and not in these alone.
  func findingsAtObjects(in item: ItemModel, besides own: [Finding]) -> [Finding] {
    var budget = 32_768 + 4 * item.node.range.count
    var declared: [String: Set<Fault.Key>] = [:]
    var told: [Finding] = []
    for use in ObjectUse.uses(in: item) {
      budget -= use.byteCount
      guard budget > 0 else { break }
      let found = faults(of: use)
      if found.isEmpty { continue }
      let known: Set<Fault.Key>
      if use.isOfItem {
        known = Set(own.map(Fault.Key.init))
      } else {
        known =
          declared[use.key]
          ?? Set(ObjectUse.unbound(use.key, in: item).map { faults(of: $0).map(\.key) } ?? [])
        declared[use.key] = known
      }
      for fault in found
      where use.concerns(fault.place) && !known.contains(fault.key)
        && !own.tells(fault, at: use.range)
      {
        told.append(fault.told(at: use.range, naming: use.name))
      }
    }
    return told
  }

  private func faults(of use: ObjectUse) -> [Fault] {
    var findings = Findings(in: use.model, rules: rules, isOfUse: true)
    checkObjects(of: use.model, &findings)
    return findings.entries.compactMap { Fault($0, in: use.code) }
  }
}
