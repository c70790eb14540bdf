/// The text sizes a reader can choose, in order.
///
/// Source: Apple, "DynamicTypeSize".
package enum TextSize: Int, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var name: String { "\(self)" }

  package static func < (first: TextSize, second: TextSize) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Reads `.large` and `DynamicTypeSize.large`, also in the older spelling of `ContentSizeCategory`.
  package init?(_ expression: Expression) {
    guard case .member(_, let name) = expression.form else { return nil }
    let older: [String: TextSize] = [
      "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
      "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
      "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
      "accessibilityExtraExtraLarge": .accessibility4,
      "accessibilityExtraExtraExtraLarge": .accessibility5,
    ]
    guard let size = Self.allCases.first(where: { $0.name == name }) ?? older[name] else {
      return nil
    }
    self = size
  }
}
