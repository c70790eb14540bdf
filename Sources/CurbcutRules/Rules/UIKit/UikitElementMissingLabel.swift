import CurbcutModel

extension Rule {
  static let uikitElementMissingLabel = Rule(
    id: "uikit-element-missing-label",
    title: "Accessibility element has no accessibility label",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      `isAccessibilityElement = true` makes a view one element and takes away what is inside. No name
      is made from the labels in it, so without an `accessibilityLabel` VoiceOver stops there and says
      nothing.
      """,
    knownLimitations: "Silent about classes of other modules, outlets, and cells with text.",
    examples: [
      .reported(
        """
        final class ForecastController: UIViewController {
          private let card = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            card.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element has no accessibility label; VoiceOver focuses it and says nothing
            view.addSubview(card)
          }
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "<#What it is for#>""#: """
          final class ForecastController: UIViewController {
            private let card = UIView()

            override func viewDidLoad() {
              super.viewDidLoad()
              card.isAccessibilityElement = true
              card.accessibilityLabel = "<#What it is for#>"
              view.addSubview(card)
            }
          }
          """
        ]
      ),
      .reported(
        "A class of its own",
        """
        final class RainView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element has no accessibility label; VoiceOver focuses it and says nothing
            accessibilityTraits = .updatesFrequently
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "An image, which may be decorative",
        """
        final class ForecastController: UIViewController {
          private let sky = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            sky.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label; VoiceOver focuses it and says only "image"
            view.addSubview(sky)
          }
        }
        """,
        fixed: [
          "Set `isAccessibilityElement` to false": """
          final class ForecastController: UIViewController {
            private let sky = UIImageView()

            override func viewDidLoad() {
              super.viewDidLoad()
              sky.isAccessibilityElement = false
              view.addSubview(sky)
            }
          }
          """
        ]
      ),
      .ignored(
        "A view that its only user takes out of what is spoken",
        """
        final class QuoteView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        final class ReplyController: UIViewController {
          private let quote = QuoteView()

          override func viewDidLoad() {
            super.viewDidLoad()
            quote.isAccessibilityElement = false
            view.addSubview(quote)
          }
        }
        """
      ),
      .reported(
        "A cell in which Interface Builder has only a picture",
        """
        final class PaintCell: UICollectionViewCell {
          @IBOutlet private var tick: UIImageView!

          override func awakeFromNib() {
            super.awakeFromNib()
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element has no accessibility label; VoiceOver focuses it and says nothing
          }
        }
        """,
        fixed: [:]
      ),
      .ignored(
        "A cell in which Interface Builder has a text, or to which others give a name",
        """
        final class PaintCell: UICollectionViewCell {
          @IBOutlet private var tick: UIImageView!
          @IBOutlet private var title: UILabel!

          override func awakeFromNib() {
            super.awakeFromNib()
            isAccessibilityElement = true
          }
        }

        final class SwatchCell: UICollectionViewCell {
          @IBOutlet private var tick: UIImageView!

          override func awakeFromNib() {
            super.awakeFromNib()
            isAccessibilityElement = true
          }
        }

        final class SwatchController: UIViewController {
          func fill(_ cell: SwatchCell) { cell.accessibilityLabel = swatch.name }
        }
        """
      ),
      .recommended(
        """
        final class ForecastController: UIViewController {
          private let card = UIView()

          func show(_ forecast: Forecast) {
            card.isAccessibilityElement = true
            card.accessibilityLabel = forecast.spokenSummary
          }
        }
        """
      ),
      .ignored(
        "What it stands in is one element",
        """
        final class LegendController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let swatch = UIImageView()
            swatch.isAccessibilityElement = true
            let row = UIStackView()
            row.addArrangedSubview(swatch)
            row.isAccessibilityElement = true
            row.accessibilityLabel = "Rain"
            view.addSubview(row)
          }
        }
        """
      ),
      .ignored(
        "An open class",
        """
        open class Tile: UIView {
          public override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          }
        }
        """
      ),
      .ignored(
        "An element at times only",
        """
        final class Tile: UIView {
          func show(isEditing: Bool) {
            isAccessibilityElement = true
            if isEditing {
              isAccessibilityElement = false
            }
          }
        }
        """
      ),
      .ignored(
        "It is labeled where it is used",
        """
        final class RainView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        final class ForecastController: UIViewController {
          private let rain = RainView()

          override func viewDidLoad() {
            super.viewDidLoad()
            rain.accessibilityLabel = "No rain in the next hour"
          }
        }
        """
      ),
      .ignored(
        "Views that are named by what they show",
        """
        final class ForecastController: UIViewController {
          private let wind = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            wind.isAccessibilityElement = true
          }
        }

        final class TideView: UIView {
          private var tide = 0

          override var isAccessibilityElement: Bool {
            get { true }
            set {}
          }

          override var accessibilityLabel: String? {
            get { "Tide \\(tide)" }
            set {}
          }
        }
        """
      ),
      .ignored(
        "A method of the project gives its image a name, or it is a stepper, which is labeled where it is used",
        """
        func lateMark() -> UIImageView {
          let mark = UIImageView(image: .symbol(.clock, accessibilityLabel: "Late"))
          mark.isAccessibilityElement = true
          return mark
        }

        final class WheelStepper: UIStepper {
          func setUp() { isAccessibilityElement = true }
        }
        """
      ),
      .reported(
        "A cell that shows a picture",
        """
        final class PhotoCell: UICollectionViewCell {
          private let photo = UIImageView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(photo)
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element has no accessibility label; VoiceOver focuses it and says nothing
          }

          required init?(coder: NSCoder) { nil }
        }
        """
      ),
      .ignored(
        "Its model names it, which its class hands itself to",
        """
        final class CardView: UIView {
          private lazy var model: CardModel = {
            let model = CardModel()
            model.bind(view: self)
            return model
          }()
        }

        final class CardModel: ObservableObject {
          @Published var title = ""

          func bind(view: CardView) { bindNames(of: view) }

          private func bindNames(of view: CardView) {
            $title.sink { title in view.accessibilityLabel = title }.store(in: &bag)
          }
        }

        final class CardCell: UITableViewCell {
          private let card = CardView()

          func setUp() {
            contentView.addSubview(card)
            card.isAccessibilityElement = true
            accessibilityElements = [card]
          }
        }
        """
      ),
      .reported(
        "A class that hands itself to code which does not name it",
        """
        final class ChartView: UIView {
          func setUp() { ChartModel().bind(view: self) }
        }

        final class ChartModel {
          func bind(view: ChartView) { view.alpha = 0.5 }
        }

        final class ChartCell: UITableViewCell {
          private let chart = ChartView()

          func setUp() {
            contentView.addSubview(chart)
            chart.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element has no accessibility label; VoiceOver focuses it and says nothing
            accessibilityElements = [chart]
          }
        }
        """
      ),
      .ignored(
        "A cell with text, and one that its list names",
        """
        final class HutCell: UICollectionViewCell {
          private let photo = UIImageView()
          private let name = UILabel()

          func setUp() {
            contentView.addSubview(photo)
            contentView.addSubview(name)
            isAccessibilityElement = true
          }
        }

        final class PhotoCell: UICollectionViewCell {
          private let photo = UIImageView()

          func setUp() {
            contentView.addSubview(photo)
            isAccessibilityElement = true
          }
        }

        final class PhotosController: UIViewController {
          func cell(at path: IndexPath) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as! PhotoCell
            cell.accessibilityLabel = photos[path.item].title
            return cell
          }
        }
        """
      ),
      .reported(
        "Its label has no words",
        """
        func photo() -> UIImageView {
          let photo = UIImageView(image: UIImage(named: "hut"))
          photo.isAccessibilityElement = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label; VoiceOver focuses it and says only "image"
          photo.accessibilityLabel = ""
          return photo
        }
        """
      ),
    ] + unnamedElementsInInterface,
    check: .object { object, item, findings in
      guard let setting = object.isMadeElement,
        object.needsLabel || object.isCellOfPictures(in: item)
      else { return }
      findings.report(
        object.isKind(of: .imageView)
          ? "This image has no accessibility label; VoiceOver focuses it and says only \"image\""
          : "This element has no accessibility label; VoiceOver focuses it and says nothing",
        at: setting.range,
        unless: [
          .object("what it stands in is one element, in which no other is found") { _ in
            object.isSwallowed
              || item.objects.contains { outer in
                outer.isMadeElement != nil
                  && item.descendants(of: outer).contains { $0.range == object.range }
              }
          }
        ],
        fixes: FixProposal.addLabel(to: object, after: setting)
          + (object.isKind(of: .imageView) && object.suggestedWords.hasPrefix("<#")
            ? [.markDecorative(setting)].compactMap { $0 } : [])
      )
    },
    interface: elementMissingLabel,
    exemptions: Exemption.elsewhere + [
      .object("it has an accessibility label", certainty: \.isNamed),
      .object("it is an open class, which others complete") {
        $0.isOwn && $0.declaration.isOpenClass
      },
      .object("the code that makes it decides whether it is an element") {
        $0.isOwn && $0.outside.contains("isAccessibilityElement")
      },
      .object("it takes no part in what is spoken") {
        $0.settings.contains { $0.path == ["isAccessibilityElement"] && $0.value?.boolean != true }
      },
    ]
  )
}

