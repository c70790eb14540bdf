import CurbcutSyntax

/// One color that an expression may have: the only one, or that of an arm of a ternary.
package struct ResolvedColor: Sendable, Equatable {
  /// Which way a condition must have gone.
  package struct Branch: Sendable, Equatable {
    let condition: String
    let isTrue: Bool
  }

  package private(set) var color: AdaptiveColor
  /// The color as written: `.yellow`, `Color(white: 0.8)`.
  package private(set) var source: String
  /// The part of the source that says which color it is; a constant's name, not its value.
  package private(set) var expression: Expression
  /// Whether the system says what it is in the places that it is made for: labels and their
  /// backgrounds, which Apple has matched.
  package let isSemantic: Bool
  package var branches: [Branch] = []
  /// Whether it is one stop of a gradient: the others are seen with it.
  package var isGradientStop = false
  /// Whether it is chosen elsewhere, by a computed property, function or modifier of the project.
  package var isChosenElsewhere = false
  /// The theme of the project whose color it is; nil for other colors.
  package internal(set) var theme: ThemeColors.Theme?

  /// Whether two choices can be on screen together for certain: they hang on the same conditions.
  package func goes(with other: ResolvedColor) -> Bool {
    if branches.isEmpty || other.branches.isEmpty { return true }
    var isRelated = false
    for branch in branches {
      for outer in other.branches where outer.condition == branch.condition {
        if outer.isTrue != branch.isTrue { return false }
        isRelated = true
      }
    }
    return isRelated
  }

  /// Whether it is not seen where some conditions have gone a certain way.
  func contradicts(_ branches: [Branch]) -> Bool {
    self.branches.contains { own in
      branches.contains { $0.condition == own.condition && $0.isTrue != own.isTrue }
    }
  }

  func changed(_ change: (AdaptiveColor) -> AdaptiveColor) -> ResolvedColor {
    var choice = self
    choice.color = change(color)
    return choice
  }

  /// The same color as another expression gives it.
  func given(by expression: Expression, as source: String? = nil) -> ResolvedColor {
    var choice = self
    choice.expression = expression
    choice.source = source ?? self.source
    return choice
  }

  /// The same color where a property, function or modifier of the project has chosen it.
  var chosenElsewhere: ResolvedColor {
    var choice = self
    choice.isChosenElsewhere = true
    return choice
  }
}
