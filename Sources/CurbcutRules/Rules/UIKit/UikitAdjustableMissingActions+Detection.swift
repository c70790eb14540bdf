import CurbcutModel
import CurbcutSyntax

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

extension Declaration {
  /// The method for swiping up or down that only changes properties of which nothing is in the accessibility
  /// value that the class works out, directly or by its other members.
  var adjustmentWithoutEffect: Function? {
    guard let getter = property("accessibilityValue")?.getter else { return nil }
    var read: Set<String> = []
    var unread = getter
    while let node = unread.popLast() {
      for token in node.allTokens where read.insert(token.text).inserted {
        unread += property(token.text)?.getter ?? []
        unread += functions.filter { $0.name == token.text }.flatMap { $0.body ?? [] }
      }
    }
    // What the class above says, nobody knows here.
    guard !read.contains("super") else { return nil }
    return ["accessibilityIncrement", "accessibilityDecrement"].lazy.compactMap(function).first {
      guard $0.isOverride, let changed = changes(by: $0.node, depth: 0) else { return false }
      return !changed.isEmpty && changed.isDisjoint(with: read)
    }
  }

  /// The names of the type's properties that code changes, by functions and observers of the type too; nil
  /// where it may change something else.
  private func changes(by code: Node, depth: Int) -> Set<String>? {
    guard depth < 4 else { return nil }
    var changed: Set<String> = []
    for node in code.descendants {
      switch node.kind {
      case .sequenceExpr:
        guard node.children.contains(where: \.isAssignmentOperator) else { continue }
        guard let path = node.firstChild.flatMap({ Expression($0).path })?.withoutSelf,
          let name = path.pathNames.first, let property = property(name),
          property.attributes.isEmpty
        else { return nil }
        guard changed.insert(name).inserted else { continue }
        let bindings =
          property.node.kind == .patternBinding
          ? [property.node] : Array(property.node.children(.patternBinding))
        for observers in bindings.compactMap({ $0.child(.accessorBlock) }) {
          guard let more = changes(by: observers, depth: depth + 1) else { return nil }
          changed.formUnion(more)
        }
      case .functionCallExpr:
        guard let path = Expression(node).call?.callee.path?.withoutSelf else { return nil }
        if Self.harmless.contains(path) { continue }
        let named = functions.filter { $0.name == path }
        guard named.count == 1, let more = changes(by: named[0].node, depth: depth + 1) else {
          return nil
        }
        changed.formUnion(more)
      default: continue
      }
    }
    return changed
  }

  /// What changes no property: drawing, and working out a number.
  private static let harmless: Set<String> = [
    "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "min", "max", "abs", "round", "Int",
    "CGFloat", "Double", "Float",
  ]
}

extension Rule {
  /// Examples of `uikit-adjustable-missing-actions` about what only a finger changes in a screen, and about
  /// objects of a class that makes elements of them.
  static let valuesSetByFingers: [Example] = [
    .reported(
      "Only the drawing changes",
      """
      final class HeatDial: UIControl {
        private(set) var degrees = 20
        private var needle: CGFloat = 20 { didSet { setNeedsDisplay() } }

        func setUp() {
          isAccessibilityElement = true
          accessibilityLabel = "Temperature"
          accessibilityTraits = .adjustable
        }

        override var accessibilityValue: String? {
          get { degrees.formatted() }
          set {}
        }

        override func accessibilityIncrement() { needle += 1 }
                    //^^^^^^^^^^^^^^^^^^^^^^ This changes nothing of what `accessibilityValue` says, so VoiceOver users cannot adjust it
        override func accessibilityDecrement() { needle -= 1 }
      }
      """
    ),
    .ignored(
      "A value that follows by an observer, a function or a property that is worked out",
      """
      final class HeatDial: UIControl {
        private var degrees = 20
        private var needle: CGFloat = 20 { didSet { degrees = Int(needle) } }
        private var turns = 0
        private var turn: Int { turns * 2 }

        func setUp() {
          isAccessibilityElement = true
          accessibilityLabel = "Temperature"
          accessibilityTraits = .adjustable
        }

        override var accessibilityValue: String? {
          get { "\\(degrees) at \\(turn)" }
          set {}
        }

        override func accessibilityIncrement() { needle += 1 }
        override func accessibilityDecrement() { step(-1) }

        private func step(_ number: Int) { turns += number }
      }
      """
    ),
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
