import CurbcutSyntax

/// What one top-level item of a file means: its types, the views written in it, and what it shares.
package struct ItemModel: Sendable {
  /// The item's type with its members, nil for an import, a function or a macro.
  package let declaration: Declaration?
  package let trees: [ViewTree]
  /// What others may know of the item.
  package let summary: Summary
}
