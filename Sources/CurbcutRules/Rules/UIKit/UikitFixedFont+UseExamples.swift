extension Rule {
  /// The examples of `uikit-fixed-font` about fonts that the project makes elsewhere.
  static let usedFixedFontsOfUIKit: [Example] = [
    .reported(
      "A font of one case of several, used for that case and for all",
      """
      enum TextStyle {
        case title, note

        var font: UIFont {
          switch self {
          case .title: return .preferredFont(forTextStyle: .title2)
          case .note: return .systemFont(ofSize: 13)
                           //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
          }
        }
      }

      final class DosageController: UIViewController {
        private let titleLabel = UILabel()
        private let noteLabel = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.font = TextStyle.title.font
          titleLabel.accessibilityTraits.insert(.header)
          titleLabel.adjustsFontForContentSizeCategory = true
          noteLabel.font = TextStyle.note.font
                         //^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
        }

        func show(_ text: String, in label: UILabel, as style: TextStyle) {
          label.text = text
          label.font = style.font
        }
      }
      """
    ),
    .reported(
      "A font of a helper that is private to its type and stops the app at a weight it has not got",
      """
      extension UIFont {
        private static func brand(ofSize size: CGFloat, weight: Weight) -> UIFont {
          switch weight {
          case .regular: return UIFont(name: "Lora-Regular", size: size)!
                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
          case .bold: return UIFont(name: "Lora-Bold", size: size)!
          default: fatalError("There is no other weight")
          }
        }

        static let note: UIFont = .brand(ofSize: 14, weight: .regular)
      }

      final class NoteCell: UITableViewCell {
        private let noteLabel = UILabel()

        func setUp() {
          noteLabel.font = .note
                         //^^^^^ Fixed 14 pt font does not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "A label that a function makes that stands in no type",
      """
      func hint() -> UILabel {
        let label = UILabel()
        label.text = "Pull down to refresh the list."
        label.font = .systemFont(ofSize: 13)
                   //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
        return label
      }
      """
    ),
    .ignored(
      "Texts that are set up in rows of a table",
      """
      final class EntryCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let dateLabel = UILabel()
        private let noteLabel = UILabel()

        func setUp() {
          titleLabel.text = "Rent"
          dateLabel.text = "Monday"
          noteLabel.text = "Paid"
          let styles: [(UILabel, UIFont.TextStyle)] = [(titleLabel, .headline), (dateLabel, .footnote)]
          for (label, style) in styles {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
          }
          [(noteLabel, UIFont.TextStyle.body)].forEach { label, style in
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
          }
        }
      }
      """
    ),
    .reported(
      "A font of the app that chooses its file by weight, handed to an initializer and chosen by state",
      """
      extension UIFont {
        static func app(_ size: CGFloat, weight: UIFont.Weight) -> UIFont {
          {
            switch weight {
            case .bold: return UIFont(name: "Lora-Bold", size: size)
                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
            default: return nil
            }
          }() ?? .systemFont(ofSize: size, weight: weight)
        }
      }

      final class BillView: UIView {
        let total = UILabel("Total", font: .app(16, weight: .bold))
                                         //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
        let note = UILabel()

        func update(isPaid: Bool) {
          note.font = isPaid ? .app(12, weight: .regular) : .app(14, weight: .bold)
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 or 14 pt font does not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "Sizes of an app's own fonts, and what is no font",
      """
      final class BillView: UIView {
        static let caption: UIFont = .Brand.regular.withSize(12)
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
        private lazy var total: UILabel = {
          let label = UILabel()
          label.font = .Brand.medium.withSize(16)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
          return label
        }()
        private lazy var star: UIImageView = {
          let view = UIImageView(image: .Icons.star.withSize(20))
          view.isAccessibilityElement = false
          return view
        }()
      }
      """
    ),
    .reported(
      "Fonts of a theme that is one instance, and sizes that a value keeps",
      """
      struct Look {
        static let shared = Look()
        let fonts = LookFonts()
      }

      struct LookFonts {
        let total = UIFont.systemFont(ofSize: 19)
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 19 pt font does not support Dynamic Type
      }

      struct Sizes {
        let body: CGFloat
      }

      final class BillView: UIView {
        private let sizes: Sizes
        private let total = UILabel()

        init(sizes: Sizes) {
          self.sizes = sizes
          super.init(frame: .zero)
          total.font = Look.shared.fonts.total
                     //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 19 pt font does not support Dynamic Type
        }

        required init?(coder: NSCoder) { fatalError() }

        func style(_ cell: BillCell, isLoud: Bool) {
          cell.note.font = .systemFont(ofSize: sizes.body)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
          cell.name.font = isLoud ? Look.shared.fonts.total : Look.shared.fonts.total
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 19 pt font does not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "In the condition of a guard, which falls back on a text style",
      """
      enum Typography {
        static func body() -> UIFont {
          guard let font = UIFont(name: "Lora-Regular", size: 15) else {
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            return UIFont.preferredFont(forTextStyle: .body)
          }
          return font
        }
      }
      """
    ),
    .reported(
      "The font of an attribute, under a name",
      """
      final class PledgeController: UIViewController {
        private let note = UILabel()

        func show(_ text: String) {
          let font = UIFont.systemFont(ofSize: 16)
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
          note.attributedText = NSAttributedString(string: text, attributes: [.font: font])
        }
      }
      """,
      fixed: [
        "Scale it with `UIFontMetrics(forTextStyle: .callout)`": """
        final class PledgeController: UIViewController {
          private let note = UILabel()

          func show(_ text: String) {
            let font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: UIFont.systemFont(ofSize: 16))
            note.attributedText = NSAttributedString(string: text, attributes: [.font: font])
          }
        }
        """
      ]
    ),
    .reported(
      "Fonts that R.swift and SwiftGen generate",
      """
      final class PlaceView: UIView {
        private let name = UILabel()
        private let region = UILabel()

        func setUp() {
          name.font = R.font.barlowBold(size: 19)
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 19 pt font does not support Dynamic Type
          region.font = FontFamily.Barlow.regular.font(size: 15)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "A font without the name of its type, and one in a badge, which keeps its height",
      """
      final class FeatureController: UIViewController {
        private let feature = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          feature.font = .systemFont(ofSize: 15, weight: .bold)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
          view.addSubview(feature)
        }
      }

      final class UnreadBadge: UIView {
        private let count = UILabel()

        init(size: CGFloat) {
          super.init(frame: .zero)
          layer.cornerRadius = size / 2
          count.font = UIFont.systemFont(ofSize: 12)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
          addSubview(count)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      fixed: [
        "Scale it with `UIFontMetrics(forTextStyle: .subheadline)`": """
        final class FeatureController: UIViewController {
          private let feature = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            feature.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .bold))
            feature.adjustsFontForContentSizeCategory = true
            view.addSubview(feature)
          }
        }

        final class UnreadBadge: UIView {
          private let count = UILabel()

          init(size: CGFloat) {
            super.init(frame: .zero)
            layer.cornerRadius = size / 2
            count.font = UIFont.systemFont(ofSize: 12)
            addSubview(count)
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ]
    ),
    .reported(
      "A button in the font that every button has",
      """
      final class ShareController: UIViewController {
        private let share = UIButton(type: .system)
                          //^^^^^^^^^^^^^^^^^^^^^^^ The default font of this button does not support Dynamic Type

        override func viewDidLoad() {
          super.viewDidLoad()
          share.tintColor = .systemIndigo
          share.setTitle("Share ticket", for: .normal)
          view.addSubview(share)
        }
      }
      """,
      fixed: [
        "Use `.preferredFont(forTextStyle: .body)`": """
        final class ShareController: UIViewController {
          private let share = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            share.tintColor = .systemIndigo
            share.titleLabel?.font = .preferredFont(forTextStyle: .body)
            share.titleLabel?.adjustsFontForContentSizeCategory = true
            share.setTitle("Share ticket", for: .normal)
            view.addSubview(share)
          }
        }
        """
      ]
    ),
    .reported(
      "One of several styles is left out, and one font beside others that grow",
      """
      enum Typography {
        case headline, body

        private var base: UIFont {
          switch self {
          case .headline: return Self.brand("Halden-Bold", size: 22)
          case .body: return Self.brand("Halden-Regular", size: 17)
          }
        }

        var font: UIFont {
          switch self {
          case .headline: return UIFontMetrics(forTextStyle: .title2).scaledFont(for: base)
          case .body: return base
                           //^^^^ This font does not scale as the others here do
          }
        }

        private static func brand(_ name: String, size: CGFloat) -> UIFont {
          guard let font = UIFont(name: name, size: size) else { preconditionFailure(name) }
          return font
        }
      }

      final class EpisodesController: UIViewController {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Episode> {
          cell, _, episode in
          var content = cell.defaultContentConfiguration()
          content.text = episode.title
          content.textProperties.font = .preferredFont(forTextStyle: .headline)
          content.secondaryTextProperties.font = .systemFont(ofSize: 13)
                                               //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
          cell.contentConfiguration = content
        }
      }
      """
    ),
  ]
}
