import CurbcutModel

extension Rule {
  static let uikitFontNotAdjusting = Rule(
    id: "uikit-font-not-adjusting",
    title: "Scaled font ignores changes of the text size",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A preferred font is as large as the setting is when the label gets it. Without
      `adjustsFontForContentSizeCategory` the text keeps that size when the setting changes, for
      instance in Control Center, until the screen is created again.
      """,
    examples: [
      .reported(
        """
        final class MenuController: UIViewController {
          private let dish = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            dish.font = .preferredFont(forTextStyle: .body)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font does not follow changes of the text size; set `adjustsFontForContentSizeCategory`
            view.addSubview(dish)
          }
        }
        """,
        fixed: [
          "Set `adjustsFontForContentSizeCategory` to true": """
          final class MenuController: UIViewController {
            private let dish = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              dish.font = .preferredFont(forTextStyle: .body)
              dish.adjustsFontForContentSizeCategory = true
              view.addSubview(dish)
            }
          }
          """
        ]
      ),
      .reported(
        "A font as large as another one is now",
        """
        final class MenuController: UIViewController {
          private let dish = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            dish.font = UIFont.boldSystemFont(ofSize: dish.font.pointSize)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font keeps the text size of the moment; use a text style, or scale it with `UIFontMetrics`
            view.addSubview(dish)
          }
        }
        """
      ),
      .ignored(
        "A font that is worked out each time the text size changes",
        """
        final class MenuCell: UITableViewCell {
          private let dish = UILabel()

          override func updateConfiguration(using state: UICellConfigurationState) {
            dish.font = UIFont.boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
          }
        }
        """
      ),
      .recommended(
        """
        final class MenuController: UIViewController {
          private let dish = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            dish.font = .preferredFont(forTextStyle: .body)
            dish.adjustsFontForContentSizeCategory = true
          }
        }
        """
      ),
      .reported(
        "It is said not to",
        """
        final class MenuController: UIViewController {
          private let dish = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            dish.font = .preferredFont(forTextStyle: .body)
            dish.adjustsFontForContentSizeCategory = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text does not follow changes of the text size
          }
        }
        """,
        fixed: [
          "Change to `true`": """
          final class MenuController: UIViewController {
            private let dish = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              dish.font = .preferredFont(forTextStyle: .body)
              dish.adjustsFontForContentSizeCategory = true
            }
          }
          """
        ]
      ),
      .reported(
        "A function that makes labels says not to, whatever else the type does when traits change",
        """
        final class MenuHeader: UIView {
          private lazy var dish = makeLabel()

          func setUp() {
            dish.text = "Soup"
            addSubview(dish)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (header: Self, _) in
              header.setNeedsLayout()
            }
          }

          private func makeLabel() -> UILabel {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text does not follow changes of the text size
            return label
          }
        }
        """
      ),
      .ignored(
        "It is said not to, and the type sets the font anew when the text size changes",
        """
        final class MenuHeader: UIView {
          private let dish = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            dish.adjustsFontForContentSizeCategory = false
            setFonts()
            NotificationCenter.default.addObserver(
              self,
              selector: #selector(setFonts),
              name: UIContentSizeCategory.didChangeNotification,
              object: nil
            )
          }

          @objc private func setFonts() { dish.font = .preferredFont(forTextStyle: .body) }
        }
        """
      ),
      .ignored(
        "A button whose configuration brings the font of its title",
        """
        final class UserCell: UITableViewCell {
          private let follow = UIButton(configuration: .filled())

          func setUp() {
            follow.configuration?.title = "Follow"
            follow.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            contentView.addSubview(follow)
          }
        }
        """
      ),
      .ignored(
        "An outlet",
        """
        final class Screen: UIViewController {
          @IBOutlet private weak var name: UILabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            name.font = .preferredFont(forTextStyle: .body)
          }
        }
        """
      ),
      .ignored(
        "Its class sets it",
        """
        final class Screen: UIViewController {
          private let name = ScalingLabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.font = .preferredFont(forTextStyle: .body)
          }
        }

        final class ScalingLabel: UILabel {
          override init(frame: CGRect) {
            super.init(frame: frame)
            adjustsFontForContentSizeCategory = true
          }
        }
        """
      ),
      .ignored(
        "The type sets fonts anew when the text size changes",
        """
        final class MenuController: UIViewController {
          private let dish = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            setFonts()
          }

          private func setFonts() { dish.font = .preferredFont(forTextStyle: .body) }

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            setFonts()
          }
        }
        """
      ),
      .ignored(
        "Code that was not read may set it",
        """
        final class MenuController: UIViewController {
          private let dish = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            dish.font = .preferredFont(forTextStyle: .body)
            Theme.style(dish)
          }
        }
        """
      ),
      .ignored(
        "What only developers build",
        """
        final class StatusController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            #if DEBUG
              let label = UILabel()
              label.font = UIFont.preferredFont(forTextStyle: .body)
              label.text = "Restore"
              view.addSubview(label)
            #endif
          }
        }
        """
      ),
      .reported(
        "A change of the traits only turns the text",
        """
        final class MetricRow: UIButton {
          private let name = UILabel()

          func setUp() {
            name.text = "Boosts"
            name.font = .preferredFont(forTextStyle: .body)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font does not follow changes of the text size; set `adjustsFontForContentSizeCategory`
            addSubview(name)
          }

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            align()
          }

          private func align() {
            name.textAlignment = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .natural : .right
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isKind(of: .label, .textField, .textView, .button),
        item.isForReadersOfText(object.declaration)
      else { return }
      let owner = object.isKind(of: .button) ? ["titleLabel"] : []
      let fonts = object.settings.filter { $0.path == owner + ["font"] }
      for setting in fonts where setting.isFontOfPresentSize {
        findings.report(
          "This font keeps the text size of the moment; use a text style, or scale it with `UIFontMetrics`",
          at: setting.range
        )
      }
      if object.isSaidNotToFollow, let only = object.followings.last, let value = only.value,
        fonts.last?.value.map({ item.uiFont($0, in: object.declaration)?.isScaled == true }) == true
      {
        findings.report(
          "This text does not follow changes of the text size",
          at: only.range,
          fixes: [.safe("Change to `true`", .replace(value.range, with: "true"))]
        )
        return
      }
      guard let setting = fonts.last, let value = setting.value,
        item.uiFont(value, in: object.declaration)?.isScaled == true,
        object.followings.isEmpty
      else { return }
      let line =
        setting.prefix
        + (owner + ["adjustsFontForContentSizeCategory = true"]).joined(separator: "?.")
      findings.report(
        "This font does not follow changes of the text size; set `adjustsFontForContentSizeCategory`",
        at: setting.range,
        fixes: setting.statement == setting.range
          ? [.safe("Set `adjustsFontForContentSizeCategory` to true", setting.adding(line))] : []
      )
    },
    exemptions: [
      .object(
        "a file of Interface Builder may set it",
        certainty: { $0.isUnreadOutlet ? .unknown : .no }
      ),
      .object(
        "code that was not read may set it",
        certainty: { $0.isHandedOn && !$0.isMadeNotToFollow ? .unknown : .no }
      ),
      .object("its configuration brings the font of its title") {
        $0.isKind(of: .button) && $0.setsForCertain(anyOf: ["configuration"])
      },
      .object("its class sets it") {
        $0.setsForCertain(anyOf: ["adjustsFontForContentSizeCategory"])
          // The property does nothing for a font that is not scaled.
          && !$0.settings.contains(where: \.isFontOfPresentSize)
          && !$0.isSaidNotToFollow
      },
      .object("the type reacts to changes of the text size") { object in
        object.mentionedSymbols.contains(.followsTextSize) && !object.isMadeNotToFollow
          && object.declaration.mayRenewFonts
      },
    ]
  )
}

