import CurbcutModel

extension Rule {
  static let uikitControlNotExposed = Rule(
    id: "uikit-control-not-exposed",
    title: "UIKit control is hidden from assistive technology",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue, .keyboard],
    since: "0.2.0",
    why: """
      A control that is no accessibility element cannot be reached with VoiceOver, Voice Control or
      Switch Control. What it does has to be offered in another way, such as a custom action.
      """,
    knownLimitations:
      "A type that offers custom actions or lists its elements itself is left alone.",
    examples: [
      .reported(
        """
        final class TicketController: UIViewController {
          private let buy = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            buy.setTitle("Buy", for: .normal)
            buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
            buy.isAccessibilityElement = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this button
            view.addSubview(buy)
          }

          @objc private func buyTicket() {}
        }
        """
      ),
      .reported(
        "What the button of a screen does is set elsewhere",
        """
        class CheckoutController: UIViewController {
          let payButton = UIButton(configuration: .filled())

          override func viewDidLoad() {
            super.viewDidLoad()
            payButton.configuration?.title = "Pay now"
            payButton.isAccessibilityElement = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this button
            view.addSubview(payButton)
          }
        }
        """
      ),
      .reported(
        "A button that a function is given",
        """
        enum Style {
          static func plain(_ button: UIButton) {
            button.setTitle("Delete", for: .normal)
            button.isAccessibilityElement = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this button
          }
        }
        """
      ),
      .reported(
        "The only other way to turn pages",
        """
        final class TourController: UIViewController {
          private let pages = UIPageControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            pages.isAccessibilityElement = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this page control
            pages.addTarget(self, action: #selector(turn), for: .valueChanged)
            view.addSubview(pages)
          }

          @objc private func turn() {}
        }
        """
      ),
      .reported(
        "A text that is hidden while it is loaded, and never shown again",
        """
        final class StoryController: UIViewController {
          private let story = UITextView()

          func reload() {
            story.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing shows this text view to VoiceOver again
            fetch { [weak self] text in self?.story.text = text }
          }

          private func fetch(_ done: @escaping (String) -> Void) { done("Once upon a time") }
        }
        """
      ),
      .reported(
        "A button of the project's own, which calls a closure, and one that is out of use for a time",
        """
        final class OptionsButton: UIButton {
          var tapped: (() -> Void)?
        }

        final class SearchView: UIView {
          private let options = OptionsButton()
          private let clear = UIButton(configuration: .plain())

          func setUp() {
            options.tapped = { [weak self] in self?.showOptions() }
            options.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this button
            clear.setTitle("Clear", for: .normal)
            clear.addTarget(self, action: #selector(clearText), for: .touchUpInside)
            clear.isAccessibilityElement = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this button
          }

          func update(isEmpty: Bool) {
            if isEmpty { clear.isEnabled = false } else { clear.isEnabled = true }
          }

          private func showOptions() { router.open() }
          @objc private func clearText() {}
        }
        """
      ),
      .recommended(
        """
        final class TicketController: UIViewController {
          private let buy = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            buy.setTitle("Buy", for: .normal)
            buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
            view.addSubview(buy)
          }

          @objc private func buyTicket() {}
        }
        """
      ),
      .ignored(
        "Another declaration shows it again",
        """
        final class StoryController: UIViewController {
          private let story = UITextView()
                            //^^^^^^^^^^^^ The default font of this text view does not support Dynamic Type

          func reload() { story.accessibilityElementsHidden = true }
        }

        private extension StoryController {
          func show(_ text: String) {
            story.text = text
            view.addSubview(story)
            story.accessibilityElementsHidden = false
          }
        }
        """
      ),
      .ignored(
        "What it does is a custom action",
        """
        final class TicketCell: UITableViewCell {
          private let buy = UIButton(configuration: .plain())

          func setUp() {
            buy.setTitle("Buy", for: .normal)
            buy.isAccessibilityElement = false
            buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
            contentView.addSubview(buy)
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Buy", target: self, selector: #selector(buyTicket))
            ]
          }

          @objc private func buyTicket() -> Bool { true }
        }
        """
      ),
      .ignored(
        "A button that only shows something",
        """
        final class BadgeView: UIView {
          private let badge = UIButton(configuration: .plain())

          func setUp() {
            badge.setTitle("New", for: .normal)
            badge.isEnabled = false
            badge.isAccessibilityElement = false
            badge.addTarget(self, action: #selector(open), for: .touchUpInside)
          }

          @objc private func open() {}
        }
        """
      ),
      .ignored(
        "A backdrop, and a part of another control",
        """
        final class SheetController: UIViewController {
          private let backdrop = UIButton(configuration: .plain())

          func setUp() {
            backdrop.isAccessibilityElement = false
            backdrop.addTarget(self, action: #selector(closeSheet), for: .touchUpInside)
            view.addSubview(backdrop)
          }

          @objc private func closeSheet() {}
        }

        final class PriceControl: UIControl {
          private let more = UIButton(configuration: .plain())

          func setUp() {
            more.setTitle("More", for: .normal)
            more.isAccessibilityElement = false
            more.addTarget(self, action: #selector(raise), for: .touchUpInside)
            addSubview(more)
            accessibilityLabel = "Price"
          }

          @objc private func raise() {}
        }
        """
      ),
    ] + controlsLeftOutInInterface,
    check: .object { control, item, findings in
      guard !control.isOwn,
        control.isKind(
          of: .button,
          .switchControl,
          .slider,
          .stepper,
          .textField,
          .segmentedControl,
          .datePicker,
          .pageControl,
          .searchBar,
          .pickerView,
          .colorWell,
          .textView,
          .tableView,
          .collectionView,
          .webView
        ), control.acts || item.showsTitle(of: control)
      else { return }
      // Whoever hides a text or a list for a time shows it again.
      let isContent = control.isKind(of: .scrollView, .webView)
      let settings = control.settings.filter {
        $0.path == ["isAccessibilityElement"] || $0.path == ["accessibilityElementsHidden"]
      }
      guard settings.count == 1, let setting = settings.first, !setting.isConditional,
        setting.value?.boolean == (setting.name == "accessibilityElementsHidden"),
        !isContent || setting.name == "accessibilityElementsHidden"
      else { return }
      findings.report(
        isContent
          ? "Nothing shows this \(control.roleName) to VoiceOver again"
          : "VoiceOver, Voice Control and Switch Control users cannot reach this \(control.roleName)",
        at: setting.range,
        unless: [
          .object("the view that it belongs to has a label, which speaks for it") { control in
            item.objects.contains {
              $0.isOwn && $0.declaration === control.declaration
                && $0.setsForCertain(anyOf: ["accessibilityLabel", "isAccessibilityElement"])
            }
          },
          .object("another control does the same") { control in
            guard let action = control.actionName else { return false }
            return item.objects.contains {
              $0.actionName == action && !$0.isLeftOut && $0.declaration === control.declaration
            }
          },
        ]
      )
    },
    interface: controlNotExposed,
    exemptions: [
      .object("another declaration exposes it") {
        !$0.outside.isDisjoint(with: ["isAccessibilityElement", "accessibilityElementsHidden", "*"])
      },
      .object("the view that it belongs to is one element and speaks for it") {
        $0.isInsideElement
      },
      .object("its type offers actions or elements of its own") {
        $0.mentionedSymbols.contains(.offersActions)
          || $0.mentions(anyOf: [
            "accessibilityElements", "accessibilityActivate", "accessibilityIncrement",
            "UIAccessibilityElement",
          ])
      },
      .object("it is a backdrop, by its name") { control in
        NameHint.backdrop.matches(control.name)
          || control.actionName.map { NameHint.dismissal.matches($0) } == true
            && control.hasTitle != .yes
      },
      .object("it is part of another control or a cell") { control in
        control.declaration.conformances.contains {
          $0.hasSuffix("Control") || $0.hasSuffix("Button") || $0.hasSuffix("Field")
        }
      },
      .object("it cannot be operated") { control in
        // What is switched on again is only out of use for a time.
        ["isUserInteractionEnabled", "isEnabled"].contains { name in
          let settings = control.settings(of: name)
          return !settings.isEmpty && settings.allSatisfy { $0.value?.boolean == false }
        }
      },
    ]
  )
}

