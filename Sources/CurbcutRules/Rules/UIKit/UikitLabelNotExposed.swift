import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitLabelNotExposed = Rule(
    id: "uikit-label-not-exposed",
    title: "Accessibility label on a view that is no element",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A plain `UIView`, a stack view and an image view are no accessibility elements by themselves, so
      their accessibility label is never read. It needs `isAccessibilityElement = true`, or belongs on
      a view inside that is an element.
      """,
    examples: [
      .reported(
        """
        final class WeatherController: UIViewController {
          private let rain = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            rain.accessibilityLabel = "Rain"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label; set `isAccessibilityElement` to true
            view.addSubview(rain)
          }
        }
        """,
        fixed: [
          "Set `isAccessibilityElement` to true": """
          final class WeatherController: UIViewController {
            private let rain = UIImageView()

            override func viewDidLoad() {
              super.viewDidLoad()
              rain.accessibilityLabel = "Rain"
              rain.isAccessibilityElement = true
              view.addSubview(rain)
            }
          }
          """
        ]
      ),
      .reported(
        "With a trait, which makes no element either",
        """
        final class WeatherController: UIViewController {
          private let rain = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            rain.accessibilityTraits = .image
            rain.accessibilityLabel = L10n.rain
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label; set `isAccessibilityElement` to true
            view.addSubview(rain)
          }
        }
        """
      ),
      .reported(
        "A view that labels itself",
        """
        final class TideMark: UIView {
          init(height: Int) {
            super.init(frame: .zero)
            let wave = CAShapeLayer()
            layer.addSublayer(wave)
            accessibilityLabel = "Tide \\(height) meters"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label; set `isAccessibilityElement` to true
          }

          required init?(coder: NSCoder) { nil }
        }
        """,
        fixed: [
          "Set `isAccessibilityElement` to true": """
          final class TideMark: UIView {
            init(height: Int) {
              super.init(frame: .zero)
              let wave = CAShapeLayer()
              layer.addSublayer(wave)
              accessibilityLabel = "Tide \\(height) meters"
              isAccessibilityElement = true
            }

            required init?(coder: NSCoder) { nil }
          }
          """
        ]
      ),
      .recommended(
        """
        final class WeatherController: UIViewController {
          private let rain = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            rain.isAccessibilityElement = true
            rain.accessibilityLabel = "Rain"
            view.addSubview(rain)
          }
        }
        """
      ),
      .reported(
        "A hint",
        """
        final class TicketController: UIViewController {
          private let code = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            code.accessibilityHint = "Opens the gate."
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this hint; set `isAccessibilityElement` to true
            view.addSubview(code)
          }
        }
        """,
        fixed: [
          "Make it an element with a label": """
          final class TicketController: UIViewController {
            private let code = UIImageView()

            override func viewDidLoad() {
              super.viewDidLoad()
              code.accessibilityHint = "Opens the gate."
              code.isAccessibilityElement = true
              code.accessibilityLabel = "<#What the image shows#>"
              view.addSubview(code)
            }
          }
          """
        ]
      ),
      .reported(
        "A hint that was meant as a label",
        """
        final class TicketController: UIViewController {
          private let qrCode = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            qrCode.accessibilityHint = "QR code"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this hint; set `isAccessibilityElement` to true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "QR code" should end with a period
            view.addSubview(qrCode)
          }
        }
        """,
        fixed: [
          "Make it an element with this label": """
          final class TicketController: UIViewController {
            private let qrCode = UIImageView()

            override func viewDidLoad() {
              super.viewDidLoad()
              qrCode.accessibilityLabel = "QR code"
              qrCode.isAccessibilityElement = true
              view.addSubview(qrCode)
            }
          }
          """
        ]
      ),
      .ignored(
        "A view whose parts a file of Interface Builder puts into it",
        """
        final class TideBar: UIView {
          @IBOutlet private var hours: UILabel!

          override func awakeFromNib() {
            super.awakeFromNib()
            accessibilityLabel = "Tides"
          }
        }
        """
      ),
      .ignored(
        "A container that is announced, and what is an element by itself",
        """
        final class WeatherController: UIViewController {
          private let week = UIStackView()
          private let wind = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            week.accessibilityContainerType = .semanticGroup
            week.accessibilityLabel = "This week"
            wind.accessibilityLabel = "Wind from the north"
            view.addSubview(week)
          }
        }
        """
      ),
      .ignored(
        "A bar takes the label, or a cell joins the labels in it",
        """
        final class WeatherController: UIViewController {
          private let logo = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            logo.accessibilityLabel = "Weather"
            navigationItem.titleView = logo
          }
        }

        final class DayCell: UITableViewCell {
          private let rain = UIImageView()

          func setUp() {
            rain.accessibilityLabel = "Rain"
            contentView.addSubview(rain)
          }
        }
        """
      ),
      .reported(
        "A control of a class that makes no element of it",
        """
        final class RibbonControl: UIControl {
          override func draw(_ rect: CGRect) {
            UIBezierPath(rect: rect).stroke()
          }
        }

        final class ArticleController: UIViewController {
          private let bookmark = RibbonControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            bookmark.accessibilityLabel = "Bookmark"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label; set `isAccessibilityElement` to true
            bookmark.accessibilityTraits = .button
            view.addSubview(bookmark)
          }
        }
        """
      ),
      .ignored(
        "A control of a class that makes an element of it",
        """
        final class RibbonControl: UIControl {
          override var isAccessibilityElement: Bool {
            get { true }
            set {}
          }

          override func draw(_ rect: CGRect) {
            UIBezierPath(rect: rect).stroke()
          }
        }

        final class ArticleController: UIViewController {
          private let bookmark = RibbonControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            bookmark.accessibilityLabel = "Bookmark"
            bookmark.accessibilityTraits = .button
            view.addSubview(bookmark)
          }
        }
        """
      ),
      .reported(
        "A picture that is no element",
        """
        final class SalesController: UIViewController {
          private let chart = UIImageView(image: UIImage(named: "chart"))

          override func viewDidLoad() {
            super.viewDidLoad()
            chart.accessibilityLabel = "Sales rose from 20 to 45 units"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label, because `isAccessibilityElement` is false
            chart.isAccessibilityElement = false
            view.addSubview(chart)
          }
        }
        """
      ),
      .ignored(
        "A picture that is no element, whose label the row says",
        """
        final class SalesView: UIView {
          private let chart = UIImageView(image: UIImage(named: "chart"))

          func setUp() {
            chart.accessibilityLabel = "Sales rose from 20 to 45 units"
            chart.isAccessibilityElement = false
            addSubview(chart)
            isAccessibilityElement = true
            accessibilityLabel = chart.accessibilityLabel
          }
        }
        """
      ),
      .ignored(
        "A view that is handed over may be an element already",
        """
        struct RowGroup {
          let container: UIView
          let value: UILabel

          func show(_ amount: String) {
            value.text = amount
            container.accessibilityLabel = "Total: \\(amount)"
          }
        }
        """
      ),
    ] + labelsNotExposedInInterface,
    check: .object { object, _, findings in
      if let setting = object.labelOfNoElement {
        findings.report(
          "VoiceOver never reads this label, because `isAccessibilityElement` is false",
          at: setting.range
        )
        return
      }
      guard
        object.type == .view || object.type == .stackView
          || object.type == .imageView || object.type == .control && object.isOfProjectClass,
        object.isOwn
          ? object.isPlainView
          : object.className == object.type?.rawValue || object.isOfProjectClass,
        let (setting, what) = object.unreadSetting,
        setting.value.map({ if case .nothing = $0.form { false } else { true } }) == true,
        !object.isOwn || what == "label"
      else { return }
      findings.report(
        "VoiceOver never reads this \(what); set `isAccessibilityElement` to true",
        at: setting.range,
        fixes: setting.statement == setting.range ? exposing(object, setting, what) : []
      )
    },
    interface: labelNotExposed,
    exemptions: Exemption.elsewhere + [
      .object(
        "who hands it over sets it up",
        certainty: { $0.creation == nil && $0.declaration.keyword == .struct ? .unknown : .no }
      ),
      .object("something decides what it exposes") {
        $0.labelOfNoElement == nil
          && $0.setsForCertain(anyOf: [
            "isAccessibilityElement", "accessibilityContainerType", "accessibilityElements",
            "accessibilityElementsHidden", "accessibilityIdentifier", "isAccessibilityElementBlock",
          ])
      },
      .object("its place takes the label") {
        !$0.places.isDisjoint(with: [
          "customView", "titleView", "accessoryView", "leftView", "rightView",
        ])
          || $0.settings.contains { setting in
            if case .passed("UIBarButtonItem") = setting.kind { return true }
            return false
          }
      },
      .object("the view that it belongs to joins the labels inside") {
        $0.isInsideElement || $0.declaration.name.hasSuffix("Cell")
          || $0.mentions(anyOf: ["accessibilityElements", "accessibilityCustomActions"])
      },
    ]
  )
}

/// What makes an object an element, with the label that an element needs too: a hint of a word or two was
/// meant as one.
private func exposing(
  _ object: UIKitObject,
  _ setting: ObjectSetting,
  _ what: String
) -> [FixProposal] {
  let exposed = setting.adding("\(setting.prefix)isAccessibilityElement = true")
  if what == "label" { return [.review("Set `isAccessibilityElement` to true", exposed)] }
  guard object.isKind(of: .imageView) else { return [] }
  let words = setting.value?.phrase.value?.literal
  if what == "hint", let words, !words.hasSuffix("."), words.split(separator: " ").count < 4,
    let end = setting.node.assignment?.target.range.upperBound
  {
    let start = end - "Hint".utf8.count
    return [
      .review("Make it an element with this label", .replace(start..<end, with: "Label"), exposed)
    ]
  }
  let label = object.written(object.suggestedWords)
  return [
    .review(
      "Make it an element with a label",
      .insertLines(
        [
          "\(setting.prefix)isAccessibilityElement = true",
          "\(setting.prefix)accessibilityLabel = \(label)",
        ],
        after: setting.statement.upperBound,
        indentedAs: setting.statement.lowerBound
      )
    )
  ]
}

extension UIKitObject {
  /// Whether it is made of a class of the project that adds to `UIView` or `UIControl`, which are no
  /// elements by themselves.
  fileprivate var isOfProjectClass: Bool {
    (type == .view || type == .control) && className != type?.rawValue && creation?.call != nil
  }
}

extension UIKitObject {
  /// Whether its class adds nothing to `UIView` but what it draws: nothing makes it an element, and there
  /// are no views in it that an element would hide.
  fileprivate var isPlainView: Bool {
    type == .view && declaration.keyword == .class && children.isEmpty
      && declaration.conformances.first == "UIView"
      && !declaration.properties.contains { $0.attributes.contains("IBOutlet") }
      && !declaration.mentions(anyOf: [
        "isAccessibilityElement", "accessibilityTraits", "accessibilityElements", "addSubview",
        "accessibilityActivate",
      ])
  }

  /// The first thing said for VoiceOver that only an element has, a label if there is one.
  fileprivate var unreadSetting: (ObjectSetting, String)? {
    for (name, what) in [("Label", "label"), ("Value", "value"), ("Hint", "hint")] {
      if let setting = settings.first(where: { $0.path == ["accessibility\(name)"] }) {
        return (setting, what)
      }
    }
    return nil
  }
}

extension UIKitObject {
  /// The label of a picture or text that the same function takes from assistive technology for good, and
  /// that nothing else reads.
  fileprivate var labelOfNoElement: ObjectSetting? {
    let flags = settings(of: "isAccessibilityElement")
    let labels = settings(of: "accessibilityLabel")
    guard !isOwn, isKind(of: .imageView, .label), let flag = flags.first, let label = labels.first,
      flags.count == 1, labels.count == 1, flag.value?.boolean == false, !flag.isConditional,
      !label.isConditional, label.member == flag.member, let value = label.value,
      value.form != .nothing, value.isBlankText != true,
      !inherited.contains("isAccessibilityElement"), !outside.contains("isAccessibilityElement"),
      !mentions(anyOf: ["accessibilityElements", "accessibilityCustomContent"])
    else { return nil }
    // What reads the labels of others says them itself.
    let set = declaration.ownNodes(.sequenceExpr).compactMap(\.assignment).count {
      $0.target.memberName == "accessibilityLabel"
    }
    let named = declaration.ownNodes(.memberAccessExpr).count {
      Expression($0).memberName == "accessibilityLabel"
    }
    return named > set ? nil : label
  }
}
