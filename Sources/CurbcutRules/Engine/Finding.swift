import CurbcutModel
import CurbcutSyntax

/// What a rule has found in an item, in UTF-8 offsets from the item's first byte.
package struct Finding: Sendable, Equatable {
  package let ruleID: String
  package let message: String
  package let range: Range<Int>
  package let severity: Severity
  package let fixes: [Fix]

  package init(
    ruleID: String,
    message: String,
    range: Range<Int>,
    severity: Severity,
    fixes: [Fix]
  ) {
    self.ruleID = ruleID
    self.message = message
    self.range = range
    self.severity = severity
    self.fixes = fixes
  }
}

/// What the rule at work has found so far.
package struct Findings: Sendable {
  private(set) var entries: [Finding] = []
  /// What became of each rule, for `curbcut why`; nil while nobody asks.
  private(set) var traces: [Trace]?
  /// Whether somebody asks what became of each rule.
  var isExplaining: Bool { traces != nil }
  /// The view at hand; nil for findings in declarations.
  var element: Element?
  /// The object of UIKit at hand.
  var object: UIKitObject?
  /// The rule at work, among the rules that run.
  var rule = 0
  /// Whether the item is a component as one use makes it.
  let isOfUse: Bool
  private let item: Node
  private let deployment: Deployment
  private let strings: ProjectStrings
  private let rules: [Rule]
  private var source: SourceEditor?
  private var spelling: StringSpelling?
  private var systems: Deployment?
  private var deadBranches: [Range<Int>]?

  init(in item: ItemModel, rules: [Rule], isTracing: Bool = false, isOfUse: Bool = false) {
    self.item = item.node
    self.isOfUse = isOfUse
    // A file for one platform is not built for what the project's other targets are.
    deployment = item.project.deployment.limited(to: item.project.platforms)
    strings = item.project.strings
    self.rules = rules
    traces = isTracing ? [] : nil
  }

  /// Reports what is detected, unless an exemption silences it.
  ///
  /// The rule's own exemptions are asked first, then those of this place. Words and fixes are made
  /// only for what is reported.
  ///
  /// - Parameters:
  ///   - message: what a person hears or cannot do, in one sentence without a period.
  ///   - range: what is underlined, in UTF-8 offsets of the item; cut at the end of its first line.
  ///   - severity: how bad it is here, where that differs from the rule's severity.
  ///   - exemptions: what silences it where the whole view does not decide.
  package mutating func report(
    _ message: @autoclosure () -> String,
    at range: @autoclosure () -> Range<Int>,
    severity: @autoclosure () -> Severity? = nil,
    unless exemptions: @autoclosure () -> [Exemption] = [],
    fixes: @autoclosure () -> [FixProposal] = []
  ) {
    guard rules.indices.contains(rule) else { return }
    let rule = rules[rule]
    if isOfUse, rule.isAboutSpareCode { return }
    if isNeverRun(range()) {
      return note(.exempt("no system that the app runs on takes this branch"), at: range())
    }
    if let element {
      for exemption in rule.exemptions where isSilenced(by: exemption, element) { return }
      for exemption in exemptions() where isSilenced(by: exemption, element) { return }
    } else if let object {
      for exemption in rule.exemptions where isSilenced(by: exemption, object, range()) { return }
      for exemption in exemptions() where isSilenced(by: exemption, object, range()) { return }
    }
    let source = source ?? SourceEditor(item.fullBytes)
    self.source = source
    let level = severity() ?? rule.severity
    // While code is being typed nobody knows what a fix would add to.
    var offered = made(of: fixes(), source)
    // What works asks nobody for words.
    if level == .hint { offered.removeAll(where: \.hasPlaceholder) }
    let finding = Finding(
      ruleID: rule.id,
      message: strings.isEmpty ? message() : withTexts(message()),
      range: source.firstLine(of: range()),
      severity: level,
      fixes: offered
    )
    entries.append(finding)
    traces?.append(
      Trace(ruleID: rule.id, range: finding.range, outcome: .reported(finding.message))
    )
  }

  /// Takes back what was found from some place on by rules that had said something among others.
  mutating func keep(from place: Int, besides others: Range<Int>) {
    let rules = Set(entries[others].map(\.ruleID))
    let found = entries[place...].filter { !rules.contains($0.ruleID) }
    entries.replaceSubrange(place..., with: found)
  }

  /// Whether code stands in a branch for systems that the app does not run on any more.
  private mutating func isNeverRun(_ range: @autoclosure () -> Range<Int>) -> Bool {
    if deployment.isEmpty { return false }
    let branches = deadBranches ?? item.branchesNeverTaken(on: deployment)
    deadBranches = branches
    if branches.isEmpty { return false }
    let start = range().lowerBound
    return branches.contains { $0.contains(start) }
  }

  /// A message with what keys stand for in their place: people know “Welcome”, not `home.title`.
  private func withTexts(_ message: String) -> String {
    var result = message
    for (open, close) in [("\"‹", "›\""), ("\"", "\"")] {
      guard let start = result.firstRange(of: open),
        let end = result[start.upperBound...].firstRange(of: close)
      else { continue }
      let key = String(result[start.upperBound..<end.lowerBound])
      if AssetNames.isKey(key), let text = strings.text(for: key), !text.isEmpty, text.count <= 60 {
        result.replaceSubrange(start.lowerBound..<end.upperBound, with: "\"\(text)\"")
        break
      }
    }
    return result
  }

  /// The fixes of proposals that can be made here, in the words and for the systems of the code around.
  private mutating func made(of proposals: [FixProposal], _ source: SourceEditor) -> [Fix] {
    if proposals.isEmpty { return [] }
    let systems = systemsOfItem()
    return proposals.map { $0.writesWords ? $0.spelled(as: spelling(of: item)) : $0 }
      .filter(\.isApplicable).compactMap { $0.spelled(for: systems) }
      .compactMap { source.fix(for: $0) }
      .filter { !$0.touchesErrors(of: item) && !source.changesKey($0, of: strings) }
  }

  /// The oldest systems that the item runs on: what uses views of iOS 14 without asking for it runs on no
  /// older one, whatever other targets of the project do.
  private mutating func systemsOfItem() -> Deployment {
    if let systems { return systems }
    var found = deployment
    if found.oldest[.iOS].map({ $0 < Release(14, 0) }) == true {
      let code = item.code
      if Self.namesOfIOS14.contains(where: code.includes), !code.includes("available(") {
        found.raise(to: Release(14, 0), for: .iOS)
      }
    }
    systems = found
    return found
  }

  /// What SwiftUI has since iOS 14.
  private static let namesOfIOS14 = [
    "ProgressView(", "@StateObject", "@AppStorage", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "ScrollViewReader", ".onChange(of:",
  ]

  /// How the item writes words, which is looked for once.
  private mutating func spelling(of item: Node) -> StringSpelling {
    if let spelling { return spelling }
    let found = StringSpelling(in: item, strings)
    spelling = found
    return found
  }

  /// Says that a fact which decides cannot be known from source, so that the rule is silent.
  ///
  /// - Parameters:
  ///   - fact: what is not known, in words that follow "unknown:": "the accessibility label".
  ///   - place: where that stands.
  mutating func cannotTell(
    _ fact: @autoclosure () -> String,
    at place: @autoclosure () -> Range<Int>? = nil
  ) {
    guard traces != nil else { return }
    note(.unknown(fact()), place: place())
  }

  private mutating func isSilenced(by exemption: Exemption, _ element: Element) -> Bool {
    isSilenced(by: exemption, exemption.test(element))
  }

  /// - Parameter range: where it would be reported, which says more than where the object is made.
  private mutating func isSilenced(
    by exemption: Exemption,
    _ object: UIKitObject,
    _ range: @autoclosure () -> Range<Int>
  ) -> Bool {
    isSilenced(by: exemption, exemption.objectTest(object), at: traces == nil ? nil : range())
  }

  private mutating func isSilenced(
    by exemption: Exemption,
    _ answer: Certainty,
    at range: Range<Int>? = nil
  ) -> Bool {
    switch answer {
    case .no: return false
    case .yes: note(.exempt(exemption.name), at: range)
    case .unknown: note(.unknown("whether \(exemption.name)"), at: range)
    }
    return true
  }

  private mutating func note(
    _ outcome: Trace.Outcome,
    at range: Range<Int>? = nil,
    place: Range<Int>? = nil
  ) {
    guard traces != nil, rules.indices.contains(rule),
      let range = range ?? element?.head ?? object?.range
    else { return }
    traces?.append(
      Trace(ruleID: rules[rule].id, range: range, outcome: outcome, place: place)
    )
  }

  /// Says that the rule at work has looked at the view, for those that say nothing else of it.
  mutating func noteOffer() {
    note(.nothingFound)
  }
}
