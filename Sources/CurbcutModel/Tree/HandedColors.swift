/// The colors that one use of a view of the project hands to it, by label: `color: .orange`. A label
/// that is missing was left out, and what is given no colors is not known.
package struct HandedColors: Sendable, Equatable {
  let colors: [String: [UsedColor]]

  /// How many different uses are kept of a view; which ones does not depend on their order.
  private static let maximumCount = 8

  static func merged(_ first: [HandedColors], _ second: [HandedColors]) -> [HandedColors] {
    if second.isEmpty || first == second { return first }
    if first.isEmpty { return second }
    let all = first + second.filter { !first.contains($0) }
    return Array(all.sorted { $0.order < $1.order }.prefix(maximumCount))
  }

  private var order: String {
    colors.sorted { $0.key < $1.key }
      .map { label, colors in label + colors.map(\.order).joined(separator: ",") }
      .joined(separator: ";")
  }
}