/// Closures that a class of the project calls when it is pressed.
private let pressed = NameHint("tap tapped press pressed click clicked touch touched action")

extension Expression? {
  fileprivate var isClosure: Bool { if case .closure? = self?.form { true } else { false } }
}

extension ItemModel {
  /// Whether it is a button that a screen shows with a title in words, whatever makes it do something.
  fileprivate func showsTitle(of button: UIKitObject) -> Bool {
    guard button.isKind(of: .button), button.hasTitle == .yes, button.container != nil,
      button.creation != nil,
      button.settings.contains(where: { setting in
        setting.name.lowercased().hasSuffix("title")
          && (setting.value ?? setting.argument(nil))?.phrase.value?.literal?.contains {
            $0.isLetter
          } != false
      })
    else { return false }
    return objects.contains {
      $0.isOwn && $0.declaration === button.declaration && $0.isKind(of: .viewController)
    }
  }
}

extension UIKitObject {
  /// Whether something happens when it is operated.
  fileprivate var acts: Bool {
    actionName != nil
      // Nobody gives a title to a button that nobody presses.
      || place == .parameter && isKind(of: .button) && hasTitle == .yes
      || settings.contains { setting in
        setting.path == ["addTarget"] || setting.path == ["addAction"]
          // A closure that its class calls: `button.tapped = { … }`.
          || setting.path.count == 1 && setting.value.isClosure && pressed.matches(setting.name)
      }
      || creation?.call?.arguments.contains { $0.label == "primaryAction" } == true
      || isKind(
        of: .textField,
        .switchControl,
        .slider,
        .searchBar,
        .pickerView,
        .colorWell,
        .scrollView,
        .webView
      )
  }
}
