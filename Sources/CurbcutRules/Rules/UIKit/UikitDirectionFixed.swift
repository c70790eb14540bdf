import CurbcutModel

extension Rule {
  static let uikitDirectionFixed = Rule(
    id: "uikit-direction-fixed",
    title: "Layout direction is fixed",
    group: .uiKit,
    severity: .hint,
    impact: .minor,
    criteria: [.meaningfulSequence],
    since: "0.2.0",
    isOn: false,
    why: """
      Arabic and Hebrew run from right to left. Text aligned to the left and views that are forced to
      one direction read in the wrong order there; `.natural` and the system's own direction follow the
      language.
      """,
    examples: [
      .reported(
        """
        final class NewsController: UIViewController {
          private let headline = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            headline.textAlignment = .left
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The text is aligned to the left in every language; use `.natural`
            view.semanticContentAttribute = .forceLeftToRight
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The layout runs from left to right in every language
          }
        }
        """,
        fixed: [
          "Use `.natural`": """
          final class NewsController: UIViewController {
            private let headline = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              headline.textAlignment = .natural
              view.semanticContentAttribute = .forceLeftToRight
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class NewsController: UIViewController {
          private let headline = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            headline.textAlignment = .natural
          }
        }
        """
      ),
      .ignored(
        "Players keep their direction",
        """
        final class ScrubberView: UIView {
          private let progress = UIView()

          func setUp() { progress.semanticContentAttribute = .playback }
        }
        """
      ),
      .ignored(
        "A figure",
        """
        final class ScoreView: UIView {
          private let score = UILabel()

          func setUp() { score.textAlignment = .left }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings {
        switch (setting.name, setting.value?.memberName) {
        case ("textAlignment", "left"):
          guard let value = setting.value, value.path == ".left" else { continue }
          findings.report(
            "The text is aligned to the left in every language; use `.natural`",
            at: setting.range,
            fixes: [.review("Use `.natural`", .replace(value.range, with: ".natural"))]
          )
        case ("semanticContentAttribute", "forceLeftToRight"):
          findings.report(
            "The layout runs from left to right in every language",
            at: setting.range
          )
        default: continue
        }
      }
    },
    exemptions: [
      .object("it is a figure or a number, by its name") { NameHint.figure.matches($0.name) }
    ]
  )
}
