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
      guard badge.isKind(of: .label), !badge.isOwn, names.matches(badge.name),
        let own = item.owner(ofBadge: badge),
        let setting = badge.settings.first(where: {
          $0.path == ["text"] && $0.value?.phrase.value?.literal == nil
        })
      else { return }
      findings.report(
        "VoiceOver does not read \"\(badge.name)\" on this button; set `accessibilityValue` too",
        at: setting.range,
        unless: [
          .object("the button has a value, or a label that changes") { _ in
            own.setsForCertain(anyOf: ["accessibilityValue", "accessibilityAttributedValue"])
              || own.settings.contains {
                $0.name == "accessibilityLabel"
                  && ($0.member == setting.member || $0.value?.phrase.value?.literal == nil)
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
        && (own.isKind(of: .button) || own.isKind(of: .control) && own.isMadeElement != nil)
    }
  }
}
