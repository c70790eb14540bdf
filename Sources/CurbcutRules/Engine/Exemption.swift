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

  /// An exemption that may be unknown.
  init(_ name: String, certainty test: @escaping @Sendable (Element) -> Certainty) {
    self.name = name
    self.test = test
  }

  /// An exemption that either applies or does not.
  init(_ name: String, _ test: @escaping @Sendable (Element) -> Bool) {
    self.name = name
    self.test = { test($0) ? .yes : .no }
  }
}

extension Exemption {
  /// Assistive technology never reaches the view by itself.
  static let hidden = Exemption("it is hidden from assistive technology", certainty: \.isHidden)

  /// An element around it speaks in its place.
  static let replacedByAncestor = Exemption(
    "an element around it replaces its children",
    certainty: \.isReplacedByAncestor
  )
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
    /// Reported here, and not where the same view is entered elsewhere.
    case differsElsewhere
    /// The rule looked at the view and saw nothing wrong.
    case nothingFound
  }

  package let ruleID: String
  /// What the rule looked at: the view's head or the finding, in UTF-8 offsets of the item.
  package let range: Range<Int>
  package let outcome: Outcome
}
