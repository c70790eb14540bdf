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

extension Declaration {
  /// The traits that a getter of its own gives, where they are known.
  private var traitsOfGetter: (names: Set<String>, range: Range<Int>)? {
    guard let property = property("accessibilityTraits"), property.isOverride,
      let getter = property.getter, getter.count == 1, let only = getter.first,
      let names = Expression(only.kind == .returnStmt ? only.firstChild ?? only : only).traitNames
    else { return nil }
    return (names, property.nameRange)
  }

  /// The trait of a state that a control draws, where it always has traits that leave it out.
  fileprivate var droppedTrait: (range: Range<Int>, trait: String)? {
    guard let (names, range) = traitsOfGetter else { return nil }
    for (state, trait) in [("isEnabled", "notEnabled"), ("isSelected", "selected")] {
      guard property(state)?.isOverride == true, !names.contains(trait) else { continue }
      return (range, trait)
    }
    return nil
  }

  /// The trait that UIKit gives objects of the class, where a getter of its own never has it and makes
  /// nothing else that people operate of it.
  fileprivate func lostTrait(_ inherent: String?) -> (range: Range<Int>, trait: String)? {
    guard let inherent, let (names, range) = traitsOfGetter,
      names.isDisjoint(with: [inherent, "button", "link", "tabBar", "keyboardKey", "adjustable"]),
      names.isDisjoint(with: ["header", "staticText", "image"])
    else { return nil }
    return (range, inherent)
  }
}

extension UIKitObject {
  /// Traits that are set twice in the same function, so that only the second counts, with a trait
  /// that gets lost.
  fileprivate var repeatedTraits: [(lost: String, setting: ObjectSetting)] {
    let set = settings(of: "accessibilityTraits").filter {
      $0.isPlainAssignment && !$0.isConditional
    }
    return zip(set, set.dropFirst()).compactMap { first, second in
      guard first.member == second.member, first.statement != second.statement,
        let before = first.value?.traitNames, let after = second.value?.traitNames,
        let lost = before.subtracting(after).subtracting(["none"]).min(), !after.isEmpty
      else { return nil }
      return (lost, second)
    }
  }

  /// The role that it is given by a trait in one place, and a setting in another that leaves it with no
  /// more than a state: `accessibilityTraits = isSelected ? .selected : .none`. Nil for the role that the
  /// class of another declaration gives.
  fileprivate var roleTakenByState: (role: String?, setting: ObjectSetting)? {
    let set = settings.filter { $0.path.first == "accessibilityTraits" }
    let states = set.first { setting in
      guard setting.isPlainAssignment, let branches = setting.value?.traitBranches else {
        return false
      }
      return branches.allSatisfy { $0?.isSubset(of: Self.states) == true }
        && branches.contains { $0?.isDisjoint(with: ["selected", "notEnabled"]) == false }
    }
    guard let states, inherentTrait == nil else { return nil }
    let roles = set.filter { $0.member != states.member && !$0.isConditional }.flatMap { setting in
      (setting.value.map { [$0] } ?? setting.arguments.map(\.value)).flatMap { $0.traitNames ?? [] }
    }
    if let role = roles.first(where: Self.roles.contains) { return (role, states) }
    let isGivenByClass = !isOwn && type == .control && inherited.contains("accessibilityTraits")
    return isGivenByClass ? (nil, states) : nil
  }

  private static let states: Set<String> = ["selected", "notEnabled", "none"]
  private static let roles: Set<String> = ["button", "link", "adjustable", "header", "tabBar"]

  /// The trait that UIKit gives it; nil for views that have none.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5, 18.5 and 26.2; see `UIKitClass`.
  fileprivate var inherentTrait: String? {
    switch type {
    case .button: "button"
    case .slider, .pageControl: "adjustable"
    case .switchControl: "toggleButton"
    default: nil
    }
  }

  /// Whether nothing says that it is not pressed, where others may add what happens.
  fileprivate var mayBeOperated: Bool {
    (isOperated || place == .parameter || isOutlet || isOwn)
      && !settings.contains {
        ["isUserInteractionEnabled", "isEnabled"].contains($0.name) && $0.value?.boolean == false
      }
  }

  /// Whether something happens when it is pressed.
  fileprivate var isOperated: Bool {
    actionName != nil || settings.contains { $0.path == ["addTarget"] || $0.path == ["addAction"] }
      || creation?.call?.arguments.contains {
        $0.label == "primaryAction" && $0.value.source != "nil"
      } == true
  }
}

extension Expression {
  /// The traits that each branch of a ternary gives.
  fileprivate var traitBranches: [Set<String>?] {
    if case .ternary(_, let then, let otherwise) = form {
      return then.traitBranches + otherwise.traitBranches
    }
    return [traitNames]
  }

  /// The traits that an expression may give; nil where that is not known.
  fileprivate var traitNames: Set<String>? {
    switch form {
    case .member(let base, let name)
    where base == nil || base?.path == "UIAccessibilityTraits":
      return [name]
    case .array(let elements):
      let names = elements.map(\.traitNames)
      guard names.allSatisfy({ $0 != nil }) else { return nil }
      return names.reduce(into: []) { $0.formUnion($1 ?? []) }
    case .ternary(_, let then, let otherwise):
      guard let first = then.traitNames, let second = otherwise.traitNames else { return nil }
      return first.union(second)
    default: return nil
    }
  }
}

extension ObjectSetting {
  /// `.insert(…)` or `.formUnion(…)` in place of the assignment.
  fileprivate func insertion(of value: Expression) -> FixProposal? {
    let call: String
    switch value.form {
    case .member: call = "insert(\(value.source))"
    case .array(let elements) where elements.isEmpty: return nil
    case .array: call = "formUnion(\(value.source))"
    default: return nil
    }
    return .safe("Use `\(call)`", .replace(range, with: "\(prefix)accessibilityTraits.\(call)"))
  }
}
