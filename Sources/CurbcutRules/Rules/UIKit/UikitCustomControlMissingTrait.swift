import CurbcutModel

extension Rule {
  static let uikitCustomControlMissingTrait = Rule(
    id: "uikit-custom-control-missing-trait",
    title: "Custom UIKit control has no accessibility trait",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A `UIControl` subclass has no traits of its own. VoiceOver reads its label as if it were text, and
      people do not learn that they can press or adjust it.
      """,
    examples: [
      .reported(
        """
        final class RatingControl: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this control can be operated; set `accessibilityTraits`
            accessibilityLabel = "Rating"
          }

          required init?(coder: NSCoder) { nil }

          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            sendActions(for: .valueChanged)
          }
        }
        """
      ),
      .reported(
        "A plain control that something is done by",
        """
        final class ShelfController: UIViewController {
          private let shelf = UIControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            shelf.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this control can be operated; set `accessibilityTraits`
            shelf.accessibilityLabel = "Shelf"
            shelf.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(shelf)
          }

          @objc private func open() {}
        }
        """
      ),
      .reported(
        "A view that opens something, by a tap and for assistive technology",
        """
        final class ForecastCard: UIView {
          var onOpen: (() -> Void)?

          func setUp(city: String) {
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this control can be operated; set `accessibilityTraits`
            accessibilityLabel = city
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }

          @objc private func open() { onOpen?() }

          override func accessibilityActivate() -> Bool {
            open()
            return true
          }
        }
        """
      ),
      .recommended(
        """
        final class RatingControl: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Rating"
            accessibilityTraits = .button
          }

          required init?(coder: NSCoder) { nil }

          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            sendActions(for: .valueChanged)
          }
        }
        """
      ),
      .ignored(
        "A plain control that is a button",
        """
        final class ShelfController: UIViewController {
          private let shelf = UIControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            shelf.isAccessibilityElement = true
            shelf.accessibilityLabel = "Shelf"
            shelf.accessibilityTraits = .button
            shelf.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(shelf)
          }

          @objc private func open() {}
        }
        """
      ),
      .ignored(
        "An open class, which others complete",
        """
        open class RatingControl: UIControl {
          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Rating"
            sendActions(for: .valueChanged)
          }
        }
        """
      ),
    ],
    check: .object { control, item, findings in
      let isClass =
        control.isOwn && control.type == .control && control.declaration.keyword == .class
        && control.declaration.conforms(to: "UIControl")
        && !control.mentionedSymbols.contains(.exposesState)
      guard isClass || control.isPressedControl || item.activates(control),
        let setting = control.isMadeElement
      else { return }
      findings.report(
        "VoiceOver does not say that this control can be operated; set `accessibilityTraits`",
        at: setting.range
      )
    },
    exemptions: [
      .object("it is an open class, which others complete") { $0.declaration.isOpenClass },
      .object("something sets its traits", certainty: { $0.sets("accessibilityTraits") }),
    ]
  )
}

extension ItemModel {
  /// Whether a view of a class of its own does something when it is tapped, and when assistive
  /// technology activates it.
  fileprivate func activates(_ view: UIKitObject) -> Bool {
    view.isOwn && view.declaration.keyword == .class && view.isKind(of: .view)
      && view.setsForCertain(anyOf: ["accessibilityActivate"])
      && gestures(on: view).contains { $0.recognizer.isKind(of: .tapRecognizer) }
  }
}
