/// The modifiers on a view and around it, for those whose effect SwiftUI hands down to everything
/// inside.
///
/// Source: Apple, "EnvironmentValues".
package struct EnvironmentModifiers: Sendable {
  private let element: Element

  package init(of element: Element) {
    self.element = element
  }

  /// Whether one with a name applies, on the view itself or further out.
  package func contains(_ names: String...) -> Bool {
    sequence(first: element, next: \.parent).contains { outer in
      names.contains { outer.hasModifier($0) }
    }
  }

  /// Whether the view may be disabled, by itself or by what is around it.
  package var disable: Bool { contains("disabled", "selectionDisabled") }
}
