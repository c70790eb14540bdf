extension UikitContrastExamples {
  /// Buttons, fields and swipe actions, and backgrounds that are not known.
  static let ofLook: [Example] = [
    .reported(
      "A button of an alert",
      """
      final class RatingController: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert)
          let later = UIAlertAction(title: "Later", style: .default, handler: nil)
          later.setValue(UIColor.lightGray, forKey: "titleTextColor")
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.3:1 in light mode; 4.5:1 is required
          alert.addAction(later)
          present(alert, animated: true)
        }
      }
      """
    ),
    .reported(
      "The border of a field",
      """
      final class CouponField: UITextField {
        func setUp() {
          font = .preferredFont(forTextStyle: .body)
          adjustsFontForContentSizeCategory = true
          accessibilityLabel = "Coupon"
          backgroundColor = .systemBackground
          layer.borderWidth = 1
          layer.borderColor = UIColor.systemGray5.cgColor
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The border of this field has a contrast ratio of 1.2:1; 3:1 is required
        }
      }
      """
    ),
    .ignored(
      "Borders that can be seen, or of a field that is filled",
      """
      final class CouponField: UITextField {
        func setUp() {
          font = .preferredFont(forTextStyle: .body)
          adjustsFontForContentSizeCategory = true
          accessibilityLabel = "Coupon"
          backgroundColor = .secondarySystemBackground
          layer.borderWidth = 1
          layer.borderColor = UIColor.systemGray5.cgColor
        }
      }

      final class VoucherField: UITextField {
        func setUp() {
          font = .preferredFont(forTextStyle: .body)
          adjustsFontForContentSizeCategory = true
          accessibilityLabel = "Voucher"
          backgroundColor = .systemBackground
          layer.borderWidth = 1
          layer.borderColor = UIColor.label.cgColor
        }
      }
      """
    ),
    .reported(
      "A background that is not known, under dark text, and a view that a function of the project makes",
      """
      extension UIView {
        static func pinned() -> Self {
          let view = self.init()
          return view.readied()
        }

        @discardableResult
        func readied() -> Self {
          translatesAutoresizingMaskIntoConstraints = false
          return self
        }
      }

      final class ParcelCell: UICollectionViewCell {
        private let sender: UILabel = {
          let label = UILabel.pinned()
          label.textColor = .darkGray
          return label
        }()
        private let weight: UILabel = {
          let label = UILabel.pinned()
          label.textColor = .lightGray
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.3:1 on a light background; 4.5:1 is required
          return label
        }()

        func arrange() {
          let column = UIStackView(arrangedSubviews: [sender, weight])
          contentView.addSubview(column)
        }
      }
      """
    ),
    .reported(
      "A color that turns lighter in dark mode",
      """
      final class ParcelCell: UICollectionViewCell {
        private let weight = UILabel()

        func setUp() {
          weight.textColor = UIColor(light: .gray, dark: .lightGray)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 3.9:1 on a light background; 4.5:1 is required
          contentView.addSubview(weight)
        }
      }
      """
    ),
    .ignored(
      "White text beside text in the color of the system, and light text that nothing dark stands beside",
      """
      final class ParcelCell: UICollectionViewCell {
        private let sender = UILabel()
        private let weight = UILabel()
        private let route = UILabel()
        private let banner = Banner()

        func setUp() {
          sender.text = "Sender"
          sender.font = .preferredFont(forTextStyle: .body)
          sender.adjustsFontForContentSizeCategory = true
          weight.textColor = .white
          route.textColor = .lightGray
          contentView.addSubview(sender)
          contentView.addSubview(weight)
          banner.addSubview(route)
        }
      }
      """
    ),
    .reported(
      "Titles in the color that UIKit gives them, and an image of one color",
      """
      final class CheckoutController: UIViewController {
        private let pay = UIButton()
        private let cancel = UIButton(type: .system)
        private let help = UIButton(type: .custom)

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Checkout"
          pay.setTitle("Pay", for: .normal)
          pay.titleLabel?.font = .preferredFont(forTextStyle: .body)
          pay.titleLabel?.adjustsFontForContentSizeCategory = true
          pay.backgroundColor = .orange
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.5:1; 4.5:1 is required
          cancel.setTitle("Cancel", for: .normal)
          cancel.titleLabel?.font = .preferredFont(forTextStyle: .body)
          cancel.titleLabel?.adjustsFontForContentSizeCategory = true
          cancel.tintColor = .white
        //^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          cancel.backgroundColor = .lightGray
          let fill = UIColor.lightGray.image().resizableImage(withCapInsets: .zero)
          help.setBackgroundImage(fill, for: .normal)
          help.setTitle("Help", for: .normal)
          help.titleLabel?.font = .preferredFont(forTextStyle: .body)
          help.titleLabel?.adjustsFontForContentSizeCategory = true
          help.setTitleColor(.white, for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          [pay, cancel, help].forEach(view.addSubview)
        }
      }
      """
    ),
    .ignored(
      "Titles that other code colors, and a picture below one",
      """
      final class CheckoutController: UIViewController {
        private let pay = UIButton()
        private let help = UIButton(type: .custom)

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Checkout"
          pay.setTitle("Pay", for: .normal)
          pay.titleLabel?.font = .preferredFont(forTextStyle: .body)
          pay.titleLabel?.adjustsFontForContentSizeCategory = true
          pay.backgroundColor = .orange
          help.setBackgroundImage(UIImage(named: "clouds"), for: .normal)
          help.setTitle("Help", for: .normal)
          help.titleLabel?.font = .preferredFont(forTextStyle: .body)
          help.titleLabel?.adjustsFontForContentSizeCategory = true
          help.setTitleColor(.white, for: .normal)
          view.backgroundColor = .white
          [pay, help].forEach(view.addSubview)
        }
      }

      extension CheckoutController {
        func ready() { pay.setTitleColor(.black, for: .normal) }
      }
      """
    ),
    .reported(
      "What a swipe reveals",
      """
      final class TicketsController: UITableViewController {
        private func actions() -> UISwipeActionsConfiguration {
          let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
          pin.backgroundColor = UIColor.lightGray
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A white title on this color has a contrast ratio of 2.3:1; 4.5:1 is required
          let skip = UIContextualAction(style: .normal, title: "Skip") { _, _, done in done(true) }
          skip.backgroundColor = UIColor.lightGray
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A white icon on this color has a contrast ratio of 2.3:1; 3:1 is required
          skip.image = UIImage(systemName: "forward")
          return UISwipeActionsConfiguration(actions: [pin, skip])
        }
      }
      """
    ),
    .ignored(
      "An icon in place of the title, which less contrast is enough for",
      """
      final class TicketsController: UITableViewController {
        private func actions() -> UISwipeActionsConfiguration {
          let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
          pin.backgroundColor = UIColor.systemBlue
          pin.image = UIImage(systemName: "pin")
          return UISwipeActionsConfiguration(actions: [pin])
        }
      }
      """
    ),
    .reported(
      "An attributed text",
      """
      final class ParcelCell: UICollectionViewCell {
        private let route = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          contentView.addSubview(route)
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(_ parcel: Parcel) {
          let look = [NSAttributedString.Key.foregroundColor: UIColor.lightGray]
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 3:1 is required
          route.attributedText = NSAttributedString(string: parcel.route, attributes: look)
        }
      }
      """
    ),
    .reported(
      "The border of a field on a background that is not known",
      """
      final class CouponField: UITextField {
        func setUp() {
          font = .preferredFont(forTextStyle: .body)
          adjustsFontForContentSizeCategory = true
          accessibilityLabel = "Coupon"
          layer.borderWidth = 1
          layer.borderColor = UIColor(white: 0.9, alpha: 1).cgColor
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The border of this field has a contrast ratio of at most 1.2:1; 3:1 is required
        }
      }
      """
    ),
    .reported(
      "A color of the one theme that the project makes",
      """
      final class FareView: UIView {
        private let fare = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          fare.font = .preferredFont(forTextStyle: .body)
          fare.adjustsFontForContentSizeCategory = true
          fare.textColor = Theme.shared.accent
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          addSubview(fare)
        }
      }

      final class Theme {
        static let shared = Theme()

        let accent: UIColor

        init() { accent = .lightGray }
      }
      """
    ),
    .ignored(
      "Colors of a theme that are given to it or set again",
      """
      final class FareView: UIView {
        private let fare = UILabel()
        private let zone = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          fare.font = .preferredFont(forTextStyle: .body)
          fare.adjustsFontForContentSizeCategory = true
          fare.textColor = Theme.shared.accent
          zone.font = .preferredFont(forTextStyle: .body)
          zone.adjustsFontForContentSizeCategory = true
          zone.textColor = Theme.shared.detail
          addSubview(fare)
          addSubview(zone)
        }
      }

      final class Theme {
        static let shared = Theme(accent: .black)

        let accent: UIColor
        var detail = UIColor.lightGray

        init(accent: UIColor = .lightGray) { self.accent = accent }
      }
      """
    ),
    .reported(
      "A color between light and dark with nothing dark around it",
      """
      final class EmptyTripView: UIView {
        private let note = UILabel()
        private let hint = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          note.backgroundColor = .clear
          note.textColor = .lightGray
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.3:1 on a light background; 4.5:1 is required
          hint.font = .preferredFont(forTextStyle: .body)
          hint.adjustsFontForContentSizeCategory = true
          hint.textColor = UIColor(red: 0.4, green: 0.55, blue: 0.9, alpha: 1)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 3.2:1 on a light background; 4.5:1 is required
          addSubview(note)
          addSubview(hint)
        }
      }
      """
    ),
    .ignored(
      "Words that are nearly white, a picture that fills the view, a layer in it and a name tell of something dark",
      """
      final class NightTripView: UIView {
        private let note = UILabel()
        private let title = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          note.backgroundColor = .clear
          note.textColor = .lightGray
          title.font = .preferredFont(forTextStyle: .body)
          title.adjustsFontForContentSizeCategory = true
          title.textColor = .white
          addSubview(note)
          addSubview(title)
        }
      }

      final class TripPosterView: UIView {
        private let note = UILabel()
        private let poster = UIImageView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          poster.contentMode = .scaleAspectFill
          addSubview(poster)
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          note.backgroundColor = .clear
          note.textColor = .lightGray
          addSubview(note)
        }
      }

      final class TripSkyView: UIView {
        private let note = UILabel()
        private let sky = CAGradientLayer()

        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.addSublayer(sky)
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          note.backgroundColor = .clear
          note.textColor = .lightGray
          addSubview(note)
        }
      }

      final class TripBubble: UIView {
        private let note = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          note.backgroundColor = .clear
          note.textColor = .lightGray
          addSubview(note)
        }
      }

      final class TripCardView: UIView {
        private let note = UILabel()
        private let panel = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          panel.backgroundColor = UIColor(white: 0.1, alpha: 1)
          addSubview(panel)
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          note.backgroundColor = .clear
          note.textColor = .lightGray
        }
      }
      """
    ),
    .reported(
      "A stack that is declared before the labels in it",
      """
      final class TripTitleView: UIView {
        private lazy var column = UIStackView(arrangedSubviews: [town, route])
        private lazy var town = UILabel()
        private lazy var route = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = UIColor(red: 0.45, green: 0.65, blue: 0.2, alpha: 1)
          addSubview(column)
          town.font = .preferredFont(forTextStyle: .body)
          town.adjustsFontForContentSizeCategory = true
          town.textColor = .white
        //^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.9:1; 4.5:1 is required
          route.font = .preferredFont(forTextStyle: .body)
          route.adjustsFontForContentSizeCategory = true
          route.textColor = .black
        }
      }
      """
    ),
    .ignored(
      "A text view has the background of the system where no code paints it",
      """
      final class ImportController: UIViewController {
        private let text = UITextView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
          text.font = .preferredFont(forTextStyle: .body)
          text.adjustsFontForContentSizeCategory = true
          text.accessibilityLabel = "Addresses"
          text.textColor = .black
          view.addSubview(text)
        }
      }
      """
    ),
    .ignored(
      "Once the app is in the background",
      """
      final class ClockController: UIViewController {
        private let clock = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          clock.font = .preferredFont(forTextStyle: .body)
          clock.adjustsFontForContentSizeCategory = true
          view.addSubview(clock)
          Lifecycle.shared.whenAppDidEnterBackground(key: "clock", closure: {
            self.clock.textColor = UIColor(white: 0.8, alpha: 1)
          })
        }
      }
      """
    ),
  ]
}
