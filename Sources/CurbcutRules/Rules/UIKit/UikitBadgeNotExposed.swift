import CurbcutModel

extension Rule {
  static let uikitBadgeNotExposed = Rule(
    id: "uikit-badge-not-exposed",
    title: "Badge of a UIKit button is not read",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.2.0",
    why: """
      A button is one element: a label put on it as a badge is not read. With a fixed accessibility label
      people who use VoiceOver never learn how many messages or items there are. Set the count as
      `accessibilityValue`.
      """,
    examples: [
      .reported(
        """
        final class InboxButton: UIButton {
          private let badge = UILabel()

          var count = 0 {
            didSet {
              badge.text = "\\(count)"
            //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not read "badge" on this button; set `accessibilityValue` too
            }
          }

          func setUp() {
            accessibilityLabel = "Inbox"
            addSubview(badge)
          }
        }
        """
      ),
      .reported(
        "On a button of a screen",
        """
        final class ShopController: UIViewController {
          private let cart = UIButton(type: .system)
          private let cartBadge = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            cart.accessibilityLabel = "Cart"
            cart.addSubview(cartBadge)
            view.addSubview(cart)
          }

          func show(_ count: Int) {
            cartBadge.text = "\\(count)"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not read "cartBadge" on this button; set `accessibilityValue` too
          }
        }
        """
      ),
      .recommended(
        """
        final class InboxButton: UIButton {
          private let badge = UILabel()

          var count = 0 {
            didSet {
              badge.text = "\\(count)"
              accessibilityValue = "\\(count) unread"
            }
          }

          func setUp() {
            accessibilityLabel = "Inbox"
            addSubview(badge)
          }
        }
        """
      ),
      .reported(
        "A dot in a view that is one element",
        """
        final class AvatarView: UIView {
          private let onlineDot = UIView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Ada"
            onlineDot.backgroundColor = .systemGreen
            onlineDot.layer.cornerRadius = 6
            addSubview(onlineDot)
          }

          func setOnline(_ isOnline: Bool) {
            onlineDot.isHidden = !isOnline
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not read "onlineDot" on this element; set `accessibilityValue` too
          }
        }
        """
      ),
      .ignored(
        "A dot that the value tells",
        """
        final class AvatarView: UIView {
          private let onlineDot = UIView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Ada"
            onlineDot.backgroundColor = .systemGreen
            onlineDot.layer.cornerRadius = 6
            addSubview(onlineDot)
          }

          func setOnline(_ isOnline: Bool) {
            onlineDot.isHidden = !isOnline
            accessibilityValue = isOnline ? "Online" : nil
          }
        }
        """
      ),
      .ignored(
        "The label changes with the badge",
        """
        final class InboxButton: UIButton {
          private let badge = UILabel()

          func show(_ count: Int) {
            badge.text = "\\(count)"
            accessibilityLabel = "Inbox, \\(count) unread"
            addSubview(badge)
          }
        }
        """
      ),
    ],
    check: .object { badge, item, findings in
      guard !badge.isOwn,
        badge.isKind(of: .label) ? names.matches(badge.name) : badge.isDot,
        let own = item.owner(ofBadge: badge),
        let setting = badge.settings.first(where: { setting in
          badge.isDot
            ? setting.showsFlag(in: badge.declaration)
            : setting.path == ["text"] && setting.value?.phrase.value?.literal == nil
        })
      else { return }
      let place = own.isKind(of: .button) ? "button" : "element"
      findings.report(
        "VoiceOver does not read \"\(badge.name)\" on this \(place); set `accessibilityValue` too",
        at: setting.range,
        unless: [
          .object("the button has a value, or a label that changes") { _ in
            own.setsForCertain(anyOf: ["accessibilityValue", "accessibilityAttributedValue"])
              || own.settings.contains {
                $0.name == "accessibilityLabel"
                  && ($0.member == setting.member
                    || $0.value?.phrase.value?.literal == nil && $0.member != "init")
              }
              || own.outside.contains("accessibilityLabel")
              || own.outside.contains("accessibilityValue")
          },
          .object("the button is no element") { _ in own.isLeftOut },
        ]
      )
    },
    exemptions: [
      .object("a file of Interface Builder sets it up") { $0.isOutlet }
    ]
  )

  private static let names = NameHint("badge badge-label count counter")
}

extension ItemModel {
  /// The button that a badge is put on, or the class that it belongs to where that is one element.
  fileprivate func owner(ofBadge badge: UIKitObject) -> UIKitObject? {
    if let place = badge.container, objects.indices.contains(place), objects[place].type == .button,
      !objects[place].isOwn
    {
      return objects[place].isHandedOn || objects[place].isOutlet ? nil : objects[place]
    }
    return objects.first { own in
      own.isOwn && own.declaration === badge.declaration
        && (own.isKind(of: .button) && !badge.isDot
          || own.isKind(of: .view) && own.isMadeElement != nil)
    }
  }
}

extension UIKitObject {
  /// Whether it is a plain view with nothing in it that is drawn round.
  fileprivate var isDot: Bool {
    type == .view && className == UIKitType.view.rawValue && place == .member && creation != nil
      && children.isEmpty && settings.contains { $0.path == ["backgroundColor"] }
      && settings.contains { $0.path == ["layer", "cornerRadius"] }
  }
}

extension ObjectSetting {
  /// Whether a flag decides if it is seen: `dot.isHidden = !isOnline`.
  fileprivate func showsFlag(in declaration: Declaration) -> Bool {
    guard path == ["isHidden"], let value else { return false }
    var flag = value
    if case .prefixed("!", let inner) = value.form { flag = inner }
    guard let name = flag.path?.withoutSelf else { return false }
    let given = declaration.function(member)?.parameters.first { $0.name == name }
    return given?.type == "Bool" || declaration.property(name)?.type == "Bool"
  }
}
