import CurbcutModel

extension ItemModel {
  /// Whether a finger that moves over a view of a class of its own, or over a plain view of a screen,
  /// gives it another value.
  func setsValueByDragging(_ view: UIKitObject) -> Bool {
    let declaration = view.declaration
    guard view.type == .view, declaration.keyword == .class,
      view.isOwn || view.className == UIKitType.view.rawValue
    else { return false }
    var reached: Set<String> = view.isOwn ? ["touchesMoved"] : []
    for gesture in gestures(on: view) where gesture.recognizer.isKind(of: .panRecognizer) {
      if let action = gesture.recognizer.actionName { reached.insert(action) }
    }
    reached = reached.filter { declaration.function($0) != nil }
    guard !reached.isEmpty,
      let own = ownObject(of: declaration)
    else { return false }
    let calls = own.settings.filter { $0.isCall && $0.path.count == 1 }
    for _ in 0..<3 {
      for call in calls where reached.contains(call.member) { reached.insert(call.name) }
    }
    if view.isOwn, declaration.property("accessibilityValue")?.getter != nil { return true }
    // What is kept in a property may be said once that has changed.
    let kept = own.settings.filter { reached.contains($0.member) && !$0.isCall }.map(\.name)
    return view.settings.contains { setting in
      setting.path == ["accessibilityValue"]
        && (reached.contains(setting.member) || kept.contains(setting.member))
    }
  }
}

extension Rule {
  /// Examples of `uikit-adjustable-missing-actions` about what only a finger changes in a screen, and about
  /// objects of a class that makes elements of them.
  static let valuesSetByFingers: [Example] = [
    .reported(
      "A plain view of a screen, over which a finger moves",
      """
      final class ReviewController: UIViewController {
        private let stars = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Rate"
          stars.isAccessibilityElement = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot change this value; add the trait `.adjustable` and override `accessibilityIncrement()`
          stars.accessibilityLabel = "Rating"
          stars.accessibilityValue = "3 of 5"
          stars.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
          view.addSubview(stars)
        }

        @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
          rate(Int(recognizer.location(in: stars).x / 50))
        }

        private func rate(_ value: Int) {
          stars.accessibilityValue = "\\(value) of 5"
        }
      }
      """
    ),
    .reported(
      "An object of a class that makes elements of its instances",
      """
      final class DialView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      final class HeatController: UIViewController {
        private let dial = DialView()

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Heat"
          dial.accessibilityLabel = "Temperature"
          dial.accessibilityValue = "20 degrees"
          dial.accessibilityTraits = .adjustable
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up or down does nothing; override `accessibilityIncrement()` and `accessibilityDecrement()`
          view.addSubview(dial)
        }
      }
      """
    ),
  ]
}
