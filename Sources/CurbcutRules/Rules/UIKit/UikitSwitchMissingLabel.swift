import CurbcutModel

extension Rule {
  static let uikitSwitchMissingLabel = Rule(
    id: "uikit-switch-missing-label",
    title: "UIKit control has no accessibility label",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      Switches, sliders, steppers, date pickers and progress views of UIKit have no name of their own.
      The label beside them is an element of its own, so VoiceOver says "switch button, on" and not
      what is on.
      """,
    knownLimitations:
      "Silent about outlets, and about controls that a cell or a row of another class names.",
    examples: [
      .reported(
        """
        final class AlarmController: UIViewController {
          private let vibrate = UISwitch()
                              //^^^^^^^^^^ This switch has no accessibility label

          override func viewDidLoad() {
            super.viewDidLoad()
            vibrate.isOn = true
            view.addSubview(vibrate)
          }
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Vibrate""#: """
          final class AlarmController: UIViewController {
            private let vibrate = UISwitch()

            override func viewDidLoad() {
              super.viewDidLoad()
              vibrate.isOn = true
              vibrate.accessibilityLabel = "Vibrate"
              view.addSubview(vibrate)
            }
          }
          """
        ]
      ),
      .reported(
        "Other controls",
        """
        final class AlarmController: UIViewController {
          private let loudness = UISlider()
                               //^^^^^^^^^^ This slider has no accessibility label
          private lazy var snooze: UIStepper = {
            let stepper = UIStepper()
                        //^^^^^^^^^^^ This stepper has no accessibility label
            stepper.maximumValue = 30
            return stepper
          }()
          private let time: UIDatePicker = .init()
                                         //^^^^^^^ This date picker has no accessibility label

          override func viewDidLoad() {
            super.viewDidLoad()
            [loudness, time].forEach(view.addSubview)
          }
        }
        """
      ),
      .reported(
        "A slider that SwiftUI shows",
        """
        struct VolumeSlider: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
                       //^^^^^^^^^^ This slider has no accessibility label
            slider.tintColor = .orange
            return slider
          }

          func updateUIView(_ slider: UISlider, context: Context) { slider.value = 1 }
        }

        struct Player: View {
          var body: some View { VolumeSlider().padding() }
        }
        """
      ),
      .recommended(
        """
        final class AlarmController: UIViewController {
          private let vibrate = UISwitch()

