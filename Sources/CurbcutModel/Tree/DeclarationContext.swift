import CurbcutSyntax

/// What a declaration may know of the rest of the project: the facts that other declarations
/// share. Two equal contexts give the same model of the same source.
package struct DeclarationContext: Sendable, Equatable {
  /// What views, modifiers and types are, and how they are used.
  package var facts = FactsByName()
  /// Constants of the file by their name, `Type.name`.
  package var constants: [String: Expression] = [:]
  /// The colors of themes among them.
  var themes = ThemeColors()
  /// Constants of the project's other files by their name; those of the file count first.
  package var projectConstants: [String: Expression] = [:]
  /// The colors of themes among those.
  package var projectThemes = ThemeColors()
  /// What the project says of itself.
  package var project = ProjectFacts()

  package init() {}

  /// What a custom view is; nil where nobody has read it.
  package func view(_ name: String) -> ViewFacts? { facts[name]?.view }

  /// How a custom view is used; nil where no use is known.
  package func use(of name: String) -> UseFacts? { facts[name]?.use }

  /// What a modifier of the project applies; nil where nobody has read it.
  package func modifiers(appliedBy name: String) -> [Modifier]? {
    facts[name]?.modifiers?.modifiers
  }

  /// Whether a style or modifier of the project is known to say nothing to assistive technology.
  package func isSilentStyle(_ name: String) -> Bool {
    if let applied = modifiers(appliedBy: name) {
      return !applied.contains { modifier in
        modifier.categories.contains(.accessibility)
          || modifier.categories.contains(.foreignAccessibility)
      }
    }
    return view(name)?.isSilentStyle == true
  }

  /// Whether a view of the project is a shape that draws a series of figures.
  package func drawsSeries(_ name: String) -> Bool { view(name)?.drawsSeries == true }

  /// Whether the project defines a modifier of a name, and what it applies was read.
  func knowsModifier(_ name: String) -> Bool { modifiers(appliedBy: name) != nil }

  /// What a constant of the file or the project stands for, by its name: `Type.name`.
  func constant(_ name: String) -> Expression? { constants[name] ?? projectConstants[name] }

  /// The colors of all themes that are known.
  var allThemes: ThemeColors { themes.merged(with: projectThemes) }
}
