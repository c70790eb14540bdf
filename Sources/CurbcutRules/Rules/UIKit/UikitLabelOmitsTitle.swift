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
    knownLimitations: """
      Titles and labels are compared that are written as literals. Of translations it is only seen where
      the label is the title of another button.
      """,
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
        "Short words are no abbreviation",
        """
        final class FooterView: UIView {
          private let payButton = UIButton(configuration: .filled())
          private let walk = UIButton(configuration: .plain())

          func setUp() {
            payButton.configuration?.title = "Pay now"
            payButton.accessibilityLabel = "Submit transaction"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Pay now": the accessible name is "Submit transaction"
            addSubview(payButton)
            walk.configuration?.title = "10 min"
            walk.accessibilityLabel = "10 minutes on foot"
            addSubview(walk)
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
      .reported(
        "The label of the button beside it",
        """
        final class WallpaperController: UIViewController {
          private lazy var galleryButton: UIButton = {
            let button = UIButton(configuration: .plain())
            button.setTitle(String.localized("from_gallery"), for: .normal)
            button.accessibilityLabel = String.localized("from_gallery")
            return button
          }()
          private lazy var defaultButton: UIButton = {
            let button = UIButton(configuration: .plain())
            button.setTitle(String.localized("default_image"), for: .normal)
            button.accessibilityLabel = String.localized("from_gallery")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The accessibility label is the title of another button, "galleryButton"
            return button
          }()
        }
        """
      ),
      .ignored(
        "A label of its own, and a sign that is called like another button",
        """
        final class WallpaperController: UIViewController {
          private lazy var galleryButton: UIButton = {
            let button = UIButton(configuration: .plain())
            button.setTitle(String.localized("from_gallery"), for: .normal)
            return button
          }()
          private lazy var defaultButton: UIButton = {
            let button = UIButton(configuration: .plain())
            button.setTitle(String.localized("default_image"), for: .normal)
            button.accessibilityLabel = String.localized("default_image_spoken")
            return button
          }()
          private lazy var addButton: UIButton = {
            let button = UIButton(configuration: .plain())
            button.setTitle(String(localized: "Add"), for: .normal)
            return button
          }()
          private lazy var plusButton: UIButton = {
            let button = UIButton(configuration: .plain())
            button.setTitle("+", for: .normal)
            button.accessibilityLabel = String(localized: "Add")
            return button
          }()
        }
        """
      ),
      .reported(
        "A word of three letters",
        """
        final class BillController: UIViewController {
          private let pay = UIButton(configuration: .filled())
          private let hours = UIButton(configuration: .filled())

          override func viewDidLoad() {
            super.viewDidLoad()
            pay.setTitle("Pay", for: .normal)
            pay.accessibilityLabel = "Settle the bill"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Pay": the accessible name is "Settle the bill"
            hours.setTitle("Hrs", for: .normal)
            hours.accessibilityLabel = "Hours"
          }
        }
        """
      ),
      .reported(
        "Words to be translated",
        """
        final class SupportController: UIViewController {
          private let sendButton = UIButton(configuration: .filled())

          override func viewDidLoad() {
            super.viewDidLoad()
            sendButton.configuration?.title = String(localized: "Send")
            sendButton.accessibilityLabel = String(localized: "Submit support request")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Send": the accessible name is "Submit support request"
            view.addSubview(sendButton)
          }
        }
        """
      ),
    ] + titlesInInterface,
    check: .object { button, item, findings in
      guard button.isKind(of: .button, .barButtonItem), !button.isOwn else { return }
      if let (setting, other) = item.titleOfOther(than: button) {
        return findings.report(
          "The accessibility label is the title of another button, \"\(other)\"",
          at: setting.range
        )
      }
      guard let title = button.onlyTitle else { return }
      let shown = words(of: title)
      guard !AssetNames.isKey(title) else { return }
      // Short titles are abbreviations or signs.
      let isShort = !shown.contains { $0.count > 3 } || shown.joined().count <= 3
      func isMissing(in name: String) -> Bool {
        !AssetNames.isKey(name)
          && !words(of: name).joined(separator: " ").includes(shown.joined(separator: " "))
      }
      if let (setting, names) = button.inputLabels {
        guard !isShort,
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
        !isShort || title.areShortWords(saidAs: name),
        !button.speaksIdentifier(label)
      else { return }
      findings.report(
        "Voice Control cannot match \"Tap \(title)\": the accessible name is \"\(name)\"",
        at: label.setting.range
      )
    },
    interface: labelOmitsTitle,
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

extension String {
  /// Whether it is words of two or three letters, such as "Buy" or "Pay now", rather than short for what
  /// is said.
  fileprivate func areShortWords(saidAs name: String) -> Bool {
    let letters = filter { $0 != " " }
    guard letters.count >= 3, letters.first?.isUppercase == true,
      letters.dropFirst().allSatisfy(\.isLowercase)
    else { return false }
    // "Hrs" is in "Hours", letter by letter.
    var rest = letters.lowercased()[...]
    for letter in name.lowercased() where letter == rest.first { rest.removeFirst() }
    return !rest.isEmpty
  }
}

extension ItemModel {
  /// Where a button has the title of another one as its label, and a title of its own.
  fileprivate func titleOfOther(
    than button: UIKitObject
  ) -> (setting: ObjectSetting, other: String)? {
    let labels = button.settings.filter { $0.name == "accessibilityLabel" }
    guard labels.count == 1, let label = labels.first, !label.isConditional,
      let name = label.value?.translation, let own = button.translatedTitle, own != name
    else { return nil }
    let other = objects.first {
      $0.place == .member && $0.declaration === button.declaration && $0.name != button.name
        && $0.translatedTitle == name
    }
    return other.map { (label, $0.name) }
  }
}

extension Expression {
  /// The translation that it always stands for, as it is written: `String.localized("gallery")`.
  fileprivate var translation: String? {
    guard let call, let path = call.callee.path,
      call.arguments.first?.value.isStringLiteral == true,
      call.arguments.allSatisfy({ $0.value.isStringLiteral || $0.label != nil })
    else { return nil }
    return "\(path)(\(call.arguments.map(\.value.source).joined(separator: ",")))"
  }
}

extension UIKitObject {
  /// The only title that it ever has, where that is a translation, as it is written.
  fileprivate var translatedTitle: String? {
    let titles = settings.filter { setting in
      setting.name.lowercased().includes("title") && setting.path.first != "titleLabel"
        && setting.name != "setTitleColor" && setting.name != "titleAlignment"
        && setting.name != "setTitleShadowColor"
    }
    guard titles.count == 1, let title = titles.first, !title.isConditional,
      title.path == ["setTitle"] || title.path == ["configuration", "title"]
    else { return nil }
    return (title.value ?? title.argument(nil))?.translation
  }

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

  /// The only title it ever has, where that is written, be it to be translated.
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
    guard titles.count == 1, let only = titles.first, only.isStringLiteral || only.call != nil
    else {
      return nil
    }
    return only.phrase.value?.literal
  }
}
