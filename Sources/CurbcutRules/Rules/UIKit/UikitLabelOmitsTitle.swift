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
          private let next = UIButton(type: .system)

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
          private let next = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            next.setTitle("Continue", for: .normal)
            next.accessibilityLabel = "Continue to payment"
            view.addSubview(next)
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
        let title = button.onlyTitle, let label = button.writtenLabels.first,
        button.settings.filter({ $0.name == "accessibilityLabel" }).count == 1,
        let name = label.text.phrase.literal
      else { return }
      let shown = words(of: title)
      // Short titles are abbreviations or signs.
      guard shown.contains(where: { $0.count > 3 }), shown.joined().count > 3,
        !AssetNames.isKey(name), !AssetNames.isKey(title), !button.speaksIdentifier(label),
        !words(of: name).joined(separator: " ").includes(shown.joined(separator: " "))
      else { return }
      findings.report(
        "Voice Control cannot match \"Tap \(title)\": the accessible name is \"\(name)\"",
        at: label.setting.range
      )
    },
    exemptions: [
      .leftOut,
      .object("it has other names for Voice Control") {
        $0.setsForCertain(anyOf: [
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