/// Members that UIKit calls again when the text size changes.
///
/// Source: Apple, `UITraitEnvironment` and `UICellConfigurationState`, which holds the traits.
private let whereSizesChange: Set<String> = [
  "updateConfiguration", "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  "configurationUpdateHandler", "traitCollectionDidChange", "draw",
]

extension Declaration {
  /// Whether what it does when the traits change may set fonts again, as far as it is known.
  fileprivate var mayRenewFonts: Bool {
    guard let handler = function("traitCollectionDidChange") else { return true }
    let others = node.allTokens.contains { token in
      Self.changes.contains(token.text) && !handler.node.range.contains(token.range.lowerBound)
    }
    return others || mayRenewFonts(in: handler, depth: 0)
  }

  /// What else tells of changes of the text size.
  private static let changes: Set<String> = [
    "registerForTraitChanges", "didChangeNotification", "withObservationTracking",
  ]

  private func mayRenewFonts(in function: Function, depth: Int) -> Bool {
    guard depth < 3 else { return true }
    if function.node.allTokens.contains(where: { token in
      token.kind == .identifier && renewing.matches(token.text)
    }) {
      return true
    }
    return function.node.descendants.contains { node in
      guard node.kind == .functionCallExpr,
        let path = Expression(node).call?.callee.path?.withoutSelf, !path.includes(".")
      else { return false }
      guard let called = self.function(path) else { return path.first?.isLowercase == true }
      return called.name != function.name && mayRenewFonts(in: called, depth: depth + 1)
    }
  }
}

/// What sets fonts, or makes and fills what shows text.
private let renewing = NameHint("font* typography reload* attributed* style* theme* configur*")

extension ObjectSetting {
  /// Whether it sets a font that is only as large as another one is at that time.
  fileprivate var isFontOfPresentSize: Bool {
    name == "font" && value?.isFontOfPresentSize == true && !whereSizesChange.contains(member)
  }
}

extension Expression {
  /// Whether it is a font that is made as large as another one is when it is made:
  /// `.boldSystemFont(ofSize: label.font.pointSize)`.
  fileprivate var isFontOfPresentSize: Bool {
    guard case .call(let callee, let arguments) = form, let name = callee.memberName,
      // A descriptor may have a text style, with which its font follows.
      name.hasSuffix("ystemFont") || arguments.first?.label == "name" && callee.path == "UIFont",
      let size = arguments.first(where: { $0.label == "ofSize" || $0.label == "size" })?.value,
      case .member(let base?, "pointSize") = size.form
    else { return false }
    return ["font", "preferredFont", "preferredFontDescriptor"].contains(
      base.memberName ?? base.call?.callee.memberName
    )
  }
}

extension UIKitObject {
  fileprivate var followings: [ObjectSetting] {
    settings.filter { $0.name == "adjustsFontForContentSizeCategory" }
  }

  /// Whether it is only ever said that its text keeps its size.
  fileprivate var isSaidNotToFollow: Bool {
    !followings.isEmpty && followings.allSatisfy { $0.value?.boolean == false && !$0.isConditional }
  }

  /// Whether the code that makes it says that its text keeps its size, and no other sets its font, be
  /// it when the text size changes.
  fileprivate var isMadeNotToFollow: Bool {
    isSaidNotToFollow && !member.isEmpty
      && settings.allSatisfy { setting in
        setting.member == member
          || setting.name != "font" && setting.name != "adjustsFontForContentSizeCategory"
      }
  }
}