extension Declaration {
  /// Whether Interface Builder fills in pictures and nothing else that is seen.
  fileprivate var hasOnlyOutletsOfPictures: Bool {
    let stored = properties.filter { $0.getter == nil && !$0.isOverride && !$0.isStatic }
    let outlets = stored.filter { $0.attributes.contains("IBOutlet") }
    let types = outlets.map { $0.type.map { $0.filter { !"!?".contains($0) } } ?? "" }
    return types.contains(UIKitType.imageView.rawValue)
      && types.allSatisfy { [UIKitType.imageView.rawValue, "NSLayoutConstraint"].contains($0) }
      && stored.allSatisfy { property in
        property.attributes.contains("IBOutlet")
          || property.type.map { !$0.includes("View") && !$0.includes("Label") }
            ?? (property.initialValue?.call == nil)
      }
  }
}

extension UIKitObject {
  /// Whether it is a cell of a collection that holds pictures and nothing that could be read.
  fileprivate func isCellOfPictures(in item: ItemModel) -> Bool {
    guard isOwn, declaration.keyword == .class, isKind(of: .collectionViewCell),
      !isKind(of: .collectionViewListCell), sets("contentConfiguration") == .no,
      case let parts = item.descendants(of: self)
    else { return false }
    if parts.isEmpty { return declaration.hasOnlyOutletsOfPictures }
    let isPicture: (UIKitObject) -> Bool = {
      $0.type == .imageView || $0.type == .view && $0.className == UIKitType.view.rawValue
    }
    // What is kept and what is made there are pictures, as far as views go.
    let names = Set(parts.map(\.name))
    return parts.allSatisfy(isPicture)
      && item.objects.allSatisfy {
        $0.declaration !== declaration || $0.isOwn || $0.place == .others || $0.type == nil
          || !$0.isKind(of: .view) || isPicture($0)
      }
      && declaration.properties.allSatisfy {
        $0.getter != nil || names.contains($0.name)
          || $0.type == nil && $0.initialValue?.call == nil
          || $0.attributes.isEmpty && $0.type.map { !$0.hasSuffix("View") } ?? false
      }
  }

  /// Whether nothing that it shows becomes its name.
  fileprivate var needsLabel: Bool {
    isKind(of: .view, .accessibilityElement)
      && !isKind(
        of: .label,
        .button,
        .textField,
        .textView,
        .switchControl,
        .tableViewCell,
        .collectionReusableView,
        .slider,
        .stepper,
        .progressView,
        .activityIndicator,
        .pageControl,
        .segmentedControl,
        .searchBar,
        .datePicker,
        .headerFooterView,
        .webView,
        .mapView,
        .tableView,
        .collectionView,
        .pickerView
      )
  }
}
