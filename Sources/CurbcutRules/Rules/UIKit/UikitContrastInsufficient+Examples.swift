/// The examples of ``Rule/uikitContrastInsufficient``.
enum UikitContrastExamples {}

extension UikitContrastExamples {
  /// Text on a background that code sets, and text that others may color.
  static let ofPlace: [Example] = [
    .reported(
      """
      final class OfferController: UIViewController {
        private let discount = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          discount.text = "20 % off"
          discount.textColor = UIColor(white: 0.7, alpha: 1)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.1:1; 4.5:1 is required
          discount.backgroundColor = UIColor(white: 1, alpha: 1)
        }
      }
      """
    ),
    .reported(
      "On the background of what it is put into",
      """
      final class CommentCell: UITableViewCell {
        private let date = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .white
          date.textColor = .lightGray
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          contentView.addSubview(UIStackView(arrangedSubviews: [date]))
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .reported(
      "A class of its own",
      """
      final class PaleButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          setTitleColor(.yellow, for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 1:1; 4.5:1 is required
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .reported(
      "Colors of a palette, text that an extension sets up, and a color for each appearance",
      """
      enum Palette: String {
        case pale = "ced9f2"
        case blue = "3361cc"
      }

      extension UIColor {
        convenience init(palette: Palette) { self.init(hexString: palette.rawValue, alpha: 1) }

        static var hint: UIColor { UIColor(palette: .pale) }
        static let lock = UIColor(palette: .blue)
        static let sheet = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      }

      final class LockController: UIViewController {
        private let message = UILabel()
        private let card = UIView()
        private let note = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .lock
          card.backgroundColor = .sheet
          setUp()
        }
      }

      extension LockController {
        private func setUp() {
          message.font = .preferredFont(forTextStyle: .subheadline)
          message.adjustsFontForContentSizeCategory = true
          message.textColor = .hint
        //^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 3.9:1; 4.5:1 is required
          note.textColor = UIColor(light: .lightGray, dark: .white)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1 in light mode; 4.5:1 is required
          card.addSubview(note)
          view.addSubview(card)
          view.addSubview(message)
        }
      }
      """
    ),
    .reported(
      "A constant of the function, and digits in a palette of nested types",
      """
      enum Style {
        enum Colors {
          enum Gray { static let light = "a3aab1" }
        }
      }

      extension String {
        var color: UIColor { UIColor.fromHex(self) }
      }

      final class TripCell: UICollectionViewCell {
        private let date = UILabel()
        private let note = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          let gray = Style.Colors.Gray.light.color
          date.textColor = gray
        //^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          note.textColor = UIColor.fromHex("#a3aab1")
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          contentView.addSubview(date)
          contentView.addSubview(note)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .ignored(
      "Colors that several declarations set, and initializers that do more than hand on",
      """
      extension UIColor {
        convenience init(theme name: String) {
          let digits = Theme.current.digits(of: name)
          self.init(hexString: digits)
        }
      }

      final class LockController: UIViewController {
        private let message = UILabel()
        private let note = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          message.textColor = .black
          setUp()
        }
      }

      extension LockController {
        private func setUp() {
          message.textColor = .lightGray
          note.textColor = UIColor(theme: "note")
          view.addSubview(note)
          view.addSubview(message)
        }
      }
      """
    ),
    .recommended(
      """
      final class OfferController: UIViewController {
        private let discount = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          discount.text = "20 % off"
          discount.textColor = .label
          discount.backgroundColor = .systemBackground
        }
      }
      """
    ),
    .ignored(
      "Other code may set its colors",
      """
      final class Screen: UIViewController {
        private let name = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          name.textColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          name.backgroundColor = .white
          Styles.apply(to: name)
        }
      }
      """
    ),
    .ignored(
      "An outlet",
      """
      final class Screen: UIViewController {
        @IBOutlet private weak var name: UILabel!

        override func viewDidLoad() {
          super.viewDidLoad()
          name.textColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          name.backgroundColor = .white
        }
      }
      """
    ),
    .reported(
      "A color of the system for what matters least",
      """
      final class ProfileHeader: UIView {
        private let joined = UILabel()
        private let separator = UILabel()

        func show(_ profile: Profile) {
          joined.text = profile.joined
          joined.textColor = .tertiaryLabel
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `tertiaryLabel` is too faint for text that people need to read
          separator.text = "•"
          separator.textColor = .tertiaryLabel
        }
      }
      """
    ),
    .ignored(
      "Another type sets its colors",
      """
      final class Screen: UIViewController {
        let name = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          name.textColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          name.backgroundColor = .white
        }
      }

      extension Screen {
        func darken() {
          name.backgroundColor = .black
        }
      }
      """
    ),
    .ignored(
      "A condition decides",
      """
      final class Screen: UIViewController {
        private let name = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          name.backgroundColor = .white
          if isNight {
            name.textColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          }
        }
      }
      """
    ),
    .ignored(
      "Colors that are not known, and states of a button",
      """
      final class OfferController: UIViewController {
        private let discount = UILabel()
        private let buy = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          discount.textColor = Theme.accent
          discount.backgroundColor = UIColor(white: 1, alpha: 1)
          buy.setTitle("Buy", for: .normal)
          buy.setTitleColor(UIColor(white: 0.7, alpha: 1), for: .disabled)
          buy.backgroundColor = UIColor(white: 1, alpha: 1)
        }
      }
      """
    ),
    .reported(
      "A color that lets too much through on any background, and a gray for lines in a cell",
      """
      final class CaptionLabel: UILabel {
        func setUp() {
          font = .preferredFont(forTextStyle: .caption1)
          adjustsFontForContentSizeCategory = true
          textColor = UIColor.label.withAlphaComponent(0.3)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This color has a contrast ratio of at most 2.4:1 on any background
        }
      }

      final class GuestCell: UITableViewCell {
        private let company = UILabel()

        func setUp() {
          company.font = .preferredFont(forTextStyle: .body)
          company.adjustsFontForContentSizeCategory = true
          company.textColor = .systemGray4
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `systemGray4` is too faint for text that people need to read
          contentView.addSubview(company)
        }
      }
      """
    ),
    .ignored(
      "A gray on what the cell is painted with, and a color that lets little through",
      """
      final class GuestCell: UITableViewCell {
        private let company = UILabel()
        private let name = UILabel()

        func setUp() {
          company.font = .preferredFont(forTextStyle: .body)
          company.adjustsFontForContentSizeCategory = true
          company.textColor = .systemGray4
          name.font = .preferredFont(forTextStyle: .body)
          name.adjustsFontForContentSizeCategory = true
          name.textColor = UIColor.label.withAlphaComponent(0.9)
          contentView.backgroundColor = Brand.night
          contentView.addSubview(company)
          contentView.addSubview(name)
        }
      }
      """
    ),
  ]
}
