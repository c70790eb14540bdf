import CurbcutModel

extension Rule {
  static let uikitLargeContentViewerMissing = Rule(
    id: "uikit-large-content-viewer-missing",
    title: "Custom bar does not support the Large Content Viewer",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      The items of a tab bar or toolbar do not grow with the text size. In the system's bars people with
      low vision hold an item and see it large in the middle of the screen; a bar of your own offers
      that only with `showsLargeContentViewer` and `UILargeContentViewerInteraction`.
      """,
    examples: [
      .reported(
        """
        final class MainTabBar: UIView {
          private let home = UIButton(configuration: .plain())
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Buttons of this bar cannot be enlarged; set `showsLargeContentViewer` on each
          private let trips = UIButton(configuration: .plain())

          func setUp() {
            home.setTitle("Home", for: .normal)
            trips.setTitle("Trips", for: .normal)
            addSubview(home)
            addSubview(trips)
          }
        }
        """
      ),
      .recommended(
        """
        final class MainTabBar: UIView {
          private let home = UIButton(configuration: .plain())
          private let trips = UIButton(configuration: .plain())

          func setUp() {
            home.setTitle("Home", for: .normal)
            home.showsLargeContentViewer = true
            trips.setTitle("Trips", for: .normal)
            trips.showsLargeContentViewer = true
            addSubview(home)
            addSubview(trips)
            addInteraction(UILargeContentViewerInteraction())
          }
        }
        """
      ),
      .ignored(
        "A bar with one button, and the system's bar",
        """
        final class CommentToolbar: UIView {
          private let send = UIButton(configuration: .plain())

          func setUp() {
            send.setTitle("Send", for: .normal)
            addSubview(send)
          }
        }

        final class TripTabBar: UITabBar {}
        """
      ),
      .ignored(
        "The buttons are shown large",
        """
        final class MapToolbar: UIView {
          private let home = UIButton(configuration: .plain())
          private let trips = UIButton(configuration: .plain())

          func setUp() {
            for button in [home, trips] {
              button.setTitle("Map", for: .normal)
              button.showsLargeContentViewer = true
              addSubview(button)
            }
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isOwn, object.declaration.keyword == .class,
        object.type == .view || object.type == .stackView || object.type == .control
          || object.type == .visualEffectView,
        bar.contains(where: { object.declaration.name.hasSuffix($0) })
      else { return }
      let buttons = item.objects.filter {
        $0.declaration === object.declaration && $0.isKind(of: .button) && $0.creation != nil
      }
      // One that a function makes stands for many.
      guard let first = buttons.first, buttons.count > 1 || first.place == .local else { return }
      findings.report(
        "Buttons of this bar cannot be enlarged; set `showsLargeContentViewer` on each",
        at: first.range
      )
    },
    exemptions: [
      .object("its type supports the Large Content Viewer") {
        $0.mentions(anyOf: [
          "showsLargeContentViewer", "UILargeContentViewerInteraction", "largeContentTitle",
        ])
      }
    ]
  )

  /// Bars in which every item has the same little room.
  private static let bar = [
    "TabBar", "TabBarView", "Toolbar", "ToolbarView", "BottomBar", "BottomBarView",
  ]
}
