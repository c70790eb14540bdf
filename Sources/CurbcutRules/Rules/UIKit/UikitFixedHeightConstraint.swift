import CurbcutModel

extension Rule {
  static let uikitFixedHeightConstraint = Rule(
    id: "uikit-fixed-height-constraint",
    title: "Fixed height may clip larger text",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      Text that grows with the reader's setting needs room to grow. A label, button or field of a fixed
      height cuts it off.
      """,
    examples: [
      .reported(
        """
        final class NewsController: UIViewController {
          private let headline = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            headline.text = "News"
            headline.heightAnchor.constraint(equalToConstant: 22).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 22 pt may clip larger text
          }
        }
        """,
        fixed: [
          "Use `greaterThanOrEqualToConstant`": """
          final class NewsController: UIViewController {
            private let headline = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              headline.text = "News"
              headline.heightAnchor.constraint(greaterThanOrEqualToConstant: 22).isActive = true
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
            headline.text = "News"
            headline.heightAnchor.constraint(greaterThanOrEqualToConstant: 22).isActive = true
          }
        }
        """
      ),
      .ignored(
        "Other code may set it up",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Huts"
            name.heightAnchor.constraint(equalToConstant: 20).isActive = true
            Styles.apply(to: name)
          }
        }
        """
      ),
      .ignored(
        "No text, and a height that is changed",
        """
        final class NewsController: UIViewController {
          private let line = UIView()
          private let close = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            close.heightAnchor.constraint(equalToConstant: 44).isActive = true
          }
        }
        """
      ),
      .ignored(
        "A font that never grows",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Huts"
            name.font = .systemFont(ofSize: 16, weight: .bold)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
            name.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isKind(of: .label, .button, .textField), !object.isOwn,
        object.showsText
      else { return }
      let font = object.settings.last { $0.name == "font" }?.value
      let isFixed = font.flatMap { item.uiFont($0, in: object.declaration)?.isScaled } == false
      for setting in object.settings(of: "heightAnchor", "constraint") {
        guard
          let argument = setting.arguments.first(where: { $0.label == "equalToConstant" }),
          let points = argument.value.number, points >= 12, points <= 80
        else { continue }
        findings.report(
          "Fixed height of \(pointsText(points)) pt may clip larger text",
          at: setting.range,
          unless: [
            .object("its font never grows, which another rule is about") { _ in isFixed }
          ],
          fixes: [
            .review(
              "Use `greaterThanOrEqualToConstant`",
              .replace(
                argument.range,
                with: "greaterThanOrEqualToConstant: \(argument.value.source)"
              )
            )
          ]
        )
      }
    },
    exemptions: [
      .object("other code may set it up", certainty: { $0.isHandedOn ? .unknown : .no })
    ]
  )
}

extension UIKitObject {
  /// Whether it shows words in a font that grows, or one that nothing sets.
  fileprivate var showsText: Bool {
    isKind(of: .label, .textField) || hasTitle == .yes
  }
}
