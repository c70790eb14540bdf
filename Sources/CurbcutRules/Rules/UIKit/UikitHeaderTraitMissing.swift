import CurbcutModel

extension Rule {
  static let uikitHeaderTraitMissing = Rule(
    id: "uikit-header-trait-missing",
    title: "UIKit heading lacks the header trait",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.2.0",
    why: """
      VoiceOver users jump from heading to heading to find their way on a screen. A label that only
      looks like a heading is passed over.
      """,
    examples: [
      .reported(
        """
        final class LibraryController: UIViewController {
          private let recent = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            recent.text = "Recently read"
            recent.font = .preferredFont(forTextStyle: .title2)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Recently read" looks like a heading but lacks the header trait
            recent.adjustsFontForContentSizeCategory = true
            view.addSubview(recent)
          }
        }
        """,
        fixed: [
          "Add the header trait": """
          final class LibraryController: UIViewController {
            private let recent = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              recent.text = "Recently read"
              recent.font = .preferredFont(forTextStyle: .title2)
              recent.accessibilityTraits.insert(.header)
              recent.adjustsFontForContentSizeCategory = true
              view.addSubview(recent)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class LibraryController: UIViewController {
          private let recent = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            recent.text = "Recently read"
            recent.font = .preferredFont(forTextStyle: .title2)
            recent.adjustsFontForContentSizeCategory = true
            recent.accessibilityTraits = .header
          }
        }
        """
      ),
      .ignored(
        "Something sets its traits",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.font = .preferredFont(forTextStyle: .title1)
            name.adjustsFontForContentSizeCategory = true
            name.text = "Huts"
            name.accessibilityTraits = .staticText
          }
        }
        """
      ),
      .ignored(
        "No element of its own",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.font = .preferredFont(forTextStyle: .title1)
            name.adjustsFontForContentSizeCategory = true
            name.text = "Huts"
            name.isAccessibilityElement = false
          }
        }
        """
      ),
      .ignored(
        "A title of the navigation bar, and a figure",
        """
        final class LibraryController: UIViewController {
          private let name = UILabel()
          private let pageCount = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Library"
            name.font = .preferredFont(forTextStyle: .title3)
            name.adjustsFontForContentSizeCategory = true
            navigationItem.titleView = name
            pageCount.font = .preferredFont(forTextStyle: .largeTitle)
            pageCount.adjustsFontForContentSizeCategory = true
            pageCount.text = "312"
          }
        }
        """
      ),
    ],
    check: .object { label, item, findings in
      guard label.isKind(of: .label), !label.isOwn,
        let setting = label.settings(of: "font").last, let value = setting.value,
        case .scaled(let style?)? = item.uiFont(value, in: label.declaration)?.face,
        ["title1", "title2", "title3", "largeTitle"].contains(style),
        let text = label.literalText, text.contains(where: \.isLetter)
      else { return }
      findings.report(
        "\"\(text)\" looks like a heading but lacks the header trait",
        at: setting.range,
        fixes: setting.statement == setting.range
          ? [
            .safe(
              "Add the header trait",
              setting.adding("\(setting.prefix)accessibilityTraits.insert(.header)")
            )
          ] : []
      )
    },
    exemptions: Exemption.elsewhere + [
      .object("something sets its traits") {
        $0.setsForCertain(anyOf: ["accessibilityTraits", "setAccessibilityTraits"])
      },
      .object("it is no element of its own") { label in
        label.isLeftOut || label.declaration.ownsElement
      },
      .object("it is the title of a bar, an error or a figure") { label in
        NameHint.figure.matches(label.name) || label.places.contains("titleView")
          || label.literalText?.hasSuffix(".") == true
          || label.literalText?.hasSuffix("?") == true
          || (label.literalText?.count ?? 0) > 60
      },
    ]
  )
}

extension Declaration {
  /// Whether the view that the code is about is an element itself: a cell, a button, a control.
  fileprivate var ownsElement: Bool {
    conformances.contains { name in
      ["Cell", "Button", "Control"].contains { name.hasSuffix($0) }
    }
  }
}
