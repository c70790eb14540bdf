/// What a project says of itself, because no source file of it does.
package struct ProjectFacts: Sendable, Equatable {
  /// The platforms that it is built for: what only others have does not count.
  package var platforms = Platforms.all
  /// The oldest systems that it is built for, which fixes have to exist on.
  package var deployment = Deployment()
  /// What the keys in its string tables stand for.
  package var strings = ProjectStrings.none
  /// The colors in its asset catalogs.
  package var colors = ProjectColors.none
  /// Views of other packages, by type name.
  package var components: [String: Component] = [:]
  /// The side of the area that a finger needs, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Accessibility": 44 by 44 points.
  package var preferredTarget = 44.0
  /// The side below which a target is certainly too small, in points.
  ///
  /// Source: WCAG 2.2, 2.5.8: 24 by 24.
  package var smallestTarget = 24.0
  /// The ratio of contrast that words need.
  ///
  /// Source: WCAG 2.2, 1.4.3.
  package var contrastOfText = 4.5
  package var contrastOfLargeText = 3.0
  /// The text styles that make a text look like a heading, by name.
  package var headingFonts = Self.commonHeadingFonts
  /// What the names of ornamental assets look like, with `*` for any letters.
  package var decorativeAssets: [String] = []

  /// Whether some target may compile the file: what one that is left over declares is not what others
  /// mean.
  package var isBuilt = true

  package init() {}

  private static let commonHeadingFonts =
    TextStyle.allCases.filter(\.isHeadingCandidate).map(\.rawValue)
}

/// What a view of another package is to assistive technology, as the project describes it.
package struct Component: Sendable, Equatable {
  /// A built-in view that it acts like.
  package enum Role: String, Sendable, CaseIterable {
    case button, link, toggle, slider, stepper, picker, textField, progress, image, text

    /// The built-in view; nil for a text, of which only the words matter.
    fileprivate var kind: ViewKind? {
      switch self {
      case .button: .button
      case .link: .link
      case .toggle: .toggle
      case .slider: .slider
      case .stepper: .stepper
      case .picker: .picker
      case .textField: .textField
      case .progress: .progressView
      // What it shows comes from elsewhere, and its closures are about loading it.
      case .image: .asyncImage
      case .text: nil
      }
    }
  }

  package let role: Role?
  /// The label of the argument that names it, `_` for the first one without a label; nil where it
  /// is not known what does.
  package let label: String?
  /// Whether it hides itself and what it is given.
  package let hides: Bool
  /// How it groups what it is given.
  package let grouping: Grouping?
  /// The row of the view that it acts like.
  let row: ViewRow?

  package init(role: Role?, label: String?, hides: Bool, grouping: Grouping?) {
    self.role = role
    self.label = label
    self.hides = hides
    self.grouping = grouping
    row = role?.kind.flatMap { Catalogue.view($0.rawValue) }
      .map { ViewRow(actingLike: $0, labelledBy: label) }
  }

  package static func == (first: Component, second: Component) -> Bool {
    first.role == second.role && first.label == second.label && first.hides == second.hides
      && first.grouping == second.grouping
  }

  /// The argument that names it.
  func title(of arguments: [Argument]) -> Argument? {
    label.flatMap { Argument.named($0, in: arguments) }
  }
}