          override func viewDidLoad() {
            super.viewDidLoad()
            vibrate.accessibilityLabel = "Vibrate"
            view.addSubview(vibrate)
          }
        }
        """
      ),
      .reported(
        "A function of the type makes it",
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(makeSwitch())
          }

          private func makeSwitch() -> UISwitch {
            let wifi = UISwitch()
                     //^^^^^^^^^^ This switch has no accessibility label
            return wifi
          }
        }
        """
      ),
      .ignored(
        "A wheel that comes up in place of the keyboard",
        """
        final class PickupScreen: UIViewController {
          private let pickup = UITextField()
          private let wheel = UIDatePicker()

          override func viewDidLoad() {
            super.viewDidLoad()
            pickup.placeholder = "Pickup"
            pickup.accessibilityLabel = "Pickup"
            pickup.font = .preferredFont(forTextStyle: .body)
            pickup.adjustsFontForContentSizeCategory = true
            pickup.inputView = wheel
            view.addSubview(pickup)
          }
        }
        """
      ),
      .ignored(
        "Sliders that SwiftUI shows and names, or that are not shown",
        """
        struct VolumeSlider: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = 1 }
        }

        struct SpeedSlider: UIViewRepresentable {
          let name: String

          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.accessibilityLabel = name }
        }

        struct BassSlider: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = 1 }
        }

        struct Player: View {
          let name: String

          var body: some View {
            VolumeSlider().accessibilityLabel(name)
            SpeedSlider(name: name)
          }
        }
        """
      ),
      .ignored(
        "Its maker's caller names it",
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let wifi = makeSwitch()
            wifi.accessibilityLabel = "Wi-Fi"
            view.addSubview(wifi)
          }

          private func makeSwitch() -> UISwitch { UISwitch() }
        }
        """
      ),
      .ignored(
        "Created elsewhere",
        """
        final class Row: UIView {
          private weak var toggle: UISwitch?

          func turnOn() {
            toggle?.isOn = true
          }
        }
        """
      ),
      .ignored(
        "It shows a state only",
        """
        final class Screen: UIViewController {
          private let toggle = UISwitch()

          override func viewDidLoad() {
            super.viewDidLoad()
            toggle.isUserInteractionEnabled = false
            view.addSubview(toggle)
          }
        }
        """
      ),
      .ignored(
        "The cell speaks for its accessory",
        """
        final class BackupController: UITableViewController {
          private let backup = UISwitch()
        }

        extension BackupController {
          private func setUp(_ cell: UITableViewCell) {
            cell.textLabel?.text = "Back up photos"
            cell.accessoryView = backup
          }
        }

        final class AlarmController: UITableViewController {
          func configure(_ cell: UITableViewCell) {
            let vibrate = UISwitch()
            vibrate.isOn = true
            cell.accessoryView = vibrate
          }
        }

        final class SwitchCell: UITableViewCell {
          private let control = UISwitch()

          func configure(title: String) {
            isAccessibilityElement = true
            accessibilityLabel = title
            accessibilityValue = control.isOn ? "On" : "Off"
            contentView.addSubview(control)
          }

          override func accessibilityActivate() -> Bool { true }
        }
        """
      ),
      .ignored(
        "A model gives the cell its accessory",
        """
        protocol RowModel {
          func accessory(at index: Int) -> UIView?
        }

        final class SyncRows: RowModel {
          func accessory(at index: Int) -> UIView? {
            switch index {
            case 0: return UISwitch()
            default: return nil
            }
          }
        }

        final class RowPainter {
          static func paint(_ cell: UITableViewCell, with model: RowModel, at index: Int) {
            cell.textLabel?.text = "Sync"
            cell.accessoryView = model.accessory(at: index)
          }
        }
        """
      ),
      .ignored(
        "An outlet, which the rule on files of Interface Builder is about",
        """
        final class PlayerController: UIViewController {
          @IBOutlet private var volume: UISlider!

          override func viewDidLoad() {
            super.viewDidLoad()
            volume.maximumValue = 11
          }
        }
        """
      ),
      .ignored(
        "It is named where it is used",
        """
        final class SettingRow: UIView {
          let control = UISwitch()

          func setUp() { addSubview(control) }
        }

        final class AlarmController: UIViewController {
          private let row = SettingRow()

          override func viewDidLoad() {
            super.viewDidLoad()
            row.control.accessibilityLabel = "Vibrate"
          }
        }
        """
      ),
      .reported(
        "The text beside it says what it is for",
        """
        final class SettingsView: UIView {
          func addDisplaySwitch(_ name: String) {
            let row = UIView()
            let displaySwitch = UISwitch()
                              //^^^^^^^^^^ This switch has no accessibility label
            displaySwitch.addTarget(self, action: #selector(changeSwitch(_:)), for: .valueChanged)
            let caption = UILabel()
            caption.font = .preferredFont(forTextStyle: .body)
            caption.adjustsFontForContentSizeCategory = true
            caption.text = name
            row.addSubview(caption)
            row.addSubview(displaySwitch)
            addSubview(row)
          }

          @objc private func changeSwitch(_ sender: UISwitch) { store(sender.isOn) }

          private func store(_ isOn: Bool) {}
        }
        """,
        fixed: [
          "Set `accessibilityLabel` to `caption.text`": """
          final class SettingsView: UIView {
            func addDisplaySwitch(_ name: String) {
              let row = UIView()
              let displaySwitch = UISwitch()
              displaySwitch.addTarget(self, action: #selector(changeSwitch(_:)), for: .valueChanged)
              let caption = UILabel()
              caption.font = .preferredFont(forTextStyle: .body)
              caption.adjustsFontForContentSizeCategory = true
              caption.text = name
              displaySwitch.accessibilityLabel = caption.text
              row.addSubview(caption)
              row.addSubview(displaySwitch)
              addSubview(row)
            }

            @objc private func changeSwitch(_ sender: UISwitch) { store(sender.isOn) }

            private func store(_ isOn: Bool) {}
          }
          """
        ]
      ),
    ],
    check: .object { control, item, findings in
      guard let type = control.type, !control.isOwn,
        control.isKind(
          of: .switchControl,
          .slider,
          .stepper,
          .datePicker,
          .progressView,
          .colorWell
        )
      else { return }
      findings.report(
        "This \(type.words) has no accessibility label",
        at: control.range,
        severity: type == .progressView ? .info : nil,
        fixes: item.labelBeside(control).map { [$0] }
          ?? FixProposal.addLabel(to: control, after: nil)
      )
    },
    exemptions: Exemption.unnamedObject + [
      .object("the cell that it belongs to speaks for it") { control in
        // The two buttons of a stepper are elements of their own.
        !control.isKind(of: .stepper)
          && (!control.places.isDisjoint(with: [
            "accessoryView", "editingAccessoryView", "customView",
          ])
            || control.name.hasSuffix("accessoryView") || control.name.hasSuffix("AccessoryView"))
      },
      .object("the view that it belongs to is one element and speaks for it") {
        $0.isInsideElement
      },
      .object("it comes up in place of the keyboard, for a field that has a name") {
        $0.isKind(of: .datePicker) && $0.places.contains("inputView")
      },
      .object("it is created elsewhere") { $0.creation == nil },
      .object("it cannot be operated") {
        $0.settings.contains {
          $0.path == ["isUserInteractionEnabled"] && $0.value?.boolean == false
        }
      },
    ]
  )
}

extension ItemModel {
  /// Names a control by the only text that stands beside it in the same view, where one function makes
  /// both; nil where there is none.
  fileprivate func labelBeside(_ control: UIKitObject) -> FixProposal? {
    guard control.isKind(of: .switchControl, .slider, .stepper), let place = control.container,
      objects.indices.contains(place), let own = control.lastStatement
    else { return nil }
    let labels = objects[place].children.compactMap { index in
      objects.indices.contains(index) && objects[index].isKind(of: .label) ? objects[index] : nil
    }
    guard labels.count == 1, let label = labels.first, !label.name.isEmpty,
      !label.name.includes("."),
      case let texts = label.settings.filter({ $0.path == ["text"] }), texts.count == 1,
      let text = texts.first, text.member == own.member, !text.isConditional, !text.isOfPart,
      text.statement == text.range
    else { return nil }
    // The later of the two, where both names are known.
    let after = own.statement.upperBound > text.statement.upperBound ? own : text
    return .review(
      "Set `accessibilityLabel` to `\(label.name).text`",
      after.adding("\(own.prefix)accessibilityLabel = \(text.prefix)text")
    )
  }
}
