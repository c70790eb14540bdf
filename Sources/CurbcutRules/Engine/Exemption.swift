import CurbcutModel

/// A reason, with a name, for which a rule stays silent about what it has detected.
///
/// A rule is detection, then an ordered list of exemptions; the first that applies silences the
/// finding. `curbcut why` prints its name, so that false silence can be found.
package struct Exemption: Sendable {
  /// What is the case where it applies, in words that follow "not reported:" and, where nobody can
  /// know, "unknown whether": "it is hidden from VoiceOver".
  package let name: String
  /// Whether it applies. Unknown silences too: a rule reports only what is certain.
  let test: @Sendable (Element) -> Certainty
  /// The same for an object of UIKit.
  let objectTest: @Sendable (UIKitObject) -> Certainty

  /// An exemption that may be unknown.
  init(_ name: String, certainty test: @escaping @Sendable (Element) -> Certainty) {
    self.name = name
    self.test = test
    objectTest = { _ in .no }
  }

  /// An exemption that either applies or does not.
  init(_ name: String, _ test: @escaping @Sendable (Element) -> Bool) {
    self.init(name, certainty: { test($0) ? .yes : .no })
  }

  private init(_ name: String, ofObject test: @escaping @Sendable (UIKitObject) -> Certainty) {
    self.name = name
    self.test = { _ in .no }
    objectTest = test
  }

  /// An exemption of objects of UIKit that may be unknown.
  static func object(
    _ name: String,
    certainty test: @escaping @Sendable (UIKitObject) -> Certainty
  ) -> Exemption {
    Exemption(name, ofObject: test)
  }

  /// An exemption of objects of UIKit that either applies or does not.
  static func object(
    _ name: String,
    _ test: @escaping @Sendable (UIKitObject) -> Bool
  ) -> Exemption {
    Exemption(name, ofObject: { test($0) ? .yes : .no })
  }
}

extension Exemption {
  /// Assistive technology never reaches the view by itself.
  static let hidden = Exemption("it is hidden from assistive technology", certainty: \.isHidden)

  /// The same for rules about words, which somebody may hear as long as that is not certain.
  static let hiddenForCertain = Exemption("it is hidden from assistive technology for certain") {
    $0.isHidden == .yes
  }

  /// An element around it speaks in its place.
  static let replacedByAncestor = Exemption(
    "an element around it replaces its children",
    certainty: \.isReplacedByAncestor
  )

  /// An element around it has other words: what is only joined into one element is heard.
  static let overruled = Exemption(
    "an element around it has words of its own",
    certainty: \.isOverruled
  )

  /// A label of its own names the view.
  static let labeled = Exemption("it has an accessibility label", certainty: \.isNamed)

  /// Its own label is empty on purpose or by mistake: either way that is where the fault is.
  static let emptyLabel = Exemption("it has an empty label, which another rule is about") {
    WrittenTexts(of: $0).hasBlankLabel
  }

  /// It is no element of its own but what a modifier hands to assistive technology.
  static let representation = Exemption("it is the representation of another view") {
    $0.place.contains(.representation)
  }

  /// A stack that is no element hands its label to what is inside.
  static let labeledByContainer = Exemption("a label on the stack around it names it") {
    isNamedByContainer($0)
  }

  /// What it reads becomes part of the control's name.
  static let partOfControl = Exemption("it is part of a control's label") {
    $0.labeledControl != nil
  }

  /// VoiceOver reads it as part of another element.
  static let combined = Exemption("it is combined with the views around it") {
    $0.combiningElement != nil
  }

  /// A modifier gives it a value; unknown where a modifier of another file may.
  static let hasValue = Exemption(
    "it has an accessibility value",
    certainty: { $0.value.isPresent }
  )

  /// A modifier stands in a branch of the chain: `#if`.
  static func conditional(_ modifier: Modifier) -> Exemption {
    Exemption("the modifier is compiled conditionally") { _ in modifier.isConditional }
  }
}

extension [Exemption] {
  /// Whether one of them silences a finding about a view, be it because nobody can know.
  func apply(to element: CurbcutModel.Element) -> Bool {
    contains { $0.test(element) != .no }
  }
}

extension Exemption {
  /// A modifier of a package that is about accessibility decides names and traits.
  static let unreadModifier = Exemption(
    "a modifier that was not read changes its accessibility",
    certainty: { $0.hasUnreadAccessibilityModifier ? .unknown : .no }
  )
}

/// What became of a rule at one place.
package struct Trace: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    /// The message of the finding.
    case reported(String)
    /// The name of the exemption that silenced it.
    case exempt(String)
    /// The fact that nobody can know from source.
    case unknown(String)
    /// The rule looked at the view and saw nothing wrong.
    case nothingFound
  }

  package let ruleID: String
  /// What the rule looked at: the view's head or the finding, in UTF-8 offsets of the item.
  package let range: Range<Int>
  package let outcome: Outcome
  /// Where that stands which is not known, where one place has it.
  package var place: Range<Int>?
}

/// Whether a label on a stack around it may name it: that of a stack which is no element itself
/// goes to what is inside.
private func isNamedByContainer(_ view: Element) -> Bool {
  var element = view
  while let container = element.container, container.isLayout, container.grouping == nil {
    let isAlone = container.children(in: .content).count == 1
    if isAlone ? container.isNamed != .no : container.isNamed == .yes { return true }
    element = container
  }
  return false
}
