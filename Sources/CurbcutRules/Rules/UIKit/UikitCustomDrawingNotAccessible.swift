import CurbcutModel

extension Rule {
  static let uikitCustomDrawingNotAccessible = Rule(
    id: "uikit-custom-drawing-not-accessible",
    title: "Custom-drawn UIKit view is not accessible",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      What `draw(_:)` paints exists only as pixels. Without a label on the view, or elements for its
      parts, VoiceOver users never learn that a chart, a gauge or a map is there.
      """,
    knownLimitations: "Names that sound decorative, such as \"GradientView\", are left alone.",
    examples: [
      .reported(
        """
        final class TideChart: UIView {
                  //^^^^^^^^^ VoiceOver cannot read what this view draws; make it an element with a label
          var heights: [Double] = []

          override func draw(_ rect: CGRect) {
            let path = UIBezierPath()
            for height in heights { path.addLine(to: CGPoint(x: height, y: height)) }
            path.stroke()
          }
        }
        """
      ),
      .reported(
        "Layers",
        """
        final class DownloadRing: UIView {
                  //^^^^^^^^^^^^ VoiceOver cannot read what this view draws; make it an element with a label
          private let ring = CAShapeLayer()

          override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(ring)
          }

          required init?(coder: NSCoder) { fatalError() }
          var progress: CGFloat = 0 { didSet { ring.strokeEnd = progress } }
        }
        """
      ),
      .recommended(
        """
        final class TideChart: UIView {
          var heights: [Double] = []

          override var isAccessibilityElement: Bool {
            get { true }
            set {}
          }

          override var accessibilityLabel: String? {
            get { "Tide, high water at noon" }
            set {}
          }

          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: rect).stroke()
          }
        }
        """
      ),
      .ignored(
        "It decorates, by its name",
        """
        final class ChartGridView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(rect: rect).stroke()
          }
        }
        """
      ),
      .ignored(
        "It is made accessible",
        """
        final class ChartView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(rect: rect).fill()
          }

          func show(_ heights: [Double]) {
            isAccessibilityElement = true
            accessibilityLabel = "Heights"
          }
        }
        """
      ),
      .ignored(
        "It only decorates",
        """
        final class DashedLineView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(rect: rect).stroke()
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      let declaration = object.declaration
      guard object.isOwn, declaration.keyword == .class, object.type == .view,
        NameHint.informative.matches(declaration.name), object.draws
      else { return }
      findings.report(
        "VoiceOver cannot read what this view draws; make it an element with a label",
        at: object.range
      )
    },
    exemptions: [
      .object("it is decorative, by its name") {
        NameHint.ornamentalShape.matches($0.declaration.name)
      },
      .object("it is made accessible") { object in
        object.setsForCertain(anyOf: [
          "isAccessibilityElement", "accessibilityLabel", "accessibilityElements",
          "accessibilityElementsHidden", "accessibilityElementCount",
        ])
          || object.mentions(anyOf: ["UIAccessibilityElement", "accessibilityElement"])
      },
    ]
  )
}

extension UIKitObject {
  /// Whether its class draws by itself, or by layers.
  fileprivate var draws: Bool {
    if let draw = declaration.function("draw"), draw.isOverride, draw.parameters.count == 1,
      draw.parameters.first?.label == nil
    {
      return true
    }
    return settings.contains {
      $0.path == ["layer", "addSublayer"] || $0.path == ["layer", "insertSublayer"]
    }
  }
}
