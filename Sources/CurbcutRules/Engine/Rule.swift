/// The rules: what can go wrong for somebody who uses assistive technology, how to see it in the
/// model, and how to fix it.
///
/// A rule is one value in one file under `Rules`: its words, its examples and its check.
/// `AllRules.swift` lists them, `RuleRunner` runs them, and `RuleReference` renders what
/// people read about them. A rule asks elements of the model and never looks at syntax.
import CurbcutInterfaceBuilder
import CurbcutModel

/// One thing that is reported, with all that is said and known about it.
///
/// Invariant: the id names the fault, so that "allow image-missing-label" reads well; once shipped
/// it stays.
package struct Rule: Sendable {
  package let id: String
  /// The fault in a few words.
  package let title: String
  package let group: Group
  package let severity: Severity
  package let impact: Impact
  /// The success criteria of WCAG 2.2 that the fault fails or endangers.
  package let criteria: [Criterion]
  /// The first version that has the rule.
  package let since: String
  /// Whether the rule is part of the default profile.
  package let isOn: Bool
  /// Whether a project has to ask for the rule by its id: even the strict profile leaves it out.
  package let isOptIn: Bool
  /// Whether it says that some code does nothing: in a component that may do something for another use.
  let isAboutSpareCode: Bool
  /// Why it matters, for a reader who has never used VoiceOver.
  package let why: String
  /// What the rule does not see.
  package let knownLimitations: String?
  /// What a project may set for it.
  package let options: [RuleOption]
  /// What is wrong and what is right. Made when somebody asks: checking needs none of it.
  package var examples: [Example] { makeExamples() }
  private let makeExamples: @Sendable () -> [Example]
  package let check: Check
  /// How views of files of Interface Builder are checked; nil for rules that are about code alone.
  package let interfaceCheck: Check.InterfaceViewCheck?
  /// What silences a finding about a view, in the order in which it is asked.
  package let exemptions: [Exemption]

  init(
    id: String,
    title: String,
    group: Group,
    severity: Severity,
    impact: Impact,
    criteria: [Criterion],
    since: String,
    isOn: Bool = true,
    isOptIn: Bool = false,
    isAboutSpareCode: Bool = false,
    why: String,
    knownLimitations: String? = nil,
    options: [RuleOption] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    check: Check,
    interface: Check.InterfaceViewCheck? = nil,
    exemptions: [Exemption] = []
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.severity = severity
    self.impact = impact
    self.criteria = criteria
    self.since = since
    self.isOn = isOn && !isOptIn
    self.isOptIn = isOptIn
    self.isAboutSpareCode = isAboutSpareCode
    self.why = why
    self.knownLimitations = knownLimitations
    self.options = options
    makeExamples = examples
    self.check = check
    interfaceCheck = if case .interface(let check) = check { check } else { interface }
    self.exemptions = exemptions
  }

  /// The chapter of the rule reference, and the folder of the rule's file.
  package enum Group: String, Sendable, CaseIterable {
    case images = "Images"
    case buttons = "Buttons"
    case forms = "Forms"
    case labels = "Labels"
    case hints = "Hints"
    case values = "Values"
    case traits = "Traits"
    case headings = "Headings"
    case text = "Text"
    case color = "Color"
    case targets = "Targets"
    case gestures = "Gestures"
    case motion = "Motion"
    case grouping = "Grouping"
    case focus = "Focus"
    case navigation = "Navigation"
    case links = "Links"
    case hidden = "Hidden"
    case timing = "Timing"
    case uiKit = "UIKit"
    case localization = "Localization"
    case hygiene = "Hygiene"
  }

  /// What the fault means to the person it meets.
  package enum Impact: String, Sendable, CaseIterable {
    /// Blocks the task.
    case critical
    /// Makes the task very hard.
    case serious
    /// Makes it slower or confusing.
    case moderate
    /// Is a nuisance.
    case minor
  }
}

/// How the engine runs a rule.
package enum Check: Sendable {
  package typealias ElementCheck = @Sendable (Element, inout Findings) -> Void
  package typealias DeclarationCheck = @Sendable (Declaration, ItemModel, inout Findings) -> Void

  package typealias ObjectCheck = @Sendable (UIKitObject, ItemModel, inout Findings) -> Void
  package typealias InterfaceViewCheck = @Sendable (InterfaceView, InterfaceCode) -> InterfaceFault?

  /// Offered views of every tree, previews left out.
  case element(Scope, ElementCheck)
  /// Offered every type and extension, nested ones too.
  case declaration(DeclarationCheck)
  /// Offered both, for what may be written in a view or in a constant.
  case elementAndDeclaration(Scope, ElementCheck, DeclarationCheck)
  /// Offered every object of UIKit, that of the type itself too.
  case object(ObjectCheck)
  /// Offered views of SwiftUI and objects of UIKit, for what is one fault in both.
  case elementAndObject(Scope, ElementCheck, ObjectCheck)
  /// Offered every view of a file of Interface Builder.
  case interface(InterfaceViewCheck)
  /// Asked by whoever applies the suppression comments, who alone knows which were of use.
  case suppressions

  /// Which views a rule is offered: those of some kinds, and those of any kind whose own chain has a
  /// modifier of some families.
  package struct Scope: Sendable {
    let kinds: Set<ViewKind>
    let categories: ModifierCategories
    /// Whether it is offered the views of the project too, for what only their callers can mend.
    var takesProjectViews = false

    /// Every view.
    static let all = Scope(kinds: [], categories: [])

    var isAll: Bool { kinds.isEmpty && categories.isEmpty && !takesProjectViews }
  }

  static func element(_ check: @escaping ElementCheck) -> Check { .element(.all, check) }

  static func element(
    of kinds: ViewKind...,
    withModifiers categories: ModifierCategories = [],
    check: @escaping ElementCheck
  ) -> Check {
    .element(Scope(kinds: Set(kinds), categories: categories), check)
  }

  static func element(
    ofProjectOr kinds: ViewKind...,
    check: @escaping ElementCheck
  ) -> Check {
    .element(Scope(kinds: Set(kinds), categories: [], takesProjectViews: true), check)
  }

  static func element(
    of kinds: [ViewKind],
    withModifiers categories: ModifierCategories = [],
    check: @escaping ElementCheck
  ) -> Check {
    .element(Scope(kinds: Set(kinds), categories: categories), check)
  }

  static func elementAndObject(
    of kinds: ViewKind...,
    withModifiers categories: ModifierCategories,
    _ elementCheck: @escaping ElementCheck,
    _ objectCheck: @escaping ObjectCheck
  ) -> Check {
    .elementAndObject(
      Scope(kinds: Set(kinds), categories: categories),
      elementCheck,
      objectCheck
    )
  }

  static func elementAndDeclaration(
    withModifiers categories: ModifierCategories,
    _ elementCheck: @escaping ElementCheck,
    _ declarationCheck: @escaping DeclarationCheck
  ) -> Check {
    .elementAndDeclaration(Scope(kinds: [], categories: categories), elementCheck, declarationCheck)
  }
}
