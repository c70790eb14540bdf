import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitTraitsOverwritten = Rule(
    id: "uikit-traits-overwritten",
    title: "Assignment overwrites the control's own traits",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A control has its traits from UIKit: a button is announced as one because of `.button`.
      Assigning other traits takes that one away, and people who use VoiceOver are no longer told
      that they can press it.
      """,
    examples: [
      .reported(
        """
        final class PollController: UIViewController {
          private let vote = UIButton(type: .system)

          func choose() {
            vote.setTitle("Vote", for: .normal)
            vote.accessibilityTraits = .selected
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.button` away; insert the new trait instead
          }
        }
        """,
        fixed: [
          "Use `insert(.selected)`": """
          final class PollController: UIViewController {
            private let vote = UIButton(type: .system)

            func choose() {
              vote.setTitle("Vote", for: .normal)
              vote.accessibilityTraits.insert(.selected)
            }
          }
          """
        ]
      ),
      .reported(
        "In a class of its own",
        """
        final class LoudnessSlider: UISlider {
          func freeze() {
            accessibilityTraits = [.notEnabled, .updatesFrequently]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.adjustable` away; insert the new trait instead
          }
        }
        """,
        fixed: [
          "Use `formUnion([.notEnabled, .updatesFrequently])`": """
          final class LoudnessSlider: UISlider {
            func freeze() {
              accessibilityTraits.formUnion([.notEnabled, .updatesFrequently])
            }
          }
          """
        ]
      ),
      .reported(
        "A getter that never changes",
        """
        final class SlotControl: UIControl {
          private let time = UILabel()

          override var isEnabled: Bool {
            didSet { time.textColor = isEnabled ? .label : .secondaryLabel }
          }

          override var accessibilityTraits: UIAccessibilityTraits {
                     //^^^^^^^^^^^^^^^^^^^ This leaves out `.notEnabled`, which VoiceOver users need to know of
            get { .button }
            set {}
          }
        }
        """
      ),
      .reported(
        "A getter of a button that never says that it is one",
        """
        final class ChipButton: UIButton {
          var isOn = false

          override var accessibilityTraits: UIAccessibilityTraits {
                     //^^^^^^^^^^^^^^^^^^^ This leaves out `.button`, which VoiceOver users need to know of
            get { isOn ? .selected : .none }
            set { super.accessibilityTraits = newValue }
          }
        }
        """
      ),
      .reported(
        "None are left of a button that does something",
        """
        final class PollController: UIViewController {
          private let done = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Done") { _ in print("tapped") }
          )

          override func viewDidLoad() {
            super.viewDidLoad()
            done.accessibilityTraits = []
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.button` away; insert the new trait instead
          }
        }
        """
      ),
      .reported(
        "The buttons of a stack, and a control that is said to be text",
        """
        final class WeekdayPicker: UIStackView {
          convenience init(symbols: [String]) {
            self.init(frame: .zero)
            for symbol in symbols {
              let button = UIButton(configuration: .bordered())
              button.configuration?.title = symbol
              addArrangedSubview(button)
            }
          }

          func select(_ index: Int) {
            for (position, view) in arrangedSubviews.enumerated() {
              view.accessibilityTraits = position == index ? .selected : .none
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.button` away; insert the new trait instead
            }
          }
        }

        final class TagControl: UIControl {
          func show(_ name: String) {
            isAccessibilityElement = true
            accessibilityLabel = name
            accessibilityTraits = .staticText
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this control can be operated; add the trait `.button`
          }
        }
        """
      ),
      .recommended(
        """
        final class PollController: UIViewController {
          private let vote = UIButton(type: .system)

          func choose() {
            vote.setTitle("Vote", for: .normal)
            vote.accessibilityTraits.insert(.selected)
          }
        }
        """
      ),
      .reported(
        "The trait is removed by name",
        """
        enum Style {
          static func plain(_ button: UIButton) {
            button.setTitle("Buy", for: .normal)
            button.accessibilityTraits.remove(.button)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Without the trait `.button`, VoiceOver does not say what can be done with this
          }
        }
        """
      ),
      .ignored(
        "Another role takes its place, or it comes and goes with a state",
        """
        enum Style {
          static func link(_ button: UIButton, isCurrent: Bool) {
            button.setTitle("Rules", for: .normal)
            button.accessibilityTraits.remove(.button)
            button.accessibilityTraits.insert(.link)
          }

          static func step(_ button: UIButton, isCurrent: Bool) {
            button.setTitle("Step 1", for: .normal)
            if isCurrent { button.accessibilityTraits.remove(.button) }
          }
        }
        """
      ),
      .ignored(
        "The control's own trait is among them",
        """
        final class PollController: UIViewController {
          private let vote = UIButton(type: .system)

          func choose(_ isChosen: Bool) {
            vote.setTitle("Vote", for: .normal)
            vote.accessibilityTraits = isChosen ? [.button, .selected] : .button
          }
        }
        """
      ),
      .ignored(
        "Views that have no traits of their own, and a button that is a link",
        """
        final class PollController: UIViewController {
          private let card = UIView()
          private let rules = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            card.accessibilityTraits = .button
            rules.setTitle("Rules", for: .normal)
            rules.accessibilityTraits = .link
          }
        }

        final class Dial: UIControl {
          func setUp() { accessibilityTraits = .adjustable }
          override func accessibilityIncrement() {}
          override func accessibilityDecrement() {}
          override var accessibilityValue: String? { get { "3" } set {} }
        }
        """
      ),
      .ignored(
        "A button that is never pressed and only shows an image",
        """
        final class NoteCell: UITableViewCell {
          private let icon = UIButton(type: .custom)

          override func awakeFromNib() {
            super.awakeFromNib()
            icon.setImage(UIImage(named: "note"), for: .normal)
            icon.accessibilityLabel = "Note"
            icon.accessibilityTraits = .image
            contentView.addSubview(icon)
          }
        }
        """
      ),
      .reported(
        "The second of two assignments",
        """
        final class TileView: UIView {
          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Weather"
            accessibilityTraits = .button
            accessibilityTraits = .selected
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.button` away; insert the new trait instead
          }
        }
        """
      ),
      .ignored(
        "Each has a function or a branch of its own, or the second holds the first",
        """
        final class TileView: UIView {
          func setUp(isOn: Bool) {
            accessibilityTraits = .button
            accessibilityTraits = [.button, .selected]
            if isOn { accessibilityTraits = .header }
          }

          func reset() { accessibilityTraits = .staticText }
        }
        """
      ),
      .reported(
        "Each of a list, and a role that it was given in another place",
        """
        final class TabsView: UIView {
          private var tabs: [UIButton] = []

          func select(_ tab: UIButton) {
            for other in tabs {
              other.accessibilityTraits = other === tab ? .selected : []
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.button` away; insert the new trait instead
            }
          }
        }

        final class Chip: UIControl {
          override var isSelected: Bool {
            didSet { accessibilityTraits = isSelected ? .selected : .none }
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the trait `.button` away; insert the new trait instead
          }

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Vegan"
            accessibilityTraits = .button
          }
        }

        final class FilterBar: UIView {
          private var chips: [Chip] = []

          func show(_ filter: Int) {
            chips.forEach { $0.accessibilityTraits = $0.tag == filter ? .selected : .none }
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes away the traits that its class gives; insert the new trait instead
          }
        }
        """
      ),
      .ignored(
        "The role is among the new traits",
        """
        final class Chip: UIControl {
          override var isSelected: Bool {
            didSet { accessibilityTraits = isSelected ? [.button, .selected] : .button }
          }

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Vegan"
            accessibilityTraits = .button
          }
        }
        """
      ),
      .reported(
        "A control that seems to be for reading",
        """
        final class OutageTile: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { _ in Router.shared.showOutages() }, for: .touchUpInside)
            isAccessibilityElement = true
            accessibilityLabel = "Report an outage"
            accessibilityTraits = .staticText
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this control can be operated; add the trait `.button`
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "The selection that a button draws is not among its traits",
        """
        final class ChipButton: UIButton {
          func setUp() {
            configurationUpdateHandler = { button in
              button.configuration?.image = button.isSelected ? UIImage(systemName: "checkmark") : nil
            }
          }

          override var accessibilityTraits: UIAccessibilityTraits {
                     //^^^^^^^^^^^^^^^^^^^ This leaves out `.selected`, which VoiceOver users need to know of
            get { .button }
            set {}
          }
        }
        """
      ),
    ] + traitsInInterface,
    check: .object { object, _, findings in
      if object.isOwn, object.isKind(of: .control),
        let (range, trait) =
          object.declaration.droppedTrait ?? object.declaration.lostTrait(object.inherentTrait)
      {
        findings.report(
          "This leaves out `.\(trait)`, which VoiceOver users need to know of",
          at: range
        )
        return
      }
      for (first, second) in object.repeatedTraits {
        findings.report(
          "This takes the trait `.\(first)` away; insert the new trait instead",
          at: second.range,
          fixes: [second.value.flatMap { second.insertion(of: $0) }].compactMap(\.self)
        )
      }
      if let (trait, setting) = object.roleTakenByState {
        findings.report(
          trait.map { "This takes the trait `.\($0)` away; insert the new trait instead" }
            ?? "This takes away the traits that its class gives; insert the new trait instead",
          at: setting.range
        )
        return
      }
      if let setting = object.traitsWithoutRole {
        findings.report(
          "VoiceOver does not say that this control can be operated; add the trait `.button`",
          at: setting.range
        )
        return
      }
      guard let inherent = object.inherentTrait else { return }
      for setting in object.settings(of: "accessibilityTraits", "remove")
      where !setting.isConditional && object.mayBeOperated {
        guard setting.argument(nil)?.memberName == inherent else { continue }
        findings.report(
          "Without the trait `.\(inherent)`, VoiceOver does not say what can be done with this",
          at: setting.range,
          unless: [
            .object("it is given another role") { button in
              button.settings.contains {
                $0.path.first == "accessibilityTraits" && $0.range != setting.range
              }
            }
          ]
        )
      }
      for setting in object.settings(of: "accessibilityTraits") where setting.isPlainAssignment {
        guard let value = setting.value else { continue }
        // Each branch of a ternary may take the trait away.
        guard
          let traits = value.traitBranches.first(where: { $0?.contains(inherent) != true })
            ?? value.traitNames
        else {
          findings.cannotTell("which traits are assigned")
          continue
        }
        if traits.contains(inherent) || traits.isEmpty && !object.isOperated { continue }
        findings.report(
          "This takes the trait `.\(inherent)` away; insert the new trait instead",
          at: setting.range,
          unless: [
            .object("it acts as a link, a key or a tab") { button in
              !traits.isDisjoint(with: ["link", "keyboardKey", "tabBar"])
                || !traits.isDisjoint(with: ["header", "staticText", "image"]) && !button.isOperated
            }
          ],
          fixes: [setting.insertion(of: value)].compactMap { $0 }
        )
      }
    },
    interface: traitsLeftOut,
    exemptions: [.leftOut]
  )
}
