import CurbcutModel

extension Rule {
  static let uikitContainerHidesControls = Rule(
    id: "uikit-container-hides-controls",
    title: "Accessibility element hides the controls inside",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      `isAccessibilityElement = true` makes a view one element: the buttons and fields in it are gone
      for VoiceOver, Voice Control and Switch Control. Either leave the view as it is, so that each
      control is reached, or offer what they do as custom actions.
      """,
    examples: [
      .reported(
        """
        final class SongCell: UITableViewCell {
          private let download = UIButton(configuration: .plain())

          func setUp(with title: String) {
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "download" cannot be reached inside this element; offer it as a custom action
            accessibilityLabel = title
            download.setTitle("Download", for: .normal)
            contentView.addSubview(download)
          }
        }
        """
      ),
      .reported(
        "In a stack, and hidden with it",
        """
        final class CallView: UIView {
          private let stack = UIStackView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            let mute = UIButton(configuration: .plain())
            mute.setTitle("Mute", for: .normal)
            stack.addArrangedSubview(mute)
            stack.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "mute" is hidden from VoiceOver with everything else in this view
            addSubview(stack)
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "A page of the web",
        """
        final class RulesController: UIViewController {
          override func loadView() {
            let page = WKWebView()
            page.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this web view as one element and reaches nothing inside
            page.accessibilityLabel = "Rules"
            view = page
          }
        }
        """
      ),
      .recommended(
        """
        final class SongCell: UITableViewCell {
          private let download = UIButton(configuration: .plain())

          func setUp(with title: String) {
            isAccessibilityElement = true
            accessibilityLabel = title
            download.setTitle("Download", for: .normal)
            contentView.addSubview(download)
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Download") { _ in true }
            ]
          }
        }
        """
      ),
      .ignored(
        "An element at times only",
        """
        final class Card: UIView {
          private let open = UIButton(configuration: .plain())

          func show(isEditing: Bool) {
            open.setTitle("Open", for: .normal)
            addSubview(open)
            accessibilityLabel = "Card"
            isAccessibilityElement = true
            if isEditing {
              isAccessibilityElement = false
            }
          }
        }
        """
      ),
      .ignored(
        "What is inside cannot be pressed, or the element does it",
        """
        final class SongCell: UITableViewCell {
          private let download = UIButton(configuration: .plain())

          func setUp(with title: String) {
            isAccessibilityElement = true
            accessibilityLabel = title
            download.setTitle("Download", for: .normal)
            download.isUserInteractionEnabled = false
            contentView.addSubview(download)
          }
        }

        final class VolumeView: UIView {
          private let louder = UIButton(type: .contactAdd)

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Volume"
            accessibilityTraits = .adjustable
            addSubview(louder)
          }

          override var accessibilityValue: String? { get { "3" } set {} }
          override func accessibilityIncrement() {}
          override func accessibilityDecrement() {}
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isKind(of: .view), !object.isKind(of: .control) else { return }
      if let setting = object.hiding, let control = item.controls(in: object).first {
        findings.report(
          "\(control.quotedName) is hidden from VoiceOver with everything else in this view",
          at: setting.range
        )
        return
      }
      if let setting = object.isMadeElement, !object.isOwn,
        object.isKind(of: .webView, .mapView, .tableView, .collectionView, .pickerView)
      {
        findings.report(
          "VoiceOver reads this \(object.roleName) as one element and reaches nothing inside",
          at: setting.range
        )
        return
      }
      guard let setting = object.isMadeElement, let control = item.controls(in: object).first
      else { return }
      findings.report(
        "\(control.quotedName) cannot be reached inside this element; offer it as a custom action",
        at: setting.range
      )
    },
    exemptions: [
      .object("it offers actions or elements of its own") {
        $0.setsForCertain(anyOf: [
          "accessibilityCustomActions", "accessibilityElements", "accessibilityActivate",
          "accessibilityIncrement", "accessibilityDecrement", "accessibilityCustomRotors",
        ])
      },
      .object("it is an element at times only") {
        $0.settings.contains { $0.path == ["isAccessibilityElement"] && $0.value?.boolean != true }
      },
    ]
  )
}

extension ItemModel {
  /// The controls of the type that are put into an object and that people can operate.
  fileprivate func controls(in object: UIKitObject) -> [UIKitObject] {
    descendants(of: object).filter { candidate in
      candidate.isKind(
        of: .button,
        .switchControl,
        .slider,
        .textField,
        .stepper,
        .textView,
        .segmentedControl
      )
        && !candidate.isLeftOut && !candidate.places.contains("accessoryView")
        && !["isUserInteractionEnabled", "isEditable", "isEnabled"].contains { property in
          // One that is switched on again can be operated at times.
          let values = candidate.settings(of: property).map { $0.value?.boolean }
          return values.contains(false) && !values.contains(true)
        }
    }
  }
}

extension UIKitObject {
  /// The statement that hides all that is inside for good, as it is set up.
  fileprivate var hiding: ObjectSetting? {
    let all = settings.filter { $0.path == ["accessibilityElementsHidden"] }
    guard all.count == 1, let setting = all.first, setting.value?.boolean == true,
      !setting.isConditional,
      setting.member == name || NameHint.settingUp.matches(setting.member)
    else { return nil }
    return setting
  }

  /// What it is called in a message.
  fileprivate var quotedName: String { name.isEmpty ? "A \(roleName)" : "\"\(name)\"" }
}
