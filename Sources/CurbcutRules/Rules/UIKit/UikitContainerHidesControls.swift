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
          private let download = UIButton(type: .system)

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
      .recommended(
        """
        final class SongCell: UITableViewCell {
          private let download = UIButton(type: .system)

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
          private let open = UIButton(type: .system)

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
          private let download = UIButton(type: .system)

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
      guard let setting = object.isMadeElement, object.isKind(of: .view),
        !object.isKind(of: .control), let control = item.controls(in: object).first
      else { return }
      findings.report(
        "\"\(control.name)\" cannot be reached inside this element; offer it as a custom action",
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
    let places: [[String]] = [
      ["addSubview"], ["contentView", "addSubview"], ["addArrangedSubview"], ["insertSubview"],
      ["contentView", "insertSubview"],
    ]
    let names = object.settings.filter { places.contains($0.path) }
      .compactMap { $0.argument(nil)?.memberName }
    return objects.filter { candidate in
      candidate.declaration === object.declaration && names.contains(candidate.name)
        && candidate.isKind(
          of: .button,
          .switchControl,
          .slider,
          .textField,
          .stepper,
          .textView,
          .segmentedControl
        )
        && !candidate.isLeftOut
        && !candidate.settings.contains {
          ($0.path == ["isUserInteractionEnabled"] || $0.path == ["isEditable"]
            || $0.path == ["isEnabled"]) && $0.value?.boolean == false
        }
    }
  }
}
