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
      .reported(
        "Text in a layer",
        """
        final class SpeedView: UIView {
                  //^^^^^^^^^ VoiceOver cannot read the text that this view draws; make it an element with a label
          private let caption = CATextLayer()

          var speed = 0 { didSet { caption.string = "\\(speed) km/h" } }

          func setUp() { layer.addSublayer(caption) }
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
        "It says the text of its layer",
        """
        final class SpeedView: UIView {
          private let caption = CATextLayer()

          var speed = 0 {
            didSet {
              caption.string = "\\(speed) km/h"
              accessibilityLabel = "\\(speed) kilometers per hour"
            }
          }

          func setUp() {
            isAccessibilityElement = true
            layer.addSublayer(caption)
          }
        }
        """
      ),
      .reported(
        "Shapes in the layer of a plain view",
        """
        final class StepsController: UIViewController {
          private let ringView = UIView()
                               //^^^^^^^^ VoiceOver cannot read what is drawn in this view; make it an element with a label

          override func viewDidLoad() {
            super.viewDidLoad()
            let ring = CAShapeLayer()
            ring.strokeEnd = 0.64
            ringView.layer.addSublayer(ring)
            view.addSubview(ringView)
          }
        }
        """
      ),
      .ignored(
        "Shapes of a view that says them, or that only decorate",
        """
        final class StepsController: UIViewController {
          private let ringView = UIView()
          private let borderView = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            let ring = CAShapeLayer()
            ring.strokeEnd = 0.64
            ringView.layer.addSublayer(ring)
            ringView.isAccessibilityElement = true
            ringView.accessibilityLabel = "64 percent of your goal"
            view.addSubview(ringView)
            let border = CAShapeLayer()
            border.lineDashPattern = [4, 4]
            borderView.layer.addSublayer(border)
            view.addSubview(borderView)
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
      if object.isDrawnInLayers, NameHint.informative.matches(object.name) {
        findings.report(
          "VoiceOver cannot read what is drawn in this view; make it an element with a label",
          at: object.range,
          unless: [
            .object("it is decorative, by its name") {
              NameHint.ornamentalShape.matches($0.name)
            },
            .object("the view that it belongs to is one element and speaks for it") {
              $0.isInsideElement
            },
          ]
        )
        return
      }
      guard object.isOwn, declaration.keyword == .class, object.type == .view else { return }
      if declaration.writesText {
        findings.report(
          "VoiceOver cannot read the text that this view draws; make it an element with a label",
          at: object.range
        )
        return
      }
      guard NameHint.informative.matches(declaration.name), object.draws else { return }
      findings.report(
        "VoiceOver cannot read what this view draws; make it an element with a label",
        at: object.range,
        unless: [
          .object("it is decorative, by its name") {
            NameHint.ornamentalShape.matches($0.declaration.name)
          }
        ]
      )
    },
    exemptions: [
      .object("it is made accessible") { object in
        object.setsForCertain(anyOf: [
          "isAccessibilityElement", "accessibilityLabel", "accessibilityElements",
          "accessibilityElementsHidden", "accessibilityElementCount",
        ])
          || object.mentions(anyOf: ["UIAccessibilityElement", "accessibilityElement"])
      }
    ]
  )
}

extension Declaration {
  /// Whether its code puts words into a layer of text that is one of its own: `caption.string = "12 km"`.
  fileprivate var writesText: Bool {
    guard mentions(anyOf: ["CATextLayer"]) else { return false }
    let layers = properties.filter {
      $0.type?.hasPrefix("CATextLayer") == true
        || $0.initialValue?.call?.callee.path == "CATextLayer"
    }
    return ownNodes(.sequenceExpr).compactMap(\.assignment).contains { target, value in
      guard let path = target.path?.withoutSelf.pathNames, path.count == 2, path[1] == "string",
        layers.contains(where: { $0.name == path[0] })
      else { return false }
      if case .nothing = value.form { return false }
      return value.phrase.value?.literal?.contains { $0.isLetter || $0.isNumber } ?? true
    }
  }
}

extension UIKitObject {
  /// Whether its class draws by itself, or by layers.
  fileprivate var draws: Bool {
    if let draw = declaration.function("draw"), draw.isOverride, draw.parameters.count == 1,
      draw.parameters.first?.label == nil
    {
      return true
    }
    return drawsInLayers
  }

  private var drawsInLayers: Bool {
    settings.contains {
      $0.path == ["layer", "addSublayer"] || $0.path == ["layer", "insertSublayer"]
    }
  }

  /// Whether it is a plain view with nothing in it but the shapes that code puts into its layer.
  fileprivate var isDrawnInLayers: Bool {
    !isOwn && type == .view && className == UIKitType.view.rawValue && creation != nil
      && children.isEmpty && drawsInLayers && declaration.mentions(anyOf: ["CAShapeLayer"])
  }
}
