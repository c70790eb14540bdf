import CurbcutSyntax

/// The code of a function of a `View` extension, or of the body of a `ViewModifier`, for those who use it.
struct ModifierSource: Sendable, Equatable {
  let function: Declaration.Function
  let declaration: Declaration

  /// Whether it is the body of a type, which is applied with `.modifier(…)`.
  var isType: Bool { function.name == "body" }

  /// What it calls the view that it modifies.
  var receiver: String { isType ? function.parameters.first?.name ?? "content" : "self" }

  static func == (first: ModifierSource, second: ModifierSource) -> Bool {
    first.function === second.function || first.function.node == second.function.node
  }
}
