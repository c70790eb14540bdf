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

/// A way to fix a finding, as edits of the source.
package struct Fix: Sendable, Equatable {
  package enum Safety: String, Sendable {
    /// Keeps the meaning: fix-all applies it.
    case safe
    /// Chooses a meaning or words: a person must look at it.
    case review
  }

  /// What is done, as an order: "Hide this image".
  package let title: String
  package let safety: Safety
  /// Sorted, not overlapping, in the same offsets as the finding.
  package let edits: [TextEdit]

  package init(title: String, safety: Safety, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

extension Fix {
  /// Whether something that it changes does not parse.
  fileprivate func touchesErrors(of item: Node) -> Bool {
    guard item.unit.hasErrors else { return false }
    return edits.contains { edit in
      let start = max(0, edit.range.lowerBound - 1)
      return item.hasErrors(around: start..<max(start + 1, edit.range.upperBound))
    }
  }
}

/// A fix as a rule proposes it: what changes in terms of the model, formatting left to the engine.
package struct FixProposal: Sendable {
  let title: String
  let safety: Fix.Safety
  let changes: [Change]

  static func safe(_ title: String, _ changes: Change...) -> FixProposal {
    FixProposal(title: title, safety: .safe, changes: changes)
  }

  static func review(_ title: String, _ changes: Change...) -> FixProposal {
    FixProposal(title: title, safety: .review, changes: changes)
  }
}

extension FixProposal {
  /// The same in the words of the oldest systems that the project is built for; nil where they
  /// have none, or where a view would get a modifier that its declared type does not return.
  func spelled(for deployment: Deployment) -> FixProposal? {
    for case .append(_, let element) in changes where element.isTypedPicture { return nil }
    guard !deployment.isEmpty else { return self }
    guard let title = Availability.source(title, on: deployment) else { return nil }
    var spelled: [Change] = []
    for change in changes {
      guard let change = change.spelled(for: deployment) else { return nil }
      spelled.append(change)
    }
    return FixProposal(title: title, safety: safety, changes: spelled)
  }
}

extension Element {
  /// Whether it is what a member returns that is declared as a picture or text: a modifier of views
  /// returns another type.
  fileprivate var isTypedPicture: Bool {
    guard self.is(.image, .text), let declaration else { return false }
    let types: Set = ["Image", "Text", "Image?", "Text?", "SwiftUI.Image", "SwiftUI.Text"]
    let start = range.lowerBound
    return declaration.properties.contains { property in
      property.type.map(types.contains) == true && property.node.range.contains(start)
    }
      || declaration.functions.contains { function in
        function.returnType.map(types.contains) == true && function.node.range.contains(start)
      }
  }
}

extension Change {
  /// The same with what it writes in the words of the oldest systems; nil where they have none.
  fileprivate func spelled(for deployment: Deployment) -> Change? {
    func older(_ text: String) -> String? { Availability.source(text, on: deployment) }
    switch self {
    case .append(let modifiers, let element):
      let spelled = modifiers.compactMap(older)
      return spelled.count == modifiers.count ? .append(spelled, to: element) : nil
    case .precede(let next, let modifiers):
      let spelled = modifiers.compactMap(older)
      return spelled.count == modifiers.count ? .precede(next, with: spelled) : nil
    case .replace(let range, let text):
      // What stands in place of a call begins behind its period.
      let isCall = text.hasPrefix("accessibility")
      guard let spelled = older(isCall ? ".\(text)" : text) else { return nil }
      return .replace(range, with: isCall ? String(spelled.dropFirst()) : spelled)
    case .insert(let text, let offset): return older(text).map { .insert($0, at: offset) }
    case .insertLine(let line, let offset, let model):
      return older(line).map { .insertLine($0, after: offset, indentedAs: model) }
    case .insertLines(let lines, let offset, let model):
      let spelled = lines.compactMap(older)
      return spelled.count == lines.count
        ? .insertLines(spelled, after: offset, indentedAs: model) : nil
    case .placeLine(let line, let offset): return older(line).map { .placeLine($0, above: offset) }
    case .wrap(let range, let opening, let closing):
      guard let opening = older(opening), let closing = older(closing) else { return nil }
      return .wrap(range, opening: opening, closing: closing)
    case .remove, .removeLines: return self
    }
  }
}

/// One change of the source.
package enum Change: Sendable {
  /// Adds modifiers, `.accessibilityHidden(true)`, behind the last of an element's chain.
  case append([String], to: Element)
  /// Adds modifiers in front of one of the chain.
  case precede(Modifier, with: [String])
  /// Takes a modifier away, with its line where it has one of its own.
  case remove(Modifier)
  /// Puts text in place of a range.
  case replace(Range<Int>, with: String)
  /// Puts text at an offset.
  case insert(String, at: Int)
  /// Puts a line of its own above that of an offset, as far indented.
  case placeLine(String, above: Int)
  /// Puts a block around a range, on one line or with the range indented: `opening { … closing`.
  case wrap(Range<Int>, opening: String, closing: String)
  /// Puts a line behind the one of an offset, indented as the line of another offset.
  case insertLine(String, after: Int, indentedAs: Int)
  /// Puts lines behind the one of an offset, indented as the line of another offset.
  case insertLines([String], after: Int, indentedAs: Int)
  /// Takes a range away with its lines, where it has them to itself.
  case removeLines(of: Range<Int>)

  static func append(_ modifier: String, to element: Element) -> Change {
    .append([modifier], to: element)
  }
}

/// What the rule at work has found so far.
package struct Findings: Sendable {
  private(set) var entries: [Finding] = []
  /// What became of each rule, for `curbcut why`; nil while nobody asks.
  private(set) var traces: [Trace]?
  /// The view at hand; nil for findings in declarations.
  var element: Element?
  /// The object of UIKit at hand.
  var object: UIKitObject?
  /// The rule at work, among the rules that run.
  var rule = 0
  private let item: Node
  private let deployment: Deployment
  private let strings: ProjectStrings
  private let rules: [Rule]
  private var source: SourceEditor?

  init(in item: ItemModel, rules: [Rule], isTracing: Bool = false) {
    self.item = item.node
    deployment = item.project.deployment
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
    if let element {
      for exemption in rule.exemptions where isSilenced(by: exemption, element) { return }
      for exemption in exemptions() where isSilenced(by: exemption, element) { return }
    } else if let object {
      for exemption in rule.exemptions where isSilenced(by: exemption, object, range()) { return }
      for exemption in exemptions() where isSilenced(by: exemption, object, range()) { return }
    }
    let source = source ?? SourceEditor(item.fullBytes)
    self.source = source
    let finding = Finding(
      ruleID: rule.id,
      message: message(),
      range: source.firstLine(of: range()),
      severity: severity() ?? rule.severity,
      // While code is being typed nobody knows what a fix would add to.
      fixes: fixes().compactMap { $0.spelled(for: deployment) }
        .compactMap { source.fix(for: $0) }
        .filter { !$0.touchesErrors(of: item) && !source.changesKey($0, of: strings) }
    )
    entries.append(finding)
    traces?.append(
      Trace(ruleID: rule.id, range: finding.range, outcome: .reported(finding.message))
    )
  }

  /// Says that a fact which decides cannot be known from source, so that the rule is silent.
  ///
  /// - Parameter fact: what is not known, in words that follow "unknown:": "the accessibility label".
  mutating func cannotTell(_ fact: @autoclosure () -> String) {
    guard traces != nil else { return }
    note(.unknown(fact()))
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

  private mutating func note(_ outcome: Trace.Outcome, at range: Range<Int>? = nil) {
    guard traces != nil, rules.indices.contains(rule),
      let range = range ?? element?.head ?? object?.range
    else { return }
    traces?.append(Trace(ruleID: rules[rule].id, range: range, outcome: outcome))
  }

  /// Says that the rule at work has looked at the view, for those that say nothing else of it.
  mutating func noteOffer() {
    note(.nothingFound)
  }
}
