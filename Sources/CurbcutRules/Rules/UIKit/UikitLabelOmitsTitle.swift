import CurbcutModel

extension Rule {
  static let uikitLabelOmitsTitle = Rule(
    id: "uikit-label-omits-title",
    title: "Accessibility label differs from the visible title",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.labelInName],
    since: "0.2.0",
    why: """
      Voice Control users say what they see: "Tap Continue". A button that shows "Continue" and is
      called "Next step" does not react. The accessibility label should contain the visible title.
      """,
    knownLimitations: "Only titles and labels that are written as literals are compared.",
    examples: [
      .reported(
        """
        final class WizardController: UIViewController {
          private let next = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            next.setTitle("Continue", for: .normal)
            next.accessibilityLabel = "Next step"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Continue": the accessible name is "Next step"
            view.addSubview(next)
          }
        }
        """
      ),
      .recommended(
        """
        final class WizardController: UIViewController {
          private let next = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            next.setTitle("Continue", for: .normal)
            next.accessibilityLabel = "Continue to payment"
            view.addSubview(next)
          }
        }
        """
      ),
      .reported(
        "Names for Voice Control that leave out the title",
        """
        final class WizardController: UIViewController {
          private let next = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            next.setTitle("Continue", for: .normal)
            next.accessibilityUserInputLabels = ["Next step", "Payment"]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Continue": it is in none of the input labels
            view.addSubview(next)
          }
        }
        """
      ),
      .ignored(
        "Names for Voice Control that are worked out",
        """
        final class WizardController: UIViewController {
          private let next = UIButton(type: .system)

          func show(_ names: [String]) {
            next.setTitle("Continue", for: .normal)
            next.accessibilityLabel = "Next step"
            next.accessibilityUserInputLabels = names
          }
        }
        """
      ),
      .ignored(
        "The title is an abbreviation or a figure, or Voice Control has another name",
        """
        final class WizardController: UIViewController {
          private let week = UIButton(type: .system)
          private let next = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            week.setTitle("1W", for: .normal)
            week.accessibilityLabel = "One week"
            next.setTitle("Continue", for: .normal)
            next.accessibilityLabel = "Next step"
            next.accessibilityUserInputLabels = ["Continue"]
          }
        }
        """
      ),
    ],
    check: .object { button, _, findings in
      guard button.isKind(of: .button, .barButtonItem), !button.isOwn,
        let title = button.onlyTitle
      else { return }
      let shown = words(of: title)
      // Short titles are abbreviations or signs.
      guard shown.contains(where: { $0.count > 3 }), shown.joined().count > 3,
        !AssetNames.isKey(title)
      else { return }
      func isMissing(in name: String) -> Bool {
        !AssetNames.isKey(name)
          && !words(of: name).joined(separator: " ").includes(shown.joined(separator: " "))
      }
      if let (setting, names) = button.inputLabels {
        guard
          names.allSatisfy({ isMissing(in: $0) && !Set(shown).isSubset(of: words(of: $0)) })
        else { return }
        return findings.report(
          "Voice Control cannot match \"Tap \(title)\": it is in none of the input labels",
          at: setting.range
        )
      }
      guard let label = button.writtenLabels.first,
        button.settings.filter({ $0.name == "accessibilityLabel" }).count == 1,
        let name = label.text.phrase.literal, isMissing(in: name),
        !button.speaksIdentifier(label)
      else { return }
      findings.report(
        "Voice Control cannot match \"Tap \(title)\": the accessible name is \"\(name)\"",
        at: label.setting.range
      )
    },
    exemptions: [
      .leftOut,
      .object("it has other names for Voice Control, which were not read") {
        $0.inputLabels == nil
          && $0.setsForCertain(anyOf: [
            "accessibilityUserInputLabels", "accessibilityAttributedUserInputLabels",
          ])
      },
    ]
  )

  /// The words of a text without punctuation, in lower case.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension UIKitObject {
  /// The names that it gives Voice Control once and for all, where all of them are written.
  fileprivate var inputLabels: (setting: ObjectSetting, names: [String])? {
    let set = settings.filter { $0.name.hasSuffix("UserInputLabels") }
    guard set.count == 1, let setting = set.first, setting.path == ["accessibilityUserInputLabels"],
      !outside.contains("accessibilityUserInputLabels"),
      case .array(let labels)? = setting.value?.form, !labels.isEmpty
    else { return nil }
    let names = labels.compactMap { $0.phrase.value?.literal }
    return names.count == labels.count ? (setting, names) : nil
  }

  /// The only title it ever has, where that is written as a literal.
  fileprivate var onlyTitle: String? {
    var titles: [Expression] = []
    for setting in settings {
      switch setting.path {
      case ["setTitle"]:
        guard let value = setting.argument(nil) else { return nil }
        titles.append(value)
      case ["title"], ["configuration", "title"]:
        guard let value = setting.value else { return nil }
        titles.append(value)
      case ["setAttributedTitle"], ["attributedTitle"], ["configuration", "attributedTitle"],
        ["configuration"]:
        return nil
      default: break
      }
    }
    if let title = creation?.call?.arguments.first(where: { $0.label == "title" }) {
      titles.append(title.value)
    }
    guard titles.count == 1, let only = titles.first, only.isStringLiteral else { return nil }
    return only.phrase.value?.literal
  }
}
