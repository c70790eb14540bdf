import CurbcutModel

extension Rule {
  static let uikitHardcodedColor = Rule(
    id: "uikit-hardcoded-color",
    title: "Fixed color of UIKit text ignores Dark Mode",
    group: .uiKit,
    severity: .hint,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.2.0",
    why: """
      Black text cannot be read on the black background of Dark Mode. The colors `.label` and
      `.systemBackground` change with the appearance and with Increase Contrast.
      """,
    knownLimitations:
      "A type with a background color, or one that sets its appearance, is left alone.",
    examples: [
      .reported(
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.textColor = .black
          //^^^^^^^^^^^^^^^^^^^^^^^ Black text cannot be read in Dark Mode; use `.label`
          }
        }
        """,
        fixed: [
          "Use `.label`": """
          final class NoteController: UIViewController {
            private let note = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              note.textColor = .label
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.textColor = .label
          }
        }
        """
      ),
      .ignored(
        "The background is fixed as well, or the appearance is",
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.textColor = .black
            view.backgroundColor = UIColor(red: 1, green: 0.9, blue: 0.5, alpha: 1)
          }
        }

        final class FilmController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            overrideUserInterfaceStyle = .light
            note.textColor = .black
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard object.isKind(of: .label, .textView) else { return }
      for setting in object.settings(of: "textColor") {
        guard let value = setting.value, value.isBlack else { continue }
        findings.report(
          "Black text cannot be read in Dark Mode; use `.label`",
          at: setting.range,
          fixes: [
            .safe(
              "Use `.label`",
              .replace(
                value.range,
                with: value.source.hasPrefix("UIColor") ? "UIColor.label" : ".label"
              )
            )
          ]
        )
      }
    },
    exemptions: [
      .object("something sets a background or the appearance") {
        $0.declaration.mentionedSymbols.contains(.setsBackground)
      }
    ]
  )
}

extension Expression {
  /// `.black`, `UIColor.black`.
  fileprivate var isBlack: Bool { path == ".black" || path == "UIColor.black" }
}
