/// How high the words of a view are, at least, for somebody who reads at the largest text size.
package struct TextHeight: Sendable {
  /// In points; what is not known to grow counts as nothing.
  package let points: Double

  package init(of view: Element) {
    points = Self.height(of: view, style: Self.style(around: view), depth: 0, isOutermost: true)
  }

  private static let maximumDepth = 12

  /// What a view is drawn in where it says nothing itself; nil where that does not grow or is not known.
  private static func style(around view: Element) -> TextStyle? {
    for outer in sequence(first: view, next: \.parent).dropFirst() {
      if let style = ownStyle(of: outer) { return style }
      if outer.hasModifier("font") || outer.hasModifier("dynamicTypeSize") { return nil }
      if outer.isCustomView || outer.isUnknownView || outer.isComponent { return nil }
    }
    return .body
  }

  private static func ownStyle(of view: Element) -> TextStyle? {
    guard case .style(let style)? = Typography(of: view).font?.font.face else { return nil }
    return style
  }

  /// - Parameter isOutermost: whether it is the view that is asked about, whose own frame does not count.
  private static func height(
    of view: Element,
    style inherited: TextStyle?,
    depth: Int,
    isOutermost: Bool = false
  ) -> Double {
    guard depth < maximumDepth, view.slot != .overlay, view.slot != .background,
      !view.hasModifier("minimumScaleFactor", "dynamicTypeSize", "rotationEffect", "hidden")
    else { return 0 }
    let style = view.hasModifier("font") ? ownStyle(of: view) : inherited
    let words = wordsHeight(of: view, style: style, depth: depth)
    guard !isOutermost else { return words }
    var limit = Double.infinity
    for frame in view.modifiers where frame.name == "frame" {
      for label in ["height", "maxHeight"] {
        guard let bound = frame.argument(label) else { continue }
        limit = min(
          limit,
          bound.numberRange?.lowerBound ?? (bound.memberName == "infinity" ? limit : 0)
        )
      }
    }
    return min(words, limit)
  }

  private static func wordsHeight(of view: Element, style: TextStyle?, depth: Int) -> Double {
    func inside(_ views: [Element]) -> [Double] {
      views.map { height(of: $0, style: style, depth: depth + 1) }
    }
    switch view.kind {
    case .text:
      let isWord = view.visibleText.value?.literal.map { $0.contains(where: \.isLetter) } ?? true
      return isWord ? style?.largestLine ?? 0 : 0
    case .vStack:
      // Of the arms of a condition one is seen at a time.
      var rows: [Int: [Int: Double]] = [:]
      var certain = 0.0
      for row in view.content where !row.isComponent {
        let height = height(of: row, style: style, depth: depth + 1)
        if let condition = row.conditions.last, row.conditions.count > view.conditions.count {
          rows[condition.statement, default: [:]][condition.alternative, default: 0] += height
        } else {
          certain += height
        }
      }
      return rows.values.reduce(certain) { $0 + ($1.values.max() ?? 0) }
    case .hStack, .zStack: return inside(view.content).max() ?? 0
    case .button, .navigationLink, .link:
      if view.title != nil { return style?.largestLine ?? 0 }
      return inside(view.children(in: .label)).max() ?? 0
    default:
      return view.isPassthrough ? inside(view.content).max() ?? 0 : 0
    }
  }
}

extension TextStyle {
  /// How high a line is at the largest text size, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography": iOS larger accessibility type sizes, AX5,
  /// leading.
  fileprivate var largestLine: Double {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 70
    case .title: 68
    case .title2: 66
    case .title3: 65
    case .headline, .body: 62
    case .callout: 60
    case .subheadline: 58
    case .footnote: 52
    case .caption: 51
    case .caption2: 48
    }
  }
}
