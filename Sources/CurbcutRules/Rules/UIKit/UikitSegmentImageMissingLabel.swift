import CurbcutModel

extension Rule {
  static let uikitSegmentImageMissingLabel = Rule(
    id: "uikit-segment-image-missing-label",
    title: "Segment with an image has no name",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      Each segment of a `UISegmentedControl` is named by its title. A segment with an image takes the
      `accessibilityLabel` of that image; without one VoiceOver reads the file name or only "button".
      """,
    examples: [
      .reported(
        """
        final class ListController: UIViewController {
          private let layout = UISegmentedControl(
                             //^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
            items: [UIImage(systemName: "list.bullet")!, UIImage(systemName: "square.grid.2x2")!]
          )
        }
        """
      ),
      .reported(
        "A segment that is added",
        """
        final class ListController: UIViewController {
          private let layout = UISegmentedControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            layout.insertSegment(with: UIImage(named: "grid"), at: 0, animated: false)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
          }
        }
        """
      ),
      .recommended(
        """
        final class ListController: UIViewController {
          private let layout = UISegmentedControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            let grid = UIImage(named: "grid")
            grid?.accessibilityLabel = "Grid"
            layout.insertSegment(with: grid, at: 0, animated: false)
          }
        }
        """
      ),
      .ignored(
        "The segments are named one by one",
        """
        final class Screen: UIViewController {
          private let layout = UISegmentedControl(items: [UIImage(named: "grid"), UIImage(named: "list")])

          override func viewDidLoad() {
            super.viewDidLoad()
            layout.subviews[0].accessibilityLabel = "Grid"
            layout.subviews[1].accessibilityLabel = "List"
            layout.accessibilityLabel = "Layout"
          }
        }
        """
      ),
      .ignored(
        "Titles",
        """
        final class ListController: UIViewController {
          private let layout = UISegmentedControl(items: ["List", "Grid"])
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard object.isKind(of: .segmentedControl) else { return }
      var ranges: [Range<Int>] = []
      if let items = object.creation?.call?.arguments.first(where: { $0.label == "items" }),
        case .array(let elements) = items.value.form, elements.contains(where: \.makesImage)
      {
        ranges.append(object.range)
      }
      for setting in object.settings
      where setting.path == ["insertSegment"] || setting.path == ["setImage"] {
        let image = setting.argument("with") ?? setting.argument(nil)
        if image?.makesImage == true { ranges.append(setting.range) }
      }
      for range in ranges {
        findings.report(
          "Segments with an image have no name; set the image's `accessibilityLabel`",
          at: range
        )
      }
    },
    exemptions: [
      .object("the segments are named one by one") {
        $0.settings.contains { $0.path.first == "subviews" || $0.path.last == "accessibilityLabel" }
      },
      .leftOut,
    ]
  )
}

extension Expression {
  /// Whether it makes an image in place, which nothing can name.
  fileprivate var makesImage: Bool {
    call?.callee.path == "UIImage" || call?.callee.path == "UIImage.init"
  }
}
