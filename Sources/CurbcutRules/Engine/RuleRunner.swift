import CurbcutModel

/// Rules made ready to run, so that a view meets only those that may have something to say of it.
package struct RuleRunner: Sendable {
  package let rules: [Rule]
  /// Whether views of the project are looked at as each use makes them, even where that says no more of
  /// them than their code.
  let asksAllUses: Bool
  /// The rules for every view.
  private var general: [Offer] = []
  /// The rules for views whose chain has certain modifiers.
  private var byModifier: [Offer] = []
  /// The rules for views of the project.
  private var ofProject: [Offer] = []
  /// The rules for views of a kind.
  private var byKind: [ViewKind: [Offer]] = [:]

  /// The rules for objects of UIKit, by their places in the list.
  private var objectChecks: [(rule: Int, check: Check.ObjectCheck)] = []

  /// A check of views with the rule it belongs to.
  private struct Offer: Sendable {
    let rule: Int
    let scope: Check.Scope
    let check: Check.ElementCheck
  }

  package init(_ rules: [Rule], askingAllUses asksAllUses: Bool = false) {
    self.rules = rules
    self.asksAllUses = asksAllUses
    for (index, rule) in rules.enumerated() {
      switch rule.check {
      case .element(let scope, let check), .elementAndDeclaration(let scope, let check, _),
        .elementAndObject(let scope, let check, _):
        let offer = Offer(rule: index, scope: scope, check: check)
        if scope.takesProjectViews { ofProject.append(offer) }
        if scope.isAll { general.append(offer) }
        if !scope.categories.isEmpty { byModifier.append(offer) }
        for kind in scope.kinds { byKind[kind, default: []].append(offer) }
      case .object, .declaration, .interface, .suppressions:
        break
      }
      switch rule.check {
      case .object(let check), .elementAndObject(_, _, let check):
        objectChecks.append((index, check))
      default: break
      }
    }
  }

  private func run(_ offers: [Offer], on element: Element, _ findings: inout Findings) {
    for index in offers.indices { run(offers[index], on: element, &findings) }
  }

  private func run(_ offer: borrowing Offer, on element: Element, _ findings: inout Findings) {
    findings.rule = offer.rule
    guard let before = findings.traces?.count else { return offer.check(element, &findings) }
    offer.check(element, &findings)
    // Rules for every view, or every one of the project, would say of each that nothing was found.
    let isAboutIt = !offer.scope.isAll && !(offer.scope.takesProjectViews && element.isCustomView)
    if isAboutIt, findings.traces?.count == before { findings.noteOffer() }
  }

  /// What the rules find in an item, sorted by place, then rule.
  ///
  /// Every view is offered once for each place where it is entered. What is found in one of them is
  /// there: a symbol in a member that is used alone and beside a text is heard alone.
  package func findings(of item: ItemModel) -> [Finding] {
    let entries = check(item, isTracing: false).entries
    let found =
      entries + findingsByDefaults(in: item, besides: entries)
      + findingsAtUses(in: item, besides: entries)
      + findingsAtCalls(in: item, besides: entries)
      + findingsAtObjects(in: item, besides: entries)
    return found.isEmpty ? [] : merged(item.withoutUnusedMembers(found))
  }

  /// What became of each rule that was about something in an item, in the order of the checks.
  ///
  /// - Parameter range: only views, types and objects that reach into it, in UTF-8 offsets of the item.
  package func traces(of item: ItemModel, in range: Range<Int>? = nil) -> [Trace] {
    let findings = check(item, isTracing: true, in: range)
    return findings.traces ?? []
  }

  func check(
    _ item: ItemModel,
    isTracing: Bool,
    in range: Range<Int>? = nil,
    asUsed isOfUse: Bool = false,
    where isAsked: (Element) -> Bool = { _ in true }
  ) -> Findings {
    var findings = Findings(in: item, rules: rules, isTracing: isTracing, isOfUse: isOfUse)
    for tree in item.trees where tree.isChecked {
      var unreached = 0
      for element in tree.elements {
        if element.index < unreached { continue }
        if element.isSwitchedOff {
          unreached = element.index + element.descendants.count + 1
          continue
        }
        if let range, !element.range.overlaps(range) { continue }
        if !isAsked(element) { continue }
        // Nobody is given what only developers build.
        if element.platforms.isEmpty { continue }
        findings.element = element
        let kind = element.kind
        run(general, on: element, &findings)
        if let offers = kind.flatMap({ byKind[$0] }) { run(offers, on: element, &findings) }
        if element.isCustomView { run(ofProject, on: element, &findings) }
        let categories = element.categories
        guard !categories.isEmpty else { continue }
        // By index: a copy of each would cost more than the comparison. By bits: sets of another
        // module are compared by generic code.
        for index in byModifier.indices
        where byModifier[index].scope.categories.rawValue & categories.rawValue != 0 {
          // Those of its kind have been run.
          if let kind, byModifier[index].scope.kinds.contains(kind) { continue }
          run(byModifier[index], on: element, &findings)
        }
      }
    }
    findings.element = nil
    // Code outside of types is no use of one.
    let looseCode = isOfUse ? nil : item.looseCode
    for declaration in item.declarations + [looseCode].compactMap(\.self)
    where !declaration.isUnavailable && !declaration.platforms.isEmpty {
      if let range, !declaration.node.range.overlaps(range) { continue }
      // Of a type as a use makes it only what moves and what goes away depends on the use.
      for index in rules.indices
      where !isOfUse || rules[index].group == .motion || rules[index].group == .timing {
        switch rules[index].check {
        case .declaration(let check), .elementAndDeclaration(_, _, let check):
          findings.rule = index
          check(declaration, item, &findings)
        case .element, .object, .elementAndObject, .interface, .suppressions:
          break
        }
      }
    }
    if !isOfUse { checkObjects(of: item, &findings) }
    return findings
  }
}

