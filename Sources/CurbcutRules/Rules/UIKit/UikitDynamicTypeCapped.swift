import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitDynamicTypeCapped = Rule(
    id: "uikit-dynamic-type-capped",
    title: "Dynamic Type of UIKit views is capped too low",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      People with low vision need text that grows to at least twice its size. Body text reaches that
      only at the third accessibility size, so a smaller upper bound keeps it too small for them.
      """,
    examples: [
      .reported(
        """
        final class NewsController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.maximumContentSizeCategory = .large
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.large`, before twice its default size
          }
        }
        """
      ),
      .recommended(
        """
        final class NewsController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.maximumContentSizeCategory = .accessibilityExtraLarge
          }
        }
        """
      ),
      .ignored(
        "A bar or a badge, which has little room",
        """
        final class NewsController: UIViewController {
          private let badge = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            badge.maximumContentSizeCategory = .extraExtraLarge
            view.addSubview(badge)
            let distance = UILabel()
            distance.maximumContentSizeCategory = .extraExtraLarge
            distance.showsLargeContentViewer = true
            view.addSubview(distance)
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings {
        guard
          ["maximumContentSizeCategory", "preferredContentSizeCategory"].contains(setting.name),
          setting.name != "preferredContentSizeCategory" || setting.path.contains("traitOverrides"),
          let size = setting.value?.memberName, small.contains(size), !setting.isConditional,
          !setting.path.contains(where: { smallPlaces.matches($0) })
        else { continue }
        findings.report(
          "Text stops growing at `.\(size)`, before twice its default size",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("it is a bar or a badge") { object in
        smallPlaces.matches(object.name) || object.isKind(of: .tabBar, .navigationBar, .toolbar)
          || object.isOwn && smallPlaces.matches(object.declaration.name)
      },
      .object("it shows its text in the Large Content Viewer") {
        $0.setsForCertain(anyOf: ["showsLargeContentViewer"])
      },
    ]
  )

  /// The sizes below that at which body text has twice its size.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography": Dynamic Type sizes.
  private static let small: Set<String> = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium",
  ]

  /// Places that cannot grow with the text.
  private static let smallPlaces = NameHint("bar badge tab toolbar navigation header icon avatar")
}
