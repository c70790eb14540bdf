/// The control that a view of the project is and that nothing in it names, where its callers alone know
/// what it is for: a round button that is handed its picture, a switch in the colors of the app.
package struct NamelessControl: Sendable, Equatable {
  package enum Kind: Sendable {
    case button
    case toggle
  }

  package let kind: Kind
  /// The label of the argument that its picture is handed over in; nil for one without, and for a
  /// switch.
  package let picture: String?
  /// Whether the picture is a symbol, which the system may have a name for.
  package let showsSymbol: Bool
}
