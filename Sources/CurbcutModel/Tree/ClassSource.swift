import CurbcutSyntax

/// The code of a class of UIKit, or of factories, whose functions take values from whoever uses them.
package struct ClassSource: Sendable, Equatable {
  let declaration: Declaration

  /// How long code may be that is read anew for each use.
  private static let maximumByteCount = 6_000

  init?(_ declaration: Declaration) {
    guard !declaration.node.hasErrors,
      declaration.node.range.count <= Self.maximumByteCount,
      declaration.functions.contains(where: { !$0.parameters.isEmpty })
    else { return nil }
    self.declaration = declaration
  }

  package static func == (first: ClassSource, second: ClassSource) -> Bool {
    first.declaration === second.declaration || first.declaration.node == second.declaration.node
  }
}
