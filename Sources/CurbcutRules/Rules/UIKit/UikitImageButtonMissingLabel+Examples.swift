import CurbcutModel

extension Rule {
  /// More examples of `uikit-image-button-missing-label`: buttons in lists, and made by getters.
  static let imageButtonsOfLists: [Example] = [
    .reported(
      "Methods that a project adds to what UIKit's classes adopt are followed",
      """
      extension UIAccessibilityIdentification {
        func identify(as place: Place) { accessibilityIdentifier = place.rawValue }
      }

      protocol Rounding {}

      extension Rounding where Self: UIView {
        func roundOff() { layer.masksToBounds = true }
      }

      final class PlaceBar: UIView {
        private let route: UIButton = {
          let button = UIButton(type: .custom)
          button.identify(as: .route)
          button.roundOff()
          button.setImage(UIImage(named: "route"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          return button
        }()
      }
      """
    ),
    .ignored(
      "Such a method gives a label",
      """
      extension UIAccessibilityIdentification where Self: UIView {
        func identify(as place: Place) { accessibilityIdentifier = place.rawValue }
      }

      extension NSObjectProtocol where Self: UIView {
        func name(as place: Place) { accessibilityLabel = place.name }
      }

      final class PlaceBar: UIView {
        private let route: UIButton = {
          let button = UIButton(type: .custom)
          button.identify(as: .route)
          button.name(as: .route)
          button.setImage(UIImage(named: "route"), for: .normal)
          return button
        }()
      }
      """
    ),
    .reported(
      "Lists of buttons that methods of an extension take, with closures and what calls leave out",
      """
      extension UIView {
        func place(_ views: [UIView], rules: () -> [NSLayoutConstraint]) {
          for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          NSLayoutConstraint.activate(rules())
        }

        func float(_ view: UIView, above other: UIView? = nil) {
          addSubview(view)
        }
      }

      final class PlaceBar: UIView {
        private let route = UIButton(type: .custom)
        private let stops = UIButton(type: .custom)

        func setUp() {
          route.setImage(UIImage(named: "route"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          stops.setImage(UIImage(named: "stops"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          place([route]) { [] }
          float(stops)
        }
      }
      """
    ),
    .ignored(
      "What takes the list names its buttons, or has not been read",
      """
      extension UIView {
        func place(_ buttons: [UIButton], rules: () -> [NSLayoutConstraint]) {
          for button in buttons {
            button.accessibilityLabel = NSLocalizedString("place", comment: "")
            addSubview(button)
          }
          NSLayoutConstraint.activate(rules())
        }
      }

      final class PlaceBar: UIView {
        private let route = UIButton(type: .custom)
        private let stops = UIButton(type: .custom)
        private let times = UIButton(type: .custom)
        private let fares = UIButton(type: .custom)

        func setUp() {
          route.setImage(UIImage(named: "route"), for: .normal)
          stops.setImage(UIImage(named: "stops"), for: .normal)
          times.setImage(UIImage(named: "times"), for: .normal)
          fares.setImage(UIImage(named: "fares"), for: .normal)
          place([route]) { [] }
          dock([stops]) { [] }
          [times].forEach(name)
          [fares].forEach(Theme.shared.style)
        }

        private func name(_ button: UIButton) { button.accessibilityLabel = "Times" }
      }
      """
    ),
    .reported(
      "Classes above it are given the pictures, and each branch makes another button",
      """
      class IconButton: UIButton {
        init(icon: UIImage?) {
          super.init(frame: .zero)
          setImage(icon, for: .normal)
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      final class PencilButton: IconButton {
        init() { super.init(icon: Icons.pencil) }
        required init?(coder: NSCoder) { fatalError() }
      }

      final class FlipButton: UIButton {
        private let shownImage: UIImage
        private var hiddenImage: UIImage?

        init(shownImage: UIImage, hiddenImage: UIImage) {
          self.shownImage = shownImage
          self.hiddenImage = hiddenImage
          super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError() }

        func flip(_ isShown: Bool) {
          isShown ? setImage(shownImage, for: .normal) : setImage(self.hiddenImage, for: .normal)
        }
      }

      final class MemoController: UIViewController {
        private let flip = FlipButton(shownImage: Icons.eye, hiddenImage: Icons.lid)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label

        func show(isMine: Bool) {
          let button: UIButton
          if isMine {
            button = PencilButton()
                   //^^^^^^^^^^^^^^ This image button has no accessibility label
          } else {
            button = IconButton(icon: Icons.flag)
            button.accessibilityLabel = "Report"
          }
          view.addSubview(button)
          view.addSubview(flip)
        }
      }
      """
    ),
    .reported(
      "A portrait that its users change",
      """
      final class PortraitButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setImage(UIImage(named: "nobody"), for: .normal)
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(_ person: Person) { setImage(person.portrait, for: .normal) }
      }

      final class LetterController: UIViewController {
        private let sender = PortraitButton()
                           //^^^^^^^^^^^^^^^^ This image button has no accessibility label
        private let receiver = PortraitButton()

        func show(_ letter: Letter) {
          receiver.accessibilityLabel = letter.receiver.name
          sender.show(letter.sender)
          view.addSubview(sender)
          view.addSubview(receiver)
        }
      }
      """
    ),
    .reported(
      "A list that only the class sees, a property that makes a button, and a picture in the background",
      """
      final class FormatBar: UIView {
        private let quote = UIButton()
        private lazy var buttons = [quote]
        private let start = UIButton()

        private var link: UIButton {
          let link = UIButton(type: .system)
          link.setImage(UIImage(named: "link"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          return link
        }

        func setUp() {
          quote.setImage(UIImage(named: "quote"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          start.setBackgroundImage(UIImage(named: "start"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          buttons.forEach {
            $0.tintColor = .label
            addSubview($0)
          }
          addSubview(start)
          addSubview(link)
        }
      }
      """
    ),
    .ignored(
      "The buttons of a list are named by their places, and one where a property gives it",
      """
      final class FormatBar: UIView {
        private let quote = UIButton()
        private let list = UIButton()
        private lazy var buttons = [quote]
        private lazy var others = [list]

        private var link: UIButton {
          let link = UIButton(type: .system)
          link.setImage(UIImage(named: "link"), for: .normal)
          return link
        }

        func setUp() {
          quote.setImage(UIImage(named: "quote"), for: .normal)
          list.setImage(UIImage(named: "list"), for: .normal)
          for (index, button) in buttons.enumerated() { button.accessibilityLabel = names[index] }
          others[0].accessibilityLabel = "List"
          let button = link
          button.accessibilityLabel = "Link"
          addSubview(button)
        }
      }
      """
    ),
    .ignored(
      "An extension names what it goes through",
      """
      final class FormatBar: UIView {
        private let quote = UIButton()

        func setUp() {
          quote.setImage(UIImage(named: "quote"), for: .normal)
          addSubview(quote)
        }
      }

      extension FormatBar {
        func name() {
          for button in [quote] { button.accessibilityLabel = "Quote" }
        }
      }
      """
    ),
    .reported(
      "That it has no label is all that is said of it",
      """
      final class DraftView: UIView {
        func makeDelete() {
          let button = UIButton(type: .system)
          button.setImage(UIImage(named: "bin"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          button.accessibilityLabel = nil
          addSubview(button)
        }
      }
      """
    ),
    .reported(
      "Beside the text of a cell",
      """
      final class NoteCell: UITableViewCell {
        func setUp() {
          let button = UIButton(type: .system)
          button.setImage(UIImage(named: "bin"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          button.addTarget(self, action: #selector(remove), for: .touchUpInside)
          accessoryView = button
        }

        @objc private func remove() { store.remove(note) }
      }
      """
    ),
    .ignored(
      "A picture beside the text of a cell that does nothing, and one in a bar item",
      """
      final class NoteCell: UITableViewCell {
        func setUp() {
          let button = UIButton(type: .system)
          button.setImage(UIImage(named: "pin"), for: .normal)
          accessoryView = button
        }
      }
      """
    ),
    .ignored(
      "The image has a name",
      """
      final class PlayerBar: UIView {
        private let pauseImage: UIImage? = {
          let drawn = UIImage(named: "pause_24")
          drawn?.accessibilityLabel = "Pause"
          return drawn
        }()
        private let pause = UIButton(type: .custom)
        private let skip = UIButton(type: .custom)

        func setUp() {
          let arrow = UIImage(named: "skip_24")
          arrow?.accessibilityLabel = "Skip"
          skip.setImage(arrow?.withRenderingMode(.alwaysTemplate), for: .normal)
          pause.setImage(pauseImage, for: .normal)
          addSubview(pause)
          addSubview(skip)
        }
      }
      """
    ),
    .reported(
      "Another image has one, and a background that a condition chooses",
      """
      final class PlayerView: UIView {
        private let skip = UIButton(type: .custom)
        private let star = UIButton(type: .custom)

        func setUp(isStarred: Bool) {
          let arrow = UIImage(named: "skip_24")
          let play = UIImage(named: "play_24")
          play?.accessibilityLabel = "Play"
          skip.setImage(arrow, for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          star.setBackgroundImage(UIImage(named: isStarred ? "star_on" : "star_off"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          star.accessibilityLabel = nil
          star.isSelected = isStarred
        }
      }
      """
    ),
    .reported(
      "What a publisher sets of it is another property, and its class has an action of its own",
      #"""
      final class TrackCell: UITableViewCell {
        private lazy var download: TrackButton = {
          let button = TrackButton()
          button.setImage(UIImage(systemName: "arrow.down.circle"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          button.primaryAction = { _ in }
          return button
        }()
        private var subscription: AnyCancellable?

        func show(_ track: Track) {
          subscription = track.isStored.assign(to: \.isHidden, on: download)
          contentView.addSubview(download)
        }
      }

      final class TrackButton: UIButton {
        var primaryAction: ((UIButton) -> Void)?
      }
      """#
    ),
    .ignored(
      "A publisher sets its label",
      #"""
      final class TrackCell: UITableViewCell {
        private lazy var download: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(systemName: "arrow.down.circle"), for: .normal)
          return button
        }()
        private var subscription: AnyCancellable?

        func show(_ track: Track) {
          subscription = track.action.assign(to: \.accessibilityLabel, on: download)
          contentView.addSubview(download)
        }
      }
      """#
    ),
    .reported(
      "A method of an extension that tells its caller when it is done",
      """
      extension UIView {
        func press(completion: (() -> Void)? = nil) {
          let done = { [weak self] in self?.alpha = 1 }
          alpha = 0.5
          done()
          completion?()
        }
      }

      final class CartController: UIViewController {
        private let pay = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          pay.setImage(UIImage(named: "card"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          view.addSubview(pay)
        }

        @objc private func payNow() {
          pay.press { [weak self] in self?.finish() }
        }

        private func finish() { dismiss(animated: true) }
      }
      """
    ),
    .reported(
      "Named as an outlet in the code",
      """
      final class MealController: UIViewController {
        private let filterMealsButtonOutlet = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          filterMealsButtonOutlet.setImage(UIImage(named: "funnel2"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          view.addSubview(filterMealsButtonOutlet)
        }
      }
      """,
      fixed: [
        #"Set `accessibilityLabel` to "Filter meals""#: """
        final class MealController: UIViewController {
          private let filterMealsButtonOutlet = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            filterMealsButtonOutlet.setImage(UIImage(named: "funnel2"), for: .normal)
            filterMealsButtonOutlet.accessibilityLabel = "Filter meals"
            view.addSubview(filterMealsButtonOutlet)
          }
        }
        """
      ]
    ),
  ]
}

extension UIKitObject.Picture {
  /// Whether its name is one of two that are written: `UIImage(named: isOn ? "bell" : "no-bell")`.
  var choosesName: Bool {
    guard case .ternary(_, let then, let otherwise)? = writtenName?.form else { return false }
    return then.isStringLiteral && otherwise.isStringLiteral
  }
}
