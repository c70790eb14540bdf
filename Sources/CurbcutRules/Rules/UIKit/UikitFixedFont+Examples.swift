extension Rule {
  /// Examples of texts that other code sets up as well, and of signs.
  static let fixedFontsOfOthers: [Example] = [
    .reported(
      "Sizes for wide and narrow screens, and the title in a view of the project that is no bar",
      """
      final class BillHeaderView: UIView {
        var titleView: UIView?
      }

      final class BillBar: UIView {
        private let header = BillHeaderView()
        private let name = UILabel()

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          header.titleView = name
          updateFont()
        }

        private func updateFont() {
          let points: CGFloat = traitCollection.horizontalSizeClass == .compact ? 17 : 30
          name.font = UIFont.systemFont(ofSize: points, weight: .medium)
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 17 or 30 pt font does not support Dynamic Type
        }
      }
      """
    ),
    .ignored(
      "What fonts of text styles are scaled from",
      """
      enum AppFonts {
        private static let bases: [UIFont.TextStyle: UIFont] = [
          .body: UIFont(name: "Lato-Regular", size: 17)!,
          .caption1: UIFont(name: "Lato-Regular", size: 12)!,
        ]

        static func font(_ style: UIFont.TextStyle) -> UIFont {
          UIFontMetrics(forTextStyle: style).scaledFont(for: bases[style]!)
        }
      }
      """
    ),
    .ignored(
      "A sign that is no text to be read",
      """
      final class BillView: UIView {
        private let unread = UILabel()

        func setUp() {
          unread.text = "•"
          unread.font = .systemFont(ofSize: 36)
          addSubview(unread)
        }
      }
      """
    ),
    .ignored(
      "An initializer of the project, which hands on what it sets up",
      """
      extension UILabel {
        convenience init(style: TextStyle) {
          self.init()
          brand.apply(style)
        }

        var look: Look {
          get { .plain }
          set { newValue.apply(to: self) }
        }

      }

      extension UILabel {
        convenience init(_ look: Look) {
          self.init(frame: .zero)
          self.look = look
        }
      }

      final class BillView: UIView {
        private lazy var total: UILabel = {
          let total = UILabel(style: style.total)
          total.text = amount
          return total
        }()
        private lazy var tip = UILabel(Look.plain)

        func setUp() {
          tip.text = "Tip"
          addSubview(total)
          addSubview(tip)
        }
      }
      """
    ),
    .reported(
      "What is done to the property of another class, to a button's own label and to what a case holds",
      """
      final class TotalView: UIView {
        let caption = UILabel()
                    //^^^^^^^^^ The default font of this label does not support Dynamic Type

        func setUp() {
          caption.text = "Total"
          addSubview(caption)
        }
      }

      final class PlaceView: UIView {
        let caption = UILabel()
      }

      final class PlaceController: UIViewController {
        private let row = PlaceView()

        func show(_ state: State) {
          row.caption.font = .preferredFont(forTextStyle: .body)
          row.caption.adjustsFontForContentSizeCategory = true
          (cell as? PlaceView)?.caption.font = .preferredFont(forTextStyle: .body)
          if case .failed(let caption) = state { report(caption) }
        }
      }
      """
    ),
    .ignored(
      "A property that its class has from the one above",
      """
      class TotalView: UIView {
        let caption = UILabel()

        func setUp() {
          caption.text = "Total"
          addSubview(caption)
        }
      }

      final class TipView: TotalView {}

      final class BillController: UIViewController {
        private let row = TipView()

        override func viewDidLoad() {
          super.viewDidLoad()
          row.caption.font = .preferredFont(forTextStyle: .body)
          row.caption.adjustsFontForContentSizeCategory = true
        }
      }
      """
    ),
    .reported(
      "An extension hands a label of the same name to code that leaves its font alone",
      """
      final class TotalView: UIView {
        let caption = UILabel()
                    //^^^^^^^^^ The default font of this label does not support Dynamic Type

        func setUp() {
          caption.text = "Total"
          addSubview(caption)
        }
      }

      final class PlaceView: UIView {
        let caption = MovingLabel()
      }

      extension PlaceView {
        func refresh() { writer.write(place, into: caption) }
      }

      final class Writer {
        func write(_ place: Place, into label: UILabel) { label.textColor = place.color }
      }
      """
    ),
    .reported(
      "Texts in fonts that the project makes somewhere else",
      """
      let captionFont = UIFont(name: "Lora-Regular", size: 12)!

      extension UIFont {
        static func brand(size: CGFloat) -> UIFont {
          UIFont(name: "Lora-Bold", size: size) ?? .boldSystemFont(ofSize: size)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
        }
      }

      final class TripCell: UITableViewCell {
        private lazy var nameLabel: UILabel = {
          let label = UILabel()
          label.font = .brand(size: 20)
                     //^^^^^^^^^^^^^^^^ Fixed 20 pt font does not support Dynamic Type
          return label
        }()
        private let dateLabel = UILabel()

        override func awakeFromNib() {
          super.awakeFromNib()
          dateLabel.font = captionFont
                         //^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
          contentView.addSubview(nameLabel)
          contentView.addSubview(dateLabel)
        }
      }
      """
    ),
    .ignored(
      "The project's fonts scale, or are not known",
      """
      let captionFont = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: UIFont(name: "Lora", size: 12)!)

      extension UIFont {
        static func brand(size: CGFloat) -> UIFont {
          UIFontMetrics.default.scaledFont(for: UIFont(name: "Lora-Bold", size: size)!)
        }
      }

      final class TripCell: UITableViewCell {
        private let nameLabel = UILabel()
        private let dateLabel = UILabel()
        private let noteLabel = UILabel()

        override func awakeFromNib() {
          super.awakeFromNib()
          nameLabel.font = .brand(size: 20)
          nameLabel.adjustsFontForContentSizeCategory = true
          dateLabel.font = captionFont
          dateLabel.adjustsFontForContentSizeCategory = true
          noteLabel.font = Kit.font(size: 14)
          noteLabel.adjustsFontForContentSizeCategory = true
          contentView.addSubview(nameLabel)
          contentView.addSubview(dateLabel)
          contentView.addSubview(noteLabel)
        }
      }
      """
    ),
    .reported(
      "A factory of the project puts it into a stack",
      """
      final class BillCell: UICollectionViewCell {
        private lazy var thanks: UILabel = {
          let label = UILabel()
                    //^^^^^^^^^ The default font of this label does not support Dynamic Type
          label.text = "Thank you"
          return label
        }()
        private lazy var column: UIStackView = {
          let column = UIStackView.column(of: [thanks])
          column.spacing = 4
          return column
        }()

        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(column)
        }
      }

      extension UIStackView {
        static func column(of views: [UIView]) -> UIStackView {
          let column = UIStackView(arrangedSubviews: views)
          column.axis = .vertical
          return column
        }
      }
      """,
      fixed: [
        "Use `.preferredFont(forTextStyle: .body)`": """
        final class BillCell: UICollectionViewCell {
          private lazy var thanks: UILabel = {
            let label = UILabel()
            label.text = "Thank you"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            return label
          }()
          private lazy var column: UIStackView = {
            let column = UIStackView.column(of: [thanks])
            column.spacing = 4
            return column
          }()

          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(column)
          }
        }

        extension UIStackView {
          static func column(of views: [UIView]) -> UIStackView {
            let column = UIStackView(arrangedSubviews: views)
            column.axis = .vertical
            return column
          }
        }
        """
      ]
    ),
    .ignored(
      "A factory of the project puts it into a stack, and it has a font that scales",
      """
      final class BillCell: UICollectionViewCell {
        private let thanks = UILabel()
        private lazy var column = UIStackView.column(of: [thanks])

        override init(frame: CGRect) {
          super.init(frame: frame)
          thanks.text = "Thank you"
          thanks.font = .preferredFont(forTextStyle: .body)
          thanks.adjustsFontForContentSizeCategory = true
          contentView.addSubview(column)
        }
      }

      extension UIStackView {
        static func column(of views: [UIView]) -> UIStackView {
          let column = UIStackView(arrangedSubviews: views)
          column.axis = .vertical
          return column
        }
      }
      """
    ),
    .reported(
      "Functions, instances and cases of the project that make a font",
      """
        func noteFont(_ size: CGFloat, isBold: Bool = false) -> UIFont {
          if isBold { return .boldSystemFont(ofSize: size) }
          return .systemFont(ofSize: size)
        }

        struct TicketFonts {
          let stub = UIFont.systemFont(ofSize: 12)
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
        }

        extension UIFont {
          static let ticket = TicketFonts()
        }

        enum Face: String {
          case title = "Lora-Bold"

          func of(size: CGFloat) -> UIFont {
            guard let font = UIFont(name: rawValue, size: size) else { return .systemFont(ofSize: size) }
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
            return font
          }
        }

        final class TicketView: UIView {
          private let seat = UILabel()
          private let gate = UILabel()
          private let row = UILabel()
          private let name = UILabel()

          func setUp() {
            seat.font = noteFont(14)
                      //^^^^^^^^^^^^ Fixed 14 pt font does not support Dynamic Type
            gate.font = noteFont(15, isBold: true)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            row.font = UIFont.ticket.stub
                     //^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
            name.font = Face.title.of(size: 20)
                      //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 20 pt font does not support Dynamic Type
          }

          func legend() -> NSAttributedString {
            NSAttributedString(string: "Row", attributes: [.font: UIFont.ticket.stub])
                                                                //^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
          }

          func rows(_ list: RowList) {
            list.add { cell in
              cell.textLabel?.font = noteFont(13)
                                   //^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
            }
          }
        }
      """
    ),
    .reported(
      "One of two sizes",
      """
        final class TicketView: UIView {
          private let seat = UILabel()
          private let gate = UILabel()

          func setUp(isWide: Bool) {
            seat.font = .systemFont(ofSize: isWide ? 18 : 14)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 14 or 18 pt font does not support Dynamic Type
            gate.font = .systemFont(ofSize: Sizes.note)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 or 15 pt font does not support Dynamic Type
          }
        }

        enum Sizes {
          static let note = UIDevice.current.userInterfaceIdiom == .pad ? CGFloat(15) : CGFloat(12)
        }
      """
    ),
    .ignored(
      "Functions that scale, fonts of a text style, and the title of a bar",
      """
        func noteFont(_ size: CGFloat) -> UIFont {
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
        }

        enum Face {
          case title, note

          func of(size: CGFloat) -> UIFont {
            switch self {
            case .title: return .preferredFont(forTextStyle: .headline)
            case .note: return .preferredFont(forTextStyle: .footnote)
            }
          }
        }

        func styleTabs() {
        let attributes: [NSAttributedString.Key: Any] = [.font: headFont(11)]
        UITabBarItem.appearance().setTitleTextAttributes(attributes, for: .normal)
      }

      func barFont(_ size: CGFloat, on bar: UINavigationBar) {
          bar.titleTextAttributes = [.font: headFont(size)]
        }

        func headFont(_ size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }

        final class TicketView: UIView {
          private let seat = UILabel()
          private let gate = UILabel()

          func setUp(in bar: UINavigationBar) {
            seat.font = noteFont(14)
            seat.adjustsFontForContentSizeCategory = true
            gate.font = Face.title.of(size: 20)
            gate.adjustsFontForContentSizeCategory = true
            bar.titleTextAttributes = [.font: headFont(17)]
          }
        }
      """
    ),
    .reported(
      "A view that has a title view with a picture is no bar",
      """
      enum Fonts {
        static func bold(_ size: CGFloat) -> UIFont {
          UIFont(name: "Lora-Bold", size: size)!
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
        }
      }

      final class PosterWithTitleView: UIView {
        private let caption = UILabel()

        func setUp() {
          caption.font = Fonts.bold(28)
                       //^^^^^^^^^^^^^^ Fixed 28 pt font does not support Dynamic Type
          addSubview(caption)
        }
      }
      """
    ),
    .reported(
      "A height that code fixes for the same button has to give way",
      """
      final class SetUpBar: UIView {
        private let start = UIButton(type: .system)

        func setUp() {
          start.setTitle("Start", for: .normal)
          start.titleLabel?.font = UIFont.systemFont(ofSize: 18, weight: .medium)
                                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 18 pt font does not support Dynamic Type
          start.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
      }
      """,
      fixed: [
        "Scale it with `UIFontMetrics(forTextStyle: .body)`": """
        final class SetUpBar: UIView {
          private let start = UIButton(type: .system)

          func setUp() {
            start.setTitle("Start", for: .normal)
            start.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 18, weight: .medium))
            start.titleLabel?.adjustsFontForContentSizeCategory = true
            start.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
          }
        }
        """
      ]
    ),
  ]
}
