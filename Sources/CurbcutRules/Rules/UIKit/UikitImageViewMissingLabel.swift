import CurbcutModel

extension Rule {
  static let uikitImageViewMissingLabel = Rule(
    id: "uikit-image-view-missing-label",
    title: "Informative image view has no accessibility label",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      A `UIImageView` is no accessibility element by itself. What a diagram, a chart or a map shows is
      lost on people who cannot see it, unless the view is made an element with a label that says it.
      """,
    knownLimitations: "Which image informs is told by its name and that of its asset.",
    examples: [
      .reported(
        """
        final class AssemblyController: UIViewController {
          private let diagram = UIImageView(image: UIImage(named: "step_3_diagram"))
                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(diagram)
          }
        }
        """
      ),
      .recommended(
        """
        final class AssemblyController: UIViewController {
          private let diagram = UIImageView(image: UIImage(named: "step_3_diagram"))

          override func viewDidLoad() {
            super.viewDidLoad()
            diagram.isAccessibilityElement = true
            diagram.accessibilityLabel = "The long board slides into the groove from the left"
            view.addSubview(diagram)
          }
        }
        """
      ),
      .ignored(
        "Decorative, or an icon",
        """
        final class AssemblyController: UIViewController {
          private let chartIcon = UIImageView(image: UIImage(systemName: "chart.bar"))
          private let background = UIImageView(image: UIImage(named: "paper"))

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(background)
            view.addSubview(chartIcon)
          }
        }
        """
      ),
      .ignored(
        "What it is has been decided, or it is an icon",
        """
        final class TideController: UIViewController {
          private let tideChart = UIImageView(image: UIImage(named: "tide"))
          private let icon = UIImageView(image: UIImage(named: "chart"))

          override func viewDidLoad() {
            super.viewDidLoad()
            tideChart.accessibilityTraits = .image
            view.addSubview(tideChart)
            view.addSubview(icon)
          }
        }
        """
      ),
    ],
    check: .object { image, _, findings in
      guard image.isKind(of: .imageView), !image.isOwn, image.creation != nil else { return }
      if image.places.contains("titleView") {
        findings.report(
          "VoiceOver users hear no title of this screen; give the image a label and make it an element",
          at: image.range,
          unless: [
            .object("the screen has a title in words") { image in
              image.declaration.mentions(anyOf: ["title", "prompt"])
            }
          ]
        )
        return
      }
      guard image.informs else { return }
      findings.report(
        "VoiceOver skips this image; make it an element with a label that describes it",
        at: image.range
      )
    },
    exemptions: Exemption.unnamedObject + [
      .object("it is an accessibility element, or decided otherwise") {
        $0.setsForCertain(anyOf: ["isAccessibilityElement", "accessibilityTraits"])
      },
      .object("the view that it belongs to is one element and speaks for it") {
        $0.isInsideElement || $0.declaration.name.hasSuffix("Cell")
          || $0.declaration.name.hasSuffix("Button")
      },
      .object("it is an icon or decorates, by its name") {
        !$0.places.contains("titleView")
          && (NameHint.icon.matches($0.name) || NameHint.ornamentalShape.matches($0.name))
      },
    ]
  )
}

extension UIKitObject {
  /// Whether its name or that of what it shows says that there is something to learn from it.
  fileprivate var informs: Bool {
    if NameHint.informative.matchesEnd(of: name) { return true }
    return pictures.contains { picture in
      guard !picture.isSymbol, let name = picture.name else { return false }
      return NameHint.informative.matches(name)
    }
  }
}
