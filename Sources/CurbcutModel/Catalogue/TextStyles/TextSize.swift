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
}
