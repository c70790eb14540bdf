import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitAccessibilityTextStale = Rule(
    id: "uikit-accessibility-text-stale",
    title: "Accessibility label or value does not follow what is shown",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.6.0",
    // Source: Apple, `accessibilityLabel` and `accessibilityValue`: what is set is kept until it is set
    // again, and takes the place of what the view shows.
    why: """
      A label or value that code sets for assistive technology is kept until it is set again. Where the
      visible text changes and it does not, VoiceOver goes on reading what is no longer true.
      """,
    knownLimitations: "Only texts and values of one type are compared.",
    examples: [
      .reported(
        """
        final class ReadingView: UIView {
          private let figure = UILabel()

          func show(_ level: Int, unit: String) {
            figure.text = "\\(level)"
            accessibilityValue = "\\(level) \\(unit)"
          }

          func expire() {
            // The accessibilityValue of the next reading follows.
            figure.text = Readings.noValue
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver keeps reading the old text; set `accessibilityValue` too
          }
        }
        """
      ),
      .reported(
        "A label that hides the text",
        """
        final class ReadingController: UIViewController {
          private let battery = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            battery.accessibilityLabel = "Battery"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Battery" instead of the text; set `accessibilityValue` to it
            battery.font = .preferredFont(forTextStyle: .body)
            battery.adjustsFontForContentSizeCategory = true
            view.addSubview(battery)
          }

          private func show(_ level: Int) {
            battery.text = "\\(level) %"
          }
        }
        """
      ),
      .recommended(
        """
        final class ReadingView: UIView {
          private let figure = UILabel()

          func show(_ level: Int, unit: String) {
            figure.text = "\\(level)"
            accessibilityValue = "\\(level) \\(unit)"
          }

          func expire() {
            figure.text = Readings.noValue
            accessibilityValue = Readings.spokenNoValue
          }
        }
        """
      ),
      .ignored(
        "The function that sets the value is called, and a value that is worked out",
        """
        final class ReadingView: UIView {
          private let figure = UILabel()

          func show(_ level: Int) {
            figure.text = "\\(level)"
            speak(level)
          }

          func expire() {
            figure.text = Readings.noValue
            speak(nil)
          }

          private func speak(_ level: Int?) {
            figure.text = level.map { "\\($0)" } ?? Readings.noValue
            accessibilityValue = figure.text
          }
        }

        final class GaugeView: UIView {
          private let figure = UILabel()

          override var accessibilityValue: String? {
            get { figure.text }
            set {}
          }

          func show(_ level: Int) { figure.text = "\\(level)" }
          func expire() { figure.text = Readings.noValue }
        }
        """
      ),
      .ignored(
        "Labels that other code sets up, or that are part of one element",
        """
        final class ReadingController: UIViewController {
          let battery = UILabel()
          private let signal = UILabel()
          private let warmth = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            battery.accessibilityLabel = "Battery"
            signal.accessibilityLabel = "Signal"
            Speech.prepare(signal)
            warmth.accessibilityLabel = "Warmth"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label, because `isAccessibilityElement` is false
            warmth.isAccessibilityElement = false
            for label in [battery, signal, warmth] {
              label.font = .preferredFont(forTextStyle: .body)
              label.adjustsFontForContentSizeCategory = true
              view.addSubview(label)
            }
          }

          private func show(_ level: Int) {
            battery.text = "\\(level) %"
            signal.text = "\\(level) %"
            warmth.text = "\\(level) °C"
          }
        }

        extension ReadingController {
          func say(_ value: String) { battery.accessibilityValue = value }
        }

        final class BatteryView: UIView {
          private let level = UILabel()

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Battery"
            level.accessibilityLabel = "Level"
            level.font = .preferredFont(forTextStyle: .body)
            level.adjustsFontForContentSizeCategory = true
            addSubview(level)
          }

          func show(_ percent: Int) {
            level.text = "\\(percent) %"
            accessibilityValue = "\\(percent) %"
          }
        }
        """
      ),
      .ignored(
        "The text is the value, or never changes",
        """
        final class ReadingController: UIViewController {
          private let battery = UILabel()
          private let caption = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            battery.accessibilityLabel = "Battery"
            caption.accessibilityLabel = "Minutes"
            caption.text = "min"
            for label in [battery, caption] {
              label.font = .preferredFont(forTextStyle: .body)
              label.adjustsFontForContentSizeCategory = true
              view.addSubview(label)
            }
          }

          private func show(_ level: Int) {
            battery.text = "\\(level) %"
            battery.accessibilityValue = battery.text
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      if object.isOwn {
        guard object.declaration.keyword == .class else { return }
        for property in ["accessibilityValue", "accessibilityLabel"] {
          for setting in item.textsNotSpoken(in: object, by: property) {
            findings.report(
              "VoiceOver keeps reading the old text; set `\(property)` too",
              at: setting.range
            )
          }
        }
      } else if let (label, words) = object.labelThatHidesText {
        findings.report(
          "VoiceOver reads \"\(words)\" instead of the text; set `accessibilityValue` to it",
          at: label.range
        )
      }
    },
    exemptions: [
      .leftOut,
      .object("the view that it belongs to is one element and speaks for it") {
        !$0.isOwn && $0.isInsideElement
      },
      .object(
        "code that was not read may set it",
        certainty: { !$0.isOwn && $0.isHandedOn ? .unknown : .no }
      ),
      .object("other code says what is read") { object in
        let others = object.isOwn ? object.outside : object.outside.union(object.inherited)
        return others.contains("accessibilityLabel")
          || !others.isDisjoint(with: UIKitObject.spokenToo)
      },
    ]
  )
}

extension UIKitObject {
  /// What says more than an accessibility label.
  fileprivate static let spokenToo: Set<String> = [
    "accessibilityValue", "accessibilityAttributedValue", "accessibilityAttributedLabel",
    "accessibilityCustomContent", "accessibilityValueBlock", "accessibilityLabelBlock",
  ]

  /// The label that stands for good where a text changes which nobody hears then.
  fileprivate var labelThatHidesText: (ObjectSetting, String)? {
    guard isKind(of: .label), creation != nil || isOutlet,
      case let labels = settings.filter({ $0.path.first?.hasPrefix("accessibilityLabel") == true }),
      labels.count == 1, let label = labels.first, let words = label.value?.phrase.value?.literal,
      !label.isConditional, !words.isEmpty,
      !settings.contains(where: { Self.spokenToo.contains($0.path.first ?? "") }),
      settings(of: "text").contains(where: { setting in
        setting.member != label.member && setting.value?.isInterpolated == true
      })
    else { return nil }
    return (label, words)
  }
}

extension Expression {
  /// Whether it is words with something in them that changes: `"\(level) %"`.
  fileprivate var isInterpolated: Bool {
    guard case .string(let phrase) = form else { return false }
    return phrase.literal == nil
  }
}

extension ItemModel {
  /// Where a text in a view changes without what the view says of it, which elsewhere are set together.
  fileprivate func textsNotSpoken(
    in owner: UIKitObject,
    by property: String
  ) -> [ObjectSetting] {
    let declaration = owner.declaration
    let updates = owner.settings.filter { $0.name.hasPrefix(property) }
    guard updates.allSatisfy({ $0.path == [property] && $0.value != nil }),
      updates.contains(where: { $0.value?.phrase.value?.literal == nil })
    else { return [] }
    let spoken = Set(updates.map(\.member))
    guard !spoken.isEmpty, !spoken.contains("init") else { return [] }
    let speaking = spoken.map { declaration.names(inCodeOf: $0) }
    var found: [ObjectSetting] = []
    for label in objects
    where label.declaration === declaration && label.isKind(of: .label) && label.place == .member
      && label.settings.contains(where: { $0.path == ["text"] && spoken.contains($0.member) })
    {
      for setting in label.settings where setting.path == ["text"] {
        guard !spoken.contains(setting.member), setting.member != label.name,
          !NameHint.settingUp.matchesBeginning(of: setting.member),
          setting.value?.phrase.value?.isBlank != true, setting.value?.form != .nothing,
          let changing = declaration.names(inCodeOf: setting.member),
          !changing.contains(where: { $0.includes("ccessib") }), spoken.isDisjoint(with: changing),
          setting.isDelayed(in: declaration)
            || !speaking.contains(where: { $0?.contains(setting.member) ?? true })
        else { continue }
        found.append(setting)
      }
    }
    return found
  }
}

extension ObjectSetting {
  /// Whether it is done some time after the function that asks for it.
  fileprivate func isDelayed(in declaration: Declaration) -> Bool {
    let around = declaration.nodes(around: range)
    return around.contains { node in
      guard node.kind == .functionCallExpr, let call = Expression(node).call else { return false }
      return call.callee.path == "Timer"
        || ["scheduledTimer", "asyncAfter"].contains(call.callee.memberName)
    }
  }
}

extension Declaration {
  /// What the code of a function or property names; what a comment says is none of it.
  fileprivate func names(inCodeOf member: String) -> Set<String>? {
    (function(member)?.node ?? property(member)?.node)?.identifiers
  }
}
