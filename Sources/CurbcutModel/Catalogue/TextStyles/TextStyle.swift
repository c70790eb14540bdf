/// Apple's text styles, which grow with the reader's text size.
///
/// Source: Apple, Human Interface Guidelines, "Typography": Dynamic Type sizes.
package enum TextStyle: String, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline
  case body, callout, footnote, caption, caption2

  /// The size at the default setting, in points.
  package var points: Double {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// Whether its weight is semibold by itself.
  package var isSemibold: Bool { self == .headline }

  /// Whether text in it is a visual heading.
  package var isHeadingCandidate: Bool {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3: true
    default: false
    }
  }

  /// The style closest to a size in points; nil above 40 points, where no style fits.
  package static func nearest(toPoints points: Double, isBold: Bool = false) -> TextStyle? {
    switch points {
    case ..<11.5: .caption2
    case ..<12.5: .caption
    case ..<14: .footnote
    case ..<15.5: .subheadline
    case ..<16.5: .callout
    case ..<18.5: isBold ? .headline : .body
    case ..<21: .title3
    case ..<25: .title2
    case ..<31: .title
    case ...40: .largeTitle
    default: nil
    }
  }
}
