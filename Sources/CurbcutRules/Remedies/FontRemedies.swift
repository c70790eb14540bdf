import CurbcutModel

/// What is wrong with a font of a fixed size.
func fixedFontMessage(at points: Double) -> String { fixedFontMessage(at: [points]) }

/// The same for a font that has one of several sizes: “Fixed 14 or 18 pt font …”.
func fixedFontMessage(at sizes: [Double]) -> String {
  let sizes = sizes.sorted().map { pointsText($0) }.joined(separator: " or ")
  return "Fixed \(sizes) pt font does not support Dynamic Type"
}

/// How bad a fixed size is, where that differs from the rule's severity: what is as large as other text
/// gets at the largest setting can be read by those who choose it.
///
/// Source: Apple, Human Interface Guidelines, "Typography": body text has 40 pt at the third
/// accessibility size, which is twice as much as by default, and 53 pt at the largest.
func severityOfFixedFont(at points: Double) -> Severity? {
  points >= 53 ? .hint : points >= 40 ? .info : nil
}

extension FixProposal {
  /// `fixedSize: 12` → `size: 12, relativeTo: .caption`; nil where the font has no such argument.
  static func scaleCustomFont(_ font: FontSpec, at points: Double) -> FixProposal? {
    guard let size = font.construction.call?.arguments.first(where: { $0.label == "fixedSize" })
    else { return nil }
    let style = "relativeTo: .\((TextStyle.nearest(toPoints: points) ?? .largeTitle).rawValue)"
    return .safe(
      "Use `\(style)`",
      .replace(size.range, with: "size: \(size.value.source), \(style)")
    )
  }

  /// `.system(size: 13)` → `.footnote`, weight and design kept; nil where no text style is near.
  ///
  /// - Parameters:
  ///   - modifier: the modifier that the font is the argument of, where there is one.
  ///   - hasRoom: whether the text may grow without being cut off.
  ///   - frame: what leaves it no room; its sides become the least ones.
  static func useTextStyle(
    for font: FontSpec,
    at points: Double,
    in modifier: Modifier? = nil,
    hasRoom: Bool = true,
    lifting frame: Modifier? = nil
  ) -> FixProposal? {
    let call = font.construction
    guard let style = TextStyle.nearest(toPoints: points, isBold: font.isBold),
      let arguments = call.call?.arguments
    else { return nil }
    let base = call.source.hasPrefix("Font") ? "Font" : ""
    func argument(_ label: String) -> String? {
      arguments.first { $0.label == label }?.value.source
    }
    var weight = argument("weight")
    // In `Font(UIFont.…)` it is an argument further inside.
    if arguments.first?.label == nil { weight = font.weight.map { ".\($0)" } }
    // A headline is semibold by itself.
    if style.isSemibold ? weight == ".semibold" : weight == ".regular" { weight = nil }
    let source: String
    if let design = argument("design"), design != ".default" {
      let weight = weight.map { ", weight: \($0)" } ?? ""
      source = "\(base).system(.\(style.rawValue), design: \(design)\(weight))"
    } else if let weight {
      source = "\(base).\(style.rawValue).weight(\(weight))"
    } else {
      source = "\(base).\(style.rawValue)"
    }
    let isWhole = modifier?.firstArgument?.range == call.range
    let title = "Use `\(isWhole ? ".font(\(source))" : source)`"
    let change = Change.replace(call.range, with: source)
    let lifted = frame?.liftedSides ?? []
    guard lifted.isEmpty else {
      return FixProposal(title: title, safety: .review, changes: [change] + lifted)
    }
    return style.points == points && hasRoom ? .safe(title, change) : .review(title, change)
  }

  /// Makes a literal size one that scales, where no text style is near, or where the same text is shown on
  /// the Mac, whose text styles have other sizes; nil where the type cannot have such a property.
  ///
  /// Source: Apple, "ScaledMetric"; Human Interface Guidelines, "Typography", macOS built-in text styles.
  static func useScaledMetric(
    for size: Expression,
    at points: Double,
    in element: Element
  ) -> FixProposal? {
    let style = TextStyle.nearest(toPoints: points)
    // What is as large as text gets can be read: it would only leave the screen.
    guard style == nil || isShownOnMacToo(element), points < 53, size.number != nil,
      let declaration = element.declaration, declaration.keyword == .struct,
      let body = declaration.property("body"),
      case let name = style.map({ "\($0.rawValue)Size" }) ?? "fontSize",
      declaration.property(name) == nil
    else { return nil }
    let property =
      "@ScaledMetric(relativeTo: .\((style ?? .largeTitle).rawValue)) private var \(name): CGFloat = "
      + pointsText(points)
    let stored = declaration.properties.last { $0.getter == nil && !$0.isStatic }
    let change: Change
    if let stored {
      let range = stored.node.range
      change = .insertLine(property, after: range.upperBound, indentedAs: range.lowerBound)
    } else {
      change = .placeLine(property + "\n", above: body.node.range.lowerBound)
    }
    return .review(
      "Use `@ScaledMetric` for the font size",
      .replace(size.range, with: name),
      change
    )
  }
}

/// Whether the project says that it is built for the Mac, and this view is.
func isShownOnMacToo(_ element: Element) -> Bool {
  element.project.deployment.oldest[.macOS] != nil && element.project.platforms.contains(.macOS)
    && element.platforms.contains(.macOS)
}

extension Modifier {
  /// `frame(width: 80, height: 30)` as the least size: `frame(minWidth: 80, minHeight: 30)`.
  fileprivate var liftedSides: [Change] {
    arguments.compactMap { argument in
      let least = ["width": "minWidth", "height": "minHeight", "maxHeight": "minHeight"]
      return argument.label.flatMap { least[$0] }.map {
        .replace(argument.range, with: "\($0): \(argument.value.source)")
      }
    }
  }
}
