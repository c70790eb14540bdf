import CurbcutModel
import CurbcutSyntax

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
      .reported(
        "A list that is made of names",
        """
        final class ListController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let images = ["list", "grid"].compactMap { UIImage(named: $0) }
            let layout = UISegmentedControl(items: images)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
            view.addSubview(layout)
          }
        }
        """
      ),
      .reported(
        "From a local of the closure that makes it",
        """
        final class AlbumController: UIViewController {
          private lazy var layouts: UISegmentedControl = {
            let images = ["rows", "covers"].map { UIImage(named: $0) ?? UIImage() }
            let control = UISegmentedControl(items: images)
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
            return control
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(layouts)
          }
        }
        """
      ),
      .reported(
        "Pictures that the cases of an enumeration have",
        """
        enum Mood: String, CaseIterable {
          case happy, sad

          var picture: UIImage? {
            switch self {
            case .happy: return UIImage(named: "mood-1")
            case .sad: return UIImage(named: "mood-2")
            }
          }
        }

        final class DiaryController: UIViewController {
          private let moods = UISegmentedControl(items: Mood.allCases.compactMap(\\.picture))
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
        }
        """
      ),
      .reported(
        "Pictures of cases in a loop",
        """
        final class DiaryController: UIViewController {
          enum Mood: CaseIterable {
            case happy, sad
            var picture: UIImage? { UIImage(named: self == .happy ? "mood-1" : "mood-2") }
          }

          private let moods = UISegmentedControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            for (index, mood) in Mood.allCases.enumerated() {
              moods.insertSegment(with: mood.picture, at: index, animated: false)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
            }
          }
        }
        """
      ),
      .reported(
        "Images that a loop makes",
        """
        final class ResultsController: UIViewController {
          enum Mode: Int, CaseIterable {
            case list, map
            var imageName: String { self == .list ? "seg-1" : "seg-2" }
          }

          private let modes = UISegmentedControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            for mode in Mode.allCases {
              let image = UIImage(named: mode.imageName)
              modes.insertSegment(with: image, at: mode.rawValue, animated: false)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
            }
          }
        }
        """
      ),
      .ignored(
        "Images that a loop makes and names",
        """
        final class ResultsController: UIViewController {
          enum Mode: Int, CaseIterable {
            case list, map
            var imageName: String { self == .list ? "seg-1" : "seg-2" }
          }

          private let modes = UISegmentedControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            for mode in Mode.allCases {
              let image = UIImage(named: mode.imageName)
              image?.accessibilityLabel = mode.title
              modes.insertSegment(with: image, at: mode.rawValue, animated: false)
            }
          }
        }
        """
      ),
      .ignored(
        "Pictures of cases that have names",
        """
        enum Mood: String, CaseIterable {
          case happy, sad

          var picture: UIImage? {
            let picture = UIImage(named: rawValue)
            picture?.accessibilityLabel = rawValue
            return picture
          }
        }

        final class DiaryController: UIViewController {
          private let moods = UISegmentedControl(items: Mood.allCases.compactMap(\\.picture))
        }
        """
      ),
      .reported(
        "Optional images in a list of anything",
        """
        final class ListController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UISegmentedControl(items: [
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
              UIImage(named: "icon-list") as Any,
              UIImage(named: "icon-grid") as Any,
            ])
            view.addSubview(layout)
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
        "Images of a local that are named one by one",
        """
        final class AlbumController: UIViewController {
          private lazy var layouts: UISegmentedControl = {
            let images = ["rows", "covers"].map { UIImage(named: $0) ?? UIImage() }
            images[0].accessibilityLabel = "Rows"
            images[1].accessibilityLabel = "Covers"
            return UISegmentedControl(items: images)
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(layouts)
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
      .reported(
        "Images in names of their own",
        """
        final class GalleryController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = UIImage(named: "icon-1")!
            let grid = UIImage(named: "icon-2")!
            navigationItem.titleView = UISegmentedControl(items: [list, grid])
                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Segments with an image have no name; set the image's `accessibilityLabel`
          }
        }
        """
      ),
      .ignored(
        "Images that are named",
        """
        final class GalleryController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = UIImage(named: "icon-1")!
            let grid = UIImage(named: "icon-2")!
            list.accessibilityLabel = "List"
            grid.accessibilityLabel = "Grid"
            navigationItem.titleView = UISegmentedControl(items: [list, grid])
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
    check: .object { object, item, findings in
      guard object.isKind(of: .segmentedControl) else { return }
      var ranges: [Range<Int>] = []
      if let items = object.creation?.call?.arguments.first(where: { $0.label == "items" }),
        object.declaration.isUsedOnce(items.value, in: object.member),
        case let written = object.declaration.written(items.value, in: object.member),
        written.makesImages || object.declaration.holdsImage(among: written, in: object.member)
          || item.mappedValues(of: written, in: object.declaration).contains(where: \.makesImage)
      {
        ranges.append(object.range)
      }
      for setting in object.settings
      where setting.path == ["insertSegment"] || setting.path == ["setImage"] {
        let image = setting.argument("with") ?? setting.argument(nil)
        let values = image.map { item.possibleValues(of: $0, in: object.declaration) } ?? []
        if image?.makesImage == true || image.map(object.declaration.makesImage) == true
          || image.map({ object.declaration.makesLocalImage($0, usedAt: setting.node) }) == true
          || image?.path?.includes(".") == true && values.contains(where: \.makesImage)
        {
          ranges.append(setting.range)
        }
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

extension Declaration {
  /// Whether an element of a list is a local image that is used for nothing else, so nothing names it.
  fileprivate func holdsImage(among list: Expression, in member: String) -> Bool {
    guard case .array(let elements) = list.form else { return false }
    return elements.contains { element in
      element.path != nil && written(element, in: member).makesImage
        && isUsedOnce(element, in: member)
    }
  }

  /// Whether an expression is an image that the code around makes for nothing else, so nothing names it:
  /// `let image = UIImage(named: mode.imageName)` in a loop over the modes.
  fileprivate func makesLocalImage(_ image: Expression, usedAt use: Node) -> Bool {
    guard case .name(let name) = image.form else { return false }
    for block in nodes(around: use.range).reversed() {
      var bindings: [Node] = Array(block.children(.conditionElement))
      for statement in block.items where statement.range.upperBound <= use.range.lowerBound {
        bindings += statement.children(.patternBinding)
        bindings += statement.children(.conditionElement)
      }
      for inner in bindings {
        let binding = inner.child(.optionalBindingCondition) ?? inner
        guard binding.child(.identifierPattern)?.text == name else { continue }
        guard let value = binding.child(.initializerClause)?.lastChild else { return false }
        // Its declaration and the one use.
        return Expression(value).makesImage && block.allTokens.count { $0.text == name } == 2
      }
    }
    return false
  }

  /// Whether an expression is an image that a property of the type, or of a type in it, makes
  /// without a name.
  fileprivate func makesImage(_ image: Expression) -> Bool {
    guard !mentionedSymbols.contains(.namesObjects), let name = image.memberName else {
      return false
    }
    return ([self] + nested).contains { $0.property(name)?.singleValue?.makesImage == true }
  }
}

extension Expression {
  /// Whether it is a list of images that are made in place: `[UIImage(…)]`,
  /// `names.map { UIImage(named: $0) }`.
  fileprivate var makesImages: Bool {
    switch form {
    case .array(let elements): return elements.contains(where: \.makesImage)
    case .call(let callee, let arguments):
      guard ["map", "compactMap"].contains(callee.memberName), arguments.count == 1,
        case .closure(let closure)? = arguments.first?.value.form, closure.items.count == 1,
        let only = closure.items.first
      else { return false }
      return Expression(only).withoutFallback.makesImage
    default: return false
    }
  }

  /// Whether it makes an image in place, which nothing can name.
  fileprivate var makesImage: Bool {
    let path = Expression(node.withoutCast).call?.callee.path
    return path == "UIImage" || path == "UIImage.init"
  }
}
