import CurbcutModel

extension Rule {
  /// More examples of `uikit-container-hides-controls`.
  static let controlsInContent: [Example] = [
    .reported(
      "All that a cell or a screen shows is one element",
      """
      final class CreatorCell: UICollectionViewCell {
        private let nameLabel = UILabel()
        private lazy var followButton = UIButton(
          configuration: .borderedProminent(),
          primaryAction: UIAction(title: "Follow") { [weak self] _ in self?.onFollow?() }
        )

        func configure(name: String) {
          let stack = UIStackView(arrangedSubviews: [nameLabel, followButton])
          contentView.addSubview(stack)
          contentView.isAccessibilityElement = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "followButton" cannot be reached inside this element; offer it as a custom action
          contentView.accessibilityLabel = name
        }
      }

      final class TicketController: UIViewController {
        private let buy = UIButton(configuration: .filled())

        override func viewDidLoad() {
          super.viewDidLoad()
          buy.configuration?.title = "Buy"
          view.addSubview(buy)
          view.isAccessibilityElement = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "buy" cannot be reached inside this element; offer it as a custom action
          view.accessibilityLabel = "Ticket"
        }
      }
      """
    ),
    .ignored(
      "The content of a cell offers what is in it",
      """
      final class CreatorCell: UICollectionViewCell {
        private let followButton = UIButton(configuration: .borderedProminent())

        func configure(name: String) {
          followButton.configuration?.title = "Follow"
          contentView.addSubview(followButton)
          contentView.isAccessibilityElement = true
          contentView.accessibilityLabel = name
          contentView.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Follow") { [weak self] _ in self?.follow() ?? false }
          ]
        }

        private func follow() -> Bool { true }
      }
      """
    ),
    .reported(
      "What its list of elements leaves out",
      """
      final class PlanCell: UITableViewCell {
        @IBOutlet private var price: UILabel!
        @IBOutlet private var choose: UIButton!

        func show(_ plan: Plan) {
          price.text = plan.price
          accessibilityElements = [choose as Any]
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "price" is not among the elements of this view, so VoiceOver never reads it
        }
      }
      """
    ),
    .ignored(
      "A tap on the cell puts the cursor into its field",
      """
      final class WeightCell: UITableViewCell {
        @IBOutlet private var field: UITextField!

        override func awakeFromNib() {
          super.awakeFromNib()
          isAccessibilityElement = true
          accessibilityLabel = "Weight"
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(write)))
        }

        @objc private func write() { field.becomeFirstResponder() }
      }
      """
    ),
    .ignored(
      "A view whose field can be edited only where those who show it say so",
      """
      final class AnswerView: UIView {
        private let field = UITextField()

        func setUp() {
          field.font = .preferredFont(forTextStyle: .body)
          field.adjustsFontForContentSizeCategory = true
          field.accessibilityLabel = "Answer"
          addSubview(field)
          isAccessibilityElement = true
          accessibilityLabel = "Answer"
        }
      }

      final class AnswerCell: UITableViewCell {
        private let answer = AnswerView()

        func setUp() {
          answer.isUserInteractionEnabled = false
          contentView.addSubview(answer)
        }
      }
      """
    ),
    .ignored(
      "An element that is listed says what is left out, or holds it",
      """
      final class PlanCell: UITableViewCell {
        @IBOutlet private var price: UILabel!
        @IBOutlet private var choose: UIButton!

        func show(_ plan: Plan) {
          price.text = plan.price
          choose.accessibilityLabel = "Choose, \\(plan.price)"
          accessibilityElements = [choose as Any]
        }
      }

      final class OfferCell: UITableViewCell {
        @IBOutlet private var price: UILabel!
        @IBOutlet private var content: UIView!

        func show(_ plan: Plan) {
          price.text = plan.price
          accessibilityElements = [content as Any]
        }
      }
      """
    ),
    .ignored(
      "An element at times only",
      """
      final class Card: UIView {
        private let open = UIButton(configuration: .plain())

        func show(isEditing: Bool) {
          open.setTitle("Open", for: .normal)
          addSubview(open)
          accessibilityLabel = "Card"
          isAccessibilityElement = true
          if isEditing {
            isAccessibilityElement = false
          }
        }
      }
      """
    ),
    .ignored(
      "What is inside cannot be pressed, or the element does it",
      """
      final class SongCell: UITableViewCell {
        private let download = UIButton(configuration: .plain())

        func setUp(with title: String) {
          isAccessibilityElement = true
          accessibilityLabel = title
          download.setTitle("Download", for: .normal)
          download.isUserInteractionEnabled = false
          contentView.addSubview(download)
        }
      }

      final class VolumeView: UIView {
        private let louder = UIButton(type: .contactAdd)

        func setUp() {
          isAccessibilityElement = true
          accessibilityLabel = "Volume"
          accessibilityTraits = .adjustable
          addSubview(louder)
        }

        override var accessibilityValue: String? { get { "3" } set {} }
        override func accessibilityIncrement() {}
        override func accessibilityDecrement() {}
      }
      """
    ),
    .reported(
      "The outlet of a cell that is one element",
      """
      final class MusicianCell: UITableViewCell {
        @IBOutlet private weak var followButton: UIButton!
        var onFollow: (() -> Void)?

        override func awakeFromNib() {
          super.awakeFromNib()
          isAccessibilityElement = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "followButton" cannot be reached inside this element; offer it as a custom action
        }

        func configure(with musician: Musician) { accessibilityLabel = musician.name }

        @IBAction private func follow() { onFollow?() }
      }
      """
    ),
    .ignored(
      "The cell offers what its outlet does",
      """
      final class MusicianCell: UITableViewCell {
        @IBOutlet private weak var followButton: UIButton!
        var onFollow: (() -> Void)?

        override func awakeFromNib() {
          super.awakeFromNib()
          isAccessibilityElement = true
          accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Follow", target: self, selector: #selector(follow))
          ]
        }

        func configure(with musician: Musician) { accessibilityLabel = musician.name }

        @IBAction private func follow() -> Bool {
          onFollow?()
          return true
        }
      }
      """
    ),
  ]
}
