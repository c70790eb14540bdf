import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let uikitAdjustableMissingActions = Rule(
    id: "uikit-adjustable-missing-actions",
    title: "Adjustable UIKit element cannot be adjusted",
    group: .uiKit,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      The trait `.adjustable` makes VoiceOver say "swipe up or down to adjust the value". Without
      `accessibilityIncrement()` and `accessibilityDecrement()` nothing happens then; without the
      trait, overrides of these are never called. An element that only a finger moves has neither.
      """,
    examples: [
      .reported(
        """
        final class DialView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Dial"
            accessibilityTraits = .adjustable
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up or down does nothing; override `accessibilityIncrement()` and `accessibilityDecrement()`
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "The trait is missing",
        """
        final class DialView: UIView {
          private var place = 0

          override func accessibilityIncrement() { place += 1 }
                      //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never calls this; add the trait `.adjustable`

          override func accessibilityDecrement() { place -= 1 }
        }
        """
      ),
      .recommended(
        """
        final class DialView: UIView {
          private var place = 0

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Dial"
            accessibilityTraits = .adjustable
          }

          required init?(coder: NSCoder) { fatalError() }

          override var accessibilityValue: String? {
            get { "\\(place)" }
            set {}
          }

          override func accessibilityIncrement() { place += 1 }
          override func accessibilityDecrement() { place -= 1 }
        }
        """
      ),
      .reported(
        "One way only",
        """
        final class Dial: UIView {
          private var place = 0

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Volume"
            accessibilityTraits = .adjustable
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does nothing; override `accessibilityDecrement()`
            accessibilityValue = "\\(place)"
          }

          override func accessibilityIncrement() {
            place += 1
            accessibilityValue = "\\(place)"
          }
        }
        """
      ),
      .reported(
        "A value that is set once",
        """
        final class TicketStepper: UIControl {
          private(set) var count = 1

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Adult tickets"
            accessibilityTraits = .adjustable
            accessibilityValue = "1"
          //^^^^^^^^^^^^^^^^^^^^^^^^ This accessibility value does not change with the control; set it with each change
          }

          override func accessibilityIncrement() { count += 1 }
          override func accessibilityDecrement() { count -= 1 }
        }
        """
      ),
      .reported(
        "A label that it is handed once, and no value",
        """
        final class Thermostat: UIControl {
          private(set) var degrees = 20

          func configure(label: String, degrees: Int) {
            self.degrees = degrees
            isAccessibilityElement = true
            accessibilityLabel = label
            accessibilityTraits = .adjustable
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say the value of this element; set `accessibilityValue`
          }

          override func accessibilityIncrement() { degrees += 1 }
          override func accessibilityDecrement() { degrees -= 1 }
        }
        """
      ),
      .ignored(
        "A label that says the value, each time that it changes",
        """
        final class Thermostat: UIControl {
          private var degrees = 20

          func show(_ text: String) {
            isAccessibilityElement = true
            accessibilityLabel = text
            accessibilityTraits = .adjustable
          }

          override func accessibilityIncrement() {
            degrees += 1
            show("\\(degrees) degrees")
          }

          override func accessibilityDecrement() {
            degrees -= 1
            show("\\(degrees) degrees")
          }
        }
        """
      ),
      .reported(
        "A finger moves it, and nothing else does",
        """
        final class DimmerView: UIView {
          private var level = 0.5

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot change this value; add the trait `.adjustable` and override `accessibilityIncrement()`
            accessibilityLabel = "Brightness"
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
            setLevel(recognizer.location(in: self).x / bounds.width)
          }

          private func setLevel(_ new: Double) {
            level = new
            accessibilityValue = level.formatted(.percent)
          }
        }
        """
      ),
      .ignored(
        "A card that is dragged and whose value no finger changes, and one that offers actions",
        """
        final class PhotoCard: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Photo"
            accessibilityValue = "New"
            accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Keep") { _ in true }]
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
            center = recognizer.location(in: superview)
          }
        }
        """
      ),
      .ignored(
        "A value that follows",
        """
        final class TicketStepper: UIControl {
          private(set) var count = 1 {
            didSet { accessibilityValue = "\\(count)" }
          }

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Adult tickets"
            accessibilityTraits = .adjustable
            accessibilityValue = "1"
          }

          override func accessibilityIncrement() { count += 1 }
          override func accessibilityDecrement() { count -= 1 }
        }
        """
      ),
      .ignored(
        "A class of a package",
        """
        final class Screen: UIViewController {
          private let dial = Dial()

          override func viewDidLoad() {
            super.viewDidLoad()
            dial.accessibilityLabel = "Volume"
            dial.accessibilityTraits = .adjustable
          }
        }

        final class Dial: UIView, Adjusting {
        }
        """
      ),
      .ignored(
        "Its traits are computed",
        """
        final class Dial: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Volume"
            accessibilityTraits = style.traits
          }

          override func accessibilityIncrement() { value += 1 }

          override func accessibilityDecrement() { value -= 1 }
        }
        """
      ),
      .ignored(
        "A class of UIKit that is adjustable by itself",
        """
        final class LoudnessSlider: UISlider {
          override func accessibilityIncrement() { value += 10 }
          override func accessibilityDecrement() { value -= 10 }
        }
        """
      ),
      .reported(
        "A plain view of Interface Builder, while a class may override them",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <accessibility key="accessibilityConfiguration" label="Rating">
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up or down does nothing; override `accessibilityIncrement()` and `accessibilityDecrement()`
                <accessibilityTraits key="traits" adjustable="YES"/>
                <bool key="isElement" value="YES"/>
              </accessibility>
            </view>
            <view customClass="RatingView" id="b">
              <accessibility key="accessibilityConfiguration" label="Rating">
                <accessibilityTraits key="traits" adjustable="YES"/>
                <bool key="isElement" value="YES"/>
              </accessibility>
            </view>
          </objects>
        </document>
        """
      ),
      .reported(
        "A getter of its own",
        """
        final class Dial: UIControl {
          override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up or down does nothing; override `accessibilityIncrement()` and `accessibilityDecrement()`
        }
        """
      ),
    ] + valuesSetByFingers,
    check: .object { object, item, findings in
      guard object.isKind(of: .view, .accessibilityElement),
        !object.isKind(of: .slider, .pageControl, .pickerView, .stepper, .datePicker)
      else { return }
      let changes = object.setsForCertain(anyOf: [
        "accessibilityIncrement", "accessibilityDecrement", "accessibilityIncrementBlock",
      ])
      if let setting = object.settings.first(where: \.makesAdjustable) {
        if changes {
          let isIncremented = object.setsForCertain(anyOf: ["accessibilityIncrement"])
          if object.isOwn,
            isIncremented != object.setsForCertain(anyOf: ["accessibilityDecrement"])
          {
            let missing = isIncremented ? "accessibilityDecrement" : "accessibilityIncrement"
            findings.report(
              "Swiping \(isIncremented ? "down" : "up") does nothing; override `\(missing)()`",
              at: setting.range,
              unless: [
                .object("its class was not read") { $0.isUnread || $0.type == nil },
                .object("it is an open class, which others complete") {
                  $0.declaration.isOpenClass
                },
              ]
            )
          }
          if object.isOwn, let function = object.declaration.adjustmentWithoutEffect {
            findings.report(
              "This changes nothing of what `accessibilityValue` says, so VoiceOver users cannot adjust it",
              at: function.nameRange,
              unless: [
                .object("it is an open class, which others complete") {
                  $0.declaration.isOpenClass
                }
              ]
            )
          }
          if object.isOwn, let value = object.fixedValue {
            findings.report(
              "This accessibility value does not change with the control; set it with each change",
              at: value.range,
              severity: .warning,
              unless: [
                .object("its class was not read") { $0.isUnread || $0.type == nil },
                .object("it is an open class, which others complete") {
                  $0.declaration.isOpenClass
                },
                .object("other code sets its value") {
                  $0.outside.contains("accessibilityValue")
                    || $0.inherited.contains("accessibilityValue")
                },
              ]
            )
          } else if object.isOwn, object.declaration.keyword == .class {
            findings.report(
              "VoiceOver does not say the value of this element; set `accessibilityValue`",
              at: setting.range,
              severity: .warning,
              unless: [
                .object("it is an open class, which others complete") {
                  $0.declaration.isOpenClass
                },
                .object(
                  "it has a value",
                  certainty: {
                    $0.sets(
                      "accessibilityValue",
                      "accessibilityAttributedValue",
                      "accessibilityElements"
                    )
                  }
                ),
                .object("its label may say the value") { $0.mayTellValueInLabel },
              ]
            )
          }
          return
        }
        // Only a class can override; what a plain view does is known.
        findings.report(
          "Swiping up or down does nothing; override `accessibilityIncrement()` and "
            + "`accessibilityDecrement()`",
          at: setting.range,
          unless: [
            .object("its class was not read") { $0.isUnread || $0.type == nil }
          ]
        )
      } else if object.isOwn, object.declaration.keyword == .class,
        let function = object.declaration.function("accessibilityIncrement"), function.isOverride
      {
        findings.report(
          "VoiceOver never calls this; add the trait `.adjustable`",
          at: function.nameRange,
          unless: [
            .object(
              "something sets its traits",
              certainty: { $0.sets("accessibilityTraits", "setAccessibilityTraits") }
            )
          ]
        )
      } else if !changes, let setting = object.isMadeElement, item.setsValueByDragging(object) {
        findings.report(
          "VoiceOver users cannot change this value; add the trait `.adjustable` and override "
            + "`accessibilityIncrement()`",
          at: setting.range,
          severity: .warning,
          unless: [
            .object("its class was not read") { $0.isUnread || $0.type == nil },
            .object("it is an open class, which others complete") {
              $0.declaration.isOpenClass
            },
            .object("it offers actions, or its traits are set") {
              $0.setsForCertain(anyOf: [
                "accessibilityCustomActions", "accessibilityTraits", "accessibilityElements",
                "accessibilityActivate",
              ])
            },
          ]
        )
      }
    },
    interface: { view, code in
      // Only a class can override; what a plain view does is known, and a class that was read.
      guard view.traits?.contains("adjustable") == true, let range = view.accessibilityRange,
        view.kind == .label || view.kind == .imageView || view.kind.isContainer,
        view.customClass.map({
          !code.mayDo(["accessibilityIncrement", "accessibilityDecrement"], in: $0)
        }) ?? true,
        !code.replaces(["accessibilityTraits", "accessibilityIncrementBlock"], on: view)
      else { return nil }
      return InterfaceFault(
        message: "Swiping up or down does nothing; override `accessibilityIncrement()` and "
          + "`accessibilityDecrement()`",
        range: range
      )
    },
    exemptions: [.leftOut]
  )
}

extension UIKitObject {
  /// Whether its label may say the value too: one that is more than words that are written there, or
  /// that it was handed by somebody when it was set up.
  fileprivate var mayTellValueInLabel: Bool {
    let labels = settings.filter { $0.path == ["accessibilityLabel"] }
    guard !labels.isEmpty, sets("accessibilityAttributedLabel") == .no,
      !outside.contains("accessibilityLabel"), !inherited.contains("accessibilityLabel"),
      declaration.property("accessibilityLabel") == nil
    else { return sets("accessibilityLabel", "accessibilityAttributedLabel") != .no }
    let isSetAgain = labels.contains { label in
      settings.contains { $0.isCall && $0.path == [label.member] }
    }
    return isSetAgain
      || labels.contains { label in
        guard let value = label.value else { return true }
        if value.phrase.value?.literal != nil { return false }
        let parameters = declaration.function(label.member)?.parameters.map(\.name) ?? []
        return value.path.map { !parameters.contains($0) } ?? true
      }
  }

  /// The only setting of its accessibility value, where that gives it a literal once and for all.
  fileprivate var fixedValue: ObjectSetting? {
    let values = settings.filter { $0.path == ["accessibilityValue"] }
    guard values.count == 1, let setting = values.first, !setting.isConditional,
      setting.member == "init", setting.value?.phrase.value?.literal != nil,
      !setsForCertain(anyOf: ["accessibilityAttributedValue", "accessibilityValueBlock"])
    else { return nil }
    return setting
  }
}

extension ObjectSetting {
  /// Whether it gives the trait `.adjustable`.
  fileprivate var makesAdjustable: Bool {
    guard path.first == "accessibilityTraits" else { return false }
    let values = isCall ? arguments.map(\.value) : value.map { [$0] } ?? []
    if isCall, !["insert", "formUnion", "update"].contains(name) { return false }
    return values.contains { value in
      switch value.form {
      case .member(_, "adjustable"): true
      case .array(let elements): elements.contains { $0.memberName == "adjustable" }
      default: false
      }
    }
  }
}
