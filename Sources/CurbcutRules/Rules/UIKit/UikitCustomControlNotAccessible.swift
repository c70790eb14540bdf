import CurbcutModel

extension Rule {
  static let uikitCustomControlNotAccessible = Rule(
    id: "uikit-custom-control-not-accessible",
    title: "Custom UIKit control is not an accessibility element",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.2.0",
    why: """
      A `UIControl` subclass and a view that takes text are no accessibility elements by themselves.
      VoiceOver, Voice Control and Switch Control users never reach them, and do not learn their value,
      until the class says that it is an element, with a label, traits and a value.
      """,
    knownLimitations: "Classes with native controls inside, and open classes, are left alone.",
    examples: [
      .reported(
        """
        final class VolumeDial: UIControl {
                  //^^^^^^^^^^ VoiceOver users cannot reach or adjust this control; make it an adjustable element
          private var level = 0.5

          override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
            level = recognizer.location(in: self).x / bounds.width
            sendActions(for: .valueChanged)
          }
        }
        """
      ),
      .reported(
        "A checkbox, and a view that takes text",
        """
        final class Checkbox: UIControl {
                  //^^^^^^^^ VoiceOver users cannot reach this control; make it an accessibility element
          private let box = UIImageView()
          var isChecked = false

          func setUp() {
            addSubview(box)
            addTarget(self, action: #selector(toggle), for: .touchUpInside)
          }

          @objc private func toggle() { isChecked.toggle() }
        }

        final class PinField: UIView {
                  //^^^^^^^^ VoiceOver users cannot reach this field; make it an accessibility element
          private var digits = ""

          override var canBecomeFirstResponder: Bool { true }
        }
        """
      ),
      .recommended(
        """
        final class VolumeDial: UIControl {
          private var level = 0.5

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Volume"
            accessibilityTraits = .adjustable
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
          }

          required init?(coder: NSCoder) { fatalError() }

          override var accessibilityValue: String? {
            get { "\\(Int(level * 100)) percent" }
            set {}
          }

          override func accessibilityIncrement() { level += 0.1 }
          override func accessibilityDecrement() { level -= 0.1 }

          @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
            sendActions(for: .valueChanged)
          }
        }
        """
      ),
      .ignored(
        "A control inside is reached, or the class only lays out",
        """
        final class LabeledSlider: UIControl {
          private let slider = UISlider()

          func setUp() {
            addSubview(slider)
            slider.accessibilityLabel = "Volume"
            addTarget(self, action: #selector(change), for: .valueChanged)
          }

          @objc private func change() {}
        }

        final class CardBackground: UIControl {
          private let line = UIView()

          func setUp() { addSubview(line) }
        }
        """
      ),
      .ignored(
        "It is an element, or offers elements of its own",
        """
        final class Checkbox: UIControl {
          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Remember me"
            accessibilityTraits = .button
            addTarget(self, action: #selector(toggle), for: .touchUpInside)
          }

          @objc private func toggle() {}
        }

        final class Keyboard: UIControl {
          private var keys: [UIAccessibilityElement] = []

          func setUp() {
            addTarget(self, action: #selector(press), for: .touchUpInside)
          }

          @objc private func press() {}
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isOwn, object.declaration.keyword == .class else { return }
      let message: String
      if object.type == .control, let operation = object.operation(in: item) {
        message =
          operation == .adjusts
          ? "VoiceOver users cannot reach or adjust this control; make it an adjustable element"
          : "VoiceOver users cannot reach this control; make it an accessibility element"
      } else if object.type == .view, object.reactsToTouches {
        message = "VoiceOver users cannot reach this control; make it an accessibility element"
      } else if object.type == .view, object.takesText {
        message = "VoiceOver users cannot reach this field; make it an accessibility element"
      } else {
        return
      }
      findings.report(
        message,
        at: object.range,
        unless: [
          .object("it has controls inside, which are reached") { control in
            item.descendants(of: control).contains {
              $0.isKind(of: .control, .textView, .searchBar, .pickerView) || $0.type == nil
            }
          }
        ]
      )
    },
    exemptions: [
      .object("it is an open class, which others complete") { $0.declaration.isOpenClass },
      .object(
        "it is an accessibility element, or something makes it one",
        certainty: {
          $0.sets(
            "isAccessibilityElement",
            "accessibilityElements",
            "accessibilityElementsHidden",
            "accessibilityElementCount",
            "isAccessibilityElementBlock",
            "accessibilityLabel",
            "accessibilityTraits"
          )
        }
      ),
      .object("its file offers elements of its own") {
        $0.declaration.mentions(anyOf: ["UIAccessibilityElement", "accessibilityElements"])
      },
    ]
  )
}

extension Declaration {
  /// Whether a function calls a closure or delegate that the type holds.
  fileprivate func calls(inMember member: String) -> Bool {
    guard let body = function(member)?.body else { return false }
    return body.contains { statement in
      statement.descendants.contains { node in
        guard node.kind == .functionCallExpr, let callee = node.firstChild else { return false }
        let name =
          Expression(callee).path?.split(separator: ".").first.map(String.init)
          ?? callee.firstToken?.text ?? ""
        return property(name)?.type?.includes("->") == true || name == "delegate"
      }
    }
  }
}

/// Controls that people draw themselves, by their names.
private let handmadeControl = NameHint(
  """
  checkbox checkmark-view toggle switch slider rating stars star-view knob dial stepper picker radio
  button segmented scrubber joystick
  """
)

extension UIKitObject {
  fileprivate enum Operation { case adjusts, presses }

  /// How its own code lets people operate it; nil where it does not.
  fileprivate func operation(in item: ItemModel) -> Operation? {
    let adjusting = ["beginTracking", "continueTracking"]
    if settings.contains(where: { $0.path.count == 1 && adjusting.contains($0.name) }) {
      return .adjusts
    }
    let gestures = item.gestures(on: self)
    if gestures.contains(where: { $0.recognizer.isKind(of: .panRecognizer) }) { return .adjusts }
    let touches = ["touchesBegan", "touchesEnded", "endTracking", "sendActions"]
    let isPressed = settings.contains { setting in
      guard setting.path.count == 1 else { return false }
      return touches.contains(setting.name)
        || setting.name == "addTarget" && setting.argument(nil)?.path == "self"
    }
    return isPressed || gestures.contains { $0.recognizer.isKind(of: .tapRecognizer) }
      ? .presses : nil
  }

  /// Whether it handles touches by itself and is a control by its name.
  fileprivate var reactsToTouches: Bool {
    let touches = ["touchesBegan", "touchesEnded", "touchesMoved"]
    let handled = Set(
      settings.filter { $0.path.count == 1 && touches.contains($0.name) && $0.isCall }.map(\.name)
    )
    if handled.isEmpty { return false }
    if handmadeControl.matches(declaration.name) { return true }
    // It gives way while it is touched and calls somebody when it is let go.
    return handled.isSuperset(of: ["touchesBegan", "touchesEnded"])
      && settings.contains {
        $0.member == "touchesBegan" && ["backgroundColor", "alpha", "transform"].contains($0.name)
      }
      && declaration.calls(inMember: "touchesEnded")
  }

  /// Whether it opens the keyboard for itself.
  fileprivate var takesText: Bool {
    settings.contains { $0.path == ["canBecomeFirstResponder"] }
      && NameHint.inputField.matches(declaration.name)
  }
}
