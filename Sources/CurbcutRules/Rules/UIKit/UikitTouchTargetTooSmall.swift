import CurbcutModel

extension Rule {
  static let uikitTouchTargetTooSmall = Rule(
    id: "uikit-touch-target-too-small",
    title: "UIKit touch target is too small",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.targetSizeMinimum],
    since: "0.2.0",
    why: """
      People with a tremor, large fingers or a moving hand miss small controls and hit what is beside
      them. Apple recommends an area of 44 by 44 points; below 24 points it is hard to hit for everyone.
      """,
    knownLimitations: "Only sizes that are written as numbers, on the control itself, are known.",
    examples: [
      .reported(
        """
        final class ToolController: UIViewController {
          private let undo = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(undo)
            NSLayoutConstraint.activate([
              undo.widthAnchor.constraint(equalToConstant: 30),
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
              undo.heightAnchor.constraint(equalToConstant: 30),
            ])
          }
        }
        """
      ),
      .reported(
        "A frame",
        """
        final class ToolController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let undo = UIButton(type: .close)
            undo.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 20×20 pt; 44×44 pt is recommended
            view.addSubview(undo)
          }
        }
        """
      ),
      .reported(
        "Constraints of packages for layout, a square, and a single side",
        """
        final class ToolBox: UIView {
          private let undo = UIButton(type: .close)
          private let redo = UIButton(type: .close)
          private let cut = UIButton(type: .close)
          private let paste = UIButton(type: .close)
          private let copy = UIButton(type: .close)

          func setUp() {
            undo.snp.makeConstraints { make in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
              make.width.height.equalTo(30)
              make.center.equalToSuperview()
            }
            redo.snp.makeConstraints { $0.size.equalTo(CGSize(width: 28, height: 28)) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 28×28 pt; 44×44 pt is recommended
            cut.widthAnchor == 24
          //^^^^^^^^^^^^^^^^^^^^^ Touch target is 24×24 pt; 44×44 pt is recommended
            cut.heightAnchor == 24
            paste.heightAnchor.constraint(equalToConstant: 32).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 32×32 pt; 44×44 pt is recommended
            paste.widthAnchor.constraint(equalTo: paste.heightAnchor).isActive = true
            copy.heightAnchor.constraint(equalToConstant: 18).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 18 pt high; 44 pt is recommended
          }
        }
        """
      ),
      .reported(
        "The area that reacts is made smaller",
        """
        final class ThumbButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            return bounds.insetBy(dx: 12, dy: 12).contains(point)
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The area that reacts is 12 pt smaller than the control on each side
          }
        }
        """
      ),
      .recommended(
        """
        final class ToolController: UIViewController {
          private let undo = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            undo.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            undo.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            view.addSubview(undo)
          }
        }
        """
      ),
      .ignored(
        "A method of a package may enlarge its touch area",
        """
        final class Screen: UIViewController {
          private let help = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            help.setTitle("Help", for: .normal)
            help.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            help.enlargeTouchArea(by: 12)
          }
        }
        """
      ),
      .ignored(
        "Other closures, offsets and the other side unknown",
        """
        final class ToolBox: UIView {
          private let undo = UIButton(type: .close)
          private let redo = UIButton(type: .close)
          private let cut = UIButton(type: .close)

          func setUp() {
            undo.snp.makeConstraints { make in
              make.width.height.equalTo(48)
              make.leading.equalTo(16)
            }
            redo.snp.makeConstraints { $0.width.height.greaterThanOrEqualTo(24) }
            cut.heightAnchor.constraint(equalToConstant: 32).isActive = true
            cut.widthAnchor.constraint(equalTo: redo.heightAnchor).isActive = true
          }
        }
        """
      ),
      .ignored(
        "A bar enlarges it",
        """
        final class Screen: UIViewController {
          private let help = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            help.setTitle("Help", for: .normal)
            help.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: help)
          }
        }
        """
      ),
      .ignored(
        "Its insets enlarge it",
        """
        final class Screen: UIViewController {
          private let help = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            help.setTitle("Help", for: .normal)
            help.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            help.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
          }
        }
        """
      ),
      .ignored(
        "The area that reacts is larger, or it is no control",
        """
        final class WideButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -12, dy: -12).contains(point)
          }
        }

        final class ToolController: UIViewController {
          private let undo = WideButton(type: .close)
          private let icon = UIImageView()
          private let dot = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            undo.widthAnchor.constraint(equalToConstant: 20).isActive = true
            undo.heightAnchor.constraint(equalToConstant: 20).isActive = true
            icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
            icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
            dot.isUserInteractionEnabled = false
            dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
          }
        }
        """
      ),
      .reported(
        "A constant, an extension, and a package for layout",
        """
        final class TagView: UIView {
          private enum Layout { static let cross: CGFloat = 20 }
          private let remove = UIButton(type: .close)
          private let edit = UIButton(type: .infoLight)
        }

        extension TagView {
          func layOut() {
            remove.widthAnchor.constraint(equalToConstant: Layout.cross).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 20×20 pt; 44×44 pt is recommended
            remove.heightAnchor.constraint(equalToConstant: Layout.cross).isActive = true
            edit.width(22)
          //^^^^^^^^^^^^^^ Touch target is 22×22 pt; 44×44 pt is recommended
            edit.height(22)
          }
        }
        """
      ),
      .reported(
        "A function of the type sets the size that it is given",
        """
        final class MapKey: UIView {
          private let close = UIButton(type: .close)
          private let locate = UIButton(type: .infoLight)

          func layOut() {
            fix(close, side: 16)
          //^^^^^^^^^^^^^^^^^^^^ Touch target is 16×16 pt; 44×44 pt is recommended
            fix(locate, side: 48)
          }

          private func fix(_ control: UIView, side: CGFloat) {
            control.widthAnchor.constraint(equalToConstant: side).isActive = true
            control.heightAnchor.constraint(equalToConstant: side).isActive = true
          }
        }
        """
      ),
      .reported(
        "A method that fixes what it is given, and leaves the rest",
        """
        extension UIView {
          func clamp(across: CGFloat? = nil, along: CGFloat? = nil) {
            translatesAutoresizingMaskIntoConstraints = false
            if let across { widthAnchor.constraint(equalToConstant: across).isActive = true }
            if let along = along { heightAnchor.constraint(equalToConstant: along).isActive = true }
          }

          func clamp(_ side: CGFloat) { clamp(across: side, along: side) }
        }

        final class RouteController: UIViewController {
          private let close = UIButton(type: .close)
          private let locate = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(close)
            view.addSubview(locate)
            close.clamp(18)
          //^^^^^^^^^^^^^^^ Touch target is 18×18 pt; 44×44 pt is recommended
            locate.clamp(along: 48)
          }
        }
        """
      ),
      .reported(
        "Methods that the project adds to views, and a package for layout",
        """
        extension UIView {
          func hold(width points: CGFloat) {
            translatesAutoresizingMaskIntoConstraints = false
            widthAnchor.constraint(equalToConstant: points).isActive = true
          }

          func hold(height points: CGFloat) {
            heightAnchor.constraint(equalToConstant: points).isActive = true
          }

          func hold(square points: CGFloat) {
            hold(width: points)
            hold(height: points)
          }

          func hold(_ box: CGSize) {
            hold(width: box.width)
            hold(height: box.height)
          }

          func fill(with other: UIView) {
            widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
          }
        }

        final class LegendView: UIView {
          private let close = UIButton(type: .close)
          private let locate = UIButton(type: .infoLight)
          private let add = UIButton(type: .contactAdd)
          private let info = UIButton(type: .infoDark)

          func layOut(isCompact: Bool) {
            let side: CGFloat = isCompact ? 18 : 40
            close.hold(square: side)
          //^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 18×18 pt; 44×44 pt is recommended
            locate.hold(CGSize(width: 48, height: 48))
            add.hold(height: 20)
          //^^^^^^^^^^^^^^^^^^^^ Touch target is 20 pt high; 44 pt is recommended
            add.fill(with: close)
            info.anchors.size.equal(CGSize(width: 22, height: 22))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 22×22 pt; 44×44 pt is recommended
          }
        }
        """
      ),
      .reported(
        "A class that fixes the size of its instances",
        """
        final class ClearButton: UIButton {
          override init(frame: CGRect) {
            super.init(frame: frame)
            setImage(UIImage(systemName: "xmark"), for: .normal)
            accessibilityLabel = "Clear"
            NSLayoutConstraint.activate([
              widthAnchor.constraint(equalToConstant: 20),
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 20×20 pt; 44×44 pt is recommended
              heightAnchor.constraint(equalToConstant: 20),
            ])
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "The size that one use of a class hands over",
        """
        final class RoundButton: UIButton {
          init(symbol: String, label: String, diameter: CGFloat = 52) {
            super.init(frame: .zero)
            setImage(UIImage(systemName: symbol), for: .normal)
            accessibilityLabel = label
            widthAnchor.constraint(equalToConstant: diameter).isActive = true
            heightAnchor.constraint(equalToConstant: diameter).isActive = true
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        final class RemoteView: UIView {
          private let louder = RoundButton(symbol: "plus", label: "Volume up")
          private let mute = RoundButton(symbol: "speaker.slash", label: "Mute", diameter: 20)
                                                                                         //^^ In `RoundButton`: Touch target is 20×20 pt; 44×44 pt is recommended
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      if object.isOwn, object.isKind(of: .control), let inset = object.declaration.touchInset {
        findings.report(
          "The area that reacts is \(pointsText(inset.points)) pt smaller than the control on each side",
          at: inset.range
        )
      }
      guard object.isKind(of: .button), !object.isOwn,
        let size = object.fixedSize(in: item)
      else { return }
      let preferred = item.project.preferredTarget
      guard let width = size.width, let height = size.height else {
        // Where one side is too small for everybody the other does not matter.
        guard let points = size.width ?? size.height, points < item.project.smallestTarget else {
          return
        }
        let side = size.width == nil ? "high" : "wide"
        findings.report(
          "Touch target is \(pointsText(points)) pt \(side); \(pointsText(preferred)) pt is recommended",
          at: size.range,
          severity: .info
        )
        return
      }
      // One side may be a little short where the other is not.
      guard max(width, height) < preferred - 4 || min(width, height) < item.project.smallestTarget
      else { return }
      let side = pointsText(preferred)
      findings.report(
        "Touch target is \(pointsText(width))×\(pointsText(height)) pt; "
          + "\(side)×\(side) pt is recommended",
        at: size.range,
        severity: max(width, height) < item.project.smallestTarget ? nil : .info
      )
    },
    exemptions: [
      .object(
        "its class, or a method that is called on it, was not read",
        certainty: { $0.isUnread || $0.type == nil ? .unknown : .no }
      ),
      .object("its class decides which area reacts") {
        !$0.inherited.isDisjoint(with: ["point", "hitTest"])
      },
      .object("it cannot be pressed") { button in
        button.settings.contains {
          ["isUserInteractionEnabled", "isEnabled"].contains($0.name) && $0.value?.boolean == false
        }
      },
      .object("it is in a bar, which enlarges it") {
        $0.settings.contains { setting in
          if case .passed("UIBarButtonItem") = setting.kind { return true }
          return false
        }
      },
      .object("its insets or its touch area are enlarged") {
        $0.settings.contains { setting in
          ["hitTestEdgeInsets", "touchAreaInsets", "hitTestSlop", "contentEdgeInsets"]
            .contains(setting.name)
        }
      },
    ]
  )
}

extension Declaration {
  /// How much smaller than the control the area is that reacts: `bounds.insetBy(dx: 12, dy: 12)` in
  /// `point(inside:with:)`.
  fileprivate var touchInset: (points: Double, range: Range<Int>)? {
    for node in function("point")?.body?.lazy.flatMap(\.descendants) ?? [] {
      guard node.kind == .functionCallExpr, let call = Expression(node).call,
        call.callee.path == "bounds.insetBy",
        let dx = call.arguments.first(where: { $0.label == "dx" })?.value.number, dx > 0
      else { continue }
      return (dx, node.range)
    }
    return nil
  }
}
