import CurbcutSyntax

/// The font that a `.font(…)` modifier or a font constant gives.
package struct FontSpec: Sendable, Equatable {
  package enum Face: Sendable, Equatable {
    /// A text style: grows with the reader's text size.
    case style(TextStyle)
    /// `.system(size:)`: never grows, unless the size itself is scaled.
    case system(size: Expression)
    /// `.custom(_:size:)` and `.custom(_:size:relativeTo:)`: grows.
    case custom(size: Expression, relativeTo: Expression?)
    /// `.custom(_:fixedSize:)`: never grows.
    case customFixed(size: Expression)
  }

  package let face: Face
  /// `Font.Weight`'s name, as written in the font or in a modifier on it.
  package let weight: String?
  /// `Font.Design`'s name.
  package let design: String?
  /// The call that constructs the font, `.system(size: 13)`, without modifiers on it.
  package let construction: Expression
  /// The whole font expression, `.system(size: 13).bold()`.
  package let expression: Expression
  /// The modifiers on the font itself, as source: `.bold()`, `.monospacedDigit()`.
  package let modifiers: [String]

  /// Reads a font; nil where the expression is something else or cannot be read.
  package init?(_ expression: Expression) {
    var modifiers: [String] = []
    var weight: String?
    var current = expression
    while case .call(let callee, let arguments) = current.form,
      case .member(let base?, let name) = callee.form, base.path != "Font",
      base.path != "SwiftUI.Font"
    {
      modifiers.insert(Self.source(of: current, after: base), at: 0)
      switch name {
      case "bold": weight = weight ?? "bold"
      case "weight": weight = weight ?? arguments.first?.value.memberName
      default: break
      }
      current = base
    }
    self.expression = expression
    self.modifiers = modifiers
    construction = current
    if let unscaled = Self.unscaledFont(current) {
      face = .system(size: unscaled.size)
      self.weight = weight ?? unscaled.weight
      design = nil
    } else if let call = current.call {
      guard let name = call.callee.memberName else { return nil }
      func argument(_ label: String?) -> Expression? {
        call.arguments.first { $0.label == label }?.value
      }
      self.weight = weight ?? argument("weight")?.memberName
      design = argument("design")?.memberName
      switch name {
      case "system":
        if let size = argument("size") {
          face = .system(size: size)
        } else if let style = argument(nil)?.memberName.flatMap({ TextStyle(rawValue: $0) }) {
          face = .style(style)
        } else {
          return nil
        }
      case "custom":
        if let size = argument("fixedSize") {
          face = .customFixed(size: size)
        } else if let size = argument("size") {
          face = .custom(size: size, relativeTo: argument("relativeTo"))
        } else {
          return nil
        }
      default: return nil
      }
    } else {
      guard let name = current.memberName, let style = TextStyle(rawValue: name),
        case .member(let base, _) = current.form, base == nil || base?.path == "Font"
      else { return nil }
      face = .style(style)
      self.weight = weight
      design = nil
    }
  }

  /// The size and weight of `Font(UIFont.systemFont(ofSize: 16))`, which nothing scales.
  private static func unscaledFont(_ font: Expression) -> (size: Expression, weight: String?)? {
    guard let call = font.call, ["Font", "SwiftUI.Font", ".init"].contains(call.callee.path),
      call.arguments.count == 1, let inner = call.arguments.first?.value.call,
      let name = inner.callee.path, name.hasPrefix("UIFont.") || name.hasPrefix("NSFont."),
      name.lowercased().hasSuffix("systemfont"),
      let size = inner.arguments.first(where: { $0.label == "ofSize" })?.value
    else { return nil }
    let weight = inner.arguments.first { $0.label == "weight" }?.value.memberName
    return (size, weight ?? (name.hasSuffix("boldSystemFont") ? "bold" : nil))
  }

  private static func source(of call: Expression, after base: Expression) -> String {
    let start = base.range.upperBound - call.range.lowerBound
    return String(decoding: call.node.bytes.dropFirst(start), as: UTF8.self)
  }

  /// The literal size in points, where it is one.
  package var points: Double? {
    switch face {
    case .system(let size), .custom(let size, _), .customFixed(let size): size.number
    case .style(let style): style.points
    }
  }

  package var isBold: Bool { Self.isBold(weight) }

  /// Whether a name is one of a weight that makes letters stand out: `bold`, a project's `semiBold`.
  package static func isBold(_ weight: String?) -> Bool {
    ["semibold", "bold", "heavy", "black"].contains(weight?.lowercased() ?? "")
  }
}
