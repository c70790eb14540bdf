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
      .reported(
        "A control that says it is no element",
        """
        final class Dial: UIControl {
                  //^^^^ VoiceOver users cannot reach this control; make it an accessibility element
          override var isAccessibilityElement: Bool {
            get { false }
            set {}
          }

          func setUp() { addTarget(self, action: #selector(turn), for: .touchUpInside) }

          @objc private func turn() { print("tapped") }
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
      .reported(
        "Touches are handled in an extension",
        """
        final class ReaderSlider: UIControl {
          private(set) var value = 0.0
        }

        extension ReaderSlider {
                //^^^^^^^^^^^^ VoiceOver users cannot reach or adjust this control; make it an adjustable element
          override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x / bounds.width
            sendActions(for: .valueChanged)
            return true
          }
        }
        """
      ),
      .ignored(
        "The class is an element, and an extension handles its touches",
        """
        final class ReaderSlider: UIControl {
          private(set) var value = 0.0 {
            didSet { accessibilityValue = value.formatted(.percent) }
          }

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Page"
            accessibilityTraits = .adjustable
          }

          override func accessibilityIncrement() { value += 0.1 }
          override func accessibilityDecrement() { value -= 0.1 }
        }

        extension ReaderSlider {
          override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x / bounds.width
            sendActions(for: .valueChanged)
            return true
          }
        }
        """
      ),
      .reported(
        "A plain control that something is done by",
        """
        final class ShelfController: UIViewController {
          private let shelf = UIControl()
                            //^^^^^^^^^^^ VoiceOver users cannot reach this control; make it an accessibility element

          override func viewDidLoad() {
            super.viewDidLoad()
            shelf.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(shelf)
          }

          @objc private func open() {}
        }
        """
      ),
      .ignored(
        "A plain control that is a button, and one that closes what is in front of it",
        """
        final class ShelfController: UIViewController {
          private let shelf = UIControl()
          private let dimmingView = UIControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            shelf.isAccessibilityElement = true
            shelf.accessibilityLabel = "Shelf"
            shelf.accessibilityTraits = .button
            shelf.addTarget(self, action: #selector(open), for: .touchUpInside)
            dimmingView.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(shelf)
          }

          @objc private func open() {}
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
      .reported(
        "A home-made button that holds texts, and a slider of which a finger moves the thumb",
        """
        final class LoginButton: UIControl {
                  //^^^^^^^^^^^ VoiceOver users cannot tell that this can be activated; make it an accessibility element
          private let caption = UILabel()
                              //^^^^^^^^^ The default font of this label does not support Dynamic Type

          init(caption text: String) {
            super.init(frame: .zero)
            caption.text = text
            addSubview(caption)
          }

          required init?(coder: NSCoder) { fatalError() }
          override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
        }

        final class VolumeSlider: UIView {
                  //^^^^^^^^^^^^ VoiceOver users cannot reach this control; make it an accessibility element
          private let thumb = UIView()

          func setUp() {
            addSubview(thumb)
            thumb.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move)))
          }

          @objc private func move(_ pan: UIPanGestureRecognizer) { thumb.center.x = pan.location(in: self).x }
        }
        """
      ),
      .ignored(
        "A home-made button that is an element",
        """
        final class LoginButton: UIControl {
          private let caption = UILabel()
                              //^^^^^^^^^ The default font of this label does not support Dynamic Type

          init(caption text: String) {
            super.init(frame: .zero)
            caption.text = text
            addSubview(caption)
            isAccessibilityElement = true
            accessibilityLabel = text
            accessibilityTraits = .button
          }

          required init?(coder: NSCoder) { fatalError() }
          override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
        }
        """
      ),
    ] + controlsThatTellOfTaps,
    check: .object { object, item, findings in
      // An extension is told what its class does elsewhere, and the class only what extensions set.
      guard
        object.isOwn || object.isPressedControl,
        object.declaration.keyword == .class || object.isPressedControl
          || object.declaration.keyword == .extension && !object.isOperatedByItsClass
      else { return }
      let message: String
      if object.isPressedControl {
        message = "VoiceOver users cannot reach this control; make it an accessibility element"
      } else if object.type == .control, let operation = object.operation(in: item) {
        message =
          operation == .adjusts
          ? "VoiceOver users cannot reach or adjust this control; make it an adjustable element"
          : "VoiceOver users cannot reach this control; make it an accessibility element"
      } else if object.type == .control, object.isOnlyDrawn(in: item) {
        message =
          "VoiceOver users cannot tell that this can be activated; make it an accessibility element"
      } else if object.type == .view,
        object.reactsToTouches || object.isDraggedControl(in: item)
      {
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
          },
          .object("it has outlets of controls, which are reached") { control in
            control.isOwn && control.declaration.hasOutletOfControl
          },
        ]
      )
    },
    exemptions: [
      .object("it is an open class, which others complete") { $0.declaration.isOpenClass },
      .object(
        "it is an accessibility element, or something makes it one",
        certainty: {
          if $0.saysThatItIsNone { return .no }
          return $0.setsInAll(
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
      .object("it only closes what is in front of it") { control in
        control.isOwn && control.dismissesOnly
          || control.isPressedControl
            && (NameHint.backdrop.matches(control.name)
              || control.actionName.map { NameHint.dismissal.matches($0) } == true)
      },
      .object("its file offers elements of its own") {
        $0.mentions(anyOf: ["UIAccessibilityElement", "accessibilityElements"])
      },
    ]
  )
}

extension Declaration {
  /// Whether a function calls a closure or delegate that the type holds.
  ///
  /// - Parameter hint: what it has to be called.
  fileprivate func calls(inMember member: String, by hint: NameHint? = nil) -> Bool {
    guard let body = function(member)?.body else { return false }
    return body.contains { statement in
      statement.descendants.contains { node in
        guard node.kind == .functionCallExpr, let callee = node.firstChild else { return false }
        let name =
          Expression(callee).path?.split(separator: ".").first.map(String.init)
          ?? callee.firstToken?.text ?? ""
        if let hint, !hint.matches(name) { return false }
        return property(name)?.type?.includes("->") == true || name == "delegate"
      }
    }
  }
}

/// What closures are called that are told of a tap.
private let tapping = NameHint("tap tapped click clicked press pressed select selected action")

/// Controls that people draw themselves, by their names.
private let handmadeControl = NameHint(
  """
  checkbox checkmark-view toggle switch slider rating stars star-view knob dial stepper picker radio
  button segmented scrubber joystick
  """
)

extension UIKitObject {
  /// Whether all that it does when it is pressed is to dismiss a screen.
  fileprivate var dismissesOnly: Bool {
    guard let body = actionName.flatMap({ declaration.function($0)?.body }), body.count == 1,
      let only = body.first
    else { return false }
    return Expression(only).call?.callee.memberName == "dismiss"
  }

  /// Whether its own code says that it is no element, and nothing else of the kind is set.
  fileprivate var saysThatItIsNone: Bool {
    declaration.property("isAccessibilityElement")?.singleValue?.boolean == false
      && !setsForCertain(anyOf: [
        "accessibilityElements", "accessibilityElementsHidden", "accessibilityElementCount",
        "isAccessibilityElementBlock", "accessibilityLabel", "accessibilityTraits",
      ])
  }

  /// Whether the class itself handles touches, where what is missing is looked at.
  fileprivate var isOperatedByItsClass: Bool {
    UIKitType(rawValue: declaration.name) != nil
      || !inherited.isDisjoint(with: [
        "beginTracking", "continueTracking", "endTracking", "touchesBegan", "touchesEnded",
        "touchesMoved",
      ])
  }

  /// Whether it is a control that holds only texts and pictures, as a home-made button does, and whose
  /// actions others add.
  fileprivate func isOnlyDrawn(in item: ItemModel) -> Bool {
    guard declaration.keyword == .class, isPressed(in: item) else { return false }
    let contents = item.descendants(of: self)
    return contents.contains { $0.isKind(of: .label, .imageView) }
      && contents.allSatisfy {
        $0.type == .view || $0.isKind(of: .label, .imageView, .stackView, .activityIndicator)
      }
  }

  /// Whether it changes its look while a finger is on it, or it, a class above it or others wait for
  /// its being pressed.
  private func isPressed(in item: ItemModel) -> Bool {
    settings.contains { $0.path == ["isHighlighted"] && $0.isCall || $0.path == ["addAction"] }
      || !outside.isDisjoint(with: ["addTarget", "addAction", "addGestureRecognizer"])
      || !inherited.isDisjoint(with: ["touchesEnded", "isHighlighted", "addTarget", "addAction"])
  }

  /// Whether it is a control by its name, of which a finger moves a part.
  fileprivate func isDraggedControl(in item: ItemModel) -> Bool {
    guard declaration.keyword == .class, handmadeControl.matches(declaration.name) else {
      return false
    }
    return ([self] + item.descendants(of: self)).contains { part in
      item.gestures(on: part).contains { $0.recognizer.isKind(of: .panRecognizer) }
    }
  }

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
    // All that it does with touches is to tell somebody that it was tapped.
    if handled == ["touchesEnded"], declaration.function("touchesEnded")?.body?.count == 1,
      declaration.calls(inMember: "touchesEnded", by: tapping)
    {
      return true
    }
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