extension RuleRunner {
  /// Offers objects of UIKit to the rules that are about them.
  func checkObjects(of item: ItemModel, _ findings: inout Findings) {
    for object in item.objects where object.isChecked {
      let start = findings.entries.count
      offer(object, of: item, &findings)
      guard let instance = item.instance(of: object) else { continue }
      let told = findings.entries.count
      offer(instance, of: item, &findings)
      findings.keep(from: told, besides: start..<told)
    }
    findings.object = nil
  }

  private func offer(_ object: UIKitObject, of item: ItemModel, _ findings: inout Findings) {
    findings.object = object
    for (rule, check) in objectChecks {
      findings.rule = rule
      check(object, item, &findings)
    }
  }
}

extension UIKitObject {
  /// Whether people meet it on a device with iOS.
  fileprivate var isChecked: Bool {
    (isForIOS || type?.isOfAppKit == true) && !declaration.isUnavailable && !declaration.isPreview
      // What another declaration holds is nothing that people meet until it is known what it is.
      && (place != .elsewhere || type != nil)
  }
}

extension Element {
  /// Whether a constant of the file or project that is `false` keeps it away from everybody: a feature
  /// that is not switched on yet.
  var isSwitchedOff: Bool {
    conditions.contains { condition in
      guard condition.kind == .branch, condition.alternative == 0,
        condition.source.utf8.allSatisfy({ $0.isNamePart }), condition.source != "else",
        declaration?.property(condition.source) == nil
      else { return false }
      return ConstantResolver(of: self).value(of: condition.source)?.boolean == false
    }
  }
}

extension UInt8 {
  /// Whether a plain name may have it.
  fileprivate var isNamePart: Bool {
    self == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension ViewTree {
  /// Whether it is shown to people at all.
  var isChecked: Bool {
    guard purpose != .preview else { return false }
    guard let declaration else { return true }
    return !declaration.isUnavailable && !declaration.holdsPreviews
  }

  /// The code of a private member that nothing in its type mentions; nil for other trees.
  ///
  /// A type and what its file adds to it are looked at as one. An extension of a type that is declared
  /// elsewhere may have others beside it that use the member.
  fileprivate var unusedMember: Range<Int>? {
    guard case .member(let name) = purpose, let declaration,
      declaration.node.kind != .extensionDecl,
      let member = declaration.property(name)?.node ?? declaration.function(name)?.node,
      // Other types of the file may use what is `fileprivate`.
      member.children(.declModifier).contains(where: { $0.hasText("private") })
    else { return nil }
    return declaration.node.allTokens.count { $0.text == name } == 1 ? member.range : nil
  }
}

extension ItemModel {
  /// What people meet of what was found: not what stands in members that nothing uses. Which those are
  /// only its own code says, not code that is written in the place of calls.
  fileprivate func withoutUnusedMembers(_ found: [Finding]) -> [Finding] {
    let unused = trees.compactMap(\.unusedMember)
    if unused.isEmpty { return found }
    return found.filter { finding in !unused.contains { $0.contains(finding.range.lowerBound) } }
  }
}

/// The findings, each once, in order. A view that members enter in several places is reported if
/// the fault is certain in one of them; the mildest of those decides how bad it is.
private func merged(_ entries: [Finding]) -> [Finding] {
  let sorted = entries.enumerated().sorted { first, second in
    let (one, other) = (first.element, second.element)
    return (one.range.lowerBound, one.range.upperBound, one.ruleID, first.offset)
      < (other.range.lowerBound, other.range.upperBound, other.ruleID, second.offset)
  }.map(\.element)
  var findings: [Finding] = []
  for finding in sorted {
    guard let last = findings.last, last.isAbout(finding) else {
      findings.append(finding)
      continue
    }
    if finding.severity < last.severity { findings[findings.count - 1] = finding }
  }
  return findings
}

extension Finding {
  /// Whether both say that the same rule is broken in the same place.
  fileprivate func isAbout(_ other: Finding) -> Bool {
    range == other.range && ruleID == other.ruleID
  }
}
