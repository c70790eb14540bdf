/// The font that an expression of UIKit gives, and whether it grows with the reader's text size.
package struct UIFontSpec: Sendable {
  package enum Face: Sendable {
    /// `preferredFont(forTextStyle:)`, `UIFontMetrics(…).scaledFont(for:)`.
    case scaled(style: String?)
    /// `systemFont(ofSize:)`, `UIFont(name:size:)`.
    case fixed(points: Double)
  }

  package let face: Face
  /// The call that makes it.
  package let call: Expression
  /// The name of its weight: `bold`; nil where none is written.
  package let weight: String?
  /// Whether it is a font of the system's rather than one of the app's.
  package let isSystem: Bool

  /// The sizes that it may have, in points: both of `isWide ? 18 : 14`; empty where it grows.
  package private(set) var sizes: [Double] = []

  /// The size that it has for good, the smallest where there are several.
  package var points: Double? {
    if case .fixed(let points) = face { points } else { nil }
  }

  package var isScaled: Bool {
    if case .scaled = face { true } else { false }
  }

  package var isBold: Bool { ["semibold", "bold", "heavy", "black"].contains(weight ?? "") }

  /// The sizes of the system's own controls, in points.
  ///
  /// Source: Apple, `UIFont`: `labelFontSize`, `buttonFontSize`, `systemFontSize` …
  private static let systemSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "systemFontSize": 14, "smallSystemFontSize": 12,
  ]

  private static let systemFonts: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]

  /// Reads a font; nil for what is none or cannot be read.
  ///
  /// - Parameter value: what a name stands for; nil where that is not known.
  package init?(_ expression: Expression, following value: (Expression) -> Expression?) {
    var current = expression
    for _ in 0..<6 {
      current = current.unforced
      if case .operators(let operands, let operators) = current.form, operators == ["??"] {
        guard let last = operands.last else { return nil }
        current = last
        continue
      }
      guard current.path != nil, let next = value(current) else { break }
      current = next
    }
    guard case .call(let callee, let arguments) = current.form else { return nil }
    let name = callee.memberName ?? ""
    let base: Expression? = if case .member(let base, _) = callee.form { base } else { nil }
    call = current
    func argument(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    switch name {
    case "preferredFont":
      guard base == nil || base?.path == "UIFont" else { return nil }
      let style = argument("forTextStyle")
      face = .scaled(style: (style.flatMap(value) ?? style)?.memberName)
      weight = nil
      isSystem = true
    case "scaledFont" where arguments.first?.label == "for":
      face = .scaled(style: nil)
      weight = nil
      isSystem = false
    case _ where Self.systemFonts.contains(name):
      guard base == nil || base?.path == "UIFont", let size = argument("ofSize"),
        case let points = Self.points(size, value), let least = points.min()
      else { return nil }
      face = .fixed(points: least)
      sizes = points
      weight = argument("weight")?.memberName ?? (name == "boldSystemFont" ? "bold" : nil)
      isSystem = true
    case "withSize":
      // `label.font.withSize(16)`; where a font is expected, `.Brand.medium.withSize(16)`
      guard let base, let size = arguments.first, arguments.count == 1, size.label == nil,
        base.path.map({ path in
          path.hasPrefix(".")
            || path.split(separator: ".").contains { $0.lowercased().hasSuffix("font") }
        }) ?? base.source.hasPrefix("UIFont"),
        case let points = Self.points(size.value, value), let least = points.min()
      else { return nil }
      face = .fixed(points: least)
      sizes = points
      weight = nil
      isSystem = false
    case _ where Self.isGenerated(callee, base):
      guard let size = argument("size"), case let points = Self.points(size, value),
        let least = points.min()
      else { return nil }
      face = .fixed(points: least)
      sizes = points
      weight = nil
      isSystem = false
    case "UIFont", "init":
      guard name == "UIFont" || base == nil || base?.path == "UIFont",
        argument("name") != nil, let size = argument("size"),
        case let points = Self.points(size, value), let least = points.min()
      else { return nil }
      face = .fixed(points: least)
      sizes = points
      weight = nil
      isSystem = false
    default: return nil
    }
  }

  /// Whether a font is one of those that R.swift and SwiftGen generate, `R.font.interBold(size: 20)`
  /// and `FontFamily.Inter.bold.font(size: 20)`, which make `UIFont(name:size:)`.
  private static func isGenerated(_ callee: Expression, _ base: Expression?) -> Bool {
    guard let path = callee.path else { return false }
    return base?.path == "R.font"
      || path.hasPrefix("FontFamily.") && path.hasSuffix(".font")
        && path.split(separator: ".").count == 4
  }

  /// The sizes that an expression may give; empty where that is not known.
  private static func points(_ size: Expression, _ value: (Expression) -> Expression?) -> [Double] {
    let written = size.values
    if !written.isEmpty { return written.distinct }
    // `UIFont.labelFontSize - 1`
    if case .operators(let operands, let operators) = size.form, operands.count == 2,
      operands.allSatisfy({ $0.path != nil || $0.number != nil }),
      case let first = points(operands[0], value), let one = first.first, first.count == 1,
      case let second = points(operands[1], value), let other = second.first, second.count == 1
    {
      // As people write it: `14 * 1.1` are 15.4 points.
      switch operators.first {
      case "+": return [one + other]
      case "-": return [one - other]
      case "*": return [(one * other * 100).rounded() / 100]
      default: return []
      }
    }
    if let name = size.memberName, let points = systemSizes[name],
      size.path?.hasPrefix("UIFont") == true || size.path?.hasPrefix(".") == true
    {
      return [points]
    }
    return value(size)?.values.distinct ?? []
  }
}

extension [Double] {
  /// The same as people write them, without those that came before: `14 * 0.8` are 11.2 points.
  fileprivate var distinct: [Double] {
    var seen: Set<Double> = []
    return map { ($0 * 100).rounded() / 100 }.filter { seen.insert($0).inserted }
  }
}

extension Expression {
  /// What a `!` behind it is taken from.
  package var unforced: Expression {
    if case .postfixed(let operand, "!") = form { operand } else { self }
  }
}
